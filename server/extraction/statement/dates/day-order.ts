/**
 * The order of day and month in the dates of a statement: as the dates themselves tell it, those of its period, the day it was
 * made on and the run of its rows, else the usual one of its country.
 */
import { daysBetween } from '../../../../shared/dates.ts';
import { settleDayOrder, yearFromPeriod, type DayOrder, type Period } from '../../reading/calendar.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { DateText } from '../../reading/dates.ts';
import type { RawEntry } from '../entries/entries.ts';
import type { Facts } from '../facts/facts.ts';
import { bookingDays, countInside, daysSinceLast, NO_PERIOD, orderOfRanges, rangesNear } from './period.ts';

/** The days of a statement as they are written, and the orders that they tell by themselves. */
export interface WrittenDays {
  readonly entries: readonly RawEntry[];
  readonly booked: readonly DateText[];
  /** Of the rows, booking and other days. */
  readonly ofRows: readonly DateText[];
  /** Those that are written in one order, as far as that is known: of the rows, and where these are not apart, of the period and the statement. */
  readonly together: readonly DateText[];
  /** The order of ranges of days, as that of the period. */
  readonly byRange: DayOrder | null;
  /** The years of the period. */
  readonly years: ReadonlySet<number>;
  /** The order of whole dates about the rows. */
  readonly whole: DayOrder | null;
  /** The rows, without a year, have their days in another order ("06-23") than whole dates ("30.06.2026"). */
  readonly apart: boolean;
  /** Days that could be either are written as the one of the statement is, however near to one another they lie otherwise. */
  readonly alike: DayOrder | null;
}

/** What is written near a run of entries, lines `from` up to but without `to`. */
export function writtenDays(
  entries: readonly RawEntry[],
  facts: Facts,
  range: { from: number; to: number },
): WrittenDays {
  const booked = bookingDays(entries);
  const ofRows = [...booked, ...entries.flatMap((entry) => (entry.other ? [entry.other.date] : []))];
  const ofPeriod = rangesNear(facts, range).flatMap(({ from, to }) =>
    [from, to].filter((date) => date !== null),
  );
  const byRange = orderOfRanges(facts, range);
  const made = onlyOrder(facts.statementDates.filter(isWhole));
  const whole = onlyOrder(ofPeriod.filter(({ year }) => year !== null)) ?? byRange ?? made;
  const rows = ofRows.every(({ year }) => year === null) ? onlyOrder(ofRows) : null;
  const apart = whole !== null && rows !== null && whole !== rows;
  // What is written otherwise than many days of the rows is of another statement.
  const own = orderOfMany(ofRows);
  const strange =
    own !== null && [whole, byRange, onlyOrder(ofPeriod)].some((order) => order !== null && order !== own);
  // "22-03-16" is a day of March 2022 beside a statement of "22-03-31".
  const madeOn = facts.anchors.flatMap(({ strong, date }) =>
    strong && date.kind === 'numeric' && date.shortYear ? [date] : [],
  );
  const together = apart || strange ? ofRows : [...ofRows, ...ofPeriod, ...madeOn];
  const either = onlyOrder(together) === null && ofRows.every(({ kind }) => kind === 'numeric');
  const alike = !either || apart ? null : ((ofRows.every(isWhole) ? made : null) ?? orderOfDue(facts));
  const years = new Set(ofPeriod.flatMap(({ year }) => year ?? []));
  return { entries, booked, ofRows, together, byRange: strange ? null : byRange, years, whole, apart, alike };
}

/** The order of whole dates where the rows are read in `order`. */
export function orderOfWhole({ whole, apart }: WrittenDays, order: DayOrder): DayOrder {
  return whole !== null && (apart || order !== 'ymd') ? whole : order;
}

/** The order of the rows' days, and whether something printed tells it. `given`: `usual` is that of other accounts beside this one. */
export function settleOrder(
  written: WrittenDays,
  periodUnder: (order: DayOrder) => Period,
  usual: DayOrder,
  given: boolean,
): { readonly order: DayOrder; readonly certain: boolean } {
  const { entries, booked, ofRows, together, whole, alike } = written;
  const known = given ? usual : (toldOrder(written, periodUnder) ?? alike);
  const settled = known ? { order: known, certain: true } : settleDayOrder(together, NO_PERIOD, usual);
  const { order } = settled;
  if (!given && known === null && areOfOtherYears(booked, periodUnder)) return { order, certain: false };
  if (usual !== 'ymd' && !settled.certain && areOnlyOf(periodUnder('ymd'), ofRows, periodUnder(usual), usual))
    return { order: 'ymd', certain: true };
  if (
    !given &&
    alike === null &&
    periodUnder(order).start === null &&
    onlyOrder(together) === null &&
    isOneOfEach(entries, booked)
  )
    return { order, certain: false };
  if (!settled.certain) {
    const byPeriod = settleDayOrder(ofRows, periodUnder(usual), usual);
    const other = usual === 'dmy' ? 'mdy' : 'dmy';
    if (usual !== 'ymd' && areAllOf(periodUnder(other), ofRows, other, periodUnder(usual)))
      return { order: other, certain: true };
    if (usual !== 'ymd' && isMonthOtherwise(periodUnder(usual), periodUnder(other)))
      return { order: usual, certain: false };
    if (byPeriod.order === usual || usual === 'ymd') return byPeriod;
    return { order: other, certain: byPeriod.certain };
  }
  if (given || (known !== null && known === alike)) return { order, certain: true };
  // The value dates begin anew behind the last booking day: in order they are as those are.
  // "12.09 12.10 12.12" may be three days of December, or the same day of three months as the period "01.07. - 28.12." has it.
  const isTold = whole === order && usual === order;
  const check = settleDayOrder(booked, periodUnder(order), order, isTold);
  return { order: check.order, certain: check.opposed !== true };
}

