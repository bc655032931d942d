/** Which rows and which part of a page are in view. Pure. */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import type { Box } from '../../shared/statement.ts';
import { unturnBox, type PageSize, type Rotation, type Sheet } from './page-layout.ts';

/** The rows that stand on each page, by the page's number; a row over a page break stands on both. */
export function rowsByPage(
  rows: readonly EvidenceRowBody[],
): ReadonlyMap<number, readonly EvidenceRowBody[]> {
  const pages = new Map<number, EvidenceRowBody[]>();
  for (const row of rows) {
    for (const page of new Set(row.boxes.map((box) => box.page))) {
      const found = pages.get(page);
      if (found) found.push(row);
      else pages.set(page, [row]);
    }
  }
  return pages;
}

/** How much more than what is in view is drawn, as a part of it on each side, so that a short scroll stays sharp. */
const BEYOND = 0.25;
/** Parts are rounded to this many points: a scroll by less draws nothing anew. */
const GRAIN = 24;

/**
 * The part of a page that a viewport (CSS pixels of the content) shows, in points of the upright page and with some more
 * around it; null where it shows none.
 */
export function partInView(
  viewport: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  sheet: Sheet,
  page: PageSize,
  rotation: Rotation,
): Box | null {
  const aside = viewport.width * BEYOND;
  const along = viewport.height * BEYOND;
  const turnedBox = {
    x0: down(Math.max(0, viewport.left - aside - sheet.left) / sheet.scale),
    y0: down(Math.max(0, viewport.top - along - sheet.top) / sheet.scale),
    x1: up((viewport.left + viewport.width + aside - sheet.left) / sheet.scale, sheet.width / sheet.scale),
    y1: up((viewport.top + viewport.height + along - sheet.top) / sheet.scale, sheet.height / sheet.scale),
  };
  if (turnedBox.x1 <= turnedBox.x0 || turnedBox.y1 <= turnedBox.y0) return null;
  return unturnBox(turnedBox, page, rotation);
}

function down(points: number): number {
  return Math.floor(points / GRAIN) * GRAIN;
}

function up(points: number, most: number): number {
  return Math.min(most, Math.ceil(points / GRAIN) * GRAIN);
}
