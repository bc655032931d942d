/**
 * PDFium as WebAssembly, one instance per thread. Its functions are called as they are exported: the wrappers around them
 * take longer than most of what they wrap.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** An address in the memory of the instance; 0 is none. */
export type Pointer = number;

/** The functions that are used; see PDFium's public headers (`fpdfview.h`, `fpdf_text.h`, `fpdf_edit.h`, `fpdf_annot.h`). */
export interface PdfiumFunctions {
  malloc(size: number): Pointer;
  free(at: Pointer): void;
  FPDF_LoadMemDocument(bytes: Pointer, size: number, password: Pointer): Pointer;
  FPDF_CloseDocument(document: Pointer): void;
  FPDF_DocumentHasValidCrossReferenceTable(document: Pointer): number;
  FPDF_GetSecurityHandlerRevision(document: Pointer): number;
  FPDF_GetFormType(document: Pointer): number;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_GetPageSizeByIndexF(document: Pointer, index: number, size: Pointer): number;
  FPDF_LoadPage(document: Pointer, index: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  FPDF_GetPageBoundingBox(page: Pointer, rect: Pointer): number;
  FPDFPage_GetRotation(page: Pointer): number;
  FPDFPage_GetAnnotCount(page: Pointer): number;
  FPDFPage_GetAnnot(page: Pointer, index: number): Pointer;
  FPDFPage_CloseAnnot(annotation: Pointer): void;
  FPDFAnnot_GetSubtype(annotation: Pointer): number;
  FPDFAnnot_GetRect(annotation: Pointer, rect: Pointer): number;
  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  FPDFPageObj_GetBounds(
    object: Pointer,
    left: Pointer,
    bottom: Pointer,
    right: Pointer,
    top: Pointer,
  ): number;
  FPDFPageObj_GetFillColor(object: Pointer, r: Pointer, g: Pointer, b: Pointer, alpha: Pointer): number;
  FPDFPath_GetDrawMode(path: Pointer, fill: Pointer, stroke: Pointer): number;
  FPDFPath_CountSegments(path: Pointer): number;
  FPDFPageObj_GetClipPath(object: Pointer): Pointer;
  FPDFClipPath_CountPaths(clip: Pointer): number;
  FPDFClipPath_CountPathSegments(clip: Pointer, path: number): number;
  FPDFClipPath_GetPathSegment(clip: Pointer, path: number, segment: number): Pointer;
  FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number;
  FPDFFormObj_CountObjects(form: Pointer): number;
  FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  FPDFTextObj_GetTextRenderMode(text: Pointer): number;
  FPDFTextObj_GetFont(text: Pointer): Pointer;
  FPDFFont_GetIsEmbedded(font: Pointer): number;
  FPDFFont_GetFlags(font: Pointer): number;
  FPDFFont_GetAscent(font: Pointer, size: number, ascent: Pointer): number;
  FPDFFont_GetDescent(font: Pointer, size: number, descent: Pointer): number;
  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(text: Pointer): void;
  FPDFText_CountChars(text: Pointer): number;
  FPDFText_GetUnicode(text: Pointer, index: number): number;
  FPDFText_IsGenerated(text: Pointer, index: number): number;
  FPDFText_IsHyphen(text: Pointer, index: number): number;
  FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  FPDFText_GetFontSize(text: Pointer, index: number): number;
  FPDFText_GetMatrix(text: Pointer, index: number, matrix: Pointer): number;
  FPDFText_GetCharOrigin(text: Pointer, index: number, x: Pointer, y: Pointer): number;
  FPDFText_GetLooseCharBox(text: Pointer, index: number, rect: Pointer): number;
  FPDFText_GetCharBox(
    text: Pointer,
    index: number,
    left: Pointer,
    right: Pointer,
    bottom: Pointer,
    top: Pointer,
  ): number;
}

/** What is seen of an instance's memory; a new object after the memory has grown, so never to be kept. */
interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
}

/** An instance of PDFium. */
export interface Pdfium {
  readonly call: PdfiumFunctions;
  readonly memory: Memory;
  /** Room for what a function answers through pointers: `SCRATCH_BYTES`, free to be overwritten by the next call. */
  readonly scratch: Pointer;
  /** Nothing in its memory is to be trusted any more. */
  trapped: boolean;
}

const SCRATCH_BYTES = 64;

/** An instance whose memory has grown beyond this is not kept for the next document: it never shrinks. */
const MAX_KEPT_BYTES = 96 * 1024 * 1024;

/**
 * A file that makes PDFium take more is left to pdf.js (bytes): the memory of an instance is bounded by nothing else, and
 * the limits of the thread do not count it.
 */
const MAX_BYTES = 512 * 1024 * 1024;

/** Typed for browsers only. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: Imports): Promise<object>;
};

interface Imports {
  readonly env: { readonly emscripten_resize_heap: (bytes: number) => boolean };
}

/** Compiled once per thread; an instance of it takes a few milliseconds. */
let compiled: Promise<object> | null = null;
let current: Promise<Pdfium> | null = null;

/** The thread's instance. Rejects where the package is damaged or the machine has no memory left. */
export async function pdfium(): Promise<Pdfium> {
  try {
    return await (current ??= start());
  } catch (error) {
    current = null;
    throw error;
  }
}

/** An instance has trapped: the next document gets a new one. */
export function discardPdfium(engine: Pdfium): void {
  engine.trapped = true;
  current = null;
}

/** Lets an instance go that has grown too large to be kept; documents that are open in it stay so. */
export function restPdfium({ memory }: Pdfium): void {
  if (memory.HEAPU8.byteLength > MAX_KEPT_BYTES) current = null;
}

async function start(): Promise<Pdfium> {
  const module = await (compiled ??= compile());
  const silent = (): void => {};
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const options = {
    print: silent,
    printErr: silent,
    instantiateWasm(imports: Imports, receive: (instance: object) => void): object {
      WebAssembly.instantiate(module, withinBounds(imports)).then(receive, reject);
      return {};
    },
  };
  const wrapped = await Promise.race([init(options), failed]);
  wrapped.PDFiumExt_Init();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package types two of its five hundred exports
  const call = wrapped.pdfium.wasmExports as unknown as PdfiumFunctions;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nor the views of its memory
  const memory = wrapped.pdfium as unknown as Memory;
  return { call, memory, scratch: call.malloc(SCRATCH_BYTES), trapped: false };
}

async function compile(): Promise<object> {
  try {
    const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
    return await WebAssembly.compile(await readFile(file));
  } catch (error) {
    compiled = null;
    throw error;
  }
}

/** Refused more memory, PDFium gives up with a trap. */
function withinBounds(imports: Imports): Imports {
  const grow = imports.env.emscripten_resize_heap;
  return {
    ...imports,
    env: {
      ...imports.env,
      emscripten_resize_heap: (bytes) => bytes >>> 0 <= MAX_BYTES && grow(bytes),
    },
  };
}
