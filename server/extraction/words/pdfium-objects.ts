/** The objects of a page as PDFium lists them, in the order they are painted. */
import type { Pdfium, Pointer } from '../open/pdfium-module.ts';

/** Kinds of objects: `FPDF_PAGEOBJ_*`. */
export const TEXT = 1;
export const PATH = 2;
export const PICTURE = 3;
export const SHADING = 4;
export const FORM = 5;

/** Forms within forms are followed this far: a hostile file may nest them without end. */
export const MAX_DEPTH = 20;

export function eachOfPage({ call }: Pdfium, page: Pointer, visit: (object: Pointer) => void): void {
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) visit(call.FPDFPage_GetObject(page, index));
}

export function eachOfForm({ call }: Pdfium, form: Pointer, visit: (object: Pointer) => void): void {
  const count = call.FPDFFormObj_CountObjects(form);
  for (let index = 0; index < count; index += 1) visit(call.FPDFFormObj_GetObject(form, index));
}

/** Whether a path is filled, and not only drawn along. */
export function isFilled({ call, memory, scratch }: Pdfium, path: Pointer): boolean {
  call.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  return memory.HEAP32[scratch >> 2] !== 0;
}

/** Whether a path is filled or drawn along: others only cut what is painted later. */
export function isPainted({ call, memory, scratch }: Pdfium, path: Pointer): boolean {
  call.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  return memory.HEAP32[scratch >> 2] !== 0 || memory.HEAP32[(scratch >> 2) + 1] !== 0;
}
