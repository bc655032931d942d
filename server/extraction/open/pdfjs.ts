/**
 * pdf.js set up for this product: in the calling thread, without network, with the data files of its own package.
 *
 * The caller is already a worker thread, so pdf.js must not start one of its own: its parsing half runs in the same.
 * It takes a tenth of a second and 40 MB to load, and most files never need it.
 */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How a PDF is opened. */
export interface LoadOptions {
  readonly password?: string | undefined;
  /** To draw its pages, instead of reading their text only. */
  readonly toDraw?: boolean;
}

/**
 * Parses a PDF. `bytes` are copied, because pdf.js takes its input over.
 * Rejects with `PasswordException` where a password is missing or wrong, with another error where the file is damaged.
 */
export async function loadPdf(bytes: Uint8Array, options: LoadOptions = {}): Promise<PDFDocumentProxy> {
  const { load } = await import('./pdfjs-load.ts');
  return load(bytes, options);
}

/** Which trouble with a password an error of pdf.js tells of; null for any other error. */
export function passwordTrouble(error: unknown): 'required' | 'wrong' | null {
  if (!(error instanceof Error) || error.name !== 'PasswordException' || !('code' in error)) return null;
  return error.code === INCORRECT_PASSWORD ? 'wrong' : 'required';
}

/** `PasswordResponses.INCORRECT_PASSWORD` of pdf.js. */
const INCORRECT_PASSWORD = 2;

/**
 * Keeps the thread alive when pdf.js leaves a rejected promise without an owner, as it does with some damaged files.
 * The promise that was waited for rejects as well, so nothing is lost. Any other stray rejection ends the thread as ever.
 */
export function tolerateStrayRejections(thread: {
  on(event: 'unhandledRejection', listener: (reason: unknown) => void): unknown;
}): void {
  thread.on('unhandledRejection', (reason) => {
    if (hasStack(reason) && /pdfjs-dist[\\/]/.test(reason.stack)) return;
    throw reason;
  });
}

/**
 * Whether an error was thrown inside pdf.js. Past its own checks it meets damaged files with errors of many kinds, and
 * passes those of its worker on as `UnknownErrorException`.
 */
export function thrownByPdfjs(error: unknown): boolean {
  if (!hasStack(error)) return false;
  const [innermost = ''] = error.stack.split('\n').filter((line) => /^\s+at /.test(line));
  return /pdfjs-dist[\\/]/.test(innermost);
}

/** The errors inside pdf.js's worker are no `Error`s, but look like them. */
function hasStack(reason: unknown): reason is { stack: string } {
  return (
    typeof reason === 'object' && reason !== null && 'stack' in reason && typeof reason.stack === 'string'
  );
}

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
