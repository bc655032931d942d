/**
 * What an edit will look like, before the service has answered: only what can be told without proving anything. The
 * proof, computed balances and rows that come or go are the service's to say.
 */
import type { EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';

/** The statement with operations applied as far as they can be foreseen; the same object where nothing can. */
export function foresee(statement: TransactionsBody, operations: readonly Operation[]): TransactionsBody {
  const changes = new Map<string, (row: EvidenceRowBody) => EvidenceRowBody>();
  const change = (row: string, next: (row: EvidenceRowBody) => EvidenceRowBody) => {
    const before = changes.get(row);
    changes.set(row, before ? (found) => next(before(found)) : next);
  };
  for (const operation of operations) {
    if (operation.op === 'set') change(operation.row, (row) => withValues(row, operation));
    if (operation.op === 'swap') for (const row of operation.rows) change(row, swapped);
    if (operation.op === 'exclude' || operation.op === 'restore') {
      const excluded = operation.op === 'exclude';
      for (const row of operation.rows) change(row, (found) => ({ ...found, excluded }));
    }
    if (operation.op === 'confirm') {
      for (const row of operation.rows) change(row, (found) => ({ ...found, confirmed: true }));
    }
  }
  if (changes.size === 0) return statement;
  const transactions = statement.transactions.map((row) => changes.get(row.id)?.(row) ?? row);
  // The undo waits for the answer, as every edit waits for the one before it.
  return { ...statement, transactions, can_undo: true };
}

function withValues(row: EvidenceRowBody, values: Extract<Operation, { op: 'set' }>): EvidenceRowBody {
  const type = values.type ?? row.type;
  const amount = values.amount ?? row.amountIn ?? row.amountOut;
  return {
    ...row,
    date: values.date ?? row.date,
    value_date: values.value_date === undefined ? row.value_date : values.value_date,
    description: values.description ?? row.description,
    ...directed(type, amount),
    ...(values.balance === undefined
      ? {}
      : { balance: values.balance ?? '', balance_printed: values.balance !== null }),
  };
}

function swapped(row: EvidenceRowBody): EvidenceRowBody {
  return { ...row, ...directed(row.type === 'DEBIT' ? 'CREDIT' : 'DEBIT', row.amountIn ?? row.amountOut) };
}

function directed(
  type: EvidenceRowBody['type'],
  amount: string | null,
): Pick<EvidenceRowBody, 'type' | 'amountIn' | 'amountOut'> {
  return {
    type,
    amountIn: type === 'CREDIT' ? amount : null,
    amountOut: type === 'DEBIT' ? amount : null,
  };
}
