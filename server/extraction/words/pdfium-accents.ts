/**
 * Accents drawn as glyphs of their own over their letters, as TeX sets them in its first fonts: "´" over "e" is "é". What PDFium
 * gives is the accent, with its letter before it, behind it, or lines away.
 */
import type { Pdfium, Pointer } from '../open/pdfium-module.ts';
import { characterAt } from './pdfium-characters.ts';

/** Accents with a place of their own, and the marks that combine with the letter before. */
const MARKS = new Map<number, string>([
  [0x60, '\u0300'], [0xb4, '\u0301'], [0x2ca, '\u0301'], [0x2cb, '\u0300'], [0x5e, '\u0302'], [0x2c6, '\u0302'], [0x7e, '\u0303'], [0x2dc, '\u0303'],
  [0xaf, '\u0304'], [0x2c9, '\u0304'], [0x2d8, '\u0306'], [0x2d9, '\u0307'], [0xa8, '\u0308'], [0x2da, '\u030a'], [0x2dd, '\u030b'], [0x2c7, '\u030c'],
  [0xb8, '\u0327'], [0x2db, '\u0328'],
]); // prettier-ignore
/** These hang below their letters. */
const BELOW = new Set([0xb8, 0x2db]);
const DOTLESS: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/** Whether a code may be that of an accent apart: those of a keyboard are so seldom that nothing is looked up for them alone. */
export function isAccent(code: number): boolean {
  return code > 0x7f && MARKS.has(code);
}

/** The letters of a page with their accents, by index, and the accents that are drawn for them. */
export interface Accents {
  readonly letters: ReadonlyMap<number, string>;
  readonly drawn: ReadonlySet<number>;
}

interface Ink {
  readonly index: number;
  readonly code: number;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** The middles of an accent and its letter differ by less than this share of the letter's width, and by points at least. */
const SAME_MIDDLE = 0.3;
const MIN_DIFFERENCE = 0.6;
/** An accent stands this close over its letter, by the letter's height. */
const CLOSE = 0.5;

/** `text` is PDFium's text page. */
export function accentsOf(engine: Pdfium, text: Pointer): Accents {
  const count = engine.call.FPDFText_CountChars(text);
  const accents: Ink[] = [];
  const bare: Ink[] = [];
  for (let index = 0; index < count; index += 1) {
    const code = engine.call.FPDFText_GetUnicode(text, index);
    if (code <= 0x20 || engine.call.FPDFText_IsGenerated(text, index) === 1) continue;
    if (MARKS.has(code)) accents.push(inkOf(engine, text, index, code));
    else if (isLetter(code)) bare.push(inkOf(engine, text, index, code));
  }
  const letters = new Map<number, string>();
  const drawn = new Set<number>();
  for (const accent of accents) {
    const under = bare.filter((letter) => !letters.has(letter.index) && standsOver(accent, letter));
    for (const letter of under.toSorted((a, b) => away(accent, a) - away(accent, b))) {
      const said = characterAt(engine, text, letter.index);
      const marked = `${DOTLESS[said] ?? said}${MARKS.get(accent.code)!}`.normalize('NFC');
      if (marked.length !== 1) continue;
      letters.set(letter.index, marked);
      drawn.add(accent.index);
      break;
    }
  }
  return { letters, drawn };
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === 0x131 || code === 0x237;
}

function inkOf({ call, memory, scratch }: Pdfium, text: Pointer, index: number, code: number): Ink {
  call.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const [x0, x1, y0, y1] = memory.HEAPF64.subarray(scratch >> 3, (scratch >> 3) + 4);
  return { index, code, x0: x0!, x1: x1!, y0: y0!, y1: y1! };
}

function away(accent: Ink, letter: Ink): number {
  return Math.abs(accent.x0 + accent.x1 - letter.x0 - letter.x1) + Math.abs(accent.y0 - letter.y1);
}

function standsOver(accent: Ink, letter: Ink): boolean {
  const apart = Math.abs(accent.x0 + accent.x1 - letter.x0 - letter.x1) / 2;
  const height = letter.y1 - letter.y0;
  if (!(apart < Math.max(MIN_DIFFERENCE, SAME_MIDDLE * (letter.x1 - letter.x0)))) return false;
  const middle = (letter.y0 + letter.y1) / 2;
  return BELOW.has(accent.code)
    ? accent.y1 < middle && accent.y1 > letter.y0 - CLOSE * height
    : accent.y0 > middle && accent.y0 < letter.y1 + CLOSE * height;
}
