/** The view of a page the way up its text is read. */
import { uprightRotation } from '../../../shared/upright.ts';
import type { PDFPageProxy } from '../open/pdfjs.ts';
import type { PageViewport } from 'pdfjs-dist/types/src/display/page_viewport.js';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';

/** The view of a page turned upright: its transform maps PDF space to points, origin top left of the crop box. */
export function uprightViewport(page: PDFPageProxy, items: readonly TextItem[], scale = 1): PageViewport {
  return page.getViewport({ scale, rotation: uprightRotation(page.rotate, items) });
}

/** Text among what `getTextContent` gives; the rest marks the structure of the content. */
export function isText(item: TextItem | TextMarkedContent): item is TextItem {
  return 'str' in item;
}
