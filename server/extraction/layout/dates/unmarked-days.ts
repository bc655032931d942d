/**
 * Days that do not look like days: "3.09" in a statement whose amounts have a decimal dot, "0309" and "030926" with
 * nothing between.
 * One such number says nothing; that all rows have one in the same place, and that all of them are days of the year, does.
 */
import { countBelow } from '../../ascending.ts';
import { isDigitAt } from '../../letters.ts';
import { findDate } from '../../reading/date-words.ts';
import type { NumberStyle, PackedBand } from '../../reading/numbers.ts';
import type { Word } from '../../words/word.ts';
import type { Line } from '../lines/lines.ts';

const DOTTED = /^(\d{1,2})\.(\d{2})$/;
const PACKED = /^(\d{2})(\d{2})(\d{2})?$/;
/** Digits of a day and its month, and of those with their year. */
const DAY_DIGITS = 4;
const DATE_DIGITS = 6;
/** An amount, no day with its dots ("12.03."). */
const AMOUNT = /\d[.,]\d\d[^\d.]{0,3}$/;
/** Fewer rows than this may begin with amounts that look like days by chance. */
const MIN_ROWS = 4;
/** As many rows are enough where each has two of them, a few days apart. */
const MIN_PAIRS = 2;
/** Share of the rows that have their day in one place, unless they run in order. */
const PACKED_SHARE = 0.6;
/** Share of rows with a date of another form, from which numbers of four digits are none. */
const DATED_SHARE = 0.5;
/** Days between the booking of a row and its value, at most. */
const MAX_DAYS_APART = 10;
/** Years a statement is of. */
const MAX_YEARS = 2;
/** Numbers of a column begin this close to one another. */
const EDGE_EM = 0.5;
/** Days that are set left begin this close to one another, points. */
const PLACE = 2;
/** Blank behind a cell. */
const CELL_GAP_EM = 0.6;

/** The style with what is known of days that do not look like days. */
export function withUnmarkedDays(style: NumberStyle, lines: readonly Line[]): NumberStyle {
  const dotted = dottedDays(lines, style);
  if (dotted !== undefined) return { ...style, dottedDays: dotted };
  const packedDays = packedDayColumns(lines);
  return packedDays.length > 0 ? { ...style, packedDays } : style;
}

/**
 * Whether the rows of a statement begin with days written with a dot, though its amounts have one too; of rows that begin with an
 * amount where they print no day, in which place the days begin.
 */
function dottedDays(lines: readonly Line[], style: NumberStyle): NumberStyle['dottedDays'] {
  if (style.decimalSign !== '.' || style.decimals !== 2) return undefined;
  const all = new Days();
  const firsts: { readonly x0: number; readonly day: readonly [string, string] }[] = [];
  const dated: number[] = [];
  for (const { words } of lines) {
    const [, a, b] = DOTTED.exec(words[0]!.text) ?? [];
    if (a === undefined || b === undefined) {
      if (words.some((word) => AMOUNT.test(word.text)) && isDate(words[0]!)) dated.push(words[0]!.x0);
    } else if (words.some((word, index) => index > 0 && AMOUNT.test(word.text))) {
      firsts.push({ x0: words[0]!.x0, day: [a, b] });
      if (words.some((word, index) => index > 1 && AMOUNT.test(word.text))) all.add(a, b);
    }
  }
  const left = Math.min(...firsts.map(({ x0 }) => x0));
  // Rows that begin with a date of another form need no such reading; in their texts one may begin a line.
  if (dated.some((x0) => x0 < left + PLACE)) return undefined;
  if (all.count >= MIN_ROWS && all.plausible) return true;
  const days = new Days();
  for (const { x0, day } of firsts) if (x0 - left < PLACE) days.add(day[0].padStart(2, '0'), day[1]);
  return days.count >= MIN_ROWS && days.plausible && days.runs ? { x0: left } : undefined;
}

