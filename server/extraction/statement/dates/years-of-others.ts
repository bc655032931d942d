/**
 * Years that only what belongs to another account tells. Of several statements in one file, whose rows print no year, one may tell no
 * period: that of the statement behind it says nothing of its rows, and of two days on which they were made each may be its own.
 */
import { daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { resolveDate, type Period } from '../../reading/calendar.ts';
import type { Facts } from '../facts/facts.ts';
import { bookingDays, daysSinceLast, type PeriodOf } from './period.ts';

/** A statement is made no longer after its last row, as a rule, days. */
const MADE_WITHIN_DAYS = 31;

/** Whether the year that `period` gives rows without one may be that of another account's. */
export function yearIsOfOthers(facts: Facts, of: PeriodOf, { start, end }: Period): boolean {
  const dates = bookingDays(of.entries);
  if (end === null || !dates.some(({ year }) => year === null)) return false;
  if (start !== null) {
    const { periods } = facts;
    return periods.length > 0 && periods.every(({ line }) => line >= of.range.to);
  }
  const lastRows = new Set<number>();
  for (const day of daysMade(facts, of)) {
    const since = daysSinceLast(dates, of.order, day);
    if (since <= MADE_WITHIN_DAYS) lastRows.add(daysBetween(EPOCH, day) - since);
  }
  return lastRows.size > 1;
}

const EPOCH = '1970-01-01' as CalendarDate;

/** The days on which the statements were made. */
function daysMade({ statementDates }: Facts, { wholeOrder }: PeriodOf): CalendarDate[] {
  return statementDates.flatMap((date) =>
    date.year === null ? [] : (resolveDate(date, wholeOrder, date.year) ?? []),
  );
}
