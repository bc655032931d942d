/** What of a page belongs to its table: page headers and footers above the first and below the last row are left out. */
import { cellsOf } from '../../layout/headings/heading-chunks.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { DateToken } from '../../layout/tokens.ts';
import type { RowLine } from '../../layout/row-line.ts';
import type { Shape } from '../../layout/shape.ts';
import { countsRows, saysEnd, saysGoesOn } from '../../reading/around.ts';
import { areCutOff, textCells } from './cut-cells.ts';
import { withoutFiguresAbove } from './figures-above-names.ts';
import type { Row } from './row-kinds.ts';

/**
 * Distance from which two lines no longer belong to one entry, points: well over the usual pitch, and over what lines
 * of one cell have between them.
 */
export function breakDistance(pitch: number, size: number): number {
  return Math.min(WIDE_PITCHES * pitch, Math.max(SLIGHT_PITCHES * pitch, CELL_PITCH_EM * size));
}

const WIDE_PITCHES = 1.9;
const SLIGHT_PITCHES = 1.25;
/** Lines of one cell are set no further apart. */
const CELL_PITCH_EM = 1.8;

/**
 * Leaves out what stands on a page before its first and after its last row: page headers and footers. On the page of
 * the heading everything from the heading on may be text of an entry that went over the page.
 */
export function trimPages(
  all: readonly Row[],
  shape: Shape,
  tables: readonly (readonly Row[])[] = [all],
): Row[] {
  const rows = withoutFiguresAbove(all, shape).filter((row) => !numbersColumns(row));
  const kept: Row[] = [];
  const pages = Map.groupBy(rows, ({ row }) => row.tokens.line.flow);
  const pitches = rows
    .flatMap((row, index) => {
      const above = rows[index - 1]?.row.tokens.line;
      return above && above.flow === row.row.tokens.line.flow
        ? [row.row.tokens.line.baseline - above.baseline]
        : [];
    })
    .toSorted((a, b) => a - b);
  const pitch = Math.max(pitches[Math.floor(pitches.length * 0.4)] ?? 0, shape.size * 1.05);
  const limit = breakDistance(pitch, shape.size);
  const isRow = (row: Row): boolean => row.kind !== 'text' || row.row.booking !== null;
  const behindLast = Math.min(limit, farthestText(rows));
  const heads = new Set<string>();
  const sizes = sizesOf([...pages.values()]);
  const cells = pages.size > 1 ? textCells(pages.values()) : null;
  const cutOff = (lines: readonly Row[], below: Row | null): readonly Row[] =>
    cells && kept.length > 0 && areCutOff(lines, below, cells, limit) ? inTheirType(lines, sizes) : [];
  const belowNames = (lines: readonly Row[]): readonly Row[] =>
    sizes.length > 0 ? inTheirType(lines, sizes) : restOfCell(lines, tables, limit);
  for (const [page, lines] of pages) {
    const start = headingBaseline(shape, page);
    const below = start === null ? lines : belowHeading(lines, start);
    const here = kept.length === 0 ? below : withoutHeads(below, heads, isRow);
    const first = here.findIndex(isRow);
    const last = here.findLastIndex(isRow);
    const headed = shape.tables.some((table) => table.heading?.flow === page);
    if (first < 0) {
      // Only the continuation of an entry, right below the heading.
      const text = headed ? adjacent(here, -1, 1, limit, start) : [];
      if (headed)
        kept.push(...(sizes.length > 0 ? inTheirType(text, sizes) : restOfCell(text, tables, limit)));
      else kept.push(...cutOff(here, null));
      continue;
    }
    const near = adjacent(here, first, -1, limit, null);
    const before = headed || kept.length > 0 ? near : besideDays(near, here[first]!);
    const top =
      headed && before.length < first
        ? belowNames(adjacent(here, -1, 1, limit, start).slice(0, first - before.length))
        : cutOff(here.slice(0, first - before.length), before[0] ?? here[first]!);
    if (kept.length === 0)
      for (const { row } of here.slice(0, first))
        if (cellsOf(row.tokens.line).length > 1) heads.add(printed(row));
    // Totals may stand below the words that a list ends with.
    const rowsOfPage = here.slice(first, last + 1).filter((row) => isRow(row) || !endsList(row));
    const behind = inTheirType(adjacent(here, last, 1, behindLast, null), sizes, withDay(here[last]!, rows));
    kept.push(...top, ...before, ...rowsOfPage, ...untilGoesOn(behind));
  }
  return kept;
}

/** Lines of text alone under names repeated on a page without any row: the rest of a cell of the tables before, set as their cells are. */
function restOfCell(
  lines: readonly Row[],
  tables: readonly (readonly Row[])[],
  limit: number,
): readonly Row[] {
  const pages = [...Map.groupBy(tables.flat(), ({ row }) => row.tokens.line.flow).values()];
  const cells = textCells(pages);
  return cells && areCutOff(lines, null, cells, limit) ? inTheirType(lines, sizesOf(pages)) : [];
}

