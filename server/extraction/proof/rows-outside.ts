/**
 * Rows before the first or behind the last of a list that each lack the balance which every row of the list prints: items
 * that are not booked yet, under a title no language of the lexicon has. They are bookings unless the account goes from its
 * printed opening to its printed closing without them, or runs without them and all of them are of days outside the printed
 * period.
 */
import { sideOfPeriod } from '../reading/calendar.ts';
import type { Dating } from '../statement/dates/dating.ts';
import { dateEntries, isUndated } from '../statement/dates/entry-dates.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { ProvedAccount } from './proved-account.ts';

/** Rows with a balance each, at least, from which a row is known to print one. */
const MIN_RUNNING = 3;

/** The account without such rows; none where it has none. */
export function withoutRowsOutside(part: AccountPart): AccountPart[] {
  const entries = part.items.flatMap((item, index) =>
    item.kind === 'entry' ? [{ index, runs: item.entry.anchor.balance !== null }] : [],
  );
  const first = entries.findIndex(({ runs }) => runs);
  const last = entries.findLastIndex(({ runs }) => runs);
  const list = entries.slice(Math.max(first, 0), last + 1);
  if (list.length < MIN_RUNNING || list.length === entries.length || !list.every(({ runs }) => runs))
    return [];
  const kept = new Set(list.map(({ index }) => index));
  return [{ ...part, items: part.items.filter((item, index) => item.kind !== 'entry' || kept.has(index)) }];
}

/**
 * Whether each row of an account prints a balance that the others lead to, or adds up to a printed total with the others, while what
 * it leaves of another is of days outside the printed period, or behind it where only totals tell: that was not booked in it, though no
 * closing balance says so.
 */
export function runsWithinPeriod(
  { part, rows, chain, totals }: ProvedAccount,
  whole: AccountPart,
  dating: Dating,
): boolean {
  const { start, end } = dating.period;
  if (start === null || end === null || rows.length < MIN_RUNNING || totals.mismatches.length > 0)
    return false;
  const runs = rows.every(({ balance }, index) => {
    if (chain.broken[index]) return false;
    // Nothing is printed that the oldest row starts from.
    return balance === null ? totals.proved[index] : index === 0 || chain.proofs[index] !== 'none';
  });
  if (!runs) return false;
  // As many rows of days before the period are of another account: totals prove one list as well as the other.
  const summed = rows.some(({ balance }) => balance === null);
  if (summed && 2 * rows.length <= entriesAmong(whole.items).length) return false;
  return leavesOtherDays(part, whole, dating, summed);
}

/** Whether all rows that an account leaves of another print days outside the printed period; `behind`: of days after it. */
export function leavesOtherDays(
  part: AccountPart,
  whole: AccountPart,
  dating: Dating,
  behind = false,
): boolean {
  const own = new Set(entriesAmong(part.items));
  const others = entriesAmong(whole.items).filter((entry) => !own.has(entry));
  return dateEntries(others, dating).every((day, index) => {
    if (day === null || isUndated(others[index]!)) return false;
    const side = sideOfPeriod(day.date, dating.period);
    return behind ? side > 0 : side !== 0;
  });
}
