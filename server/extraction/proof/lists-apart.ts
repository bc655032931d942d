/**
 * Lists beside the bookings, in columns of their own without balances, of what is to come or has been long ago: standing
 * orders with the day each is due next, payments announced, parts still to be paid.
 */
import { daysBetween, type CalendarDate } from '../../../shared/dates.ts';
import type { Shape } from '../layout/shape.ts';
import { sideOfPeriod } from '../reading/calendar.ts';
import type { Dating } from '../statement/dates/dating.ts';
import { dateEntries } from '../statement/dates/entry-dates.ts';
import type { ProvedAccount } from './proved-account.ts';
import type { DocumentReading } from './document.ts';
import { wholeAccounts } from './other-tables.ts';
import type { RoleReading } from './readings.ts';
import { isProved, settled } from './settled.ts';

/** First and last day of the rows of a list, and how many there are. */
interface Days {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly rows: number;
}

/**
 * The shapes without balances all of whose rows lie behind the last, or before the first, of the account's own list: those that
 * run, else the longest. Each with its days; none where both ends of the account prove all rows, none that is all there is of
 * another account, and none of days in the printed period of an account.
 */
export function listsOfOtherDays(
  live: readonly Shape[],
  chosen: ReadonlyMap<Shape, RoleReading>,
  reading: DocumentReading,
): ReadonlyMap<Shape, Days> {
  if (live.length < 2 || isProved(reading)) return new Map();
  const days = daysByShape(reading);
  const runs = (shape: Shape): boolean => chosen.get(shape)!.roles.includes('balance');
  const running = [...days].filter(([shape]) => runs(shape));
  const longest = [...days].toSorted(([, a], [, b]) => b.rows - a.rows).slice(0, 1);
  const own = running.length > 0 ? running : longest;
  const wholes = wholeAccounts(reading.accounts);
  return new Map(
    [...days].filter(([shape, range]) => {
      const { first, last } = range;
      if (wholes.includes(shape) || liesInPeriod(range, reading)) return false;
      // Totals that prove every list prove an earlier account's as well, whose number was not read.
      if (running.length === 0 && settled(reading) && !liesBehind(range, reading)) return false;
      const others = own.filter(([of]) => of !== shape);
      // What is left of a loan runs, too: only the printed periods tell that it is still to be paid.
      if (others.length < own.length && !(runs(shape) && others.length > 0 && liesBehind(range, reading)))
        return false;
      return others.every(([, rows]) => first > rows.last || last < rows.first);
    }),
  );
}

function daysByShape(reading: DocumentReading): Map<Shape, Days> {
  const days = new Map<Shape, Days>();
  for (const { shape, date } of datedRows(reading)) {
    if (date === null) continue;
    const known = days.get(shape);
    days.set(shape, {
      first: known && known.first < date ? known.first : date,
      last: known && known.last > date ? known.last : date,
      rows: (known?.rows ?? 0) + 1,
    });
  }
  return days;
}

/** A row of a reading: the shape of its list, its day, and the period of its account. */
interface DatedRow {
  readonly shape: Shape;
  readonly date: CalendarDate | null;
  readonly period: Dating['period'];
}

function datedRows({ accounts, datings }: DocumentReading): DatedRow[] {
  return accounts.flatMap(({ rows }, index) => {
    const entries = rows.map(({ entry }) => entry);
    const dating = datings[index]!;
    return dateEntries(entries, dating).map((date, position) => ({
      shape: entries[position]!.shape,
      date: date?.date ?? null,
      period: dating.period,
    }));
  });
}

/** Whether days lie outside the period of every account of a reading, each of which has one. */
export function liesOutside({ first, last }: Days, { datings }: DocumentReading): boolean {
  return datings.every(
    ({ period: { start, end } }) =>
      (end !== null && first > end) || (start !== null && end !== null && last < start),
  );
}

/** Whether days lie behind the last of every period that a reading knows, of one at least. */
function liesBehind({ first }: Days, { datings }: DocumentReading): boolean {
  const ends = datings.flatMap(({ period }) => period.end ?? []);
  return ends.length > 0 && ends.every((end) => first > end);
}

/** Whether a day lies in a period that a reading knows. */
function liesInPeriod({ first, last }: Days, { datings }: DocumentReading): boolean {
  return datings.some(
    ({ period: { start, end } }) => start !== null && end !== null && first <= end && last >= start,
  );
}

/** Days beyond the period from which a row belongs to another list: purchases paid in instalments since long ago. */
const FAR_OUTSIDE_DAYS = 35;

/** Tables none of whose rows lie near the period, or all of whose rows lie behind it, beside others whose rows do not. */
export function outsidePeriod(live: readonly Shape[], reading: DocumentReading): Shape[] {
  const tallies = new Map<Shape, { near: number; far: number; inside: number; behind: number }>();
  for (const { shape, date, period } of datedRows(reading)) {
    if (period.start === null || period.end === null) continue;
    const tally = tallies.get(shape) ?? { near: 0, far: 0, inside: 0, behind: 0 };
    tallies.set(shape, tally);
    const far =
      date !== null &&
      Math.max(daysBetween(date, period.start), daysBetween(period.end, date)) > FAR_OUTSIDE_DAYS;
    if (far) tally.far += 1;
    else tally.near += 1;
    const side = date === null ? null : sideOfPeriod(date, period);
    if (side === 1) tally.behind += 1;
    else if (side === 0) tally.inside += 1;
  }
  if (![...tallies.values()].some((tally) => tally.near > tally.far)) return [];
  // What is due next, under names of its own, beside bookings that are all of the period.
  const booked = [...tallies.values()].filter(({ inside }) => inside > 0);
  const allInside = booked.length > 0 && booked.every(({ inside, near, far }) => inside === near + far);
  return live.filter((shape) => {
    const tally = tallies.get(shape);
    if (tally === undefined) return false;
    const isDueNext = allInside && shape.heading !== null && tally.behind === tally.near + tally.far;
    return isDueNext || (tally.near === 0 && tally.far > 0);
  });
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
