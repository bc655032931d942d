/** Draws a page of a document as a picture, the same way up as its words. */
import type { OpenedDocument } from '../open/open.ts';
import type { PDFPageProxy } from '../open/pdfjs.ts';
import { isText, uprightViewport } from '../words/orientation.ts';
import { pictureOfPage } from '../words/pages.ts';
import { drawPicture, posePicture, type PosedPicture } from './picture.ts';

/** A picture is never wider than this, and never has more pixels, whatever the page's shape (100 MB of RGBA). */
const MAX_WIDTH = 4000;
const MAX_PIXELS = 25_000_000;

/** Finds the posed picture of a page, or remembers it; null where the page is no picture. */
export type FindPicture = (find: () => Promise<PosedPicture | null>) => Promise<PosedPicture | null>;

/**
 * Draws page `pageNumber` (from 1) as PNG, `widthPx` pixels wide where the bounds allow. `remember` may answer with what it
 * found for the same page before.
 * The picture shows the upright crop box, so a box of the words times `widthPx / page.width` lies on its word.
 * Throws `RangeError` where there is no such page or width.
 */
export async function renderPage(
  document: OpenedDocument,
  pageNumber: number,
  widthPx: number,
  remember: FindPicture = (find) => find(),
): Promise<Uint8Array> {
  if (!Number.isInteger(pageNumber) || pageNumber < 1 || pageNumber > document.pageCount) {
    throw new RangeError(`no page ${pageNumber} in a document of ${document.pageCount}`);
  }
  if (!(widthPx >= 1)) throw new RangeError(`not a width in pixels: ${widthPx}`);
  const picture = await remember(async () => {
    const image = await pictureOfPage(document, pageNumber);
    return image === null ? null : posePicture(image);
  });
  if (picture !== null) {
    return drawPicture(picture, (width, height) => pictureScale(width, height, widthPx));
  }
  if (document.kind !== 'pdf') throw new Error('pages of other documents are pictures');
  const page = await document.pageToDraw(pageNumber);
  try {
    const items = (await page.getTextContent()).items.filter(isText);
    const size = uprightViewport(page, items);
    const viewport = uprightViewport(page, items, pictureScale(size.width, size.height, widthPx));
    const { createCanvas } = await import('@napi-rs/canvas');
    const canvas = createCanvas(
      Math.max(1, Math.round(viewport.width)),
      Math.max(1, Math.round(viewport.height)),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- see RenderCanvas
    await page.render({ canvas: canvas as unknown as RenderCanvas, viewport, background: '#ffffff' }).promise;
    return await canvas.encode('png');
  } finally {
    page.cleanup();
  }
}

/** pdf.js is typed for the browser's canvas, which is no type here; this one has the same methods. */
type RenderCanvas = Parameters<PDFPageProxy['render']>[0]['canvas'];

/** Pixels per point for a page of `width` x `height` points. */
function pictureScale(width: number, height: number, widthPx: number): number {
  const wanted = Math.min(widthPx, MAX_WIDTH) / width;
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / (width * height)));
}
