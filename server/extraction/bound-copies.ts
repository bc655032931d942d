/**
 * Pages of a bound file that list again what others of it do: the same account in another language, or stamped as a copy, and lists of some
 * of its bookings ("Direct debits of the month").
 */
import type { Account, Statement, Transaction } from '../../shared/statement.ts';
import type { Stages } from './read.ts';

/** Rows alike, at least, that did not happen twice. */
const MIN_AGAIN = 2;

/**
 * The pages on which a statement that pages before list may begin once more, and those behind such: a copy printed on another day, say.
 * All rows of one stand one behind another on earlier pages; of pages whose rows go on from there the first begins it.
 */
export function pagesListedAgain({ transactions }: Statement): number[] {
  const pages = [...Map.groupBy(transactions, ({ page }) => page)].toSorted(([one], [other]) => one - other);
  const seen = new Set<string>();
  let last: Stretch | null = null;
  return pages.flatMap(([page, rows]) => {
    const before = last;
    const own = rows.map(dayAndAmount);
    const mayBe = own.length >= MIN_AGAIN && own.every((row) => seen.has(row));
    for (const row of own) seen.add(row);
    last = mayBe ? stretchOf(transactions.filter((row) => row.page < page).map(dayAndAmount), own) : null;
    const goesOn = before !== null && last !== null && (last.from === before.to || last.to === before.from);
    return (last ?? before) === null || goesOn ? [] : [page];
  });
}

/** A stretch of rows, from the first to the one behind the last. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where rows stand among others, one behind another. */
function stretchOf(among: readonly string[], rows: readonly string[]): Stretch | null {
  const from = among.findIndex((_, at) => rows.every((row, index) => row === among[at + index]));
  return from < 0 ? null : { from, to: from + rows.length };
}

/**
 * Whether pages are a copy of others: each account of theirs has the number of another one and tells what it began with, and its rows are among
 * the rows of that, one behind another, with the same days, amounts and balances.
 */
export function isCopy({ statement: one }: Stages, { statement: other }: Stages): boolean {
  return one.accounts.length > 0 && one.accounts.every((account) => isAccountCopied(one, account, other));
}

function isAccountCopied(one: Statement, account: Account, other: Statement): boolean {
  if (account.openingBalance === null) return false;
  const own = linesOf(one, account);
  return other.accounts.some((beside) => {
    if (!isSameAccount(account, beside) || own.length < MIN_AGAIN || own.length > beside.count) return false;
    return stretchOf(linesOf(other, beside), own) !== null;
  });
}

function linesOf({ transactions }: Statement, { first, count }: Account): string[] {
  return transactions.slice(first, first + count).map(lineOfAccount);
}

/** Two statements without a number are of one account where they tell the same days. */
function isSameAccount(one: Account, other: Account): boolean {
  if (one.number !== null || other.number !== null) return one.number === other.number;
  return (
    one.periodStart !== null && one.periodStart === other.periodStart && one.periodEnd === other.periodEnd
  );
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