/** Where days of four or six digits stand in the rows, if the rows have no other dates. */
function packedDayColumns(lines: readonly Line[]): PackedBand[] {
  const rows = lines.filter(({ words }) => words.some((word) => AMOUNT.test(word.text)));
  const columns = packedColumns(rows, ({ words }) => words);
  const inRows = columns.filter((column) => {
    const { days, dated, lines: of } = column;
    const enough = columns.some((other) => areTwoDays(column, other)) ? MIN_PAIRS : MIN_ROWS;
    return (
      days.plausible &&
      days.differ &&
      dated < DATED_SHARE * days.count &&
      days.count >= Math.max(enough, PACKED_SHARE * countBetween(rows, of[0]!, of.at(-1)!))
    );
  });
  const others = columns.filter((column) => !inRows.includes(column));
  const found = inRows.length > 0 ? [...inRows, ...daysOnceBeside(others, inRows[0]!)] : daysAhead(lines);
  // Days that run in order are the rows', though most of their texts name another; not those a date begins or ends.
  const run = inRows.some(({ days }) => days.runs);
  const ends = run ? rows.map(({ words }) => [words[0]!, words.at(-1)!]) : rows.map(({ words }) => words);
  if (found.length === 0 || haveOtherDates(ends)) return [];
  return found
    .filter(({ lines: of }) => !haveNamedDays(of))
    .map(({ x0, x1, digits }) => ({ x0, x1, digits }));
}

/** Whether two columns are the days of the same rows, a few days from one another in each: that of the booking and that of its value. */
function areTwoDays(one: PackedColumn, other: PackedColumn): boolean {
  return (
    one !== other &&
    one.digits === other.digits &&
    one.lines.length === other.lines.length &&
    other.days.plausible &&
    one.lines.every(
      (line, index) =>
        line === other.lines[index] &&
        Math.abs(one.days.placeOf(index) - other.days.placeOf(index)) <= MAX_DAYS_APART,
    )
  );
}

/** Columns of numbers that stand only in rows with a day in another column, each of them a few days from it: days printed once. */
function daysOnceBeside(columns: readonly PackedColumn[], beside: PackedColumn): PackedColumn[] {
  const days = new Map(beside.lines.map((line, index) => [line, beside.days.placeOf(index)]));
  return columns.filter(
    (column) =>
      column.digits === beside.digits &&
      Math.abs(column.x0 - beside.x0) > column.x1 - column.x0 &&
      column.lines.length > 1 &&
      column.lines.every(
        (line, index) =>
          Math.abs(column.days.placeOf(index) - (days.get(line) ?? Infinity)) <= MAX_DAYS_APART,
      ),
  );
}

/** The rows from one to another: figures above and below the list are none of them. */
function countBetween(rows: readonly Line[], first: Line, last: Line): number {
  const below = (limit: number): number => countBelow(rows, limit, ({ index }) => index);
  return below(last.index + 1) - below(first.index);
}

/** Where days that run in order stand once for all rows of a day, or a line above the amounts of their rows. */
function daysAhead(lines: readonly Line[]): PackedColumn[] {
  return packedColumns(lines, ({ words }) => words.slice(0, 1)).filter(
    ({ days, lines: rows }) => days.plausible && days.runs && !haveOtherDates(rows.map(({ words }) => words)),
  );
}

/** Whether half of some lines' words have a date of another form; six digits may be read as one that begins with its year. */
function haveOtherDates(lines: readonly (readonly Word[])[]): boolean {
  return lines.filter((words) => words.some(isOtherDate)).length >= DATED_SHARE * lines.length;
}

function isOtherDate(word: Word): boolean {
  return isDate(word) && !/^\d{6}$/.test(word.text);
}

/** Whether half of the rows begin or end with a day and the name of its month: "2204  118.30  Feb 03". */
function haveNamedDays(rows: readonly Line[]): boolean {
  const isNamedDay = (words: readonly Word[]): boolean => {
    const texts = words.map(({ text }) => text);
    return texts.some((text) => /\p{L}{3}/u.test(text)) && findDate(texts, 0, () => true)?.words === 2;
  };
  const named = rows.filter(({ words }) => isNamedDay(words.slice(0, 2)) || isNamedDay(words.slice(-2)));
  return named.length >= DATED_SHARE * rows.length;
}

/** Whether a date of another form stands right behind a word, in a cell of its own: a number, and the day of what it numbers. */
function isBeforeDate({ words, size }: Line, index: number): boolean {
  const [date, next] = words.slice(index + 1, index + 3);
  return date !== undefined && (!next || next.x0 - date.x1 >= CELL_GAP_EM * size) && isOtherDate(date);
}

/** Digits as an account number has them in groups, letters before the first: "AT52 2070 2662". */
const GROUP = /^(?:[A-Z]{2}\d{2}|\d{4})$/;

