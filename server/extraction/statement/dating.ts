/**
 * The dates of all entries: order of day and month, years, and what an entry without a date takes. Settled for the
 * whole statement, from its period and the run of its rows.
 */
import { daysBetween, type CalendarDate } from '../../../shared/dates.ts';
import {
  inPeriod,
  resolveDate,
  settleDayOrder,
  yearFromPeriod,
  type DayOrder,
  type Period,
} from '../reading/calendar.ts';
import type { DateText } from '../reading/dates.ts';
import type { RawEntry } from './entries.ts';
import type { Facts, PeriodFact } from './facts.ts';

export interface Dating {
  readonly order: DayOrder;
  /** False where nothing printed tells day-month from month-day. */
  readonly orderCertain: boolean;
  readonly period: Period;
}

export interface EntryDate {
  readonly date: CalendarDate;
  readonly other: CalendarDate | null;
  /** The year is printed in the row, or the period fixes it. */
  readonly certain: boolean;
  readonly inPeriod: boolean;
  /** Taken over from another row though the rows of this statement have dates of their own. */
  readonly inherited: boolean;
  /** Earlier than the row before or later than the row behind, where all other rows stand in order. */
  readonly outOfOrder: boolean;
}

/** A statement covers at most this many days; a longer range is something else (terms, a loan's life). */
const MAX_PERIOD_DAYS = 800;

/** Settles order and period for a run of entries. `usual` is the order of the statement's country. */
export function settleDating(
  entries: readonly RawEntry[],
  facts: Facts,
  usual: DayOrder,
  range: { from: number; to: number },
): Dating {
  const printed = entries.flatMap((entry) => (entry.booking ? [entry.booking.date] : []));
  const others = entries.flatMap((entry) => (entry.other ? [entry.other.date] : []));
  const here = facts.periods.filter((fact) => fact.line >= range.from && fact.line < range.to);
  const candidates = here.length > 0 ? here : facts.periods;
  const attempts = (['dmy', 'mdy', 'ymd'] as const).map((order) => ({
    order,
    period: choosePeriod(candidates, printed, order, facts.statementDates),
  }));
  const first = attempts.find(({ order }) => order === usual)!;
  const second = attempts.find(({ order }) => order !== usual)!;
  const periodTexts = candidates.flatMap(({ from, to }) => [from, to].filter((date) => date !== null));
  const all = [...printed, ...others];
  const settled = settleDayOrder([...all, ...periodTexts], NO_PERIOD, usual);
  if (settled.certain) {
    const chosen = attempts.find(({ order }) => order === settled.order)!;
    const check = settleDayOrder(all, chosen.period, settled.order);
    return {
      order: check.order,
      orderCertain: true,
      period: attempts.find(({ order }) => order === check.order)!.period,
    };
  }
  const byPeriod = settleDayOrder(all, first.period, usual);
  const chosen = byPeriod.order === usual ? first : second;
  return { order: chosen.order, orderCertain: byPeriod.certain, period: chosen.period };
}

const NO_PERIOD: Period = { start: null, end: null };

/** The printed range most dates of the rows fall into; a statement's date serves as its end where no range is printed. */
function choosePeriod(
  facts: readonly PeriodFact[],
  dates: readonly DateText[],
  order: DayOrder,
  statementDates: readonly DateText[],
): Period {
  let best: { period: Period; score: number } | null = null;
  const starts = facts.filter((fact) => fact.to === null);
  const ends = facts.filter((fact) => fact.from === null);
  const ranges = [
    ...facts.filter((fact) => fact.from !== null && fact.to !== null),
    ...starts.flatMap((start) =>
      ends.map((end) => ({ line: start.line, from: start.from, to: end.to, weight: 1 })),
    ),
  ];
  for (const fact of ranges) {
    const period = resolvePeriod(fact, order);
    if (!period) continue;
    const inside = dates.filter((date) => {
      const year = date.year ?? yearFromPeriod(date, order, period);
      const resolved = year === null ? null : resolveDate(date, order, year);
      return resolved !== null && inPeriod(resolved, period);
    }).length;
    const score = fact.weight + 10 * (dates.length === 0 ? 1 : inside / dates.length);
    if (best === null || score > best.score) best = { period, score };
  }
  if (best && best.score > 5) return best.period;
  for (const date of statementDates) {
    const end = date.year === null ? null : resolveDate(date, order, date.year);
    if (end !== null) return { start: null, end };
  }
  return NO_PERIOD;
}

