/** pdf.js itself, loaded with the first file that is opened with it (`pdfjs.ts`). */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inflateAtOnce } from './inflate.ts';
import { PackageData } from './package-data.ts';
import { parserInThisThread } from './pdf-port.ts';
import type { LoadOptions } from './pdfjs.ts';
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

/**
 * Text of a font that is not in the file stands where the file says it does, whatever the glyphs look like: to read it, the
 * standard fonts are left alone. Taking them apart is a good part of the work on a short file.
 */
export async function load(
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
