/**
 * Rows that print the day of the month alone ("05", "Wed 5", "5  Wed"), below a line that names the month ("January 2026"). One number says
 * nothing; that the rows below the months all begin with one in the same place, and that it only rises or only falls there,
 * does. Running numbers of the rows may stand before the days, and the amount on a line further below.
 */
import { holdsDigit } from '../../letters.ts';
import type { DateText } from '../../reading/dates.ts';
import { monthMeant, monthNamed, type NamedMonth } from '../../reading/month-names.ts';
import { holdsAmount } from '../lines/begins-row.ts';
import type { Line } from '../lines/lines.ts';
import type { Word } from '../../words/word.ts';
import { isDayName } from './weekdays.ts';
import { stretch, withDate, withoutWords, type TokenLine } from '../tokens.ts';

/** "5", "05", "5.", "5th", "1er", "1º". */
const DAY = /^(?:0?[1-9]|[12]\d|3[01])(?:\.|st|nd|rd|th|er|[ºª])?$/;
/** The number of a row. */
const NUMBER = /^\d{1,4}\.?$/;
const YEAR = /^20\d{2}$/;
/** Fewer rows may begin with numbers that run in order by chance. */
const MIN_DAYS = 4;
/** Days of a month on average; as many months as days may be the lower halves of dates that a narrow column wraps. */
const DAYS_PER_MONTH = 2;
/** Share of steps from day to day that may go the other way. */
const LATE_SHARE = 0.15;
/** Days begin, or end, this close to one another. */
const EDGE_EM = 0.5;
/** Blank behind a cell. */
const CELL_GAP_EM = 0.6;

interface Month extends NamedMonth {
  readonly year: number | null;
}

/** A number that may be a day, and the line of its month. */
interface Day {
  /** Its line, as an index, and the words there that it takes from the first on. */
  readonly line: number;
  readonly to: number;
  /** Its amount stands on the same line. */
  readonly isRow: boolean;
  readonly x0: number;
  readonly x1: number;
  readonly size: number;
  readonly day: number;
  readonly of: number;
}

/** The lines with such days as dates; their months are no text. */
export function withDaysAlone(lines: readonly TokenLine[]): readonly TokenLine[] {
  const months = new Map<number, Month>();
  lines.forEach((tokens, index) => {
    const month = monthAlone(tokens);
    if (month) months.set(index, month);
  });
  if (months.size === 0) return lines;
  const numbers = areNumbered(lines.slice([...months.keys()][0])) ? 1 : 0;
  const found: Day[] = [];
  /** Rows with the name of a weekday in a cell behind their day. */
  let named = 0;
  /** Such numbers above all months: then those are words of texts. */
  const before: Word[] = [];
  let current: number | null = null;
  for (const [index, tokens] of lines.entries()) {
    if (months.has(index)) current = index;
    const { line, dates } = tokens;
    const isRow = holdsAmount(tokens);
    if (current === null) {
      if (isRow && dates.length === 0 && beginsWithDayAlone(line)) before.push(line.words[0]!);
      continue;
    }
    // A row that begins with a whole date, or has one behind a number, needs no such reading.
    if (isRow && dates.some(({ from }) => from === 0 || (from === 1 && mayStandBeforeDate(line.words[0]!))))
      return lines;
    const to = beginsWithDayAlone(line, numbers) ? numbers + 1 : isWeekdayAndDay(line) ? 2 : 0;
    if (to === 0 || line.words.length <= to || (!isRow && dates.length > 0)) continue;
    const { text, x1 } = line.words[to - 1]!;
    const day = Number.parseInt(text, 10);
    const { x0 } = line.words[numbers]!;
    found.push({ line: index, to, isRow, x0, x1, size: line.size, day, of: current });
    if (isRow && to === 1 && isFollowedByWeekday(line)) named += 1;
  }
  const days = found.some(({ isRow }) => isRow)
    ? found.filter(({ isRow }) => isRow)
    : daysOverAmounts(found, lines);
  const [first] = days;
  if (!first) return lines;
  const inColumn = found.filter((day) => standInOneColumn([first, day]));
  const all = standInOneColumn(days) && runInOrder(inColumn) ? inColumn : days;
  if (!standInOneColumn(all)) return lines;
  const few = all.length < Math.max(MIN_DAYS, DAYS_PER_MONTH * months.size);
  if (few ? months.size < 2 || !headInTurn(months, all) : !runInOrder(all)) return lines;
  if (before.some((word) => inColumnOf(word, all[0]!))) return lines;
  const used = new Set(all.map(({ of }) => of));
  const more = numbers === 0 && named === days.length ? 1 : 0;
  const byLine = new Map(all.map((day) => [day.line, day]));
  return lines.map((tokens, index) => {
    if (used.has(index)) return withoutWords(tokens, { from: 0, to: tokens.line.words.length });
    const day = byLine.get(index);
    if (day === undefined) return tokens;
    const date: DateText = { kind: 'named', day: day.day, ...months.get(day.of)! };
    return withDate(tokens, stretch(tokens.line, 0, day.to + more, { date }));
  });
}

/**
 * Days of rows that all have their amount on a line below: each has one before the next day begins, and each amount one above.
 * Else none.
 */
function daysOverAmounts(found: readonly Day[], lines: readonly TokenLine[]): readonly Day[] {
  const starts = new Map(found.map((day) => [day.line, day]));
  let waiting = false;
  let answered = 0;
  for (let index = found[0]?.line ?? lines.length; index < lines.length; index += 1) {
    if (starts.has(index)) {
      if (waiting) return [];
      waiting = true;
    } else if (waiting && holdsAmount(lines[index]!)) {
      waiting = false;
      answered += 1;
    }
  }
  return answered === found.length ? found : [];
}

