/** Text at the top of a page that a page's end cut off from its row, as far above the next row as rows are apart. */
import type { RowLine } from '../../layout/row-line.ts';
import { SAME_EDGE_EM } from './entry-blocks.ts';
import { isPlainText } from './list-beginnings.ts';
import type { Row } from './row-kinds.ts';

/** Lines of text between rows that tell what their cells are, at least; distances that are alike differ by less than this share. */
const MIN_TEXTS = 3;
const SLACK = 1.1;

/** Lines that a cell may have alone on a page, at most. */
const MAX_LINES = 5;

/** What tells the lines of a cell of texts: where they begin, and the widest blank between two lines of the list; points. */
export interface TextCells {
  readonly edge: number;
  readonly farthest: number;
}

/** The cells of texts of a table, given its rows by page: right of the days, their lines set alike; null where they tell nothing. */
export function textCells(pages: Iterable<readonly Row[]>): TextCells | null {
  const edges = new Map<number, number>();
  let texts = 0;
  let farthest = 0;
  for (const page of pages) {
    const isRow = (row: Row): boolean => edgeBehindDay(row) !== null;
    const rows = page.slice(Math.max(0, page.findIndex(isRow)), page.findLastIndex(isRow) + 1);
    rows.forEach((row, index) => {
      const edge = edgeBehindDay(row);
      if (edge !== null) edges.set(edge, (edges.get(edge) ?? 0) + 1);
      if (isPlainText(row)) texts += 1;
      const above = rows[index - 1];
      if (above) farthest = Math.max(farthest, distance(above.row, row.row));
    });
  }
  const edge = [...edges].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  return edge === undefined || texts < MIN_TEXTS ? null : { edge, farthest };
}

/** Where the text of a row begins, right of its day; points, rounded. */
function edgeBehindDay({ kind, row: { booking, otherDate, rest } }: Row): number | null {
  const [first] = rest;
  const day = booking ?? otherDate;
  return kind === 'booking' && day && first && first.x0 > day.x1 ? Math.round(first.x0) : null;
}

const distance = (above: RowLine, below: RowLine): number =>
  below.tokens.line.baseline - above.tokens.line.baseline;

/**
 * Whether the lines a page begins with, all of them above its first row, are the rest of a cell of texts: nothing else stands over the
 * row, they begin where the cells do and stand as close as lines of one do (`limit`, points), and the row is no further off than others.
 * `below` is null where the page has nothing else.
 */
export function areCutOff(
  lines: readonly Row[],
  below: Row | null,
  cells: TextCells,
  limit: number,
): boolean {
  const isLine = (line: Row, index: number): boolean => {
    const { size, x0 } = line.row.tokens.line;
    const next = lines[index + 1];
    return (
      isPlainText(line) &&
      Math.abs(x0 - cells.edge) < SAME_EDGE_EM * size &&
      (next
        ? distance(line.row, next.row) <= limit
        : below === null || distance(line.row, below.row) <= SLACK * cells.farthest)
    );
  };
  return lines.length > 0 && (below !== null || lines.length <= MAX_LINES) && lines.every(isLine);
}
