/**
 * Lists beside the bookings, in columns of their own without balances, of what is to come or has been long ago: standing
 * orders with the day each is due next, payments announced, parts still to be paid.
 */
import type { CalendarDate } from '../../../shared/dates.ts';
import type { Shape } from '../layout/shape.ts';
import { dateEntries } from '../statement/dates/entry-dates.ts';
import type { ProvedAccount } from './account.ts';
import type { DocumentReading } from './document.ts';
import type { RoleReading } from './readings.ts';
import { isComplete, settled } from './settled.ts';

/** First and last day of the rows of a list, and how many there are. */
interface Days {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly rows: number;
}

/**
 * The shapes without balances all of whose rows lie behind the last, or before the first, of the account's own list: those that
 * run, else the longest. Each with its days; none where both ends of the account prove all rows.
 */
export function listsOfOtherDays(
  live: readonly Shape[],
  chosen: ReadonlyMap<Shape, RoleReading>,
  reading: DocumentReading,
): ReadonlyMap<Shape, Days> {
  if (live.length < 2 || (settled(reading) && isComplete(reading))) return new Map();
  const days = daysByShape(reading);
  const runs = (shape: Shape): boolean => chosen.get(shape)!.roles.includes('balance');
  const running = [...days].filter(([shape]) => runs(shape));
  const longest = [...days].toSorted(([, a], [, b]) => b.rows - a.rows).slice(0, 1);
  const own = running.length > 0 ? running : longest;
  return new Map(
    [...days].filter(([, { first, last }]) =>
      own.every(([, rows]) => first > rows.last || last < rows.first),
    ),
  );
}

function daysByShape({ accounts, datings }: DocumentReading): Map<Shape, Days> {
  const days = new Map<Shape, Days>();
  accounts.forEach(({ rows }, index) => {
    const entries = rows.map(({ entry }) => entry);
    dateEntries(entries, datings[index]!).forEach((date, position) => {
      if (date === null) return;
      const { shape } = entries[position]!;
      const known = days.get(shape);
      days.set(shape, {
        first: known && known.first < date.date ? known.first : date.date,
        last: known && known.last > date.date ? known.last : date.date,
        rows: (known?.rows ?? 0) + 1,
      });
    });
  });
  return days;
}

/** Whether days lie outside the period of every account of a reading, each of which has one. */
export function liesOutside({ first, last }: Days, { datings }: DocumentReading): boolean {
  return datings.every(
    ({ period: { start, end } }) =>
      (end !== null && first > end) || (start !== null && end !== null && last < start),
  );
}

/**
 * Per row: only the sum of its own list proves it, while the rows of another list of the account print balances, which leave it
 * out. A list that adds up may be of anything.
 */
export function provedByOwnListAlone({ rows, chain, totals }: ProvedAccount): readonly boolean[] {
  const running = new Set(
    rows.flatMap(({ entry, balance }, index) =>
      balance !== null && chain.proofs[index] !== 'none' ? [entry.shape] : [],
    ),
  );
  return rows.map(
    ({ entry }, index) =>
      running.size > 0 &&
      !running.has(entry.shape) &&
      chain.proofs[index] === 'none' &&
      totals.proved[index] === true,
  );
}
