/** Lines that say nothing but the day on which the rows below them were booked. */
import { columnRoles, isWeekday, labelsOf } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { linedUp, type Column } from '../columns/columns.ts';
import { bookingRank, POSTED_RANK } from './date-names.ts';
import { startsCell } from './date-cells.ts';
import { placeInYear } from './date-order.ts';
import { cellsOf } from '../headings/heading-chunks.ts';
import { textOf, type Line } from '../lines/lines.ts';
import type { DateToken, TokenLine } from '../tokens.ts';

/** Days that head the rows below them, from which the column beside the rows is not the booking's. */
const MIN_DAYS = 2;
/** Days of a run, on average, where they begin anew for several accounts. */
const MIN_RUN = 3;
/** Longest name of a day in its own line, words. */
const MAX_NAME_WORDS = 3;
/** Dates that begin closer than this begin at one edge. */
const FLUSH_EM = 0.5;

/** The day of a line that says nothing else: "Booking date: 3 March 2026"; null for other lines. */
export function namedDay({ line, dates, monies }: TokenLine): DateToken | null {
  const [day] = dates;
  if (!day || dates.length > 1 || day.from === 0 || day.from > MAX_NAME_WORDS) return null;
  if (day.to < line.words.length || monies.length > 0) return null;
  return columnRoles(textOf(line.words.slice(0, day.from))).has('date') ? day : null;
}

/**
 * Whether all that a line says beside its day is how that ends, and the names of the columns below: "1 March 2026   Balance of
 * the day: 204.10   Amount   Balance". `rest`: its words beside the day.
 */
export function statesDayEnd({ line, monies }: TokenLine, rest: readonly Word[]): boolean {
  const figure = monies.find(({ strong, from }) => strong && rest.includes(line.words[from]!));
  if (!figure) return false;
  const amount = line.words.slice(figure.from, figure.to);
  const cells = cellsOf(line).map((cell) => cell.filter((word) => rest.includes(word)));
  const labels = cells.filter((cell) => cell.length > 0 && columnRoles(textOf(cell)).size === 0);
  const label = labels.flat().filter((word) => !amount.includes(word));
  if (labels.length !== 1) return false;
  const said = labelsOf(textOf(label));
  // "Thursday 1 May   Closing balance $601.11", "Thursday 1 May   Balance $601.11": apart from a day before it, how that ends.
  const ends = said.has('closing') || columnRoles(textOf(label)).has('balance');
  return said.has('dayEnd') || (ends && isApart(line, labels[0]![0]!));
}

/** Blank between a day and how it ends, where that is called the closing balance, as a period's is. */
const APART_EM = 4;

function isApart({ words, size }: Line, word: Word): boolean {
  const before = words[words.indexOf(word) - 1];
  return before !== undefined && word.x0 - before.x1 > APART_EM * size;
}

/** Days alone on their lines, each over the rows booked on it. */
export interface DaysOverRows {
  /** The column of other dates beside those rows. */
  readonly column: Column;
  /** How the days are written, see `writingOf`; null where any counts. */
  readonly writings: ReadonlySet<string> | null;
  /** What stands before each of them, where that is no name anyone knows ("Qirvanto 03.10.2023"); empty where nothing does. */
  readonly name: string;
  /** Right end of the amounts: words behind it stand beside the table. */
  readonly right: number;
  /** False where nothing printed tells whether these days or those beside the rows are of the booking. */
  readonly certain: boolean;
}

/**
 * The day of a line that is nothing but a date, before the column of dates or where that begins, or behind one of value dates; null
 * for other lines. It heads the rows below where their own column is not of the days they were booked on.
 */
export function bareDay(
  tokens: TokenLine,
  { column, writings, name, right }: Omit<DaysOverRows, 'certain'>,
  size: number,
): DateToken | null {
  const { line, dates, monies } = tokens;
  const [day] = dates;
  if (!day || line.words.slice(day.to).some(({ x0 }) => x0 < right)) return null;
  if (name !== '') return textOf(line.words.slice(0, day.from)) === name ? day : null;
  if (day.from > 1 || (day.from === 1 && !isWeekday(line.words[0]!.text))) return null;
  // "31.12" may be an amount as well, "31.12.24" is a day.
  if (day.date.year === null && monies.length > 0) return null;
  if (writings?.has(writingOf(tokens)) === false) return null;
  const before = day.x0 < column.x0 - FLUSH_EM * size && !linedUp(day, column, size);
  return before || isOverTexts(day, column) || isFlush(day, column, size) ? day : null;
}

