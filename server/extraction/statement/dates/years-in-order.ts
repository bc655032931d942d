/** The years of rows that print none, in a period of more than a year: only the order in which the rows stand tells them. */
import { dateParts, daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { inPeriod, resolveDate, type DayOrder, type Period } from '../../reading/calendar.ts';
import type { DateText } from '../../reading/dates.ts';

/** Days of a list that runs in order stand out of it by at most this many. */
export const SLACK_DAYS = 10;
const YEAR_DAYS = 365;

/** A day of a list with the year that its place tells; not certain where another one fits there as well. */
export interface PlacedDay {
  readonly date: CalendarDate;
  readonly certain: boolean;
}

/** Whether a day without a year may lie in a period twice. */
export function holdsDaysTwice({ start, end }: Period): boolean {
  return start !== null && end !== null && daysBetween(start, end) >= YEAR_DAYS;
}

/** The days of one list in printed order; null for those that lie in no year of the period, or are not asked for. */
export function daysInOrder(
  dates: readonly (DateText | null)[],
  order: DayOrder,
  period: Period,
): (PlacedDay | null)[] {
  const years = yearsOf(period);
  const choices = dates.map((date) =>
    years.flatMap((year): CalendarDate[] => {
      const day = date && resolveDate(date, order, year);
      return day !== null && inPeriod(day, period) ? [day] : [];
    }),
  );
  const [rising, falling] = [walk(choices, 1), walk(choices, -1)];
  const goesUp = rising.breaks <= falling.breaks;
  const { days } = goesUp ? rising : falling;
  // From its other end the list takes every day as late as can be, where this took it as early.
  const { days: back } = walk(choices.toReversed(), goesUp ? -1 : 1);
  const tied = rising.breaks === falling.breaks;
  return days.map((date, index) => {
    if (date === null) return null;
    const certain = date === back.at(-1 - index) && !(tied && date !== falling.days[index]);
    return { date, certain };
  });
}

function yearsOf({ start, end }: Period): number[] {
  const [first, last] = [start!, end!].map((day) => dateParts(day).year);
  return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index);
}

/** A list walked through in one direction of time, each day as near to where it begins as the one before it allows. */
function walk(
  choices: readonly (readonly CalendarDate[])[],
  direction: 1 | -1,
): { days: (CalendarDate | null)[]; breaks: number } {
  let previous: CalendarDate | null = null;
  let breaks = 0;
  const days = choices.map((all): CalendarDate | null => {
    const ahead = direction === 1 ? all : all.toReversed();
    const before = previous;
    const next = ahead.find((day) => before === null || direction * daysBetween(before, day) >= -SLACK_DAYS);
    if (next === undefined && all.length > 0) breaks += 1;
    const day = next ?? ahead.at(-1) ?? null;
    previous = day ?? previous;
    return day;
  });
  return { days, breaks };
}
