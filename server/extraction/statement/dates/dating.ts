/**
 * What the dates of a statement have in common: the order of day and month, the period, and the day that tells the year
 * where none is printed. Settled for the whole statement, from its period and the run of its rows.
 */
import { dateParts, daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { resolveDate, settleDayOrder, type DayOrder, type Period } from '../../reading/calendar.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { DateText } from '../../reading/dates.ts';
import type { RawEntry } from '../entries/entries.ts';
import type { Facts } from '../facts/facts.ts';
import {
  bookingDays,
  choosePeriod,
  countInside,
  daysSinceLast,
  linesOf,
  NO_PERIOD,
  orderOfRanges,
  rangeBefore,
  rangesNear,
} from './period.ts';

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
  const printed = bookingDays(entries);
  const others = entries.flatMap((entry) => (entry.other ? [entry.other.date] : []));
  const periods = new Map<DayOrder, Period>();
  const periodTexts = rangesNear(facts, range).flatMap(({ from, to }) =>
    [from, to].filter((date) => date !== null),
  );
  const all = [...printed, ...others];
  // Rows without a year may have their days in another order ("06-23") than whole dates ("30.06.2026").
  const byRange = orderOfRanges(facts, range);
  const made = onlyOrder(facts.statementDates.filter(isWhole));
  const whole = onlyOrder(periodTexts.filter(({ year }) => year !== null)) ?? byRange ?? made;
  const rows = all.every(({ year }) => year === null) ? onlyOrder(all) : null;
  const apart = whole !== null && rows !== null && whole !== rows;
  const wholeOrder = (order: DayOrder): DayOrder =>
    whole !== null && (apart || order !== 'ymd') ? whole : order;
  const periodUnder = (order: DayOrder): Period => {
    const period =
      periods.get(order) ?? choosePeriod(facts, { entries, range, order, wholeOrder: wholeOrder(order) });
    periods.set(order, period);
    return period;
  };
  const fitted = all.every(({ kind }) => kind === 'named') ? orderOfPeriod(all, periodUnder) : null;
  const told = fitted ?? (all.every(isWhole) && !apart ? byRange : null);
  // "22-03-16" is a day of March 2022 beside a statement of "22-03-31".
  const madeOn = facts.anchors.flatMap(({ strong, date }) =>
    strong && date.kind === 'numeric' && date.shortYear ? [date] : [],
  );
  const together = apart ? all : [...all, ...periodTexts, ...madeOn];
  // Days that could be either are written as the one of the statement is, however near to one another they lie otherwise.
  const alike = made !== null && all.every(isWhole) && onlyOrder(together) === null ? made : null;
  const known = given ? usual : (told ?? alike);
  const settled = known ? { order: known, certain: true } : settleDayOrder(together, NO_PERIOD, usual);
  const madeLater = (order: DayOrder): boolean =>
    isMadeLater(periodUnder(order), printed, order, daysBeside(facts, entries, wholeOrder(order)));
  const under = (order: DayOrder): Pick<Dating, 'period' | 'anchor'> => {
    const anchor = chooseAnchor(facts, entries, order, wholeOrder(order), range);
    const found = inDoubt(periodUnder(order), madeLater(order), anchor);
    if (found.period !== NO_PERIOD || !found.anchor?.certain || found.anchor.begins) return found;
    const of = { entries, range, order, wholeOrder: wholeOrder(order) };
    return { ...found, period: rangeBefore(found.anchor.day, facts, of) ?? NO_PERIOD };
  };
  const period = periodUnder(settled.order);
  if (
    !given &&
    alike === null &&
    period.start === null &&
    onlyOrder(together) === null &&
    isOneOfEach(entries)
  ) {
    const { order } = settled;
    return { order, orderCertain: false, ...under(order) };
  }
  if (settled.certain) {
    // The value dates begin anew behind the last booking day: in order they are as those are.
    // "12.09 12.10 12.12" may be three days of December, or the same day of three months as the period "01.07. - 28.12." has it.
    const isTold = whole === settled.order && usual === settled.order;
    const check =
      given || (known !== null && known === alike)
        ? { order: settled.order, opposed: false }
        : settleDayOrder(printed, periodUnder(settled.order), settled.order, isTold);
    return { order: check.order, orderCertain: check.opposed !== true, ...under(check.order) };
  }
  const byPeriod = settleDayOrder(all, periodUnder(usual), usual);
  const own = byPeriod.order === usual || usual === 'ymd';
  const order = own ? byPeriod.order : usual === 'dmy' ? 'mdy' : 'dmy';
  return { order, orderCertain: byPeriod.certain, ...under(order) };
}

