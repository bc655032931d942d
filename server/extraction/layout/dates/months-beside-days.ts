/**
 * Days and months in cells of their own, side by side: each row begins "02 | 09" under the name of dates, or in a printed
 * period. Two numbers say nothing; that those of all rows run in order as days do, and stand in two columns, does. A second
 * such pair behind it ("02 | 09 | 03 | 09") is the other date of the row.
 */
import type { DateText } from '../../reading/dates.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { beginsRow, holdsAmount } from '../lines/begins-row.ts';
import { cellsOf } from '../headings/heading-chunks.ts';
import { textOf, type Line } from '../lines/lines.ts';
import { stretch, withDate, type DateToken, type TokenLine } from '../tokens.ts';
import { startsCell } from './date-cells.ts';

const PART = /^\d{1,2}$/;
/** Fewer rows than this may begin with such numbers by chance. */
const MIN_ROWS = 4;
/** Rows needed where nothing but the period tells that they are days. */
const MIN_ROWS_OF_PERIOD = 8;
/** Rows with a date of another form, as a share of those with such numbers, from which the numbers are none. */
const DATED_SHARE = 0.1;
/** Numbers of a column begin this close to one another. */
const EDGE_EM = 0.5;
/** A day and a month further apart than this are no date. */
const REACH_EM = 4;
const DAYS_OF_MONTH = 31;

interface DayOfMonth {
  readonly day: number;
  readonly month: number;
}

/**
 * Reads the two numbers that begin the rows as a date, where those of all rows may be, and the rows have no other. `areOfPeriod`: whether
 * all are days of the printed period, which tells as much as a name over them.
 */
export function withMonthsBesideDays(
  lines: readonly TokenLine[],
  areOfPeriod: (days: readonly DayOfMonth[]) => boolean,
): readonly TokenLine[] {
  const rows = lines.filter((tokens) => beginsWithParts(tokens.line) && holdsAmount(tokens));
  if (rows.length < MIN_ROWS || !standInColumns(rows.map(({ line }) => line))) return lines;
  // A date that the text of a row says among its words is no other one.
  const others = lines.filter(
    (tokens) =>
      beginsRow(tokens) || (tokens.dates.some((date) => isCell(date, tokens)) && holdsAmount(tokens)),
  );
  if (others.length > DATED_SHARE * rows.length) return lines;
  const parts = rows.map(({ line }) => partsAt(line, 0));
  const further = furtherParts(rows.map(({ line }) => line), parts); // prettier-ignore
  const inOrder = [...inTurns(parts), ...(further ? inTurns(further) : [])].filter(runInOrder);
  if (inOrder.length === 0) return lines;
  const numbers = rows[0]!.line.words.slice(0, further ? 4 : 2);
  const isNamed = lines.some(({ line, dates }) => dates.length === 0 && namesDates(line, numbers));
  if (!isNamed && (rows.length < MIN_ROWS_OF_PERIOD || !inOrder.some(areOfPeriod))) return lines;
  const places = new Map(rows.map((tokens, index) => [tokens, index]));
  return lines.map((tokens) => {
    const at = places.get(tokens);
    if (at === undefined) return tokens;
    const once = withDate(tokens, stretch(tokens.line, 0, 2, { date: dateOf(parts[at]!) }));
    return further ? withDate(once, stretch(tokens.line, 2, 4, { date: dateOf(further[at]!) })) : once;
  });
}

type Parts = readonly [number, number];

/** The pairs as days and months, and as months and days. */
function inTurns(parts: readonly Parts[]): DayOfMonth[][] {
  return [parts.map(([day, month]) => ({ day, month })), parts.map(([month, day]) => ({ day, month }))];
}

function isCell(date: DateToken, { dates, line }: TokenLine): boolean {
  return startsCell(date, dates, line, line.size);
}

/** Whether a day and a month begin with a word of a line, close to one another. */
function beginsWithParts({ words, size }: Line, from = 0): boolean {
  const [one, other] = words.slice(from, from + 2);
  return (
    one !== undefined &&
    other !== undefined &&
    PART.test(one.text) &&
    PART.test(other.text) &&
    other.x0 - one.x1 < REACH_EM * size
  );
}

function partsAt({ words }: Line, from: number): Parts {
  return [Number(words[from]!.text), Number(words[from + 1]!.text)];
}

function standInColumns([first, ...others]: readonly Line[], from = 0): boolean {
  return others.every(({ words, size }) =>
    [from, from + 1].every((at) => Math.abs(words[at]!.x0 - first!.words[at]!.x0) < EDGE_EM * size),
  );
}

/** The second pair of every row, where each has one behind its first: a day near it that is written the same way round. */
function furtherParts(rows: readonly Line[], parts: readonly Parts[]): readonly Parts[] | null {
  if (!rows.every((line) => beginsWithParts(line, 2)) || !standInColumns(rows, 2)) return null;
  const further = rows.map((line) => partsAt(line, 2));
  const areNear = (dayAt: 0 | 1): boolean =>
    further.every((other, index) => {
      const [days, months] = [dayAt, 1 - dayAt].map((at) => [parts[index]![at]!, other[at]!] as const);
      const turned = 12 * Math.round((months![1] - months![0]) / 12);
      const apart = DAYS_OF_MONTH * (months![1] - months![0] - turned) + days![1] - days![0];
      const areDays = days!.every((day) => day >= 1 && day <= DAYS_OF_MONTH);
      return (
        areDays && months!.every((month) => month >= 1 && month <= 12) && Math.abs(apart) <= DAYS_OF_MONTH
      );
    });
  return areNear(0) || areNear(1) ? further : null;
}

/** Whether days come one after the other, up or down, but for the turn of a year. */
function runInOrder(days: readonly DayOfMonth[]): boolean {
  if (days.some(({ day, month }) => day < 1 || day > 31 || month < 1 || month > 12)) return false;
  const steps = days.slice(1).map(({ day, month }, index) => {
    const before = days[index]!;
    return 31 * (month - before.month) + day - before.day;
  });
  const turn = (step: number): boolean => Math.abs(step) > 31 * 10;
  if (steps.filter(turn).length > 1 || steps.every((step) => step === 0)) return false;
  const within = steps.filter((step) => !turn(step));
  return within.every((step) => step >= 0) || within.every((step) => step <= 0);
}

/** Whether a cell of a line is the name of dates, over the numbers of a row. */
function namesDates(names: Line, numbers: readonly Word[]): boolean {
  return cellsOf(names).some((cell) => {
    const [x0, x1] = [cell[0]!.x0, cell.at(-1)!.x1];
    if (x0 >= numbers.at(-1)!.x1 || x1 <= numbers[0]!.x0) return false;
    const roles = columnRoles(textOf(cell));
    return roles.has('date') || (numbers.length > 2 && roles.has('valueDate'));
  });
}

function dateOf([first, second]: readonly [number, number]): DateText {
  return { kind: 'numeric', first, second, year: null, shortYear: false };
}
