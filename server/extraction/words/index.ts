/** The text layers of a PDF, page by page. `pages.ts` reads pages that are pictures too. */
import { ExtractionError } from '../errors.ts';
import type { OpenedDocument, OpenedPdf } from '../open/open.ts';
import { FontBook } from './font-widths.ts';
import { pdfPage } from './pdf-page.ts';
import { inspectTextLayer } from './text-layer.ts';
import type { TextLayer, TextLayerOptions } from './text-layer.ts';

/**
 * Reads the pages of a document in order, one at a time.
 * What is held of a page is freed before the next, so that memory does not grow with the number of pages.
 * Pictures have no text layers. Throws `ExtractionError` `damaged_file` where a page cannot be read: a statement is read whole or not at all.
 */
export async function* readWords(document: OpenedDocument): AsyncGenerator<TextLayer, void, undefined> {
  if (document.kind !== 'pdf') return;
  const fonts = new FontBook();
  const { hiddenText: mayHideText } = document.suspicions();
  for (let number = 1; number <= document.pageCount; number += 1) {
    yield await readPage(document, number, { fonts, mayHideText });
  }
}

async function readPage(document: OpenedPdf, number: number, options: TextLayerOptions): Promise<TextLayer> {
  try {
    const page = await pdfPage(document, number);
    try {
      return await inspectTextLayer(page, number, options);
    } finally {
      page.close();
    }
  } catch (cause) {
    throw new ExtractionError(
      'damaged_file',
      `Page ${number} of the PDF cannot be read.`,
      'Download the statement again, or print it to a new PDF, and send that.',
      { cause },
    );
  }
}

export type { TextLayer } from './text-layer.ts';
export type { TextQuality } from './quality.ts';
export type { Word, WordPage } from './word.ts';
