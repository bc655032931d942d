/** A copy of an encrypted PDF that needs no password any more, so that the password need not be kept. */
import { ExtractionError } from '../errors.ts';
import { loadPdf } from './pdfjs.ts';

/**
 * Writes the pages of an encrypted PDF into a new, plain one.
 *
 * pdf.js keeps the encryption of the document that pages are put together in. So the pages are brought into a
 * blank, plain document first, whose own page is then taken out again.
 * Throws `ExtractionError` `damaged_file` where the pages cannot be copied; the password must have opened the file before.
 */
export async function decryptedCopy(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  try {
    // `password` is read by `extractPages` but missing in its typing.
    const locked = { document: new Uint8Array(bytes), password };
    const mixed = await withPdf(blankPdf(), (blank) => blank.extractPages([locked, { document: null }]));
    return await withPdf(mixed, (pdf) =>
      pdf.extractPages([{ document: null, excludePages: [pdf.numPages - 1] }]),
    );
  } catch (cause) {
    throw new ExtractionError(
      'damaged_file',
      'The encrypted PDF can be opened but not copied for reading.',
      'Open it in a PDF viewer, print it to a new PDF without a password, and send that.',
      { cause },
    );
  }
}

type LoadedPdf = Awaited<ReturnType<typeof loadPdf>>;

async function withPdf<T>(bytes: Uint8Array, use: (pdf: LoadedPdf) => Promise<T>): Promise<T> {
  const pdf = await loadPdf(bytes);
  try {
    return await use(pdf);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The smallest PDF with one empty page. */
function blankPdf(): Uint8Array {
  const objects = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]/Resources<<>>>>\nendobj\n',
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object) => {
    const offset = body.length;
    body += object;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 4\n0000000000 65535 f \n${entries}trailer\n<</Size 4/Root 1 0 R>>\n`;
  return new TextEncoder().encode(`${body}${table}startxref\n${body.length}\n%%EOF\n`);
}
