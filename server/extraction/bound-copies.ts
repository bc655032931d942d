/**
 * Pages of a bound file that list again what others of it do: the same account in another language, or stamped as a copy, and lists of some
 * of its bookings ("Direct debits of the month").
 */
import type { Account, Flag, Statement, Transaction } from '../../shared/statement.ts';
import { withDoubts } from './proof/reprove.ts';
import type { Stages } from './read.ts';

/** Rows alike, at least, that did not happen twice. */
const MIN_AGAIN = 2;

/**
 * The pages on which a statement that pages before list may begin once more, and those behind such: a copy printed on another day, say.
 * All rows of one stand one behind another on earlier pages, and of pages whose rows go on from there the first begins it; or those rows of
 * it stand so that earlier pages list, as of a quarter behind a month of it.
 */
export function pagesListedAgain({ transactions }: Statement): number[] {
  const pages = [...Map.groupBy(transactions, ({ page }) => page)].toSorted(([one], [other]) => one - other);
  const seen = new Set<string>();
  let last: Stretch | null = null;
  return pages.flatMap(([page, rows]) => {
    const before = last;
    const own = rows.map(dayAndAmount);
    const known = own.filter((row) => seen.has(row)).length;
    for (const row of own) seen.add(row);
    const earlier = known < MIN_AGAIN ? [] : transactions.filter((row) => row.page < page).map(dayAndAmount);
    last = known === own.length && known >= MIN_AGAIN ? stretchOf(earlier, own) : null;
    const goesOn = before !== null && last !== null && (last.from === before.to || last.to === before.from);
    if ((last ?? before) !== null) return goesOn ? [] : [page];
    return known >= MIN_AGAIN &&
      stretchOf(
        own,
        own.filter((row) => earlier.includes(row)),
      ) !== null
      ? [page]
      : [];
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

const LISTED_TWICE: Flag = {
  code: 'amount_uncertain',
  message: 'Another statement of this account in the file lists this booking, too: it may be counted twice.',
  suggestion: null,
  fix: null,
};

/**
 * A statement with the rows in doubt that an account lists as another of the same number has done, with the same balance: of periods that
 * overlap. Of accounts without a number two rows alike tell it.
 */
export function withListedTwiceInDoubt(statement: Statement): Statement {
  if (statement.accounts.length < 2) return statement;
  const twice = new Set<Transaction>();
  const known = new Map<string | null, Set<string>>();
  for (const { number, first, count } of statement.accounts) {
    const lines = known.get(number) ?? new Set();
    const rows = statement.transactions.slice(first, first + count).filter(({ balance }) => balance !== null);
    const again = rows.filter((row) => lines.has(lineOfAccount(row)));
    if (again.length >= (number === null ? MIN_AGAIN : 1)) for (const row of again) twice.add(row);
    known.set(number, new Set([...lines, ...rows.map(lineOfAccount)]));
  }
  return withDoubts(statement, (row) => (twice.has(row) ? LISTED_TWICE : null));
}
