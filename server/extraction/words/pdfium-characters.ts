/** What the characters of PDFium say. */
import type { Pdfium, Pointer } from '../open/pdfium-module.ts';
import { isRightToLeft } from './right-to-left.ts';

const UNKNOWN = '\ufffd';
const BLANK = /\s/;
/** No other character below these is a blank. */
const FIRST_OTHER_BLANK = 0x1680;
/** A place where a word may be parted. */
export const SOFT_HYPHEN = 0xad;
/** PDFium's own sign in place of a hyphen that ends a line. */
const LINE_END_HYPHEN = 0x02;

/** Whether a code is that of a blank, of whatever width. */
export function isBlank(code: number): boolean {
  if (code < FIRST_OTHER_BLANK) return code === 0x20 || code === 0xa0 || (code >= 9 && code <= 13);
  return code < 0x10000 && BLANK.test(String.fromCharCode(code));
}

/** Han characters with their radicals, and kana: they fill their em, their ink hardly does. */
const SQUARES = [0x2e80, 0x9fff] as const;

/** Whether a code is that of a character which fills its em. */
export function isSquare(code: number): boolean {
  return code >= SQUARES[0] && code <= SQUARES[1];
}

/** What a character says; an undecoded one must not vanish. */
export function characterAt({ call }: Pdfium, text: Pointer, index: number): string {
  const code = call.FPDFText_GetUnicode(text, index);
  if (code === LINE_END_HYPHEN && call.FPDFText_IsHyphen(text, index) === 1) return '-';
  return code === 0 || code > 0x10ffff ? UNKNOWN : String.fromCodePoint(code);
}

/** Lower than this (points) is no ink: PDFium gives boxes of nothing that height. */
const NO_INK = 0.02;

/** Whether glyph 0, which PDFium gives no character for, draws nothing: two bytes a letter, in a font that takes one. */
export function isInkless({ call, memory, scratch }: Pdfium, text: Pointer, index: number): boolean {
  call.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const [bottom, top] = memory.HEAPF64.subarray((scratch >> 3) + 2, (scratch >> 3) + 4);
  return top! - bottom! < NO_INK;
}

const LAM = '\u0644';
const ENDS_IN_ALEF = /[\u0622\u0623\u0625\u0627]$/;

/**
 * A run with one more letter of its last glyph. Lam-alef is one glyph, and no glyph is an alef and a lam: where PDFium has turned
 * a word from right to left round, it has turned those two as well.
 */
export function withLigature(run: string, letter: string): string {
  if (letter === LAM && ENDS_IN_ALEF.test(run)) return run.slice(0, -1) + LAM + run.slice(-1);
  return run + letter;
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
};

/** The characters of a run as they stand along it: PDFium turns some round where text is upside down. */
export function inOrder(string: string, starts: readonly number[]): string {
  if (starts.every((start, index) => index === 0 || start >= starts[index - 1]!)) return string;
  // Brackets are drawn turned round in text that is read from the right.
  if (isRightToLeft(string)) return string.replace(/[()[\]{}<>]/g, (bracket) => MIRRORED[bracket]!);
  return Array.from(string, (char, index) => ({ char, start: starts[index]! }))
    .sort((one, other) => one.start - other.start)
    .map(({ char }) => char)
    .join('');
}
