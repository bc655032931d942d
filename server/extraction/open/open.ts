/** What is this file, is it locked, how many pages: the first stage of reading a statement. */
import { ExtractionError } from '../errors.ts';
import { suspicionsOf, type Suspicions } from './content-streams.ts';
import { openImages, type OpenedImages } from './images.ts';
import { sniffMediaType } from './media-type.ts';
import { loadPdf, passwordTrouble } from './pdfjs.ts';
import type { PDFDocumentProxy, PDFPageProxy } from './pdfjs.ts';
import { PdfjsFiles } from './pdfjs-files.ts';
import { openPdfium, type PdfiumDocument } from './pdfium.ts';
import { endsTooEarly } from './truncation.ts';

export interface OpenOptions {
  /** For an encrypted PDF. Ignored where the file opens without. */
  readonly password?: string | undefined;
  /** Documents with more pages are refused. No limit when left out. */
  readonly maxPages?: number | undefined;
}

/** A PDF that can be read. `close()` frees its memory; nothing of it may be used afterwards. */
export interface OpenedPdf {
  readonly kind: 'pdf';
  readonly mediaType: 'application/pdf';
  readonly pageCount: number;
  /** The file is encrypted, with a password to open it or only with permissions. */
  readonly encrypted: boolean;
  /** It opened only with the password that was given. */
  readonly neededPassword: boolean;
  /** The file as PDFium has it, for its text; null where PDFium leaves it to pdf.js. */
  readonly pdfium: PdfiumDocument | null;
  /** The file as pdf.js has it, read when first asked for; its pages are not to be drawn. */
  pdf(): Promise<PDFDocumentProxy>;
  /** It is a form, perhaps one that is filled in. */
  readonly isForm: boolean;
  /** A page, from 1, with all that drawing it takes. */
  pageToDraw(number: number): Promise<PDFPageProxy>;
  /** Whether some of its text may be invisible, and whether it may hold pictures; looked up once, when first asked. */
  suspicions(): Suspicions;
  close(): Promise<void>;
}

/** Everything a document can be once it is open. */
export type OpenedDocument = OpenedPdf | OpenedImages;

/**
 * Opens a document by its content.
 * Throws `ExtractionError`: `empty_file`, `unsupported_content`, `damaged_file`, `password_required`,
 * `password_wrong`, `too_many_pages`.
 */
export async function openDocument(bytes: Uint8Array, options: OpenOptions = {}): Promise<OpenedDocument> {
  if (bytes.length === 0) {
    throw new ExtractionError(
      'empty_file',
      'The file is empty.',
      'Choose the statement again and send all of it.',
    );
  }
  const mediaType = sniffMediaType(bytes);
  if (mediaType === 'application/pdf') return openPdf(bytes, options);
  if (mediaType !== null) {
    const images = await openImages(bytes, mediaType);
    requireFewPages(images.pageCount, options.maxPages);
    return images;
  }
  throw new ExtractionError(
    'unsupported_content',
    'The content of the file is neither a PDF nor an image.',
    'Send a bank statement as PDF, or as a scan or photo.',
  );
}

function requireFewPages(pageCount: number, maxPages: number | undefined): void {
  if (maxPages === undefined || pageCount <= maxPages) return;
  throw new ExtractionError(
    'too_many_pages',
    `The document has ${pageCount} pages; at most ${maxPages} are accepted.`,
    'Split the document and send its parts.',
  );
}

/** What pdf.js knows of a file, as far as it is asked for here. */
interface PdfInfo {
  readonly EncryptFilterName?: string | null;
  readonly IsAcroFormPresent?: boolean;
}

async function openPdf(bytes: Uint8Array, options: OpenOptions): Promise<OpenedPdf> {
  if (endsTooEarly(bytes)) throw damaged('The PDF ends too early: a part of the file is missing.');
  const pdfium = await openPdfium(bytes, options.password);
  if (pdfium === null) return openByPdfjs(bytes, options);
  const { pageCount, encrypted, isForm, neededPassword } = pdfium;
  try {
    requireFewPages(pageCount, options.maxPages);
  } catch (error) {
    pdfium.close();
    throw error;
  }
  const password = neededPassword ? options.password : undefined;
  const files = new PdfjsFiles(bytes, password);
  return { ...opened(bytes, files, pdfium), pageCount, encrypted, isForm, neededPassword };
}

async function openByPdfjs(bytes: Uint8Array, options: OpenOptions): Promise<OpenedPdf> {
  const { pdf, password } = await loadWithPassword(bytes, options.password);
  const files = new PdfjsFiles(bytes, password, pdf);
  try {
    const pageCount = pdf.numPages;
    if (pageCount < 1) throw damaged('The PDF has no pages.');
    requireFewPages(pageCount, options.maxPages);
    // The page count is only claimed by the file; the last page shows whether the page tree is there at all.
    await pdf.getPage(pageCount).catch((cause: unknown) => {
      throw damaged('The pages of the PDF cannot be found.', cause);
    });
    const info = (await pdf.getMetadata()).info as PdfInfo;
    return {
      ...opened(bytes, files, null),
      pageCount,
      encrypted: Boolean(info.EncryptFilterName),
      isForm: info.IsAcroFormPresent === true,
      neededPassword: password !== undefined,
    };
  } catch (error) {
    await files.close();
    throw error;
  }
}

type Facts = 'pageCount' | 'encrypted' | 'isForm' | 'neededPassword';

/** What is the same whoever has opened the file. */
function opened(bytes: Uint8Array, files: PdfjsFiles, pdfium: PdfiumDocument | null): Omit<OpenedPdf, Facts> {
  let suspicions: Suspicions | undefined;
  return {
    kind: 'pdf',
    mediaType: 'application/pdf',
    pdfium,
    pdf: () => files.toRead(),
    pageToDraw: async (number) => (await files.toDraw()).getPage(number),
    suspicions: () => (suspicions ??= suspicionsOf(bytes)),
    async close() {
      pdfium?.close();
      await files.close();
    },
  };
}

/**
 * Tries without a password first: a file that is locked only for its owner opens so, and would refuse a password
 * that was given needlessly. Answers with the password where it took one.
 */
async function loadWithPassword(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<{ pdf: PDFDocumentProxy; password?: string }> {
  try {
    return { pdf: await loadPdf(bytes) };
  } catch (error) {
    if (passwordTrouble(error) === null) throw damaged('The PDF cannot be read.', error);
  }
  if (password === undefined || password === '') {
    throw new ExtractionError(
      'password_required',
      'The PDF is encrypted and needs a password.',
      'Send the password that opens the file in the form field `password`.',
    );
  }
  try {
    return { pdf: await loadPdf(bytes, { password }), password };
  } catch (error) {
    if (passwordTrouble(error) === null) throw damaged('The PDF cannot be read.', error);
    throw new ExtractionError(
      'password_wrong',
      'The password does not open the PDF.',
      'Check the password and send it again in the form field `password`.',
      { cause: error },
    );
  }
}

function damaged(message: string, cause?: unknown): ExtractionError {
  return new ExtractionError(
    'damaged_file',
    message,
    'Download the statement again, or print it to a new PDF, and send that.',
    cause === undefined ? {} : { cause },
  );
}
