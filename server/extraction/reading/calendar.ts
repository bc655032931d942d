/**
 * Which day a printed date is: the order of day and month and the missing year, settled for the whole statement.
 * A balance check cannot catch a wrong year, so years come from the printed period and are checked on their own.
 */
import { calendarDate, dateParts, daysBetween, type CalendarDate } from '../../../shared/dates.ts';
import type { DateText } from './dates.ts';

/** `ymd`: two-digit years before the month ("19-10-01"). */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

/** The period a statement covers; either end may be unknown. */
export interface Period {
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
}

/** Added to the distance of days on the wrong side of a period's only known end. */
const FAR = 1000;

/** Days a booking may lie outside the printed period and still belong to it. */
const PERIOD_SLACK_DAYS = 7;

/** The calendar date under an order and a year, or null where there is no such day. */
export function resolveDate(date: DateText, order: DayOrder, year: number): CalendarDate | null {
  if (date.kind === 'named') return calendarDate(year, date.month, date.day);
  if (order === 'ymd' && date.year !== null && date.shortYear)
    return calendarDate(yearInFront(date.first), date.second, date.year % 100);
  return order === 'dmy'
    ? calendarDate(year, date.second, date.first)
    : calendarDate(year, date.first, date.second);
}

/** Years of two digits in front are of this century from here on; lower ones are counted in the era of Japan. */
const FIRST_WESTERN_YEAR = 13;
const ERA_YEARS_AHEAD = 18;

function yearInFront(year: number): number {
  return 2000 + (year < FIRST_WESTERN_YEAR ? ERA_YEARS_AHEAD : 0) + year;
}

/** Whether a date lies before the period (-1), in it or where its ends are not known (0), or behind it (1), to the day. */
export function sideOfPeriod(date: CalendarDate, { start, end }: Period): -1 | 0 | 1 {
  if (start !== null && date < start) return -1;
  return end !== null && date > end ? 1 : 0;
}

/** Whether a date lies in the period, give or take the slack; true where the period is unknown. */
export function inPeriod(date: CalendarDate, period: Period): boolean {
  const { start, end } = period;
  if (start !== null && date < start && daysBetween(date, start) > PERIOD_SLACK_DAYS) return false;
  return end === null || date <= end || daysBetween(end, date) <= PERIOD_SLACK_DAYS;
}

/**
 * The year that puts a date without one into the period, else nearest to it.
 * Null where the period is unknown.
 */
export function yearFromPeriod(date: DateText, order: DayOrder, period: Period): number | null {
  const anchor = period.end ?? period.start;
  if (anchor === null) return null;
  const base = dateParts(anchor).year;
  let best: { year: number; distance: number } | null = null;
  for (const year of [base, base - 1, base + 1]) {
    const resolved = resolveDate(date, order, year);
    if (resolved === null) continue;
    const distance = distanceTo(resolved, period);
    if (distance === 0) return year;
    if (best === null || distance < best.distance) best = { year, distance };
  }
  return best?.year ?? null;
}

/** Days a date lies outside the period; 0 inside it. Where one end is unknown, days to the other end. */
function distanceTo(date: CalendarDate, period: Period): number {
  if (period.start !== null && period.end !== null) {
    if (date < period.start) return daysBetween(date, period.start);
    return date > period.end ? daysBetween(period.end, date) : 0;
  }
  if (period.end !== null) {
    const before = daysBetween(date, period.end);
    return before >= -PERIOD_SLACK_DAYS ? Math.abs(before) : FAR - before;
  }
  const after = daysBetween(period.start!, date);
  return after >= -PERIOD_SLACK_DAYS ? Math.abs(after) : FAR - after;
}

/**
 * Settles the order of day and month over all dates of a statement: impossible months first, then the period, then
 * the order of rows in time, then the order given as usual for the statement's country.
 * `certain` is false where only the last decided. `told`: whole dates of the statement say that order; days that lie nearer to one
 * another in the other are `opposed` to it.
 */
