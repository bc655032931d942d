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

/** The dates of entries in printed order. Entries without any date before them take the one behind. */
export function dateEntries(entries: readonly RawEntry[], dating: Dating): (EntryDate | null)[] {
  const fallback = fallbackYear(entries, dating);
  const found = entries.map((entry): EntryDate | null => {
    if (!entry.booking) return null;
    const booking = calendarOf(entry.booking.date, dating, fallback);
    if (!booking) return null;
    const other = entry.other ? calendarOf(entry.other.date, dating, fallback) : null;
    return {
      date: booking.date,
      other: other?.date ?? null,
      certain: booking.certain,
      inPeriod: inPeriod(booking.date, dating.period),
    };
  });
  const first = found.find((date) => date !== null) ?? null;
  let previous = first;
  return found.map((date) => {
    previous = date ?? previous;
    return previous;
  });
}

/** A year printed on some other date of the rows, for dates that print none where no period is known. */
function fallbackYear(entries: readonly RawEntry[], dating: Dating): number | null {
  void dating;
  return entries.find((entry) => entry.booking?.date.year != null)?.booking?.date.year ?? null;
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
