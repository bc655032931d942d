/**
 * What is painted on a page that may be read and is no text of its layer, or hides some, by PDFium's list of its objects: a first look, before
 * a page is drawn and recognised.
 */
import type { Pdfium, Pointer } from '../open/pdfium-module.ts';
import {
  eachOfForm,
  eachOfPage,
  FORM,
  isFilled,
  isPainted,
  MAX_DEPTH,
  PATH,
  PICTURE,
  TEXT,
} from './pdfium-objects.ts';

export interface Oddities {
  readonly pictures: number;
  /** Filled outlines of the size of letters. */
  readonly outlines: number;
  /** Texts that are cut away, or painted over later. */
  readonly covered: number;
  /** Where lines and areas are drawn, but for outlines and what is within forms, in PDF space. */
  readonly paths: readonly Bounds[];
}

/** Such things on a page, from which it may show something else than its layer says. */
const MANY = { pictures: 8, outlines: 15, covered: 3 };

export function isOdd({ pictures, outlines, covered }: Oddities): boolean {
  return pictures >= MANY.pictures || outlines >= MANY.outlines || covered >= MANY.covered;
}

export const NO_ODDITIES: Oddities = { pictures: 0, outlines: 0, covered: 0, paths: [] };

/** Height of an outlined letter, points, and its segments, at least: a box has four or five. */
const LETTER = { min: 2, max: 30, segments: 7 };
/** Paths that are kept of a page, at most: a chart has thousands. */
const MAX_PATHS = 3000;
/** What is cut to less than this, points, is cut away. */
const MIN_SHOWN = 1.5;

export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** `page` is PDFium's page; its text page is not needed. */
export function odditiesOf(engine: Pdfium, _text: Pointer, page: Pointer): Oddities {
  let pictures = 0;
  let outlines = 0;
  let covered = 0;
  const paths: Bounds[] = [];
  /** Middles of the texts so far that can be seen. */
  let middles: { readonly x: number; readonly y: number }[] = [];
  const visit = (object: Pointer, depth: number): void => {
    const kind = engine.call.FPDFPageObj_GetType(object);
    if (kind === FORM && depth < MAX_DEPTH) eachOfForm(engine, object, (part) => visit(part, depth + 1));
    if (kind === PICTURE) pictures += 1;
    // Within forms bounds are those of the form.
    const bounds = depth > 0 ? null : boundsOf(engine, object);
    const filled = kind === PATH && isFilled(engine, object);
    const letter = filled && isLetter(engine, object);
    if (kind === PATH && !letter && bounds !== null && paths.length < MAX_PATHS && isPainted(engine, object))
      paths.push(bounds);
    if (filled) {
      if (letter) outlines += 1;
      else if (bounds !== null && middles.some((middle) => holds(bounds, middle))) {
        const left = middles.filter((middle) => !holds(bounds, middle));
        covered += middles.length - left.length;
        middles = left;
      }
    }
    if (kind === TEXT && bounds !== null) {
      if (isCutAway(engine, object, bounds)) covered += 1;
      else middles.push({ x: (bounds.x0 + bounds.x1) / 2, y: (bounds.y0 + bounds.y1) / 2 });
    }
  };
  eachOfPage(engine, page, (object) => visit(object, 0));
  return { pictures, outlines, covered, paths };
}

function holds({ x0, y0, x1, y1 }: Bounds, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

function boundsOf({ call, memory, scratch }: Pdfium, object: Pointer): Bounds | null {
  if (call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const [x0, y0, x1, y1] = memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4);
  return { x0: x0!, y0: y0!, x1: x1!, y1: y1! };
}

function isLetter(engine: Pdfium, path: Pointer): boolean {
  if (engine.call.FPDFPath_CountSegments(path) < LETTER.segments) return false;
  const bounds = boundsOf(engine, path);
  if (bounds === null) return false;
  const height = bounds.y1 - bounds.y0;
  return height >= LETTER.min && height <= LETTER.max;
}

/** Whether what a text is cut to leaves nothing of it to be seen. */
function isCutAway({ call, memory, scratch }: Pdfium, object: Pointer, text: Bounds): boolean {
  const clip = call.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : call.FPDFClipPath_CountPaths(clip);
  let { x0, y0, x1, y1 } = text;
  for (let index = 0; index < paths; index += 1) {
    const count = call.FPDFClipPath_CountPathSegments(clip, index);
    if (count <= 0) continue;
    const points = Array.from({ length: count }, (_, at) => {
      call.FPDFPathSegment_GetPoint(call.FPDFClipPath_GetPathSegment(clip, index, at), scratch, scratch + 4);
      return [memory.HEAPF32[scratch >> 2]!, memory.HEAPF32[(scratch >> 2) + 1]!] as const;
    });
    x0 = Math.max(x0, Math.min(...points.map(([x]) => x)));
    x1 = Math.min(x1, Math.max(...points.map(([x]) => x)));
    y0 = Math.max(y0, Math.min(...points.map(([, y]) => y)));
    y1 = Math.min(y1, Math.max(...points.map(([, y]) => y)));
  }
  return paths > 0 && (x1 - x0 < MIN_SHOWN || y1 - y0 < MIN_SHOWN);
}
