/** Dates that stand out of a list otherwise in order of time. */
import { daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { anyRecognised } from '../../words/word.ts';
import type { RawEntry } from '../entries/entries.ts';

/**
 * Dates out of order are exceptions where at most this share of steps goes the other way (cards sort otherwise); more of
 * them are where digits may be misread.
 */
const DISORDER_SHARE = 0.1;
const DISORDER_SHARE_RECOGNISED = 0.25;

/**
 * The number of a cheque (with its asterisk) that is all the text of a row; null where there is more, or less, and on a
 * picture, where a day out of order may be one misread.
 */
export function serialNumber({ rows }: RawEntry): number | null {
  const [only, more] = rows.flatMap(({ rest }) => rest.filter(({ text }) => text !== '*'));
  if (!only || more || anyRecognised([only])) return null;
  return /^\d{2,12}\*?$/.test(only.text) ? Number.parseInt(only.text, 10) : null;
}

/** Whether words of an entry were read from a picture. */
export function isRecognised({ rows }: RawEntry): boolean {
  return rows.some((row) => anyRecognised(row.tokens.line.words));
}

/** What the order of a list is told by, for each of its entries. */
export interface Listed {
  /** The entry's own date; null where it prints none. */
  readonly date: CalendarDate | null;
  readonly list: unknown;
  /** The number of a cheque: lists of cheques are in their order, whatever the days do. */
  readonly serial: number | null;
  /** Read from a picture, where a digit may be misread. */
  readonly recognised: boolean;
}

/** Positions of dates that stand out of a list otherwise in order, rising or falling. */
export function strayDates(entries: readonly Listed[]): ReadonlySet<number> {
  const known = entries.flatMap((entry, index) =>
    entry.date === null ? [] : [{ ...entry, date: entry.date, index }],
  );
  const steps = known.slice(1).map((next, at) => {
    const { date, list, serial } = known[at]!;
    const byNumber = serial !== null && next.serial !== null;
    return next.list !== list || byNumber ? 0 : compare(date, next.date);
  });
  const rising = steps.filter((step) => step > 0).length;
  const falling = steps.filter((step) => step < 0).length;
  const wrong = Math.min(rising, falling);
  const share = known.every(({ recognised }) => recognised) ? DISORDER_SHARE_RECOGNISED : DISORDER_SHARE;
  if (wrong === 0 || wrong > Math.max(1, share * (rising + falling))) return new Set();
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
    // Either the rows behind the step go back too far, or those before it were too far ahead.
    const end = known.findIndex((_, index) => index > at && inOrder(at, index));
    const begin = known.findLastIndex((_, index) => index <= at && inOrder(index, at + 1));
    const addRun = (from: number, to: number, neighbour: CalendarDate, enclosed: boolean): void => {
      const run = known.slice(from, to);
      if (run.length > MAX_RUN) return;
      if (run.every((entry) => (enclosed && entry.recognised) || isFar(neighbour, entry.date)))
        for (const { index } of run) stray.add(index);
    };
    addRun(at + 1, end < 0 ? known.length : end, known[at]!.date, end >= 0);
    if (begin >= 0) addRun(begin + 1, at + 1, known[at + 1]!.date, true);
  });
  return stray;
}

/** So many rows one behind the other may be far out of order ("2024-1-17" among the days of November) ... */
const MAX_RUN = 3;
/** ... by more than this: lists that begin anew go back within their period. On a picture a digit less is enough. */
const FAR_DAYS = 31;

function isFar(neighbour: CalendarDate, date: CalendarDate): boolean {
  return Math.abs(daysBetween(neighbour, date)) > FAR_DAYS;
}

/** +1 where the second date is later, -1 where it is earlier. */
function compare(first: CalendarDate, second: CalendarDate): -1 | 0 | 1 {
  return second > first ? 1 : second < first ? -1 : 0;
}
