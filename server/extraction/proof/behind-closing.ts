/**
 * What stands behind the closing balance of an account and is none of its bookings: lines without a date below rows that print each
 * day once ("Deposits are guaranteed up to 85,000.00" looks like another row of the last day), and payments that are due next. They are
 * left out where the rows are proved from opening to closing without them.
 */
import { resolveDate, yearFromPeriod } from '../reading/calendar.ts';
import type { DateText } from '../reading/dates.ts';
import type { Dating } from '../statement/dates/dating.ts';
import { isUndated } from '../statement/dates/entry-dates.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import { leavesOtherDays } from './rows-outside.ts';

/** The account without such lines; null where it has none. */
export function withoutLinesBehind(part: AccountPart): AccountPart | null {
  const closing = part.items.findLastIndex((item) => item.kind === 'balance' && item.which !== 'opening');
  if (closing < 0) return null;
  const behind = part.items.slice(closing + 1);
  // The last day over the rows above is none of theirs, be it that of a row or of the balance it ended with.
  const last = part.items.findLast(
    (item, index) =>
      index < closing && (item.kind === 'entry' || (item.kind === 'balance' && item.row.booking !== null)),
  );
  const day =
    last?.kind === 'entry' ? last.entry.booking : last?.kind === 'balance' ? last.row.booking : null;
  const undated = behind.filter(
    (item) =>
      item.kind === 'entry' &&
      (isUndated(item.entry) || (item.entry.inherited && item.entry.booking === day)),
  );
  const entries = behind.filter(({ kind }) => kind === 'entry');
  if (undated.length === 0 || undated.length < entries.length) return null;
  return { ...part, items: part.items.filter((item) => !undated.includes(item)) };
}

/**
 * The account up to the balance of the printed period's last day ("Balance at 30 April") that no word calls the closing, where all
 * rows behind it are of later days: payments that are due next. Null where no such balance stands between rows.
 */
export function withoutRowsAfterPeriod(part: AccountPart, dating: Dating): AccountPart | null {
  const { items } = part;
  const { start, end } = dating.period;
  if (start === null || end === null) return null;
  const endsPeriod = ({ date }: { readonly date: DateText }): boolean => {
    const year = date.year ?? yearFromPeriod(date, dating.order, dating.period);
    return year !== null && resolveDate(date, dating.order, year) === end;
  };
  const at = items.findLastIndex(
    (item) => item.kind === 'balance' && item.which !== 'opening' && item.row.tokens.dates.some(endsPeriod),
  );
  const balance = items[at];
  if (balance?.kind !== 'balance') return null;
  if (entriesAmong(items.slice(at + 1)).length === 0) return null;
  const ended: AccountPart = { ...part, items: [...items.slice(0, at), { ...balance, which: 'closing' }] };
  return leavesOtherDays(ended, part, dating, true) ? ended : null;
}