/** Whether a day stands behind a column of value dates, by its name: over the texts of the rows booked on it. */
function isOverTexts({ x0 }: DateToken, { roles, x1 }: Column): boolean {
  return roles.has('valueDate') && !roles.has('date') && x0 > x1;
}

/** How a day is written, with what stands before it from a word on: "01/04/2022" and "9/12/2022" alike, "01.04.2022" otherwise. */
export const writingOf = ({ line, dates }: TokenLine, from = 0): string =>
  textOf(line.words.slice(from, dates[0]!.to))
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d{4}/g, 'y')
    .replace(/\d+/g, 'd');

/** Whether a day begins where the dates of a column do. */
const isFlush = (day: DateToken, column: Column, size: number): boolean =>
  Math.abs(day.x0 - column.x0) < FLUSH_EM * size;

/**
 * The days over the rows of all lists of a shape, where the only column of dates beside them is not of the days they were
 * booked on: those stand on lines of their own, by their name or in order. A single one tells it where the column is of value
 * dates by its name; where it is of dates by its name, days over rows that are out of order do, and leave a doubt elsewhere.
 */
export function daysBeside(
  column: Column,
  lists: readonly (readonly TokenLine[])[],
  size: number,
): DaysOverRows | null {
  const { roles, heading } = column;
  const ofValue = roles.has('valueDate') && !roles.has('date');
  // "Posted 3 March" over rows under "Transaction date".
  const rank = roles.has('date') ? bookingRank(heading) : 0;
  const named = lists.flat().flatMap((tokens) => {
    const day = namedDay(tokens);
    // "Transfer from A. Moor" over "Date 30/04": the text of a row that has its day in the column.
    const isOfText = !ofValue && tokens.line.x0 > column.x1;
    return day && !isOfText && bookingRank(textOf(tokens.line.words.slice(0, day.from))) > rank ? [day] : [];
  });
  const byName =
    (ofValue ? named.length >= MIN_DAYS : isSeveral(named)) && !followRows(lists.flat(), column, size);
  const right = rightOfAmounts(column, lists);
  const bare = daysOverRows({ column, name: '', right }, lists, size);
  const inDoubt = roles.size > 0 && !ofValue && bare.rowsInOrder;
  const byPlace =
    bare.days.length > 0 && (ofValue || isSeveral(bare.days)) && !(inDoubt && rank === POSTED_RANK);
  const { writings } = bare;
  return byName || byPlace ? { column, writings, name: '', right, certain: byName || !inDoubt } : null;
}

/** Rows above the first day of the list, at most: the balance it begins with. */
const MAX_ROWS_ABOVE = 1;

/** Whether the first day with its name stands behind rows with days of their own: on the picture of a cheque below the list, not over rows. */
function followRows(lines: readonly TokenLine[], column: Column, size: number): boolean {
  const first = lines.findIndex((tokens) => namedDay(tokens) !== null);
  const above = lines.slice(0, Math.max(first, 0)).filter(({ dates, monies }) => {
    return monies.some(({ strong }) => strong) && dates.some((date) => linedUp(date, column, size));
  });
  return above.length > MAX_ROWS_ABOVE;
}

/** Right end of the amounts beside a column of dates. */
export function rightOfAmounts(column: Column, lists: readonly (readonly TokenLine[])[]): number {
  const ends = lists.flat().flatMap(({ monies }) => monies.flatMap(({ strong, x1 }) => (strong ? [x1] : [])));
  return ends.reduce((a, b) => Math.max(a, b), column.x1);
}

