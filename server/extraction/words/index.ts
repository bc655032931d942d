/** The words of a document, page by page. */
import type { OpenedDocument } from '../open/open.ts';
import { FontBook } from './font-widths.ts';
import { inspectTextLayer } from './text-layer.ts';
import type { TextLayer } from './text-layer.ts';

/**
 * Reads the pages of a document in order, one at a time.
 * What pdf.js holds of a page is freed before the next, so that memory does not grow with the number of pages.
 */
export async function* readWords(document: OpenedDocument): AsyncGenerator<TextLayer, void, undefined> {
  const fonts = new FontBook();
  const mayHideText = document.mayHideText();
  for (let number = 1; number <= document.pageCount; number += 1) {
    const page = await document.pdf.getPage(number);
    try {
      yield await inspectTextLayer(page, number, { fonts, mayHideText });
    } finally {
      page.cleanup();
    }
  }
}

export type { TextLayer } from './text-layer.ts';
export type { TextQuality } from './quality.ts';
export type { Word, WordPage } from './word.ts';