/** Without what begins where the day of the first row does: of lines above a list that nothing names it is no text of the row. */
function besideDays(lines: readonly Row[], { row: { booking, rest, tokens } }: Row): readonly Row[] {
  const [day] = tokens.dates;
  if (booking === null || day?.from !== 0 || rest.length === 0) return lines;
  const isBelowDay = ({ row }: Row): boolean => (row.rest[0]?.x0 ?? Infinity) < day.x1;
  return lines.slice(lines.findLastIndex(isBelowDay) + 1);
}

/** Columns whose numbers tell that no row is meant. */
const MIN_COLUMNS = 4;

/** Whether a line does nothing but number the columns ("1 | 2 | 3 | 4" below their names). */
function numbersColumns({ kind, row: { tokens, booking } }: Row): boolean {
  const { words } = tokens.line;
  if (kind !== 'text' || booking !== null || words.length < MIN_COLUMNS) return false;
  return words.every(({ text }, index) => text.replace(/^\(?(\d+)[).]*$/, '$1') === String(index + 1));
}

/** Lines that go on between rows, from which they tell how far below the last row its text stands at most. */
const MIN_TEXTS = 5;
/** Lines of text that are set alike differ in their distances by less than this share. */
const TEXT_SLACK = 1.4;

/** Rows right below one another in a list without any text between them, from which no text is further off than they are. */
const MIN_STEPS = 3;
const ROW_SLACK = 1.1;

/** Distance from the line above, points, beyond which no text between the rows of a list stands; any where few do and rows tell none. */
function farthestText(rows: readonly Row[]): number {
  let farthest = 0;
  let texts = 0;
  let nearest = Infinity;
  let steps = 0;
  let between: number[] = [];
  rows.forEach((row, index) => {
    const { flow, baseline } = row.row.tokens.line;
    const above = rows[index - 1]?.row.tokens.line;
    if (above?.flow !== flow) between = [];
    else if (row.kind === 'text' && row.row.booking === null) between.push(baseline - above.baseline);
    else {
      if (between.length === 0) {
        nearest = Math.min(nearest, baseline - above.baseline);
        steps += 1;
      }
      texts += between.length;
      farthest = Math.max(farthest, ...between);
      between = [];
    }
  });
  if (texts === 0 && steps >= MIN_STEPS) return ROW_SLACK * nearest;
  return texts < MIN_TEXTS ? Infinity : TEXT_SLACK * farthest;
}

/**
 * The lines of a page without the text over its repeated heading, be it a title, an address or a day: the head of the page,
 * no text of an entry. Where bookings stand there, too, they are rows of a list that went over the page.
 */
function belowHeading(lines: readonly Row[], start: number): readonly Row[] {
  const isOver = ({ row }: Row): boolean => row.tokens.line.baseline < start;
  if (lines.some((row) => isOver(row) && row.kind === 'booking')) return lines;
  return lines.filter((row) => !isOver(row) || row.kind !== 'text');
}

/**
 * The lines of a further page without those above its first row that stand above the very first row too, in several cells:
 * names of columns that no language knows. A single cell may be a line of text that several entries begin with.
 */
function withoutHeads(
  lines: readonly Row[],
  heads: ReadonlySet<string>,
  isRow: (row: Row) => boolean,
): readonly Row[] {
  if (heads.size === 0) return lines;
  const first = lines.findIndex(isRow);
  return lines.filter(({ row }, index) => (first >= 0 && index >= first) || !heads.has(printed(row)));
}

/** What a line says, and where it begins. */
function printed({ tokens: { line } }: RowLine): string {
  return `${Math.round(line.x0)} ${textOf(line.words)}`;
}

/** Type sizes closer than this share are one. */
const SIZE_TOLERANCE = 0.1;

/** The sizes of type a table is set in, from the first to the last dated booking of each page; points, to a tenth. */
function sizesOf(pages: readonly (readonly Row[])[]): number[] {
  const dated = pages.some((lines) => lines.some(({ kind, row }) => kind === 'booking' && row.booking));
  const isBooking = ({ kind, row }: Row): boolean => kind === 'booking' && (!dated || row.booking !== null);
  const rows = pages.flatMap((lines) =>
    lines.slice(Math.max(lines.findIndex(isBooking), 0), lines.findLastIndex(isBooking) + 1),
  );
  return [...new Set(rows.map(({ row }) => Math.round(row.tokens.line.size * 10) / 10))];
}

/**
 * Lines behind the last row, up to the first in a type no row of the table is set in: a footnote, unless it stands right below
 * the text of that row and begins where it does, behind the date.
 */