/** A period of less days is strange beside one of a month or a quarter. */
const FEW_DAYS = 7;
const DAYS_OF_MONTH = 25;
const DAYS_OF_QUARTER = 95;

/** Whether a period is of few days, and of a month or a quarter in the other order: "02/01/2024 - 03/01/2024". */
function isMonthOtherwise(usual: Period, other: Period): boolean {
  const days = ({ start, end }: Period): number =>
    start === null || end === null ? 0 : daysBetween(start, end) + 1;
  const [few, many] = [days(usual), days(other)];
  return few > 0 && few < FEW_DAYS && many >= DAYS_OF_MONTH && many <= DAYS_OF_QUARTER;
}

/** Whether all days of the rows are of a period that the usual order leaves without a beginning ("01/05/2024" in "January 1 - 31, 2024"). */
function areAllOf(period: Period, days: readonly DateText[], order: DayOrder, ofUsual: Period): boolean {
  if (ofUsual.start !== null || period.start === null || period.end === null) return false;
  return countInside(days, order, period) === days.length;
}

/** Whether all days of the rows are of a period with their years in front, and none otherwise ("18-10-19" in "2018-08-01 - 2018-10-31"). */
function areOnlyOf(yearFirst: Period, days: readonly DateText[], ofUsual: Period, usual: DayOrder): boolean {
  if (yearFirst.start === null || yearFirst.end === null || days.length === 0) return false;
  if (countInside(days, 'ymd', yearFirst) < days.length) return false;
  return ofUsual.start === null || countInside(days, usual, ofUsual) === 0;
}

/** The order that the period tells: by its own days, or by those of rows whose months have names. */
/** The order in which the days by which a statement has to be paid are written ("Payment due date 01/26/2026"). */
function orderOfDue({ anchors }: Facts): DayOrder | null {
  return onlyOrder(anchors.flatMap(({ due, date }) => (due && isWhole(date) ? [date] : [])));
}

function toldOrder(
  { ofRows, apart, byRange, years }: WrittenDays,
  periodUnder: (order: DayOrder) => Period,
): DayOrder | null {
  const fitted = ofRows.every(({ kind }) => kind === 'named')
    ? (orderOfPeriod(ofRows, periodUnder) ?? orderOfDayMade(ofRows, periodUnder))
    : null;
  return (
    fitted ?? (!apart && ofRows.every((date) => isWhole(date) || isOfYears(date, years)) ? byRange : null)
  );
}

/** Whether a date ends with two digits of one of some years: "04/08/19" of a period in 2019. */
function isOfYears(date: DateText, years: ReadonlySet<number>): boolean {
  return date.kind === 'numeric' && date.year !== null && years.has(date.year);
}

/** Rows of one text from which the same day of each month is as likely as a day after the other. */
const MIN_REPEATED = 3;

/** Whether all rows say the same and go on by one in one number of their dates alone: interest on 05/01, 06/01 and 07/01. */
function isOneOfEach(entries: readonly RawEntry[], booked: readonly DateText[]): boolean {
  const dates = booked.filter((date) => date.kind === 'numeric');
  if (dates.length < MIN_REPEATED || dates.length < entries.length) return false;
  const goesOn = (moving: readonly number[], still: readonly number[]): boolean =>
    still.every((number) => number === still[0]) &&
    moving.every((number, index) => index === 0 || Math.abs(number - moving[index - 1]!) === 1);
  const [firsts, seconds] = [dates.map(({ first }) => first), dates.map(({ second }) => second)];
  if (!goesOn(firsts, seconds) && !goesOn(seconds, firsts)) return false;
  return new Set(entries.map(({ anchor }) => textOf(anchor.row.rest))).size === 1;
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

/** A statement is made no longer after its last row, as a rule, days. */
const MADE_WITHIN_DAYS = 31;

/**
 * The order in which the day of a statement lies shortly behind its last row ("Jul 31" before "08/03/2025"), where it does not in the
 * other; null where it tells none.
 */
function orderOfDayMade(
  named: readonly DateText[],
  periodUnder: (order: DayOrder) => Period,
): DayOrder | null {
  if (named.some(({ year }) => year !== null)) return null;
  const [dayFirst, monthFirst] = (['dmy', 'mdy'] as const).map((order) => {
    const { start, end } = periodUnder(order);
    return start === null && end !== null && daysSinceLast(named, order, end) <= MADE_WITHIN_DAYS;
  });
  return dayFirst === monthFirst ? null : dayFirst ? 'dmy' : 'mdy';
}

/** Whether days with the names of their months are of other years if the period has its days in the other order. */
function areOfOtherYears(named: readonly DateText[], periodUnder: (order: DayOrder) => Period): boolean {
  const [dayFirst, monthFirst] = [periodUnder('dmy'), periodUnder('mdy')];
  if (dayFirst.end === null || monthFirst.end === null || dayFirst.end === monthFirst.end) return false;
  return named.some(
    (date) =>
      date.kind === 'named' &&
      date.year === null &&
      yearFromPeriod(date, 'dmy', dayFirst) !== yearFromPeriod(date, 'mdy', monthFirst),
  );
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

/** Days that cannot be read otherwise, at least, where what is printed beside them is written in another order. */
const MANY_DAYS = 3;

/** The one order in which all dates are days, where several of them tell it. */
function orderOfMany(dates: readonly DateText[]): DayOrder | null {
  const order = onlyOrder(dates);
  const telling = dates.filter(
    (date) => date.kind === 'numeric' && (date.first > MONTHS || date.second > MONTHS),
  );
  return telling.length < MANY_DAYS ? null : order;
}
