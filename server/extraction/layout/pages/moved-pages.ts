/**
 * Pages on which a table goes on without its heading, and elsewhere: written as a table of its own, set in the middle of the
 * page and as wide as its longest text. The columns before the text stand as far from where rows begin as under the heading,
 * those behind it as far from where rows end.
 */
import { anyRecognised } from '../../words/word.ts';
import type { Heading } from '../headings/headings.ts';
import type { TokenLine } from '../tokens.ts';

/** Edges of rows further apart than this are not those of one table. */
const EDGE_EM = 1;

/** A line that begins with a date, maybe behind its number, and ends with an amount. */
export interface RowExtent {
  readonly begins: number;
  readonly ends: number;
  /** A row of one amount may end in any column. */
  readonly full: boolean;
  readonly size: number;
}

/** The extent of a line that looks like a row of print; null of others. */
export function extentOfRow({ line, dates, monies }: TokenLine): RowExtent | null {
  const [date, last] = [dates[0], monies.at(-1)];
  if (!date || date.from > 1 || !last?.strong || last.to !== line.words.length) return null;
  if (anyRecognised(line.words)) return null;
  const full = monies.filter((money) => money.strong).length > 1;
  return { begins: date.x0, ends: last.x1, full, size: line.size };
}

/** The heading as it would stand on each of the pages, or halves of sheets, by their flows, of `lines` whose rows all stand elsewhere than those of its own. */
export function headingsOfMovedPages(lines: readonly TokenLine[], heading: Heading): Map<number, Heading> {
  const pages = new Map<number, RowExtent[]>();
  for (const tokens of lines) {
    const row = extentOfRow(tokens);
    if (row) pages.set(tokens.line.flow, [...(pages.get(tokens.line.flow) ?? []), row]);
  }
  const own = pages.get(heading.flow) ?? [];
  const [ownFull] = own.filter(({ full }) => full);
  const moved = new Map<number, Heading>();
  for (const [page, rows] of pages) {
    const [full] = rows.filter((row) => row.full);
    if (page === heading.flow || !full || !ownFull) continue;
    if (rows.every((row) => standsElsewhere(row, own)))
      moved.set(page, movedHeading(heading, full.begins - ownFull.begins, full.ends - ownFull.ends));
  }
  return moved;
}

function standsElsewhere(row: RowExtent, own: readonly RowExtent[]): boolean {
  const apart = (edge: 'begins' | 'ends'): boolean =>
    own.every((other) => Math.abs(other[edge] - row[edge]) > EDGE_EM * row.size);
  return apart('begins') || (row.full && apart('ends'));
}

function movedHeading(heading: Heading, before: number, behind: number): Heading {
  const text = heading.columns.findIndex(({ roles }) => roles.has('description'));
  const columns = heading.columns.map((column, index) => {
    const by = index <= text ? before : behind;
    return { ...column, x0: column.x0 + by, x1: column.x1 + by };
  });
  return { ...heading, columns };
}
