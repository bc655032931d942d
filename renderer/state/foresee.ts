/**
 * What an edit will look like, before the service has answered: only what can be told without proving anything. The
 * proof, computed balances and rows that are merged are the service's to say.
 */
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';
import { madeRowName } from '../../shared/row-names.ts';
import { assertNever } from './never.ts';
import { addedRow, rowWith, splitParts, swappedRow, type Row } from './foresee-rows.ts';

/** What an edit changes of a statement. */
export type Seen = Pick<TransactionsBody, 'accounts' | 'transactions'>;

/**
 * The rows and accounts with operations applied as far as they can be foreseen; the same object where nothing can. `batch` is
 * the place the operations will have in the history, counted from 1: it names the rows they make.
 */
export function foresee<S extends Seen>(statement: S, operations: readonly Operation[], batch: number): S {
  const changes = new Map<string, (row: Row) => Row>();
  const followers = new Map<string | null, Row[]>();
  let { accounts } = statement;
  let made = 0;
  const nextName = (): string => madeRowName(batch, ++made);
  const change = (rows: readonly string[], next: (row: Row) => Row): void => {
    for (const row of rows) {
      const before = changes.get(row);
      changes.set(row, before ? (found) => next(before(found)) : next);
    }
  };
  const put = (after: string | null, rows: readonly Row[]): void => {
    followers.set(after, [...rows, ...(followers.get(after) ?? [])]);
  };
  for (const operation of operations) {
    switch (operation.op) {
      case 'set':
        change([operation.row], (row) => rowWith(row, operation));
        break;
      case 'swap':
        change(operation.rows, swappedRow);
        break;
      case 'exclude':
      case 'restore':
        change(operation.rows, (row) => ({ ...row, excluded: operation.op === 'exclude' }));
        break;
      case 'confirm':
        change(operation.rows, (row) => ({ ...row, confirmed: true }));
        break;
      case 'add': {
        const after = statement.transactions.find(({ id }) => id === operation.after);
        put(operation.after, [addedRow(nextName(), operation, after ?? statement.transactions[0])]);
        break;
      }
      case 'split': {
        const row = statement.transactions.find(({ id }) => id === operation.row);
        if (row === undefined) break;
        const [first, ...others] = splitParts(row, operation, nextName);
        change([row.id], () => first!);
        put(row.id, others);
        break;
      }
      case 'account': {
        const { op: _op, account, ...facts } = operation;
        accounts = accounts.map((each, index) => (index === account ? { ...each, ...facts } : each));
        break;
      }
      case 'merge':
      case 'boundary':
      case 'reset':
        break;
      default:
        assertNever(operation);
    }
  }
  if (changes.size === 0 && followers.size === 0 && accounts === statement.accounts) return statement;
  const rows = statement.transactions.map((row) => changes.get(row.id)?.(row) ?? row);
  return {
    ...statement,
    ...(followers.size === 0 ? { accounts, transactions: rows } : withFollowers(rows, accounts, followers)),
  };
}

/** New rows behind those they follow, or before the first of their account; every row and account knows its place anew. */
function withFollowers(
  rows: readonly Row[],
  accounts: Seen['accounts'],
  followers: ReadonlyMap<string | null, readonly Row[]>,
): Seen {
  const behind = rows.flatMap((row) => [row, ...(followers.get(row.id) ?? [])]);
  const placed = (followers.get(null) ?? []).reduceRight((all, row) => {
    const first = all.findIndex(({ account }) => account >= row.account);
    return all.toSpliced(first < 0 ? all.length : first, 0, row);
  }, behind);
  const transactions = placed.map((row, index) => (row.index === index ? row : { ...row, index }));
  return {
    transactions,
    accounts: accounts.map((account, place) => {
      const first = transactions.findIndex((row) => row.account === place);
      const count = transactions.filter((row) => row.account === place).length;
      return { ...account, first: first < 0 ? account.first : first, count };
    }),
  };
}
