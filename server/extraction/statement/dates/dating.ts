/**
 * What the dates of a statement have in common: the order of day and month, the period, and the day that tells the year
 * where none is printed. Settled for the whole statement, from its period and the run of its rows.
 */
import { dateParts, daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { resolveDate, yearFromPeriod, type DayOrder, type Period } from '../../reading/calendar.ts';
import type { DateText } from '../../reading/dates.ts';
import type { RawEntry } from '../entries/entries.ts';
import type { Facts } from '../facts/facts.ts';
import { orderOfWhole, settleOrder, writtenDays } from './day-order.ts';
import { bookingDays, choosePeriod, daysSinceLast, linesOf, NO_PERIOD, rangeBefore } from './period.ts';
import { tearsRows } from './torn-rows.ts';
import { yearIsOfOthers } from './years-of-others.ts';

export interface Dating {
  readonly order: DayOrder;
  /** False where nothing printed tells day-month from month-day. */
  readonly orderCertain: boolean;
  readonly period: Period;
  /** What tells the year of rows that print none where no period does. */
  readonly anchor: Anchor | null;
}

/** A day near the end of the rows, or near their beginning. */
export interface Anchor {
  readonly day: CalendarDate;
  /** The day of the opening balance, behind which the rows come. */
  readonly begins: boolean;
  /** Printed as the day of a balance, of the statement, or as the month it is about; else a mere guess. */
  readonly certain: boolean;
}

/** Settles order and period for a run of entries. `usual` is the order of the statement's country, or `given` by its other accounts. */
export function settleDating(
  entries: readonly RawEntry[],
  facts: Facts,
  usual: DayOrder,
  range: { from: number; to: number },
  given = false,
): Dating {
  const written = writtenDays(entries, facts, range);
  const wholeOrder = (order: DayOrder): DayOrder => orderOfWhole(written, order);
  const periods = new Map<DayOrder, Period>();
  const periodUnder = (order: DayOrder): Period => {
    const period =
      periods.get(order) ?? choosePeriod(facts, { entries, range, order, wholeOrder: wholeOrder(order) });
    periods.set(order, period);
    return period;
  };
  const { order, certain } = settleOrder(written, periodUnder, usual, given);
  const besides = daysBeside(facts, entries, wholeOrder(order));
  const madeLater = isMadeLater(periodUnder(order), written.booked, order, besides);
  const chosen = chooseAnchor(facts, entries, order, wholeOrder(order), range);
  const tearing =
    chosen?.begins === false && tearsRows({ start: null, end: chosen.day }, written.booked, order);
  const anchor = chosen && tearing ? { ...chosen, certain: false } : chosen;
  const ofRows = { entries, range, order, wholeOrder: wholeOrder(order) };
  const ofOthers = yearIsOfOthers(facts, ofRows, periodUnder(order));
  const otherwise = isNamedOtherwise(periodUnder(order), written.booked, order, namedBeside(facts, entries));
  const torn = tearsRows(periodUnder(order), written.booked, order);
  const found = inDoubt(periodUnder(order), madeLater || ofOthers || otherwise || torn, anchor);
  const settled = { order, orderCertain: certain, ...found };
  if (found.period !== NO_PERIOD || !found.anchor?.certain || found.anchor.begins) return settled;
  return { ...settled, period: rangeBefore(found.anchor.day, facts, ofRows) ?? NO_PERIOD };
}

/** A period without its beginning as a mere guess at the year, where it is in doubt. */
function inDoubt(period: Period, doubted: boolean, anchor: Anchor | null): Pick<Dating, 'period' | 'anchor'> {
  if (!doubted || period.end === null) return { period, anchor };
  return { period: NO_PERIOD, anchor: { day: period.end, begins: false, certain: false } };
}

/** A statement that was made longer after its last row than this may have been printed anew, days. */
const LONG_AFTER_DAYS = 31;

/**
 * Whether rows without a year end long before the day of the statement and, in another year, shortly before a day printed
 * beside them: that one may be the end of the statement, and the other the day of a copy.
 */
function isMadeLater(
  { start, end }: Period,
  dates: readonly DateText[],
  order: DayOrder,
  beside: () => readonly CalendarDate[],
): boolean {
  if (start !== null || end === null || dates.length === 0 || !dates.every(({ year }) => year === null))
    return false;
  if (daysSinceLast(dates, order, end) <= LONG_AFTER_DAYS) return false;
  return beside().some(
    (day) => daysSinceLast(dates, order, day) <= MADE_WITHIN_DAYS && daysBetween(day, end) > LONG_AFTER_DAYS,
  );
}

/**
 * Whether the day a statement was made on is all that tells the year of its rows, and it is named after another year: then it may
 * have been printed anew ("Statement no. 5/2025", printed on 15/07/2026).
 */
function isNamedOtherwise(
  { start, end }: Period,
  dates: readonly DateText[],
  order: DayOrder,
  named: readonly number[],
): boolean {
  if (start !== null || end === null || named.length === 0) return false;
  if (dates.length === 0 || !dates.every(({ year }) => year === null)) return false;
  const { year } = dateParts(end);
  const own = dates.map((date) => yearFromPeriod(date, order, { start, end }) ?? year);
  return !named.some((one) => one === year || own.includes(one));
}

/** The years that stand above the rows without a day or month. */
function namedBeside({ years }: Facts, entries: readonly RawEntry[]): number[] {
  const first = Math.min(...linesOf(entries));
  return years.flatMap(({ line, date }) => (line < first && date.year !== null ? [date.year] : []));
}

/** The days with their years that stand beside the rows. */
function daysBeside(facts: Facts, entries: readonly RawEntry[], order: DayOrder): () => CalendarDate[] {
  return () => {
    const inRows = linesOf(entries);
    return facts.anchors.flatMap(({ line, date }) =>
      date.year === null || inRows.has(line) ? [] : (resolveDate(date, order, date.year) ?? []),
    );
  };
}

/**
 * The day that tells the year of rows without one: the latest among the days of balances, of the statement and of the
 * month it is about, else that of the opening; else a day right behind the last row; else the day by which they have to be
 * paid; else the first day printed anywhere beside the rows; else the latest in their texts; else a year that is named beside them.
 */
function chooseAnchor(
  facts: Facts,
  entries: readonly RawEntry[],
  order: DayOrder,
  wholeOrder: DayOrder,
  range: { from: number; to: number },
): Anchor | null {
  const inRows = linesOf(entries);
  const days = facts.anchors.flatMap(({ line, date, strong, opening, due }) => {
    const day = date.year === null ? null : resolveDate(date, wholeOrder, date.year);
    return day === null ? [] : [{ line, day, opening, due, strong: strong && !inRows.has(line) }];
  });
  const latest = (of: typeof days): CalendarDate | undefined =>
    of.map(({ day }) => day).toSorted((a, b) => (a < b ? 1 : -1))[0];
  const latestOf = (of: typeof days): CalendarDate | undefined =>
    latest(of.filter(({ line }) => line >= range.from && line < range.to)) ?? latest(of);
  const strong = days.filter((one) => one.strong);
  // What stands behind an account alone is another's.
  const isOwn = ({ line }: { readonly line: number }): boolean => line < range.to;
  const certain = strong.some(isOwn);
  const end = latestOf(strong.filter(({ opening }) => !opening));
  if (end !== undefined) return { day: end, begins: false, certain };
  const start = latestOf(strong);
  if (start !== undefined) return { day: start, begins: true, certain };
  const beside = days.filter(({ line }) => !inRows.has(line));
  const lastRow = Math.max(...inRows);
  const close = beside.filter(
    ({ line, day }) => !(line > lastRow && maySayFromWhen(day)) && endsJustBefore(entries, order, day),
  );
  if (close.length > 0) {
    // A copy may be printed in the same days of another year: never before the statement was made.
    const years = close.map(({ day }) => dateParts(day).year);
    const first = Math.min(...years);
    const day = latest(close.filter((_, index) => years[index] === first))!;
    return { day, begins: false, certain: new Set(years).size === 1 && close.some(isOwn) };
  }
  // Words above the first day may have been taken for a row.
  const dated = linesOf(entries.filter(({ booking }) => booking !== null));
  const paid = latestOf(days.filter(({ line, due }) => due && !dated.has(line)));
  if (paid !== undefined) return { day: paid, begins: false, certain: true };
  const named = facts.years.find(({ line }) => !inRows.has(line))?.date;
  const day =
    beside[0]?.day ?? latest(days) ?? (named ? resolveDate(named, wholeOrder, named.year!) : undefined);
  return day ? { day, begins: false, certain: false } : null;
}

/** Whether a day is the first of a month, from which a rate or terms hold that stand below the rows ("9.9% from 01/01/2022"). */
function maySayFromWhen(day: CalendarDate): boolean {
  return dateParts(day).day === 1;
}

/** A statement is made within this many days of its last booking, as a rule. */
const MADE_WITHIN_DAYS = 10;

/** Whether the rows, read as of the year before a day, end shortly before it: it is the day the statement was made. */
function endsJustBefore(entries: readonly RawEntry[], order: DayOrder, day: CalendarDate): boolean {
  const dates = bookingDays(entries);
  return daysSinceLast(dates, order, day) <= MADE_WITHIN_DAYS;
}
