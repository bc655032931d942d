/**
 * Days and months in cells of their own, side by side: each row begins "02 | 09" under the name of dates. Two numbers say
 * nothing; that those of all rows run in order as days do, and stand in two columns, does.
 */
import type { DateText } from '../../reading/dates.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import { beginsRow, holdsAmount } from '../lines/begins-row.ts';
import { cellsOf } from '../headings/heading-chunks.ts';
import { textOf, type Line } from '../lines/lines.ts';
import { stretch, withDate, type TokenLine } from '../tokens.ts';

const PART = /^\d{1,2}$/;
/** Fewer rows than this may begin with such numbers by chance. */
const MIN_ROWS = 4;
/** Rows with a date of another form, as a share of those with such numbers, from which the numbers are none. */
const DATED_SHARE = 0.1;
/** Numbers of a column begin this close to one another. */
const EDGE_EM = 0.5;
/** A day and a month further apart than this are no date. */
const REACH_EM = 4;

/** Reads the two numbers that begin the rows as a date, where those of all rows may be, and the rows have no other. */
export function withMonthsBesideDays(lines: readonly TokenLine[]): readonly TokenLine[] {
  const rows = lines.filter((tokens) => beginsWithParts(tokens.line) && holdsAmount(tokens));
  if (rows.length < MIN_ROWS || !standInColumns(rows.map(({ line }) => line))) return lines;
  const others = lines.filter(
    (tokens) => beginsRow(tokens) || (tokens.dates.length > 0 && holdsAmount(tokens)),
  );
  if (others.length > DATED_SHARE * rows.length) return lines;
  const parts = rows.map(({ line: { words } }) => [Number(words[0]!.text), Number(words[1]!.text)] as const);
  const days = parts.map(([day, month]) => ({ day, month }));
  const monthsFirst = parts.map(([month, day]) => ({ day, month }));
  if (!runInOrder(days) && !runInOrder(monthsFirst)) return lines;
  const [first] = rows;
  if (!lines.some(({ line, dates }) => dates.length === 0 && namesDates(line, first!.line))) return lines;
  const dated = new Map(rows.map((tokens, index) => [tokens, dateOf(parts[index]!)]));
  return lines.map((tokens) => {
    const date = dated.get(tokens);
    return date ? withDate(tokens, stretch(tokens.line, 0, 2, { date })) : tokens;
  });
}

function beginsWithParts({ words: [one, other], size }: Line): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    PART.test(one.text) &&
    PART.test(other.text) &&
    other.x0 - one.x1 < REACH_EM * size
  );
}

function standInColumns([first, ...others]: readonly Line[]): boolean {
  return others.every(({ words, size }) =>
    [0, 1].every((at) => Math.abs(words[at]!.x0 - first!.words[at]!.x0) < EDGE_EM * size),
  );
}

/** Whether days come one after the other, up or down, but for the turn of a year. */
function runInOrder(days: readonly { readonly day: number; readonly month: number }[]): boolean {
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

/** Whether a cell of a line is the name of dates, over the day or the month of a row. */
function namesDates(names: Line, { words: [day, month] }: Line): boolean {
  return cellsOf(names).some(
    (cell) => cell[0]!.x0 < month!.x1 && cell.at(-1)!.x1 > day!.x0 && columnRoles(textOf(cell)).has('date'),
  );
}

function dateOf([first, second]: readonly [number, number]): DateText {
  return { kind: 'numeric', first, second, year: null, shortYear: false };
}
