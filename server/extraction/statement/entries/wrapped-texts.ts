/**
 * What the width of a column tells of where an entry begins, where all lines are evenly set: a text goes on in a further line
 * where its next word has no room left. A line behind which that word would have found room ends its entry.
 */
import { isDatedBooking, isPlainText } from './list-beginnings.ts';
import type { Row } from './row-kinds.ts';

/** Texts between two amounts needed to tell. */
const MIN_RUNS = 3;
/** Share of them that may begin a line without need where they belong to, at most, and that do where they do not, at least. */
const EXCEPTIONS = 0.1;
const UNFORCED = 0.3;
/** Words of one cell stand closer than this; lines of one column begin this close to one another. */
const CELL_GAP_EM = 1;
const SAME_EDGE_EM = 0.5;
/** No text is wrapped in a narrower column: its lines are what they are. */
const MIN_WIDTH_EM = 8;
/** A column that wraps its texts is followed by the next one: no more blank stands before that than this. */
const MAX_BLANK_EM = 16;
/** Width of a blank where a line has one word. */
const BLANK_EM = 0.25;

/** What stands in the column of texts; points. */
interface TextLine {
  readonly x1: number;
  readonly blank: number;
  /** Width of the first word. */
  readonly first: number;
}

/** Whether the texts between dated amounts go on to the line of the amount below them, and not on from the one above. */
export function goOnToAmounts(tables: readonly (readonly Row[])[]): boolean {
  const runs = tables.flatMap(runsOf);
  if (runs.length < MIN_RUNS) return false;
  const edge = edgeOf(runs.flatMap((run) => run.slice(1, -1)));
  if (tables.every((rows) => beginsWithAmount(rows) && endsInText(rows, edge))) return false;
  const lines = runs.map((run) => run.map((row) => textLine(row, edge)));
  const right = Math.max(...lines.flat().map((line) => line?.x1 ?? -Infinity));
  const { size } = runs[0]![0]!.row.tokens.line;
  if (right - edge < MIN_WIDTH_EM * size || blankBehind(runs.flat(), right) > MAX_BLANK_EM * size)
    return false;
  const isUnforced = (upper: TextLine | null, lower: TextLine | null): boolean =>
    upper === null || lower === null || upper.x1 + upper.blank + lower.first <= right;
  const fromAbove = lines.filter((run) => isUnforced(run[0]!, run[1]!)).length;
  const toBelow = lines.filter((run) => isUnforced(run.at(-2)!, run.at(-1)!)).length;
  return toBelow <= EXCEPTIONS * runs.length && fromAbove >= Math.max(2, UNFORCED * runs.length);
}

/** Blank from the end of the texts to what stands next behind them. */
function blankBehind(rows: readonly Row[], right: number): number {
  const next = rows.flatMap(({ row }) =>
    row.tokens.line.words.filter(({ x0 }) => x0 >= right).map(({ x0 }) => x0),
  );
  return Math.min(...next) - right;
}

/** Whether no text stands above the first amount of a list, to which it would go on. */
function beginsWithAmount(rows: readonly Row[]): boolean {
  const above = rows[rows.findIndex(isDatedBooking) - 1];
  return above === undefined || !isPlainText(above);
}

/** Whether text stands behind the last amount of a list, where its texts do: it goes on to no other. */
function endsInText(rows: readonly Row[], edge: number): boolean {
  const behind = rows[rows.findLastIndex(isDatedBooking) + 1];
  if (behind === undefined || !isPlainText(behind)) return false;
  const { rest, tokens } = behind.row;
  return Math.abs(rest[0]!.x0 - edge) < SAME_EDGE_EM * tokens.line.size;
}

/** Dated amounts that follow one another on a page with nothing but text between them, with those texts. */
function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  let run: Row[] = [];
  for (const row of rows) {
    if (row.row.tokens.line.flow !== run[0]?.row.tokens.line.flow) run = [];
    if (isDatedBooking(row)) {
      if (run.length > 1) runs.push([...run, row]);
      run = [row];
    } else if (isPlainText(row) && run.length > 0) run.push(row);
    else run = [];
  }
  return runs;
}

/** Where most texts begin, points. */
function edgeOf(rows: readonly Row[]): number {
  const starts = rows.map(({ row }) => row.rest[0]!.x0).toSorted((a, b) => a - b);
  return starts[Math.floor(starts.length / 2)]!;
}

function textLine({ row }: Row, edge: number): TextLine | null {
  const { rest, tokens } = row;
  const { size } = tokens.line;
  const from = rest.findIndex(({ x0 }) => Math.abs(x0 - edge) < SAME_EDGE_EM * size);
  if (from < 0) return null;
  let to = from + 1;
  while (to < rest.length && rest[to]!.x0 - rest[to - 1]!.x1 < CELL_GAP_EM * size) to += 1;
  return {
    x1: rest[to - 1]!.x1,
    blank: to > from + 1 ? rest[from + 1]!.x0 - rest[from]!.x1 : BLANK_EM * size,
    first: rest[from]!.x1 - rest[from]!.x0,
  };
}
