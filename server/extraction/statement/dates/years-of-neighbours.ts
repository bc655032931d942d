/** The years of rows that print none among rows that do ("June 2024" over the first days, "July" over the next): those next to them tell. */
import { daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { resolveDate, yearFromPeriod, type DayOrder } from '../../reading/calendar.ts';
import type { DateText } from '../../reading/dates.ts';
import type { PlacedDay } from './years-in-order.ts';

/** Rows of one list lie no further apart than this, days: else either year may be meant. */
const NEAR_DAYS = 120;

/**
 * The days of one list in printed order, each without a year as near to the one beside it as can be; null for those that print theirs, and
 * all null where none or all of them do.
 */
export function daysByNeighbours(dates: readonly (DateText | null)[], order: DayOrder): (PlacedDay | null)[] {
  const placed = dates.map((): PlacedDay | null => null);
  const first = dates.findIndex((date) => date !== null && date.year !== null);
  if (first < 0) return placed;
  const walk = (indices: readonly number[]): void => {
    let beside: CalendarDate | null = null;
    for (const index of indices) {
      const text = dates[index]!;
      if (text === null) continue;
      if (text.year !== null) beside = resolveDate(text, order, text.year) ?? beside;
      else if (beside !== null) {
        const year = yearFromPeriod(text, order, { start: beside, end: beside });
        const date: CalendarDate | null = year === null ? null : resolveDate(text, order, year);
        if (date === null) continue;
        placed[index] = { date, certain: Math.abs(daysBetween(beside, date)) <= NEAR_DAYS };
        beside = date;
      }
    }
  };
  walk(Array.from({ length: first + 1 }, (_, index) => first - index));
  walk(Array.from({ length: dates.length - first }, (_, index) => first + index));
  return placed;
}