/** Whether a word before a date is the number of the row or a weekday: "ON 12/24 48.50 GBP" is a text that goes on below its row. */
function mayStandBeforeDate({ text }: Word): boolean {
  return NUMBER.test(text) || isDayName(text);
}

/**
 * Whether lines that begin with a number and a day, each apart from the words behind it, are numbered from the first to the last:
 * one more in each.
 */
function areNumbered(lines: readonly TokenLine[]): boolean {
  const numbers = lines.flatMap(({ line }) =>
    beginsWithDayAlone(line, 1) ? [Number.parseInt(line.words[0]!.text, 10)] : [],
  );
  return numbers.length >= MIN_DAYS && numbers.every((number, index) => number === numbers[0]! + index);
}

/** A line whose first word, a number, is a date, or whose first `count` words are. */
export function withFirstWordsAs(date: DateText, tokens: TokenLine, count = 1): TokenLine {
  return withDate(tokens, stretch(tokens.line, 0, count, { date }));
}

/** Whether a line begins with what may be a day, apart from the words behind it, and apart from `numbers` of its own before it. */
export function beginsWithDayAlone({ words, size }: Line, numbers = 0): boolean {
  const isApart = (at: number): boolean =>
    words[at + 1] === undefined || words[at + 1]!.x0 - words[at]!.x1 >= CELL_GAP_EM * size;
  const before = words.slice(0, numbers);
  if (before.some(({ text }, at) => !NUMBER.test(text) || !isApart(at))) return false;
  const day = words[numbers];
  return day !== undefined && DAY.test(day.text) && isApart(numbers);
}

/** Whether a line begins with what may be a day and a word close behind it that ends before `right`: a month nobody knows by that name. */
export function beginsWithUnknownMonth({ words: [day, name], size }: Line, right: number): boolean {
  if (!day || !name || !DAY.test(day.text) || !/^\p{L}+\.?$/u.test(name.text)) return false;
  return name.x0 - day.x1 < CELL_GAP_EM * size && name.x1 < right;
}

/** Whether a line begins with the name of a weekday and what may be its day, apart from the words behind them. */
function isWeekdayAndDay({ words: [name, day, next], size }: Line): boolean {
  if (!name || !day || !DAY.test(day.text)) return false;
  // Below a month, and in one column with other days, "Do 5." joins no two dates.
  if (!isDayName(name.text)) return false;
  return day.x0 - name.x1 < CELL_GAP_EM * size && (!next || next.x0 - day.x1 >= CELL_GAP_EM * size);
}

/** Whether the word behind a day is the name of a weekday, apart from the text of its row. */
function isFollowedByWeekday({ words: [, name, next], size }: Line): boolean {
  if (!name || !isDayName(name.text)) return false;
  return next === undefined || next.x0 - name.x1 >= CELL_GAP_EM * size;
}

const MONTH_AND_YEAR = 2;

/** The month of a line that says nothing else: "January 2026", "MARCH". */
export function monthAlone({ line, monies }: TokenLine): Month | null {
  if (line.words.length > MONTH_AND_YEAR) return null;
  const [name, year] = line.words;
  if (!name || holdsDigit(name.text) || (year && !YEAR.test(year.text))) return null;
  if (monies.some((money) => money.strong)) return null;
  const month = monthNamed(name.text.replace(/,$/, ''));
  return month === null ? null : { ...monthMeant(month), year: year ? Number(year.text) : null };
}

function standInOneColumn(days: readonly Day[]): boolean {
  const [first] = days;
  const near = (edge: 'x0' | 'x1'): boolean =>
    days.every((day) => Math.abs(day[edge] - first![edge]) < EDGE_EM * first!.size);
  return near('x0') || near('x1');
}

/** Whether a number stands over or under a day, in one column with it. */
function inColumnOf(number: Word, { x0, x1, size }: Day): boolean {
  return Math.min(Math.abs(number.x0 - x0), Math.abs(number.x1 - x1)) < EDGE_EM * size;
}

/** Whether days rise, or fall, below each month, but for few that were booked late, and are more than one. */
function runInOrder(days: readonly Day[]): boolean {
  const steps = stepsOf(days);
  const rising = steps.filter((step) => step > 0).length;
  return steps.length > 0 && Math.min(rising, steps.length - rising) <= LATE_SHARE * steps.length;
}

/** For each day that another one stands above of, below one month: 1 for a later day, -1 for an earlier one. */
function stepsOf(days: readonly Day[]): number[] {
  return days.flatMap(({ day, of }, index) => {
    const before = days[index - 1];
    return before?.of === of && before.day !== day ? [Math.sign(day - before.day)] : [];
  });
}

/**
 * Whether all months have rows below them, be it one each as in a savings book, and follow one another as the days of each do: the
 * last half of a wrapped date would have none below it.
 */
function headInTurn(months: ReadonlyMap<number, Month>, days: readonly Day[]): boolean {
  if (new Set(days.map(({ of }) => of)).size !== months.size) return false;
  const named = [...months.values()];
  const turns = named.slice(1).map((month, index) => Math.sign(monthsBetween(named[index]!, month)));
  const steps = [...turns, ...stepsOf(days)].filter((step) => step !== 0);
  return steps.length > 0 && new Set(steps).size === 1;
}

/** Months from one to another; where years are not named, those that it takes on the shorter way. */
function monthsBetween(one: Month, other: Month): number {
  const months = other.month - one.month;
  if (one.year !== null && other.year !== null) return MONTHS * (other.year - one.year) + months;
  return ((months + 1.5 * MONTHS) % MONTHS) - 0.5 * MONTHS;
}

const MONTHS = 12;
