/** The view of a page the way up its text is read. */
import { uprightRotation } from '../../../shared/upright.ts';
import type { PDFPageProxy } from '../open/pdfjs.ts';
import type { PageViewport } from 'pdfjs-dist/types/src/display/page_viewport.js';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';
import type { Matrix } from './matrix.ts';

/** The view of a page turned upright: its transform maps PDF space to points, origin top left of the crop box. */
export function uprightViewport(page: PDFPageProxy, items: readonly TextItem[], scale = 1): PageViewport {
  return page.getViewport({ scale, rotation: uprightRotation(page.rotate, items) });
}

/** A page as far as its view goes. */
interface Viewed {
  readonly view: readonly number[];
  readonly rotate: number;
  readonly userUnit: number;
}

/** As `uprightViewport` at scale 1, for a page that pdf.js need not have read. */
export function uprightView(
  { view, rotate, userUnit: unit }: Viewed,
  items: readonly TextItem[],
): { width: number; height: number; transform: Matrix } {
  const [x0, y0, x1, y1] = [view[0]!, view[1]!, view[2]!, view[3]!];
  const turned = (((uprightRotation(rotate, items) % 360) + 360) % 360) / 90;
  const width = (x1 - x0) * unit;
  const height = (y1 - y0) * unit;
  const transforms: readonly Matrix[] = [
    [unit, 0, 0, -unit, -x0 * unit, y1 * unit],
    [0, unit, unit, 0, -y0 * unit, -x0 * unit],
    [-unit, 0, 0, unit, x1 * unit, -y0 * unit],
    [0, -unit, -unit, 0, y1 * unit, x1 * unit],
  ];
  const transform = transforms[turned] ?? transforms[0]!;
  return turned % 2 === 0 ? { width, height, transform } : { width: height, height: width, transform };
}

/** Text among what `getTextContent` gives; the rest marks the structure of the content. */
export function isText(item: TextItem | TextMarkedContent): item is TextItem {
  return 'str' in item;
}
