/**
 * pdf.js set up for this product: in the calling thread, without network, with the data files of its own package.
 *
 * The caller is already a worker thread, so pdf.js must not start one of its own: its parsing half runs in the same.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inflateAtOnce } from './inflate.ts';
import { PackageData } from './package-data.ts';
import { parserInThisThread } from './pdf-port.ts';
import * as pdfjs from './pdfjs-module.ts';

inflateAtOnce(globalThis);

const PACKAGE_FOLDER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * Images with more pixels than this are left out of a page picture (100 megapixels: A4 at 1000 dpi).
 * Bounds what a hostile file can make us allocate.
 */
const MAX_IMAGE_PIXELS = 100_000_000;

/** Warnings are about what pdf.js mends by itself. */
const VERBOSITY = pdfjs.VerbosityLevel.ERRORS;

/** pdf.js asks for its folders with forward slashes and one at the end, on every system. */
function folder(name: string): string {
  return `${join(PACKAGE_FOLDER, name).replaceAll('\\', '/')}/`;
}

/** How a PDF is opened. */
export interface LoadOptions {
  readonly password?: string | undefined;
  /** To draw its pages, instead of reading their text only. */
  readonly toDraw?: boolean;
}

/**
 * Parses a PDF. `bytes` are copied, because pdf.js takes its input over.
 *
 * Text of a font that is not in the file stands where the file says it does, whatever the glyphs look like: to read it, the
 * standard fonts are left alone. Taking them apart is a good part of the work on a short file.
 * Rejects with `PasswordException` where a password is missing or wrong, with another error where the file is damaged.
 */
export async function loadPdf(
  bytes: Uint8Array,
  { password, toDraw = false }: LoadOptions = {},
): Promise<PDFDocumentProxy> {
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    worker: parserInThisThread(VERBOSITY, toDraw),
    ...(password === undefined ? {} : { password }),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    BinaryDataFactory: PackageData,
    iccUrl: folder('iccs'),
    useWorkerFetch: false,
    // Fonts of the system are never used: with this pdf.js does not load its own in their place.
    useSystemFonts: !toDraw,
    disableFontFace: true,
    disableRange: true,
    disableStream: true,
    disableAutoFetch: true,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VERBOSITY,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw error;
  }
}

/** Which trouble with a password an error of pdf.js tells of; null for any other error. */
export function passwordTrouble(error: unknown): 'required' | 'wrong' | null {
  if (!(error instanceof pdfjs.PasswordException)) return null;
  return error.code === pdfjs.PasswordResponses.INCORRECT_PASSWORD ? 'wrong' : 'required';
}

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
