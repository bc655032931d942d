/** What is painted on a page by PDFium's list of its objects: its text as far as it can be seen, and its pictures. */
import type { Pdfium, Pointer } from '../open/pdfium-module.ts';
import { IDENTITY, multiply, type Matrix } from './matrix.ts';
import { area, standsOut, type Area } from './painted-areas.ts';
import { characterAt } from './pdfium-characters.ts';
import { Hands, reach, type Hand } from './pdfium-hands.ts';
import type { Painted } from './pdf-page.ts';
import {
  eachOfForm,
  eachOfPage,
  FORM,
  isFilled,
  MAX_DEPTH,
  PATH,
  PICTURE,
  SHADING,
  TEXT,
} from './pdfium-objects.ts';
import type { ShownText } from './shown-text.ts';

/** Text rendering modes that show nothing. PDF 32000-1, table 106. */
const FILLED = 0;
const INVISIBLE = 3;
const CLIP = 7;
/** Of 255. */
const MIN_OPACITY = 5;

/** `text` is PDFium's text page of `page`. */
export function paintedObjects(engine: Pdfium, text: Pointer, page: Pointer): Painted {
  const painter = new Painter(engine, textsByObject(engine, text));
  let anything = false;
  eachOfPage(engine, page, (object) => {
    anything = true;
    painter.take(object, IDENTITY, 1, 0);
  });
  return { shown: painter.shown, images: painter.images, anything };
}

type Point = ShownText['from'];

interface Placed {
  readonly text: string;
  readonly from: Point;
  readonly to: Point;
}

/** What each object of text says and where, in PDF space. */
function textsByObject(engine: Pdfium, text: Pointer): Map<Pointer, Placed> {
  const { call } = engine;
  const spans = new Map<Pointer, { text: string; readonly first: number; last: number }>();
  const count = text === 0 ? 0 : call.FPDFText_CountChars(text);
  for (let index = 0; index < count; index += 1) {
    if (call.FPDFText_IsGenerated(text, index) === 1) continue;
    const object = call.FPDFText_GetTextObject(text, index);
    if (object === 0) continue;
    const known = spans.get(object);
    const said = characterAt(engine, text, index);
    if (known === undefined) spans.set(object, { text: said, first: index, last: index });
    else {
      known.text += said;
      known.last = index;
    }
  }
  const hands = new Hands(engine, text);
  let hand: Hand | null = null;
  const placed = new Map<Pointer, Placed>();
  for (const [object, { text: said, first, last }] of spans) {
    hand = hands.handOf(object, first, hand);
    const from = originOf(engine, text, first);
    placed.set(object, { text: said, from, to: endOf(engine, text, last, hand) });
  }
  return placed;
}

function originOf({ call, memory, scratch }: Pdfium, text: Pointer, index: number): Point {
  call.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8);
  return { x: memory.HEAPF64[scratch >> 3]!, y: memory.HEAPF64[(scratch >> 3) + 1]! };
}

/** Behind a glyph, along its text. */
function endOf(engine: Pdfium, text: Pointer, index: number, hand: Hand): Point {
  const { x, y } = originOf(engine, text, index);
  const advance = reach(engine, text, index, hand, x, y);
  return { x: x + advance * hand.ux, y: y + advance * hand.uy };
}

class Painter {
  readonly shown: ShownText[] = [];
  readonly images: { name: null; transform: Matrix }[] = [];
  readonly #areas: Area[] = [];
  readonly #engine: Pdfium;
  readonly #texts: ReadonlyMap<Pointer, Placed>;

  constructor(engine: Pdfium, texts: ReadonlyMap<Pointer, Placed>) {
    this.#engine = engine;
    this.#texts = texts;
  }

  /** An object and those within it. `opacity` is that of the form it is in, 0 to 1. */
  take(object: Pointer, space: Matrix, opacity: number, depth: number): void {
    const { call } = this.#engine;
    switch (call.FPDFPageObj_GetType(object)) {
      case TEXT:
        this.#text(object, opacity);
        break;
      case PATH:
        this.#path(object, space);
        break;
      case PICTURE: {
        const transform = multiply(space, this.#matrix(object));
        this.images.push({ name: null, transform });
        this.#areas.push(area(transform, [0, 0, 1, 1], null));
        break;
      }
      case SHADING:
        this.#areas.push({ x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity, colour: null });
        break;
      case FORM: {
        if (depth === MAX_DEPTH) break;
        const inside = multiply(space, this.#matrix(object));
        const { alpha } = this.#fill(object);
        eachOfForm(this.#engine, object, (part) =>
          this.take(part, inside, (opacity * alpha) / 255, depth + 1),
        );
        break;
      }
      default:
        break;
    }
  }

  #text(object: Pointer, opacity: number): void {
    const placed = this.#texts.get(object);
    if (placed === undefined || placed.text.trim() === '') return;
    const mode = this.#engine.call.FPDFTextObj_GetTextRenderMode(object);
    const { colour, alpha } = this.#fill(object);
    const { from, to } = placed;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const drawn = mode !== INVISIBLE && mode !== CLIP && alpha * opacity >= MIN_OPACITY;
    const visible = drawn && (colour === null || mode !== FILLED || standsOut(colour, middle, this.#areas));
    this.shown.push({ ...placed, visible });
  }

  #path(object: Pointer, space: Matrix): void {
    const { call, memory, scratch } = this.#engine;
    if (!isFilled(this.#engine, object)) return;
    call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const bounds = memory.HEAPF32.slice(scratch >> 2, (scratch >> 2) + 4);
    const { colour, alpha } = this.#fill(object);
    if (alpha >= MIN_OPACITY) this.#areas.push(area(space, bounds, colour));
  }

  #matrix(object: Pointer): Matrix {
    const { call, memory, scratch } = this.#engine;
    if (call.FPDFPageObj_GetMatrix(object, scratch) === 0) return IDENTITY;
    const [a, b, c, d, e, f] = memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 6);
    return [a!, b!, c!, d!, e!, f!];
  }

  /** Colour `#rrggbb`, null where it is a pattern; opacity 0 to 255. */
  #fill(object: Pointer): { colour: string | null; alpha: number } {
    const { call, memory, scratch } = this.#engine;
    const known = call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    if (known === 0) return { colour: null, alpha: 255 };
    const [r, g, b, alpha] = memory.HEAPU32.subarray(scratch >> 2, (scratch >> 2) + 4);
    const hex = [r!, g!, b!].map((channel) => channel.toString(16).padStart(2, '0')).join('');
    return { colour: `#${hex}`, alpha: alpha! };
  }
}
