/** Years that were given to rows which print none, and cannot all be right. */
import { daysBetween, type CalendarDate } from '../../../../shared/dates.ts';

/** Days of one list go back and forth by less than this, whatever it is sorted by. */
const HALF_A_YEAR_DAYS = 183;

/**
 * Whether the years given to rows tear a list apart: days that rise to March and go on in April of the year before. No sum
 * can tell which of them is right. `dates`: those whose year is not printed, null for all others; `lists` says for each
 * which list it stands in.
 */
export function yearsTorn(dates: readonly (CalendarDate | null)[], lists: readonly unknown[]): boolean {
  const given = dates.flatMap((date, index) => (date === null ? [] : [{ date, list: lists[index] }]));
  const steps = given
    .slice(1)
    .flatMap(({ date, list }, at) => (given[at]!.list === list ? [daysBetween(given[at]!.date, date)] : []));
  const rising = steps.filter((days) => days > 0).length;
  const falling = steps.filter((days) => days < 0).length;
  const against = rising >= falling ? -1 : 1;
  return steps.some((days) => days * against > HALF_A_YEAR_DAYS);
}
