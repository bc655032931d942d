/** What the days of the rows tell of two columns of dates. */
import { edgeOf, type Column } from '../columns/columns.ts';
import type { DateToken, TokenLine } from '../tokens.ts';
import { bookingRank, MADE_RANK, POSTED_RANK } from './date-names.ts';

/** Of two date columns the one whose dates are mostly the later: a card books a purchase after it was made. */
export function laterOf(a: Column, b: Column, lines: readonly TokenLine[], size: number): Column {
  const pairs = pairsOf(a, b, lines, size);
  const place = yearsComeFirst(pairs.flat()) ? placeFromYear : placeInYears;
  const later = pairs.map(([first, second]) => Math.sign(place(second) - place(first)));
  return later.reduce((sum, sign) => sum + sign, 0) > 0 ? b : a;
}

/** Rows in which one of two days is the later one, at least, before that is no chance. */
const MIN_LATER = 2;

/**
 * "Date | Date of operation": whether the days on which rows were made come after those beside them, in some rows and never before; then
 * those are none of the bookings, though no name speaks clearer of them.
 */
export function isMadeLater(
  made: Column,
  beside: Column,
  lines: readonly TokenLine[],
  size: number,
): boolean {
  if (!made.roles.has('date') || bookingRank(made.heading) !== MADE_RANK) return false;
  if (bookingRank(beside.heading) >= POSTED_RANK) return false;
  const steps = pairsOf(beside, made, lines, size).map(
    ([first, second]) => placeInYears(second) - placeInYears(first),
  );
  return steps.every((step) => step >= 0) && steps.filter((step) => step > 0).length >= MIN_LATER;
}

/** Share of the rows of two days whose days stand the other way round, from which neither of two columns is the later one. */
const AGAINST_SHARE = 0.1;

/**
 * Whether one of two date columns holds the later day throughout, as a card's booking days do: in several rows, and hardly ever the earlier
 * one, however their numbers are read.
 */
export function isOneLater(a: Column, b: Column, lines: readonly TokenLine[], size: number): boolean {
  const pairs = pairsOf(a, b, lines, size);
  return [false, true].some((monthFirst) => {
    const place = (token: DateToken): number => placeInYears(token, monthFirst);
    const signs = pairs.map(([first, second]) => Math.sign(place(second) - place(first)));
    const [later, earlier] = [1, -1].map((sign) => signs.filter((one) => one === sign).length);
    const [most, least] = [Math.max(later!, earlier!), Math.min(later!, earlier!)];
    return most >= MIN_LATER && least < AGAINST_SHARE * (most + least);
  });
}

/** Whether days of two digits each begin with their years ("19-08-27"): the number that hardly ever differs stands first. */
function yearsComeFirst(tokens: readonly DateToken[]): boolean {
  const short = tokens.flatMap(({ date }) => (date.kind === 'numeric' && date.shortYear ? [date] : []));
  if (short.length < tokens.length) return false;
  const count = (values: readonly unknown[]): number => new Set(values).size;
  return count(short.map(({ first }) => first)) < count(short.map(({ year }) => year));
}

/** A number that grows through the days of such dates, whose last number is read as the year. */
function placeFromYear({ date }: DateToken): number {
  if (date.kind === 'named') return 0;
  return DAYS_OF_YEAR * date.first + 31 * date.second + ((date.year ?? 0) % 100);
}

/** The named one of two columns of dates ("Effective date"), where the rows run in its order and not in that of the other. */
export function inOrderBeside(
  unnamed: Column,
  named: Column,
  lines: readonly TokenLine[],
  size: number,
): Column | null {
  const days = daysOf(unnamed, named, lines, size);
  const inOrder = (of: readonly number[]): boolean => {
    const steps = of.slice(1).map((day, at) => Math.sign(day - of[at]!));
    return !(steps.includes(1) && steps.includes(-1));
  };
  return inOrder(days.map(([, second]) => second)) && !inOrder(days.map(([first]) => first)) ? named : null;
}

/** The days of the lines that have one in both of two columns. */
function daysOf(a: Column, b: Column, lines: readonly TokenLine[], size: number): [number, number][] {
  return pairsOf(a, b, lines, size).map(([first, second]) => [placeInYear(first), placeInYear(second)]);
}

/** The dates of the lines that have one in both of two columns. */
function pairsOf(a: Column, b: Column, lines: readonly TokenLine[], size: number): [DateToken, DateToken][] {
  return lines.flatMap((line): [DateToken, DateToken][] => {
    const [first, second] = [dateIn(line, a, size), dateIn(line, b, size)];
    return first && second ? [[first, second]] : [];
  });
}

/** Whether the rows run by the days of a column. */
export function runsInOrder(column: Column, lines: readonly TokenLine[], size: number): boolean {
  const days = lines.flatMap((line) => dayIn(line, column, size) ?? []);
  return isRising(days, 0) || isRising(days.toReversed(), 0);
}

/**
 * Whether the days of a column stand once each in front of the rows of them, beside days of another column that stand in every
 * row: the first row has one, and each is another day than the one before it, always later or always earlier; a new page may say
 * it again.
 */
export function standsOnceEach(
  few: Column,
  every: Column,
  lines: readonly TokenLine[],
  size: number,
): boolean {
  const first = lines.find((line) => dayIn(line, every, size) !== null);
  if (first === undefined || dayIn(first, few, size) === null) return false;
  const printed = lines.flatMap((line) => {
    const day = dayIn(line, few, size);
    return day === null ? [] : [{ day, page: line.line.page }];
  });
  const days = printed
    .filter(({ day, page }, at) => day !== printed[at - 1]?.day || page === printed[at - 1]!.page)
    .map(({ day }) => day);
  return isRising(days, 1) || isRising(days.toReversed(), 1);
}

function isRising(days: readonly number[], least: 0 | 1): boolean {
  return days.every((day, at) => at === 0 || day - days[at - 1]! >= least);
}

/** The day of a line in a column, as a number that grows with time; null where it has none. */
function dayIn(line: TokenLine, column: Column, size: number): number | null {
  const token = dateIn(line, column, size);
  return token ? placeInYears(token) : null;
}

/** A number that grows through the days of all years. */
function placeInYears(token: DateToken, monthFirst = false): number {
  return DAYS_OF_YEAR * (token.date.year ?? 0) + placeInYear(token, monthFirst);
}

/** More than `placeInYear` tells apart. */
const DAYS_OF_YEAR = 12 * 31 + 32;

/** A number that grows through the days of a year. `monthFirst`: of two numbers the first is the month. */
export function placeInYear({ date }: DateToken, monthFirst = false): number {
  if (date.kind === 'named') return 31 * date.month + date.day;
  return monthFirst ? 31 * date.first + date.second : 31 * date.second + date.first;
}

/** The date of a line at the edge of a column. */
function dateIn({ dates }: TokenLine, { align, edge }: Column, size: number): DateToken | undefined {
  return dates.find((date) => Math.abs(edgeOf(date, align) - edge) < size);
}
