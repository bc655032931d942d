/** Dates that stand out of a list otherwise in order of time. */
import { daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { anyRecognised } from '../../words/word.ts';
import type { RawEntry } from '../entries/entries.ts';

/** Dates out of order are exceptions where at most this share of steps goes the other way (cards sort otherwise). */
const DISORDER_SHARE = 0.1;

/**
 * The number of a cheque (with its asterisk) that is all the text of a row; null where there is more, or less, and on a
 * picture, where a day out of order may be one misread.
 */
export function serialNumber({ rows }: RawEntry): number | null {
  const [only, more] = rows.flatMap(({ rest }) => rest.filter(({ text }) => text !== '*'));
  if (!only || more || anyRecognised([only])) return null;
  return /^\d{2,12}\*?$/.test(only.text) ? Number.parseInt(only.text, 10) : null;
}

/**
 * Positions of dates that stand out of a list otherwise in order, rising or falling. `serials`: numbers of cheques, whose
 * lists are in their order, whatever the days do.
 */
export function strayDates(
  dates: readonly (CalendarDate | null)[],
  lists: readonly unknown[],
  serials: readonly (number | null)[],
): ReadonlySet<number> {
  const known = dates.flatMap((date, index) =>
    date === null ? [] : [{ date, index, list: lists[index], serial: serials[index] ?? null }],
  );
  const steps = known.slice(1).map((next, at) => {
    const { date, list, serial } = known[at]!;
    const byNumber = serial !== null && next.serial !== null;
    return next.list !== list || byNumber ? 0 : compare(date, next.date);
  });
  const rising = steps.filter((step) => step > 0).length;
  const falling = steps.filter((step) => step < 0).length;
  const wrong = Math.min(rising, falling);
  if (wrong === 0 || wrong > Math.max(1, DISORDER_SHARE * (rising + falling))) return new Set();
  const against = rising >= falling ? -1 : 1;
  const stray = new Set<number>();
  const inOrder = (a: number, b: number): boolean => {
    const [first, second] = [known[a], known[b]];
    if (!first || !second || first.list !== second.list) return true;
    return compare(first.date, second.date) !== against;
  };
  steps.forEach((step, at) => {
    if (step !== against) return;
    // Where a list begins anew the order starts over; a single wrong date is one that can be taken out.
    if (inOrder(at - 1, at + 1)) stray.add(known[at]!.index);
    if (inOrder(at, at + 2)) stray.add(known[at + 1]!.index);
    const end = known.findIndex((_, index) => index > at && inOrder(at, index));
    const run = known.slice(at + 1, end < 0 ? known.length : end);
    if (run.length <= MAX_RUN && run.every(({ date }) => daysApart(known[at]!.date, date) > FAR_DAYS))
      for (const { index } of run) stray.add(index);
  });
  return stray;
}

/** So many rows one behind the other may be far out of order ("2024-1-17" among the days of November) ... */
const MAX_RUN = 3;
/** ... by more than this: lists that begin anew go back within their period. */
const FAR_DAYS = 31;

function daysApart(first: CalendarDate, second: CalendarDate): number {
  return Math.abs(daysBetween(first, second));
}

/** +1 where the second date is later, -1 where it is earlier. */
function compare(first: CalendarDate, second: CalendarDate): -1 | 0 | 1 {
  return second > first ? 1 : second < first ? -1 : 0;
}
