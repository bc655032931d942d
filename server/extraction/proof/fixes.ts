/** The simplest change under which the balances around a row agree, in words and as a correction to be carried out. */
import type { Fix } from '../../../shared/statement.ts';
import { formatMinor } from '../../../shared/money.ts';
import type { ChainResult, ChainRow } from './chain.ts';

export interface Suggestion {
  readonly text: string;
  readonly fix: Fix;
}

/** The rows of an account as they were held against its balances. */
export interface CheckedRows {
  readonly rows: readonly ChainRow[];
  readonly chain: ChainResult;
  /** +1 where money in raises the balance, -1 where the balance is what is owed. */
  readonly effect: 1 | -1;
  readonly currency: string | null;
  /** Rows that are left out, with the place among `rows` they would stand at. */
  readonly excluded: readonly LeftOutRow[];
  /** Whether a row says the same as the one before it: date, text, direction and amount. */
  readonly repeats: (index: number) => boolean;
}

export interface LeftOutRow {
  readonly position: number;
  /** In the statement's transactions. */
  readonly index: number;
  /** Minor units, positive where it raises the balance. */
  readonly change: number;
}

/** Null where no change stands out. `index` is the row's place in the ledger. */
export function suggestionFor(checked: CheckedRows, index: number): Suggestion | null {
  const { chain, rows, effect, currency } = checked;
  const missing = chain.missing[index]!;
  if (missing === 0) return null;
  const row = rows[index]!;
  const direction = chain.directions[index]!;
  const money = (minor: number): string => formatMinor(Math.abs(minor), currency);
  if (missing === -2 * row.amount * direction) {
    const turned = direction * effect < 0 ? 'in' : 'out';
    return { text: `Balances if ${money(row.amount)} is money ${turned}.`, fix: { kind: 'swap' } };
  }
  if (row.balance !== null && chain.missing[index + 1] === -missing) {
    const balance = row.balance - missing;
    return {
      text: `Balances if the balance printed here is ${formatMinor(balance, currency)}.`,
      fix: { kind: 'balance', balance },
    };
  }
  if (chain.missing[index - 1] === -missing) return null;
  const back = checked.excluded.find(
    (left) => left.change === missing && inRunOf(chain, index, left.position),
  );
  if (back) {
    return {
      text: `Balances with the row of ${money(missing)} that was left out.`,
      fix: { kind: 'restore', index: back.index },
    };
  }
  if (missing === -row.amount * direction && checked.repeats(index)) {
    return { text: 'Balances without this row, which repeats the one before it.', fix: { kind: 'exclude' } };
  }
  const amount = row.amount + missing * direction;
  if (direction !== 0 && amount > 0 && oneSlip(row.amount, amount)) {
    return { text: `Balances if the amount is ${money(amount)}.`, fix: { kind: 'amount', amount } };
  }
  const side = missing * effect > 0 ? 'in' : 'out';
  return {
    text: `${money(missing)} more money ${side} would balance: a row may be missing here.`,
    fix: { kind: 'add', direction: side, amount: Math.abs(missing) },
  };
}

/** Whether a row that would stand at `position` belongs to the run of rows between two balances that `index` is in. */
function inRunOf(chain: ChainResult, index: number, position: number): boolean {
  const [from, to] = position <= index ? [position, index] : [index, position - 1];
  for (let at = from; at <= to; at += 1) if (chain.missing[at] !== chain.missing[index]) return false;
  return true;
}

/** One digit read or typed wrong, or two neighbours exchanged: how an amount usually goes wrong. */
function oneSlip(read: number, right: number): boolean {
  const [a, b] = [String(read), String(right)];
  if (a.length !== b.length) return false;
  const differ = a.split('').flatMap((digit, at) => (digit === b[at] ? [] : [at]));
  if (differ.length === 1) return true;
  const [first = 0, second = 0] = differ;
  return differ.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}
