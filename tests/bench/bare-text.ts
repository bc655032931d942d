/** What pdf.js, as it comes, needs for the bare text of a file: the floor under everything that reads with it. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Asks for the text of every page and throws it away. Answers how many pieces of text there were. */
export async function readBareText(bytes: Uint8Array): Promise<number> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${join(PACKAGE, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(PACKAGE, 'standard_fonts')}/`,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    let pieces = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      pieces += (await page.getTextContent()).items.length;
      page.cleanup();
    }
    return pieces;
  } finally {
    await task.destroy();
  }
}
