/** What of a page belongs to its table: page headers and footers above the first and below the last row are left out. */
import type { Shape } from '../layout/shape.ts';
import type { Row } from './rows.ts';

/** Lines further apart than this many usual pitches do not belong to one entry. */
export const BREAK_PITCHES = 1.9;

/**
 * Leaves out what stands on a page before its first and after its last row: page headers and footers. On the page of
 * the heading everything from the heading on may be text of an entry that went over the page.
 */
export function trimPages(rows: readonly Row[], shape: Shape): Row[] {
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
  for (const [page, all] of pages) {
    const isRow = (row: Row): boolean => row.kind !== 'text' || row.row.booking !== null;
    const first = all.findIndex(isRow);
    const last = all.findLastIndex(isRow);
    const headed = shape.tables.some((table) => table.heading?.flow === page);
    if (first < 0) {
      // Only the continuation of an entry, right below the heading.
      if (headed) kept.push(...adjacent(all, -1, 1, pitch, headingBaseline(shape, page)));
      continue;
    }
    const before = adjacent(all, first, -1, pitch, null);
    const top =
      headed && before.length < first
        ? adjacent(all, -1, 1, pitch, headingBaseline(shape, page)).slice(0, first - before.length)
        : [];
    kept.push(...top, ...before, ...all.slice(first, last + 1), ...adjacent(all, last, 1, pitch, null));
  }
  return kept;
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
  pitch: number,
  start: number | null,
): Row[] {
  const found: Row[] = [];
  let last = from >= 0 ? rows[from]!.row.tokens.line.baseline : start;
  for (let index = from + step; index >= 0 && index < rows.length; index += step) {
    const row = rows[index]!;
    if (row.kind !== 'text') break;
    const { baseline } = row.row.tokens.line;
    if (last !== null && Math.abs(baseline - last) > BREAK_PITCHES * pitch) break;
    // Nothing of the row lies inside the table's width.
    if (row.row.rest.length === 0) continue;
    found.push(row);
    last = baseline;
  }
  return step === 1 ? found : found.reverse();
}
