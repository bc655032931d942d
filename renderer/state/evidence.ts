/** Where a row stands on its pages, and which row stands at a place. */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import type { Box, EvidenceBox } from '../../shared/statement.ts';

/** The boxes of a row on one page; the whole row is the union of its parts where no box of it is given. */
export function boxesOnPage(row: EvidenceRowBody, page: number): readonly EvidenceBox[] {
  const boxes = row.boxes.filter((box) => box.page === page);
  if (boxes.length === 0 || boxes.some((box) => box.part === 'row')) return boxes;
  return [{ ...union(boxes), part: 'row', page }, ...boxes];
}

/** The smallest box around boxes. */
export function union(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

/** How far beside a row's box a click still means it, in points. */
const REACH = 7;

/** The index of the row at a point of a page (points, origin top left), or null where none is near. */
export function rowAt(rows: readonly EvidenceRowBody[], page: number, x: number, y: number): number | null {
  let best: { readonly index: number; readonly distance: number } | null = null;
  for (const [index, row] of rows.entries()) {
    for (const box of boxesOnPage(row, page)) {
      if (box.part !== 'row') continue;
      const distance = Math.max(outside(y, box.y0, box.y1), outside(x, box.x0, box.x1));
      if (distance <= REACH && (best === null || distance < best.distance)) best = { index, distance };
    }
  }
  return best?.index ?? null;
}

function outside(at: number, from: number, to: number): number {
  return at < from ? from - at : at > to ? at - to : 0;
}
