/**
 * Notices text that PDFium leaves out of a page's characters.
 *
 * It takes objects of text for one that say the same and lie over one another: bold by overprinting. What lies where it
 * judges by the outlines of glyphs, so that with a font that has none, every second row with the same text as one before is
 * gone, and a glyph drawn by itself is taken for a blank.
 */
import type { Pdfium, Pointer } from '../open/pdfium-module.ts';
import { eachOfForm, eachOfPage, FORM, MAX_DEPTH, TEXT } from './pdfium-objects.ts';

/** A copy lies within these shares of the height of what it is printed over. */
const COPY_ASIDE = 0.5;
const COPY_ABOVE = 0.25;
/** Thinner than this (points) is no outline. */
const HAIR = 0.001;

interface Place {
  readonly parent: Pointer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether an object's glyphs have no outlines that PDFium knows, though they are no blanks. */
export function isWithoutOutlines(engine: Pdfium, object: Pointer): boolean {
  const { width, height } = placeOf(engine, object, 0);
  return Math.min(width, height) < HAIR;
}

/**
 * Whether text of a page may be missing among the characters of the objects `seen`. `known` are the fonts of those that are
 * no blanks.
 */
export function losesText(
  engine: Pdfium,
  page: Pointer,
  seen: ReadonlySet<Pointer>,
  known: ReadonlySet<Pointer>,
): boolean {
  const { call } = engine;
  const missing: [object: Pointer, parent: Pointer][] = [];
  const found: [object: Pointer, parent: Pointer][] = [];
  const look = (object: Pointer, parent: Pointer, depth: number): void => {
    const type = call.FPDFPageObj_GetType(object);
    if (type === TEXT) (seen.has(object) ? found : missing).push([object, parent]);
    if (type === FORM && depth < MAX_DEPTH)
      eachOfForm(engine, object, (part) => look(part, object, depth + 1));
  };
  eachOfPage(engine, page, (object) => look(object, 0, 0));
  if (missing.length === 0) return false;
  let places: Place[] | null = null;
  return missing.some(([object, parent]) => {
    const place = placeOf(engine, object, parent);
    if (place.width < HAIR) return !isBlank(engine, object, known);
    places ??= found.map(([each, of]) => placeOf(engine, each, of));
    return !places.some((other) => isCopy(place, other));
  });
}

/**
 * Whether an object without any outline is a blank. With a font that is in the file and has outlines nothing is drawn for
 * it. Of another font it may be a glyph that the one PDFium has in its place lacks.
 */
function isBlank({ call }: Pdfium, object: Pointer, known: ReadonlySet<Pointer>): boolean {
  const font = call.FPDFTextObj_GetFont(object);
  return known.has(font) && call.FPDFFont_GetIsEmbedded(font) === 1;
}

function isCopy(place: Place, other: Place): boolean {
  return (
    place.parent === other.parent &&
    Math.abs(place.x - other.x) < COPY_ASIDE * other.height &&
    Math.abs(place.y - other.y) < COPY_ABOVE * other.height
  );
}

/** Where the outlines of an object lie, in the space of its parent: the left bottom corner and the extent. */
function placeOf({ call, memory, scratch }: Pdfium, object: Pointer, parent: Pointer): Place {
  if (call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0)
    return { parent, x: 0, y: 0, width: 0, height: 0 };
  const [x0, y0, x1, y1] = memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4);
  return { parent, x: x0!, y: y0!, width: x1! - x0!, height: y1! - y0! };
}
