/** How a page's text is drawn: fonts and matrices as PDFium gives them. */
import type { TextStyle } from 'pdfjs-dist/types/src/display/api.js';
import type { Pdfium, Pointer } from '../open/pdfium-module.ts';

/** The font's own flags: `FixedPitch` and `Serif`. PDF 32000-1, table 123. */
const FIXED_PITCH = 1;
const SERIF = 2;

/** The matrix that glyphs are drawn with, without their size, and what follows from it. */
export interface Hand {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly size: number;
  readonly font: Font;
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
    const [a, b, c, d] = [
      memory.HEAPF32[at]!,
      memory.HEAPF32[at + 1]!,
      memory.HEAPF32[at + 2]!,
      memory.HEAPF32[at + 3]!,
    ];
    const size = call.FPDFText_GetFontSize(this.#text, index);
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
    return { a, b, c, d, size, font, em: length * size, ux, uy };
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
