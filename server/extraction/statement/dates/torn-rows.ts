/**
 * Rows without a year that a mere day tears apart: of a list that runs on from 1 May to 20 May, a statement "made on 1 May 2026" would put the
 * rows behind it into the year before, although they stand behind the others.
 */
import { dateParts, daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { resolveDate, type DayOrder, type Period } from '../../reading/calendar.ts';
import type { DateText } from '../../reading/dates.ts';
import { SLACK_DAYS } from './years-in-order.ts';

/** Any leap year: the rows as if all were of one. */
const ONE_YEAR = 2024;

/**
 * Whether the rows, as the day that tells their years puts them, run back and forth more often, or lie further apart, than all in one year
 * would.
 */
export function tearsRows({ start, end }: Period, dates: readonly DateText[], order: DayOrder): boolean {
  if (start !== null || end === null || dates.length < 2 || !dates.every(({ year }) => year === null))
    return false;
  const { year } = dateParts(end);
  const placed = daysOf(dates, order, (date) => {
    const day = resolveDate(date, order, year);
    return day !== null && daysBetween(end, day) <= SLACK_DAYS ? year : year - 1;
  });
  const together = daysOf(dates, order, () => ONE_YEAR);
  return turns(placed) > turns(together) || spread(placed) > spread(together) + SLACK_DAYS;
}

function daysOf(
  dates: readonly DateText[],
  order: DayOrder,
  yearOf: (date: DateText) => number,
): CalendarDate[] {
  return dates.flatMap((date) => resolveDate(date, order, yearOf(date)) ?? []);
}

/** How often days go against the way that most of them run. */
function turns(days: readonly CalendarDate[]): number {
  const steps = days.slice(1).map((day, index) => daysBetween(days[index]!, day));
  const [back, forth] = [-1, 1].map((way) => steps.filter((step) => way * step > SLACK_DAYS).length);
  return Math.min(back!, forth!);
}

/** Days from the first to the last. */
function spread(days: readonly CalendarDate[]): number {
  const sorted = days.toSorted();
  return sorted.length === 0 ? 0 : daysBetween(sorted[0]!, sorted.at(-1)!);
}
