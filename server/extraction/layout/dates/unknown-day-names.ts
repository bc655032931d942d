/**
 * Days over the rows booked on them, by a name that no one knows or that lost a letter: "Qirvanto 03.10.2023", then rows with
 * days of their own. That one name stands before all of them, that they run in order and that several rows stand below some tells what they are.
 */
import { columnRoles, labelsOf, leadingLabel } from '../../reading/vocabulary.ts';
import { linedUp, type Column } from '../columns/columns.ts';
import { textOf } from '../lines/lines.ts';
import type { DateToken, TokenLine } from '../tokens.ts';
import { startsCell } from './date-cells.ts';
import type { DateColumn } from './date-columns.ts';
import { placeInYear } from './date-order.ts';
import { daysOverRows, inOrder, rightOfAmounts, writingOf, type DaysOverRows } from './day-lines.ts';
import { holdsAmount } from '../lines/begins-row.ts';

/** Longest name, words. */
const MAX_WORDS = 3;
/** Fewer days may stand behind one word by chance. */
const MIN_DAYS = 3;
/** A row's own day lies no further, in days, from the one on which it is booked: else those are the days of statements, or months. */
const NEAR_DAYS = 10;

/**
 * The days over the rows, where the only column of dates beside them is not of those; null where no such name stands before
 * them. In doubt where the rows run in order by their own days as well, or where each day has a single row.
 */
export function daysOfUnknownName(
  column: Column,
  lists: readonly (readonly TokenLine[])[],
  size: number,
): DaysOverRows | null {
  const name = unknownName(lists.flat(), column.x0 + size);
  if (name === null) return null;
  const place = { column, name, right: rightOfAmounts(column, lists) };
  const { days, own, writings, rowsInOrder } = daysOverRows(place, lists, size);
  if (new Set(days.map(({ date }) => JSON.stringify(date))).size < MIN_DAYS) return null;
  // A last one without a row below it goes on with the row above it, and so do all.
  if (own.some((rows) => rows.length === 0)) return null;
  if (!days.every((day, index) => own[index]!.every((row) => areNear(day, row)))) return null;
  const isOnePerDay = own.every((rows) => rows.length === 1);
  return { ...place, writings, certain: !rowsInOrder && !isOnePerDay };
}

/** What stands above the first row, beside a figure. */
const FIGURES = ['opening', 'closing', 'total', 'totalIn', 'totalOut', 'otherBalance'] as const;

/** Amounts end this close to one another where they stand in one column. */
const SAME_EDGE_EM = 0.5;

/** Right end of the last amount of a line. */
const endOf = ({ monies }: TokenLine): number => monies.findLast(({ strong }) => strong)!.x1;

/** "Opening balance 203.50", "Balance 30.9.2023 203.50". */
function isFigure({ line, dates: [day] }: TokenLine): boolean {
  if (leadingLabel(textOf(line.words), FIGURES) !== null) return true;
  return day !== undefined && columnRoles(textOf(line.words.slice(0, day.from))).has('balance');
}

/**
 * The name before the days over rows that print none of their own; null where no such name stands before all of them, and before
 * the first row, with a row below each and several below some.
 */
export function nameOfDays(
  lists: readonly (readonly TokenLine[])[],
  moneyLines: readonly TokenLine[],
  columns: readonly Pick<DateColumn, 'column'>[],
  size: number,
): string | null {
  const isOfRow = (date: DateToken, { dates, line }: TokenLine): boolean =>
    startsCell(date, dates, line, size) && columns.some(({ column }) => linedUp(date, column, size));
  if (moneyLines.some((tokens) => tokens.dates.some((date) => isOfRow(date, tokens)))) return null;
  const lines = lists.flat();
  const name = unknownName(lines, Infinity);
  if (name === null) return null;
  const counts: number[] = [];
  const days: DateToken[] = [];
  const above: TokenLine[] = [];
  const rows: TokenLine[] = [];
  for (const tokens of lines) {
    const day = dayNamed(tokens, name);
    if (day) {
      days.push(day);
      counts.push(0);
    } else if (holdsAmount(tokens)) {
      if (counts.length > 0) counts[counts.length - 1]! += 1;
      (counts.length > 0 ? rows : above).push(tokens);
    }
  }
  const isOverRows = !counts.includes(0) && counts.some((count) => count > 1);
  // What stands above the first day is the summary, or those are no days over rows.
  const ends = new Set(rows.map(endOf));
  const isRow = (tokens: TokenLine): boolean =>
    !isFigure(tokens) && [...ends].some((end) => Math.abs(end - endOf(tokens)) < SAME_EDGE_EM * size);
  if (above.some(isRow)) return null;
  return isOverRows && inOrder([days]) ? name : null;
}

/** The day of a line that says nothing else than this name of it; null for other lines. */
export function dayNamed({ line, dates }: TokenLine, name: string): DateToken | null {
  const [day] = dates;
  if (!day || day.to < line.words.length) return null;
  return textOf(line.words.slice(0, day.from)) === name ? day : null;
}

/** Lines that begin closer to one another than this begin at one edge. */
const SAME_START_EM = 0.3;

/**
 * What all lines of nothing but a text and a day begin with, of those left of `left` that begin at one edge with days written alike, from
 * the first that begins so; null where that is known, or no one text: rows begin with what they are, too ("Withdrawal 05/08/2022",
 * "Interest 06/08/2022").
 */
function unknownName(lines: readonly TokenLine[], left: number): string | null {
  const found = lines.flatMap((tokens) => {
    const { line, dates, monies } = tokens;
    const [day] = dates;
    if (!day || dates.length > 1 || day.from === 0 || day.from > MAX_WORDS) return [];
    if (day.to < line.words.length || line.x0 > left || monies.some(({ strong }) => strong)) return [];
    const name = textOf(line.words.slice(0, day.from));
    return [{ name, writing: writingOf(tokens, day.from), x0: line.x0, size: line.size }];
  });
  const counts = Map.groupBy(found, ({ name }) => name);
  const [most] = [...counts.values()].toSorted((one, other) => other.length - one.length);
  if (!most || most.length < MIN_DAYS) return null;
  const { name, writing, x0, size } = most[0]!;
  const alike = found.filter(
    (one) => one.writing === writing && Math.abs(one.x0 - x0) < SAME_START_EM * size,
  );
  if (alike.slice(alike.findIndex((one) => one.name === name)).some((one) => one.name !== name)) return null;
  if (!/^\P{Nd}*\p{L}\P{Nd}*$/u.test(name)) return null;
  return columnRoles(name).size === 0 && labelsOf(name).size === 0 ? name : null;
}

/** Whether two days lie close, whichever of day and month is printed first. */
function areNear(a: DateToken, b: DateToken): boolean {
  return [true, false].some((monthFirst) => {
    const apart = Math.abs(placeInYear(a, monthFirst) - placeInYear(b, monthFirst));
    return Math.min(apart, DAYS_OF_YEAR - apart) <= NEAR_DAYS;
  });
}

/** Days of twelve months of 31, as `placeInYear` counts them. */
const DAYS_OF_YEAR = 372;