/** Rows of one text from which the same day of each month is as likely as a day after the other. */
const MIN_REPEATED = 3;

/** Whether all rows say the same and go on by one in one number of their dates alone: interest on 05/01, 06/01 and 07/01. */
function isOneOfEach(entries: readonly RawEntry[]): boolean {
  const dates = bookingDays(entries).filter((date) => date.kind === 'numeric');
  if (dates.length < MIN_REPEATED || dates.length < entries.length) return false;
  const goesOn = (moving: readonly number[], still: readonly number[]): boolean =>
    still.every((number) => number === still[0]) &&
    moving.every((number, index) => index === 0 || Math.abs(number - moving[index - 1]!) === 1);
  const [firsts, seconds] = [dates.map(({ first }) => first), dates.map(({ second }) => second)];
  if (!goesOn(firsts, seconds) && !goesOn(seconds, firsts)) return false;
  return new Set(entries.map(({ anchor }) => textOf(anchor.row.rest))).size === 1;
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

/** The days with their years that stand beside the rows. */
function daysBeside(facts: Facts, entries: readonly RawEntry[], order: DayOrder): () => CalendarDate[] {
  return () => {
    const inRows = linesOf(entries);
    return facts.anchors.flatMap(({ line, date }) =>
      date.year === null || inRows.has(line) ? [] : (resolveDate(date, order, date.year) ?? []),
    );
  };
}

/** The order of the days of a period in which most days of its rows, whose months have names, lie in it; null where none does. */
function orderOfPeriod(
  named: readonly DateText[],
  periodUnder: (order: DayOrder) => Period,
): DayOrder | null {
  const [dayFirst, monthFirst] = (['dmy', 'mdy'] as const).map((order) => {
    const period = periodUnder(order);
    return period.start === null ? 0 : countInside(named, order, period);
  });
  return dayFirst === monthFirst ? null : dayFirst! > monthFirst! ? 'dmy' : 'mdy';
}

/** Whether a date has a year of four digits, as the days of a period do. */
function isWhole(date: DateText): boolean {
  return date.kind === 'numeric' && date.year !== null && !date.shortYear;
}

/** The one order in which all dates are days; null where both are possible, or neither. */
export function onlyOrder(dates: readonly DateText[]): DayOrder | null {
  const numeric = dates.filter((date) => date.kind === 'numeric');
  const monthFirst = numeric.some(({ second }) => second > MONTHS);
  const dayFirst = numeric.some(({ first }) => first > MONTHS);
  return monthFirst === dayFirst ? null : dayFirst ? 'dmy' : 'mdy';
}

const MONTHS = 12;

/**
 * The day that tells the year of rows without one: the latest among the days of balances, of the statement and of the
 * month it is about, else that of the opening; else the day by which they have to be paid; else the first day printed
 * anywhere beside the rows; else the latest in their texts.
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
  const end = latestOf(strong.filter(({ opening }) => !opening));
  if (end !== undefined) return { day: end, begins: false, certain: true };
  const start = latestOf(strong);
  if (start !== undefined) return { day: start, begins: true, certain: true };
  const beside = days.filter(({ line }) => !inRows.has(line));
  const lastRow = Math.max(...inRows);
  const close = beside.find(
    ({ line, day }) => !(line > lastRow && maySayFromWhen(day)) && endsJustBefore(entries, order, day),
  );
  if (close !== undefined) return { day: close.day, begins: false, certain: true };
  // Words above the first day may have been taken for a row.
  const dated = linesOf(entries.filter(({ booking }) => booking !== null));
  const paid = latestOf(days.filter(({ line, due }) => due && !dated.has(line)));
  if (paid !== undefined) return { day: paid, begins: false, certain: true };
  const day = beside[0]?.day ?? latest(days);
  return day === undefined ? null : { day, begins: false, certain: false };
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
