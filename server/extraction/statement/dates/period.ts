/** The period of a run of rows: the range printed for them, the month they are of, or all until the statement was made. */
import { calendarDate, dateParts, daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { inPeriod, resolveDate, yearFromPeriod, type DayOrder, type Period } from '../../reading/calendar.ts';
import type { DateText } from '../../reading/dates.ts';
import type { RawEntry } from '../entries/entries.ts';
import type { Facts } from '../facts/facts.ts';
import { LABELLED_WEIGHT, type PeriodFact } from '../facts/periods.ts';

/** Lines of a part of the document: from the first to before the last. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** The rows whose period is asked for. */
export interface PeriodOf {
  readonly entries: readonly RawEntry[];
  readonly range: LineRange;
  /** Of the rows' days, and of whole dates beside them. */
  readonly order: DayOrder;
  readonly wholeOrder: DayOrder;
}

/** A statement covers at most this many days; a longer range is something else (terms, a loan's life). */
const MAX_PERIOD_DAYS = 800;

export const NO_PERIOD: Period = { start: null, end: null };

/** `NO_PERIOD` where the statement tells none. */
export function choosePeriod(facts: Facts, of: PeriodOf): Period {
  const ranges = withoutRangesOfTexts([...rangesOverAll(facts, of), ...rangesNear(facts, of.range)], of);
  return (
    rangeOfRows(ranges, bookingDays(of.entries), of.order, of.wholeOrder) ??
    monthOfRows(facts, of) ??
    rangeFarFromRows(ranges, of) ??
    untilMade(facts, of)
  );
}

/** Ranges but those in the texts of rows that not all rows lie in: "Stamp duty, period 01/07/2023 - 30/09/2023". */
function withoutRangesOfTexts(ranges: readonly PeriodFact[], of: PeriodOf): readonly PeriodFact[] {
  if (ranges.length === 0) return ranges;
  const own = linesOf(of.entries);
  const days = bookingDays(of.entries);
  return ranges.filter((fact) => {
    if (!own.has(fact.line)) return true;
    const period = fact.from && fact.to && resolvePeriod(fact, of.wholeOrder);
    if (period === null || countInside(days, of.order, period) !== days.length) return false;
    // "Term 15/05/2025 - 17/11/2025": it goes on long behind the rows.
    const last = days.flatMap((day) => dayWithin(day, of.order, period) ?? []).toSorted();
    return last.length === 0 || daysBetween(last.at(-1)!, period.end!) <= MAX_BEHIND_DAYS;
  });
}

/** Days from the last row to the end of a range in the text of one, at most. */
const MAX_BEHIND_DAYS = 62;

function dayWithin(date: DateText, order: DayOrder, period: Period): CalendarDate | null {
  const year = date.year ?? yearFromPeriod(date, order, period);
  return year === null ? null : resolveDate(date, order, year);
}

/** Days between the rows and a range that can only be theirs if their years were misread. */
const FAR_DAYS = 366;

/**
 * A labelled range that is far from every row, all of whose dates have years of two digits, which may count in another calendar, or
 * months by names that may be another language's ("mar", November in Finnish). As their period it leaves them in doubt.
 */
function rangeFarFromRows(ranges: readonly PeriodFact[], of: PeriodOf): Period | null {
  const dates = bookingDays(of.entries);
  if (dates.length === 0 || !dates.every(mayBeMisread)) return null;
  const labelled = ranges.filter(({ from, to, weight }) => from && to && weight >= LABELLED_WEIGHT);
  const periods = labelled.flatMap((fact) => resolvePeriod(fact, of.wholeOrder) ?? []);
  const days = dates.map((date) => resolveDate(date, of.order, date.year!));
  // Six digits read from the wrong end may lie near it.
  const far = dates.every(({ kind }) => kind === 'numeric') ? FAR_DAYS : 0;
  const isFar = ({ start, end }: Period): boolean =>
    days.every((day) => day === null || daysBetween(day, start!) > far || daysBetween(end!, day) > far);
  return periods.length > 0 && periods.every(isFar) ? periods[0]! : null;
}

/** Whether the year of a date has two digits, its month a name, or its six digits could be read from either end. */
function mayBeMisread(date: DateText): boolean {
  return date.kind === 'numeric' ? date.shortYear : date.year !== null || date.compact === true;
}

/**
 * What stands over all tables is a statement's period, where the last of several accounts has ranges behind its rows alone:
 * "Interest and tax 1 April 2026 to 2 June 2026".
 */
function rangesOverAll({ periods }: Facts, { entries, range }: PeriodOf): readonly PeriodFact[] {
  const last = Math.max(...linesOf(entries));
  const here = periods.filter(({ line }) => isWithin(line, range));
  const [first] = periods;
  if (here.length === 0 || here.some(({ line }) => line < last)) return [];
  return first !== undefined && first.line < range.from ? [first] : [];
}

/** The ranges among some lines, else all. */
export function rangesNear({ periods }: Facts, range: LineRange): readonly PeriodFact[] {
  const here = periods.filter(({ line }) => isWithin(line, range));
  return here.length > 0 ? here : periods;
}

/**
 * The one order in which a labelled range among some lines runs forwards: "05-06-2019 to 04-09-2019" ends before it begins
 * where months come first. Null where it tells none, or two ranges differ.
 */
export function orderOfRanges(facts: Facts, range: LineRange): DayOrder | null {
  const orders = new Set(
    rangesNear(facts, range).flatMap((fact) => {
      if (fact.weight < LABELLED_WEIGHT || fact.from?.kind !== 'numeric' || fact.to?.kind !== 'numeric')
        return [];
      const [dayFirst, monthFirst] = [resolvePeriod(fact, 'dmy'), resolvePeriod(fact, 'mdy')];
      if ((dayFirst === null) === (monthFirst === null)) return [];
      return [dayFirst === null ? ('mdy' as const) : ('dmy' as const)];
    }),
  );
  return orders.size === 1 ? [...orders][0]! : null;
}

function isWithin(line: number, { from, to }: LineRange): boolean {
  return line >= from && line < to;
}

/** Days of the bookings, as printed. */
export function bookingDays(entries: readonly RawEntry[]): DateText[] {
  return entries.flatMap(({ booking }) => (booking ? [booking.date] : []));
}

/** The lines that entries take. */
export function linesOf(entries: readonly RawEntry[]): Set<number> {
  return new Set(entries.flatMap(({ rows }) => rows.map((row) => row.tokens.line.index)));
}

/**
 * The printed range most dates of the rows, whose days are in one order, fall into; whole dates beside them may have another. Those
 * of rows that have years of their own need none: payments to come are listed behind the period.
 */
function rangeOfRows(
  facts: readonly PeriodFact[],
  dates: readonly DateText[],
  order: DayOrder,
  wholeOrder: DayOrder,
): Period | null {
  let best: { period: Period; score: number; holds: boolean } | null = null;
  const open = dates.filter(({ year }) => year === null);
  const starts = facts.filter((fact) => fact.to === null);
  const ends = facts.filter((fact) => fact.from === null);
  const ranges = [
    ...facts.filter((fact) => fact.from !== null && fact.to !== null),
    ...starts.flatMap((start) =>
      ends.map((end) => ({ line: start.line, from: start.from, to: end.to, weight: 1 })),
    ),
  ];
  for (const fact of ranges) {
    const period = resolvePeriod(fact, wholeOrder);
    if (!period) continue;
    const inside = countInside(dates, order, period);
    const score = fact.weight + 10 * (dates.length === 0 ? 1 : inside / dates.length);
    const holds = open.length > 0 && countInside(open, order, period) === open.length;
    if (best === null || score > best.score) best = { period, score, holds };
  }
  return best && (best.score > 5 || best.holds) ? best.period : null;
}

/** A range without years that a statement covers is no longer than this. */
const YEARLESS_DAYS = 62;

/**
 * A labelled range without years that all rows lie in, as the last one that ends before the day of the statement or the one it
 * has to be paid by: "Period: 5 March to 4 April", "Due date: 12 April 2026".
 */
export function rangeBefore(day: CalendarDate, facts: Facts, of: PeriodOf): Period | null {
  const dates = bookingDays(of.entries);
  for (const { from, to, weight } of rangesNear(facts, of.range)) {
    if (!from || !to || from.year !== null || to.year !== null || weight < LABELLED_WEIGHT) continue;
    const year = yearFromPeriod(to, of.wholeOrder, { start: null, end: day });
    const period =
      year === null ? null : resolvePeriod({ line: 0, from, to: { ...to, year }, weight }, of.wholeOrder);
    if (!period || period.end! > day || daysBetween(period.start!, period.end!) > YEARLESS_DAYS) continue;
    if (dates.length > 0 && countInside(dates, of.order, period) === dates.length) return period;
  }
  return null;
}

/** The month that a statement says it is about beside its rows, if all their days lie in it. */
function monthOfRows({ anchors }: Facts, { entries, order, range }: PeriodOf): Period | null {
  const inRows = linesOf(entries);
  const months = anchors.filter(({ month, line }) => month && !inRows.has(line));
  const here = months.filter(({ line }) => isWithin(line, range));
  const ends = (here.length > 0 ? here : months).map(({ date }) => resolveDate(date, order, date.year!)!);
  const dates = bookingDays(entries);
  const fitting = [...new Set(ends)].flatMap((end): Period[] => {
    const { year, month } = dateParts(end);
    const period = { start: calendarDate(year, month, 1), end };
    const isInside = (date: DateText): boolean => {
      const day = resolveDate(date, order, date.year ?? yearFromPeriod(date, order, period) ?? year);
      return day !== null && day >= period.start! && day <= end;
    };
    return dates.every(isInside) ? [period] : [];
  });
  return dates.length > 0 && fitting.length === 1 ? fitting[0]! : null;
}

/** Up to the day a statement was made on, where it tells no period. */
function untilMade({ statementDates }: Facts, { entries, order, wholeOrder }: PeriodOf): Period {
  const days = statementDates.flatMap((date) =>
    date.year === null ? [] : (resolveDate(date, wholeOrder, date.year) ?? []),
  );
  const dates = bookingDays(entries);
  const end = dayOfStatement(days, dates, order);
  return end === undefined || isBeforeMost(end, dates, order) ? NO_PERIOD : { start: null, end };
}

/** Whether most rows, by years of their own, come behind a day: that of the balance they start from, which reads like a last one. */
function isBeforeMost(end: CalendarDate, dates: readonly DateText[], order: DayOrder): boolean {
  const dated = dates.filter(({ year }) => year !== null);
  const behind = dated.filter((date) => (resolveDate(date, order, date.year!) ?? end) > end);
  return behind.length > 0.5 * dates.length;
}

/** How many of the dates lie in a period, those without a year as near to it as can be. */
export function countInside(dates: readonly DateText[], order: DayOrder, period: Period): number {
  return dates.filter((date) => {
    const year = date.year ?? yearFromPeriod(date, order, period);
    const day = year === null ? null : resolveDate(date, order, year);
    return day !== null && inPeriod(day, period);
  }).length;
}

/** The range of a fact; labelled days of one way of writing that run backwards were read from the wrong side ("31/03/2026 - 01/03/2026"). */
function inOrder({ from, to, weight }: PeriodFact): Pick<PeriodFact, 'from' | 'to'> {
  if (from?.kind !== 'numeric' || to?.kind !== 'numeric' || weight < LABELLED_WEIGHT) return { from, to };
  if (from.year === null || from.year !== to.year || from.second !== to.second) return { from, to };
  return from.first > to.first ? { from: to, to: from } : { from, to };
}

function resolvePeriod(fact: PeriodFact, order: DayOrder): Period | null {
  const { from, to } = inOrder(fact);
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

/**
 * Of several days of a statement the one the rows end before most closely: it may say when it was made and, long after, when
 * it was printed. Where the rows tell none, the last: where days of balances are printed like it, the first is the opening's.
 */
function dayOfStatement(
  days: readonly CalendarDate[],
  dates: readonly DateText[],
  order: DayOrder,
): CalendarDate | undefined {
  const sorted = days.toSorted().toReversed();
  if (new Set(days).size < 2 || dates.every(({ year }) => year !== null)) return sorted[0];
  const [first, ...others] = sorted.map((day) => ({ day, gap: daysSinceLast(dates, order, day) }));
  return others.reduce((best, one) => (one.gap < best.gap ? one : best), first!).day;
}

/** Days from the last of some dates, those without a year as of the one before a day, to that day; infinite where it is later. */
export function daysSinceLast(dates: readonly DateText[], order: DayOrder, day: CalendarDate): number {
  const period = { start: null, end: day };
  const days = dates.flatMap((date) => {
    const year = date.year ?? yearFromPeriod(date, order, period);
    const resolved = year === null ? null : resolveDate(date, order, year);
    return resolved === null ? [] : [resolved];
  });
  const last = days.toSorted().at(-1);
  return last !== undefined && last <= day ? daysBetween(last, day) : Infinity;
}
