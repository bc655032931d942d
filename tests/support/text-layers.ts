/** The text layers of a PDF as they stand in the file, before anything is made of its pages. */
import type { OpenedDocument } from '../../server/extraction/open/open.ts';
import { FontBook } from '../../server/extraction/words/font-widths.ts';
import { pdfPage } from '../../server/extraction/words/pdf-page.ts';
import { inspectTextLayer, type TextLayer } from '../../server/extraction/words/text-layer.ts';

/** The layers of all pages, in order, one at a time; of pictures none. */
export async function* textLayers(document: OpenedDocument): AsyncGenerator<TextLayer, void, undefined> {
  if (document.kind !== 'pdf') return;
  const fonts = new FontBook();
  const { hiddenText: mayHideText } = document.suspicions();
  for (let number = 1; number <= document.pageCount; number += 1) {
    const page = await pdfPage(document, number);
    try {
      yield await inspectTextLayer(page, number, { fonts, mayHideText });
    } finally {
      page.close();
    }
  }
}