function inTheirType(lines: readonly Row[], sizes: readonly number[], last?: RowWithDay): readonly Row[] {
  const end = lines.findIndex(({ row }, index) => {
    const { size } = row.tokens.line;
    if (sizes.some((one) => Math.abs(one - size) < SIZE_TOLERANCE * one)) return false;
    return !last || !goesOnSmaller(row, lines[index - 1]?.row ?? last.row, last);
  });
  return lines.slice(0, end < 0 ? lines.length : end);
}

/** A row, and where days stand in rows: its own, or where it goes without one that of the last row that has one. */
interface RowWithDay {
  readonly row: RowLine;
  readonly day: Pick<DateToken, 'x0' | 'x1'> | null;
}

/** Of the only row of a list whose days stand elsewhere, all of its text is behind them. */
function withDay({ row }: Row, rows: readonly Row[]): RowWithDay {
  const bookings = rows.filter(({ kind }) => kind === 'booking');
  const day = row.booking ?? bookings.findLast((one) => one.row.booking)?.row.booking ?? null;
  return { row, day: day ?? (bookings.length === 1 ? { x0: 0, x1: 0 } : null) };
}

/**
 * Lines of one cell stand this close, and begin this close to one another. The time below the day of the row stands before them,
 * where that does.
 */
const SMALLER_PITCH_EM = 1.4;
const SMALLER_EDGE_EM = 0.3;

function goesOnSmaller({ tokens: { line } }: RowLine, above: RowLine, { row, day }: RowWithDay): boolean {
  const [first] = row.rest;
  if (!first || day === null || first.x0 < day.x1) return false;
  const { size, baseline } = above.tokens.line;
  const begin = (x0: number, at: number): boolean => Math.abs(x0 - at) < SMALLER_EDGE_EM * size;
  const [lead, text] = cellsOf(line).map(([word]) => word!.x0);
  return (
    line.baseline - baseline < SMALLER_PITCH_EM * Math.max(size, row.tokens.line.size) &&
    (begin(lead!, first.x0) || (text !== undefined && begin(lead!, day.x0) && begin(text, first.x0)))
  );
}

function endsList({ row }: Row): boolean {
  const text = textOf(row.tokens.line.words);
  return saysEnd(text) || saysGoesOn(text);
}

/** "## These fees include VAT": a sentence behind the mark that rows lead to it with. */
const NOTE = /^(?:#{2,}|[\u2020\u2021\u00a7]+) ?\p{L}+(?: \S+){2}/u;

/** "A = ATM  C = Card  T = Teller": what the codes of the rows mean. */
const LEGEND = /^\p{Lu}{1,3} = \p{L}.* \p{Lu}{1,3} = \p{L}/u;

/** "https://bank.example/accounts 1/2": what a browser prints at the foot of a page. */
const PRINTED_ADDRESS = /^(?:https?|file):\/\/\S+ +\d+\/\d+$/;

/** Lines behind the last row, up to the one that says that the list goes on or has ended, counts it, notes something or explains codes. */
function untilGoesOn(lines: readonly Row[]): readonly Row[] {
  const end = lines.findIndex(({ row }) => {
    const text = textOf(row.tokens.line.words);
    return (
      saysGoesOn(text) ||
      saysEnd(text) ||
      countsRows(text) ||
      [NOTE, LEGEND, PRINTED_ADDRESS].some((other) => other.test(text))
    );
  });
  return lines.slice(0, end < 0 ? lines.length : end);
}

function headingBaseline(shape: Shape, page: number): number | null {
  for (const table of shape.tables) {
    if (table.heading?.flow !== page) continue;
    const line = table.lines[0]?.line;
    if (line && line.flow === page) return line.baseline - line.size * 1.2;
  }
  return null;
}

/** Text rows that follow one another closely from a row on, upwards (-1) or downwards (1), in reading order. */
function adjacent(
  rows: readonly Row[],
  from: number,
  step: 1 | -1,
  limit: number,
  start: number | null,
): Row[] {
  const found: Row[] = [];
  let last = from >= 0 ? rows[from]!.row.tokens.line.baseline : start;
  for (let index = from + step; index >= 0 && index < rows.length; index += step) {
    const row = rows[index]!;
    if (row.kind !== 'text') break;
    const { baseline } = row.row.tokens.line;
    // What stands above the heading is no text that goes on below it.
    if (start !== null && baseline < start) continue;
    if (last !== null && Math.abs(baseline - last) > limit) break;
    // Nothing of the row lies inside the table's width, but where its day and balance are those of the booking above.
    const { rest, otherDate, tokens } = row.row;
    if (rest.length === 0 && otherDate === null && tokens.dates.length === 0) continue;
    found.push(row);
    last = baseline;
  }
  return step === 1 ? found : found.reverse();
}