/** Whether a word is one of the groups of a longer number, a blank between two of them. */
function isGroupOfNumber({ words, size }: Line, index: number): boolean {
  const own = words[index]!;
  const [before, behind] = [words[index - 1], words[index + 1]];
  return (
    (before !== undefined && own.x0 - before.x1 < CELL_GAP_EM * size && GROUP.test(before.text)) ||
    (behind !== undefined && behind.x0 - own.x1 < CELL_GAP_EM * size && GROUP.test(behind.text))
  );
}

interface PackedColumn extends PackedBand {
  readonly days: Days;
  readonly lines: Line[];
  /** How many of them stand right before a date of another form. */
  dated: number;
}

/** Numbers of four or six digits by where they stand, among the words that each line begins with and that may be days. */
function packedColumns(lines: readonly Line[], wordsOf: (line: Line) => readonly Word[]): PackedColumn[] {
  const columns: PackedColumn[] = [];
  for (const line of lines) {
    wordsOf(line).forEach(({ text, x0, x1 }, index) => {
      const digits = text.length;
      if ((digits !== DAY_DIGITS && digits !== DATE_DIGITS) || !isDigitAt(text, 0)) return;
      const [, a, b, year] = PACKED.exec(text) ?? [];
      if (a === undefined || b === undefined) return;
      if (digits === DAY_DIGITS && isGroupOfNumber(line, index)) return;
      let column = columns.find(
        (other) => other.digits === digits && Math.abs(other.x0 - x0) < EDGE_EM * line.size,
      );
      if (!column) columns.push((column = { x0, x1, digits, days: new Days(), lines: [], dated: 0 }));
      column.days.add(a, b, year);
      column.lines.push(line);
      if (isBeforeDate(line, index)) column.dated += 1;
    });
  }
  return columns;
}

/** Numbers that may all be days, in one order of day and month. */
class Days {
  readonly #seen = new Set<string>();
  readonly #years = new Set<string>();
  #count = 0;
  #dayFirst = true;
  #monthFirst = true;
  readonly #printed: (readonly [string, string, string])[] = [];

  add(a: string, b: string, year = ''): void {
    if (year !== '') this.#years.add(year);
    this.#count += 1;
    this.#seen.add(`${a}${b}`);
    this.#dayFirst &&= isDay(a, b);
    this.#monthFirst &&= isDay(b, a);
    this.#printed.push([a, b, year]);
  }

  /** Whether they come one after the other, up or down, and do not count something by ones. */
  get runs(): boolean {
    const numbers = this.#printed.map(([a, b]) => Number(a + b));
    if (numbers.every((number, at) => at === 0 || Math.abs(number - numbers[at - 1]!) <= 1)) return false;
    return (
      (this.#dayFirst && areInOrder(this.#printed.map(([a, b, year]) => year + b + a))) ||
      (this.#monthFirst && areInOrder(this.#printed.map(([a, b, year]) => year + a + b)))
    );
  }

  /** A number that grows through the months of a year, for the day at an index. */
  placeOf(index: number): number {
    const [a, b] = this.#printed[index]!;
    return this.#dayFirst ? 31 * Number(b) + Number(a) : 31 * Number(a) + Number(b);
  }

  get count(): number {
    return this.#count;
  }

  /** A year stands in every row alike. */
  get differ(): boolean {
    return this.#seen.size > 1;
  }

  /** Where a year ends the digits it is that of most rows, while what they begin with differs. */
  get plausible(): boolean {
    if (this.#years.size > MAX_YEARS) return false;
    if (this.#years.size > 0 && this.#seen.size <= this.#years.size) return false;
    return this.#dayFirst || this.#monthFirst;
  }
}

/** Share of steps that go back, at most: where the list of another account begins anew. */
const BACK_SHARE = 0.125;

/** Whether days, each written so that a later one is the larger text, rise or fall, and often enough to tell. */
function areInOrder(days: readonly string[]): boolean {
  const steps = days.flatMap((day, at) => (at === 0 || day === days[at - 1] ? [] : [day > days[at - 1]!]));
  const rises = steps.filter(Boolean).length;
  const back = Math.min(rises, steps.length - rises);
  return steps.length >= MIN_ROWS - 1 && back <= BACK_SHARE * steps.length;
}

function isDay(day: string, month: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
}

function isDate({ text }: Word): boolean {
  return findDate([text], 0, () => false) !== null;
}