function resolvePeriod(fact: PeriodFact, order: DayOrder): Period | null {
  const { from, to } = fact;
  if (!from || !to) return null;
  const endYear = to.year ?? from.year;
  if (endYear === null) return null;
  const end = resolveDate(to, order, endYear);
  if (end === null) return null;
  let start = resolveDate(from, order, from.year ?? endYear);
  if (start !== null && from.year === null && start > end) start = resolveDate(from, order, endYear - 1);
  if (start === null || start > end || daysBetween(start, end) > MAX_PERIOD_DAYS) return null;
  return { start, end };
}

/** Rows without a date of their own are exceptions where they are no more than this share: elsewhere one date serves a day. */
const EXCEPTION_SHARE = 0.25;
/** Dates out of order are exceptions where at most this share of steps goes the other way (cards sort otherwise). */
const DISORDER_SHARE = 0.1;

/**
 * The dates of entries in printed order. Entries without any date before them take the one behind. `lists` says for
 * each entry which list (deposits, cheques) it stands in: every list has its own order in time.
 */
export function dateEntries(
  entries: readonly RawEntry[],
  dating: Dating,
  lists: readonly unknown[] = [],
): (EntryDate | null)[] {
  const fallback = fallbackYear(entries);
  const own = entries.map((entry): EntryDate | null => {
    const booking = entry.booking ? calendarOf(entry.booking.date, dating, fallback) : null;
    if (!booking) return null;
    const other = entry.other ? calendarOf(entry.other.date, dating, fallback) : null;
    return {
      date: booking.date,
      other: other?.date ?? null,
      certain: booking.certain,
      inPeriod: inPeriod(booking.date, dating.period),
      inherited: false,
      outOfOrder: false,
    };
  });
  const stray = strayDates(
    own.map((date) => date?.date ?? null),
    lists,
  );
  const without = (index: number): boolean =>
    own[index] === null ||
    (entries[index]!.inherited && !entries[index]!.underDayHeading && entries[index]!.shape.datedRows);
  const exceptional = entries.filter((_, index) => without(index)).length <= EXCEPTION_SHARE * entries.length;
  let previous = own.find((date) => date !== null) ?? null;
  return own.map((date, index) => {
    previous = date ?? previous;
    return (
      previous && { ...previous, inherited: exceptional && without(index), outOfOrder: stray.has(index) }
    );
  });
}

/** Positions of dates that stand out of a list otherwise in order, rising or falling. */
function strayDates(dates: readonly (CalendarDate | null)[], lists: readonly unknown[]): ReadonlySet<number> {
  const known = dates.flatMap((date, index) => (date === null ? [] : [{ date, index, list: lists[index] }]));
  const steps = known
    .slice(1)
    .map((next, at) => (next.list === known[at]!.list ? compare(known[at]!.date, next.date) : 0));
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
  });
  return stray;
}

/** +1 where the second date is later, -1 where it is earlier. */
function compare(first: CalendarDate, second: CalendarDate): -1 | 0 | 1 {
  return second > first ? 1 : second < first ? -1 : 0;
}

/** A year printed on some other date of the rows, for dates that print none where no period is known. */
function fallbackYear(entries: readonly RawEntry[]): number | null {
  return entries.find((entry) => (entry.booking?.date.year ?? null) !== null)?.booking?.date.year ?? null;
}

function calendarOf(
  date: DateText,
  dating: Dating,
  fallback: number | null,
): { date: CalendarDate; certain: boolean } | null {
  const fromPeriod = date.year === null ? yearFromPeriod(date, dating.order, dating.period) : null;
  const year = date.year ?? fromPeriod ?? fallback ?? new Date().getFullYear();
  const resolved = resolveDate(date, dating.order, year);
  if (resolved === null) return null;
  return { date: resolved, certain: date.year !== null || fromPeriod !== null };
}