export function settleDayOrder(
  dates: readonly DateText[],
  period: Period,
  ofCountry: DayOrder,
  told = false,
): { order: DayOrder; certain: boolean; opposed?: true } {
  const numeric = dates.filter((date) => date.kind === 'numeric');
  if (numeric.length === 0) return { order: ofCountry, certain: true };
  if (mayBeginWithYear(numeric, ofCountry === 'ymd' ? 1 : FIRST_WESTERN_YEAR)) {
    const [yearFirst, dayFirst] = (['ymd', 'dmy'] as const).map((order) => cost(numeric, order, period));
    if (Math.abs(yearFirst! - dayFirst!) < YEAR_FIRST_APART)
      return { order: ofCountry === 'ymd' ? ofCountry : 'dmy', certain: false };
    if (yearFirst! < dayFirst!) {
      // Only a period tells the seventh year of an era from 2007.
      const ofEra = numeric.some(({ first }) => first < FIRST_WESTERN_YEAR);
      return { order: 'ymd', certain: !ofEra || period.start !== null || period.end !== null };
    }
  }
  const usual = ofCountry !== 'ymd' ? ofCountry : numeric.every(({ year }) => year === null) ? 'mdy' : 'dmy';
  const impossible = { dmy: 0, mdy: 0 };
  for (const date of numeric) {
    if (date.second > 12) impossible.dmy += 1;
    if (date.first > 12) impossible.mdy += 1;
  }
  if (impossible.dmy !== impossible.mdy) {
    return { order: impossible.dmy < impossible.mdy ? 'dmy' : 'mdy', certain: true };
  }
  if (numeric.every((date) => date.first === date.second)) return { order: usual, certain: true };
  const misfit = { dmy: cost(numeric, 'dmy', period), mdy: cost(numeric, 'mdy', period) };
  const fitting = misfit.dmy < misfit.mdy ? 'dmy' : 'mdy';
  const apart = Math.abs(misfit.dmy - misfit.mdy);
  const days = new Set(numeric.map(({ first, second }) => 31 * first + second)).size;
  if (apart < 1 && fitting !== usual) {
    if (told && apart > 0) return { order: usual, certain: false, opposed: true };
    if (days < TELLING_DAYS || misfit[fitting] > NEARER * misfit[usual === 'mdy' ? 'mdy' : 'dmy'])
      return { order: usual, certain: false };
  }
  return { order: apart === 0 ? usual : fitting, certain: apart > 0 };
}

/**
 * How much better dates have to fit with their years in front or behind: one day alone ("22-03-16") is as good either way,
 * and so are two of one number in neighbouring months.
 */
const YEAR_FIRST_APART = 0.5;

/** Days of which two do not tell an order that is not usual by lying nearer to one another in it. */
const TELLING_DAYS = 3;

/** How much nearer more of them lie to one another in an order that is not usual, at most, where they tell it. */
const NEARER = 0.5;

/**
 * Whether all dates may be a year from `least` on, a month and a day of two digits each; what begins with a day may look so
 * too.
 */
function mayBeginWithYear(dates: readonly (DateText & { kind: 'numeric' })[], least: number): boolean {
  return dates.every(
    ({ shortYear, year, first, second }) =>
      shortYear && year !== null && first >= least && second <= 12 && year % 100 >= 1 && year % 100 <= 31,
  );
}

/** How badly dates fit an order: days outside the period, and steps back and forth in time. */
function cost(dates: readonly DateText[], order: DayOrder, period: Period): number {
  let misfit = 0;
  let rising = 0;
  let falling = 0;
  let span = 0;
  let previous: CalendarDate | null = null;
  for (const date of dates) {
    const year = date.year ?? yearFromPeriod(date, order, period) ?? 2000;
    const resolved = resolveDate(date, order, year);
    if (resolved === null) {
      misfit += 10;
      continue;
    }
    if (!inPeriod(resolved, period)) misfit += 10;
    if (previous !== null) {
      const step = daysBetween(previous, resolved);
      if (step > 0) rising += 1;
      if (step < 0) falling += 1;
      span += Math.abs(step);
    }
    previous = resolved;
  }
  return misfit + Math.min(rising, falling) + span / 366;
}
