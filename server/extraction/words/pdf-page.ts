/** A page of a PDF as its words are found, whoever has read the file: PDFium, or pdf.js where PDFium did not. */
import type { TextItem, TextStyle } from 'pdfjs-dist/types/src/display/api.js';
import type { OpenedPdf } from '../open/open.ts';
import type { PDFPageProxy } from '../open/pdfjs.ts';
import { PdfiumTrap } from '../open/pdfium.ts';
import { withFieldTexts } from './form-fields.ts';
import type { Paint } from './ocr/coverage.ts';
import { isText } from './orientation.ts';
import { NO_ODDITIES, odditiesOf, type Oddities } from './pdfium-oddities.ts';
import { paintedObjects } from './pdfium-paint.ts';
import { runsOf } from './pdfium-runs.ts';
import type { ShownText } from './shown-text.ts';

/** Runs of text in PDF space. */
export interface PageText {
  readonly items: readonly TextItem[];
  /** By `fontName`. */
  readonly styles: Readonly<Record<string, TextStyle>>;
  /** Runs hold no blanks, so that their places are those of words. */
  readonly exact: boolean;
}

/** What is painted on a page, and its text as far as it can be seen. */
export interface Painted extends Paint {
  readonly shown: readonly ShownText[];
}

export interface PdfPage {
  /** Crop box in PDF space: x0, y0, x1, y1. */
  readonly view: readonly number[];
  /** Turned clockwise by the file, degrees. */
  readonly rotate: number;
  /** Points per unit of PDF space. */
  readonly userUnit: number;
  readonly text: PageText;
  /** What is painted on it: as much work as its text, or more. */
  painted(): Promise<Painted>;
  /** What on it may be read and is no text of its layer, or hides some; nothing where PDFium does not tell. */
  oddities(): Oddities;
  /** The page as pdf.js knows it. */
  full(): Promise<PDFPageProxy>;
  /** Frees what is held of the page. */
  close(): void;
}

/** Page `number`, from 1, with its text. Rejects where it cannot be read. */
export async function pdfPage(document: OpenedPdf, number: number): Promise<PdfPage> {
  return (await byPdfium(document, number)) ?? byPdfjs(document, number);
}

/**
 * Null where PDFium cannot read the page, and where it finds nothing on it: of a page whose content it misses it makes an
 * empty one, and nobody would know that rows are lost. Units other than points it does not know, and of what is damaged it
 * reads less than pdf.js.
 */
async function byPdfium(document: OpenedPdf, number: number): Promise<PdfPage | null> {
  const { userUnits, brokenStreams } = document.suspicions();
  if (userUnits || (brokenStreams && !document.encrypted)) return null;
  const page = unlessTrapped(() => document.pdfium?.page(number) ?? null);
  if (page === null) return null;
  const text = unlessTrapped(() => page.use(runsOf));
  if (text === null || text.items.every(({ str }) => str.trim() === '')) {
    page.close();
    return null;
  }
  let full: Promise<PDFPageProxy> | null = null;
  const askPdfjs = (): Promise<PDFPageProxy> => (full ??= document.pdf().then((pdf) => pdf.getPage(number)));
  const { view, rotate, hasFields } = page;
  return {
    view,
    rotate,
    userUnit: 1,
    text: document.isForm && hasFields ? await withFieldTexts(await askPdfjs(), text) : text,
    painted: async () => unlessTrapped(() => page.use(paintedObjects)) ?? paintedBy(await askPdfjs()),
    oddities: () => unlessTrapped(() => page.use(odditiesOf)) ?? NO_ODDITIES,
    full: askPdfjs,
    close() {
      page.close();
      void full?.then((opened) => opened.cleanup()).catch(() => {});
    },
  };
}

/** What PDFium answers; null where it traps, so that pdf.js is asked. */
function unlessTrapped<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof PdfiumTrap) return null;
    throw error;
  }
}

async function byPdfjs(document: OpenedPdf, number: number): Promise<PdfPage> {
  const page = await (await document.pdf()).getPage(number);
  const { items, styles } = await page.getTextContent();
  const text: PageText = { items: items.filter(isText), styles, exact: false };
  return {
    view: page.view.map(Number),
    rotate: page.rotate,
    userUnit: page.userUnit,
    text: document.isForm ? await withFieldTexts(page, text) : text,
    painted: () => paintedBy(page),
    oddities: () => NO_ODDITIES,
    full: () => Promise.resolve(page),
    close: () => void page.cleanup(),
  };
}

async function paintedBy(page: PDFPageProxy): Promise<Painted> {
  const { paintedByOperators } = await import('./pdfjs-paint.ts');
  return paintedByOperators(await page.getOperatorList());
}
