/** What pdf.js needs for the bare text of a file: the floor under everything that reads with it. */
import { loadPdf } from '../../server/extraction/open/pdfjs.ts';

/** Asks for the text of every page and throws it away. Answers how many pieces of text there were. */
export async function readBareText(bytes: Uint8Array): Promise<number> {
  const pdf = await loadPdf(bytes);
  try {
    let pieces = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      pieces += (await page.getTextContent()).items.length;
      page.cleanup();
    }
    return pieces;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
