/** Which way up a page is read: by its text, not by what the file claims. */
import { toMatrix } from './matrix.ts';
import type { PDFPageProxy } from '../open/pdfjs.ts';
import type { PageViewport } from 'pdfjs-dist/types/src/display/page_viewport.js';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';

/** Text may lean this much (degrees) and still count for the direction it is near to. */
const MAX_LEAN = 20;

/**
 * Clockwise rotation, in degrees (0, 90, 180, 270), that turns a page upright: most characters then run left to right.
 * A page without text is turned as the file says.
 */
export function uprightRotation(page: PDFPageProxy, items: readonly TextItem[]): number {
  const characters = new Map<number, number>();
  for (const item of items) {
    const [a, b] = toMatrix(item.transform);
    const degrees = (Math.atan2(b, a) * 180) / Math.PI;
    const quarter = Math.round(degrees / 90) * 90;
    // Written so that what is not a number, in a damaged file, is left out too.
    if (!(Math.abs(degrees - quarter) <= MAX_LEAN)) continue;
    const rotation = (quarter + 360) % 360;
    const drawn = item.str.trim().length;
    if (drawn > 0) characters.set(rotation, (characters.get(rotation) ?? 0) + drawn);
  }
  let best = page.rotate;
  let most = 0;
  for (const [rotation, count] of characters) {
    if (count > most) [best, most] = [rotation, count];
  }
  return best;
}

/** The view of a page turned upright: its transform maps PDF space to points, origin top left of the crop box. */
export function uprightViewport(page: PDFPageProxy, items: readonly TextItem[], scale = 1): PageViewport {
  return page.getViewport({ scale, rotation: uprightRotation(page, items) });
}

/** Text among what `getTextContent` gives; the rest marks the structure of the content. */
export function isText(item: TextItem | TextMarkedContent): item is TextItem {
  return 'str' in item;
}
