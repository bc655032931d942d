/**
 * Pages of a bound file that list again what others of it do: the same account in another language, or stamped as a copy, and lists of some
 * of its bookings ("Direct debits of the month").
 */
import type { Transaction } from '../../shared/statement.ts';
import type { Stages } from './read.ts';

/** Rows alike, at least, that did not happen twice. */
const MIN_AGAIN = 2;

/**
 * Whether pages are a copy of others: their account has the number of another one and tells what it began with, and their rows are among
 * the rows of that, one behind another, with the same days, amounts and balances.
 */
export function isCopy({ statement: one }: Stages, { statement: other }: Stages): boolean {
  const [account] = one.accounts;
  if (!account || one.accounts.length > 1 || account.number === null || account.openingBalance === null)
    return false;
  const own = one.transactions.map(lineOfAccount);
  return other.accounts.some(({ number, first, count }) => {
    if (number !== account.number || own.length < MIN_AGAIN || own.length > count) return false;
    const rows = other.transactions.slice(first, first + count).map(lineOfAccount);
    const at = rows.indexOf(own[0]!);
    return at >= 0 && own.every((row, index) => row === rows[at + index]);
  });
}

/** Whether all that a part lists, in any order, are bookings that another one proves. */
export function repeatsOthers(part: Stages, parts: readonly Stages[]): boolean {
  const { transactions, verification } = part.statement;
  if (transactions.length < MIN_AGAIN || verification.status === 'verified') return false;
  const left = parts
    .filter((other) => other !== part && other.statement.verification.status === 'verified')
    .flatMap((other) => other.statement.transactions.map(dayAndAmount));
  return transactions.every((one) => {
    const at = left.indexOf(dayAndAmount(one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What any list says of a booking. */
function dayAndAmount({ date, amount }: Transaction): string {
  return `${date} ${amount}`;
}

/** What the list of its account says of it, but for the text. */
function lineOfAccount(row: Transaction): string {
  return `${dayAndAmount(row)} ${row.direction} ${row.balance}`;
}
