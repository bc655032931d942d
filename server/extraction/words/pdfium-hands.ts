/** How a page's text is drawn: fonts and matrices as PDFium gives them. */
import type { TextStyle } from 'pdfjs-dist/types/src/display/api.js';
import type { Pdfium, Pointer } from '../open/pdfium-module.ts';

/** The font's own flags: `FixedPitch` and `Serif`. PDF 32000-1, table 123. */
const FIXED_PITCH = 1;
const SERIF = 2;
/** A glyph that leans less than this share of its height stands upright. */
const UPRIGHT = 0.01;

/** The matrix that glyphs are drawn with, without their size, and what follows from it. */
export interface Hand {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly size: number;
  readonly font: Font;
  /** How its glyphs stand on the page: upright, on a line that goes up or down, or leaning. */
  readonly stance: 'upright' | 'turned' | 'leaning';
  /** Length of an em along the text, and the direction of the text, in PDF space. */
  readonly em: number;
  readonly ux: number;
  readonly uy: number;
}

export interface Font {
  readonly name: string;
  /** PDFium tells how far glyphs of it advance, not only where their ink is. */
  readonly advances: boolean;
  /** Glyphs of it have been seen that are no blanks. */
  seen: boolean;
}

function stanceOf(a: number, b: number, c: number, d: number): Hand['stance'] {
  if (Math.abs(b) <= UPRIGHT * Math.abs(a) && Math.abs(c) <= UPRIGHT * Math.abs(d)) return 'upright';
  if (Math.abs(a) <= UPRIGHT * Math.abs(b) && Math.abs(d) <= UPRIGHT * Math.abs(c)) return 'turned';
  return 'leaning';
}

/**
 * How far the glyph of a character, which begins at `x`, `y`, reaches along its text, by the box around it on the page. The
 * box of a glyph that leans is wider than the glyph by what it leans.
 */
export function reach(
  engine: Pdfium,
  text: Pointer,
  index: number,
  hand: Hand,
  x: number,
  y: number,
): number {
  const { call, memory, scratch } = engine;
  // PDFium's box around a glyph, which ends where the next one begins.
  call.FPDFText_GetLooseCharBox(text, index, scratch);
  const at = scratch >> 2;
  const left = memory.HEAPF32[at]!;
  const top = memory.HEAPF32[at + 1]!;
  const right = memory.HEAPF32[at + 2]!;
  const bottom = memory.HEAPF32[at + 3]!;
  const { a, b, c, d, ux, uy, stance } = hand;
  if (stance === 'upright') return ((a > 0 ? right : left) - x) / ux;
  if (stance === 'turned') return ((b > 0 ? top : bottom) - y) / uy;
  const width = right - left;
  const height = top - bottom;
  const determinant = Math.abs(a * d) - Math.abs(b * c);
  // On the diagonal the box tells nothing; text there is not read.
  if (Math.abs(determinant) < UPRIGHT) return width;
  return ((width * Math.abs(d) - height * Math.abs(c)) / determinant) * Math.hypot(a, b);
}

/** The hands and fonts of one page. */
export class Hands {
  /** By the names of the fonts. */
  readonly styles: Record<string, TextStyle> = {};
  readonly #engine: Pdfium;
  readonly #text: Pointer;
  readonly #fonts = new Map<Pointer, Font>();

  constructor(engine: Pdfium, text: Pointer) {
    this.#engine = engine;
    this.#text = text;
  }

  /** The hand that draws an object; `index` is a character of it. The same as `last` where it draws alike. */
  handOf(object: Pointer, index: number, last: Hand | null): Hand {
    const { call, memory, scratch } = this.#engine;
    call.FPDFText_GetMatrix(this.#text, index, scratch);
    const at = scratch >> 2;
    const height = call.FPDFText_GetFontSize(this.#text, index);
    // A size below zero turns glyphs round.
    const size = Math.abs(height);
    const turn = height < 0 ? -1 : 1;
    const [a, b, c, d] = [
      turn * memory.HEAPF32[at]!,
      turn * memory.HEAPF32[at + 1]!,
      turn * memory.HEAPF32[at + 2]!,
      turn * memory.HEAPF32[at + 3]!,
    ];
    const font = this.#font(object);
    const same =
      last?.font === font &&
      last.size === size &&
      last.a === a &&
      last.b === b &&
      last.c === c &&
      last.d === d;
    if (same) return last;
    const length = Math.hypot(a, b);
    const [ux, uy] = length > 0 ? [a / length, b / length] : [1, 0];
    return { a, b, c, d, size, font, stance: stanceOf(a, b, c, d), em: length * size, ux, uy };
  }

  #font(object: Pointer): Font {
    const { call, memory, scratch } = this.#engine;
    const pointer = call.FPDFTextObj_GetFont(object);
    let font = this.#fonts.get(pointer);
    if (font !== undefined) return font;
    const flags = call.FPDFFont_GetFlags(pointer);
    call.FPDFFont_GetAscent(pointer, 1, scratch);
    call.FPDFFont_GetDescent(pointer, 1, scratch + 4);
    const ascent = memory.HEAPF32[scratch >> 2]!;
    const descent = memory.HEAPF32[(scratch >> 2) + 1]!;
    font = { name: `pdfium-${this.#fonts.size}`, advances: ascent !== descent, seen: false };
    this.#fonts.set(pointer, font);
    this.styles[font.name] = {
      fontFamily: flags & FIXED_PITCH ? 'monospace' : flags & SERIF ? 'serif' : 'sans-serif',
      ascent,
      descent,
      vertical: false,
    };
    return font;
  }
}
