/** pdf.js in the window: only loaded where a PDF is looked at, with its own worker and data files, without a network. */
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { uprightRotation } from '../../../shared/upright.ts';
import { CMAPS, DECODERS, FONTS, WORKER } from './pdf-data.ts';

export type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

pdfjs.GlobalWorkerOptions.workerSrc = WORKER;

/** Images with more pixels than this are left out: what a hostile file can make us allocate is bounded. */
const MAX_IMAGE_PIXELS = 100_000_000;

/** A page and the rotation, in degrees clockwise, that turns it upright. */
export interface UprightPage {
  readonly page: PDFPageProxy;
  readonly rotation: number;
}

export interface OpenPdf {
  /** A page, counted from 1. */
  readonly page: (number: number) => Promise<UprightPage>;
  readonly close: () => void;
}

/** Opens a PDF. Rejects where it is encrypted or damaged. */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: CMAPS,
    standardFontDataUrl: FONTS,
    wasmUrl: DECODERS,
    // The page's policy allows no WebAssembly; the decoders come as scripts as well.
    useWasm: false,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    await task.destroy();
    throw error;
  }
  const pages = new Map<number, Promise<UprightPage>>();
  return {
    page(number) {
      let page = pages.get(number);
      if (page === undefined) {
        page = uprightPage(document, number);
        pages.set(number, page);
      }
      return page;
    },
    close: () => void task.destroy(),
  };
}

async function uprightPage(document: PDFDocumentProxy, number: number): Promise<UprightPage> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const texts = items.filter((item) => 'str' in item);
  return { page, rotation: uprightRotation(page.rotate, texts) };
}