interface DaysFound {
  readonly days: readonly DateToken[];
  /** The dates of the rows below each of them. */
  readonly own: readonly (readonly DateToken[])[];
  readonly writings: ReadonlySet<string>;
  /** The dates beside the rows run in order as well. */
  readonly rowsInOrder: boolean;
}

/**
 * Days alone on their lines that run in order in each list, all written alike, the first of them over the first row; none
 * where a text goes on with them. Where they stand as far left as the dates of the rows, those are the rows' own.
 */
export function daysOverRows(
  place: Pick<DaysOverRows, 'column' | 'name' | 'right'>,
  lists: readonly (readonly TokenLine[])[],
  size: number,
): DaysFound {
  const { column, name } = place;
  const none: DaysFound = { days: [], own: [], writings: new Set(), rowsInOrder: true };
  const all: { days: DateToken[]; own: DateToken[] }[] = [];
  const below: DateToken[][] = [];
  let writings: ReadonlySet<string> | null = null;
  /** Amounts without a date beside them below the days, those behind the last row of the last day aside. */
  let undated = 0;
  let since = 0;
  let isBegun = false;
  for (const lines of lists) {
    const list: (typeof all)[number] = { days: [], own: [] };
    all.push(list);
    for (const tokens of lines) {
      const day = bareDay(tokens, { ...place, writings }, size);
      if (day) {
        writings ??= new Set([writingOf(tokens)]);
        // A day with no row below it is that of a balance, or of something else.
        if (isBegun) {
          list.days.pop();
          below.pop();
        }
        list.days.push(day);
        below.push([]);
        undated += since;
        since = 0;
        isBegun = true;
      } else if (tokens.monies.some((money) => money.strong)) {
        const own = tokens.dates.find((date) => linedUp(date, column, size) && opensCell(date, tokens, size));
        if (writings === null && own) return none;
        if (own) {
          list.own.push(own);
          below.at(-1)?.push(own);
          if (isBegun) {
            undated += since;
            since = 0;
          }
          isBegun = false;
        } else if (writings !== null) since += 1;
      }
    }
  }
  const days = all.flatMap((list) => list.days);
  const dated = all.flatMap((list) => list.own).length;
  const runs = all.map((list) => list.days);
  if (writings === null || !(inOrder(runs) || inRuns(runs))) return none;
  const flush = name !== '' || days.some((day) => isFlush(day, column, size));
  if (flush && (dated < days.length || dated < undated)) return none;
  return { days, own: below, writings, rowsInOrder: inOrder(all.map((list) => list.own)) };
}

/** Whether a date is that of a row: "Balance 30.9.2023" is that of a balance. */
function opensCell(date: DateToken, { dates, line }: TokenLine, size: number): boolean {
  const before = line.words[date.from - 1];
  return startsCell(date, dates, line, size) || (before !== undefined && isWeekday(before.text));
}

/** Whether the days of every list run one way through the year, whichever of day and month is printed first. */
export function inOrder(lists: readonly (readonly DateToken[])[]): boolean {
  return [true, false].some((monthFirst) =>
    lists.every(
      (days) => breaksOf(days, monthFirst) <= (days.some(({ date }) => date.year === null) ? 1 : 0),
    ),
  );
}

/** As `inOrder`, where the list of another account may begin anew. */
function inRuns(lists: readonly (readonly DateToken[])[]): boolean {
  const all = lists.flat().length;
  return [true, false].some((monthFirst) => {
    const runs = lists.reduce((sum, days) => sum + breaksOf(days, monthFirst) + 1, 0);
    return runs * MIN_RUN <= all;
  });
}

/** How often days turn back on their way through the year, up or down. */
function breaksOf(days: readonly DateToken[], monthFirst: boolean): number {
  const places = days.map((day) => 400 * (day.date.year ?? 0) + placeInYear(day, monthFirst));
  const steps = places.slice(1).map((place, index) => place - places[index]!);
  const back = steps.filter((step) => step < 0).length;
  const on = steps.filter((step) => step > 0).length;
  return Math.min(back, on);
}

function isSeveral(days: readonly DateToken[]): boolean {
  return new Set(days.map(({ date }) => JSON.stringify(date))).size >= MIN_DAYS;
}
