/**
 * Small pages of words at known places, for tests of the layout: letters are half the type size wide, blanks between
 * the words of a cell a quarter of it.
 */
import { buildLines, type Line } from '../../server/extraction/layout/lines/lines.ts';
import { tokenise, type TokenLine } from '../../server/extraction/layout/tokens.ts';
import { joinWrappedDates } from '../../server/extraction/layout/dates/wrapped-dates.ts';
import type { NumberStyle } from '../../server/extraction/reading/numbers.ts';
import type { Word, WordPage } from '../../server/extraction/words/word.ts';

/** Type size in points, unless a row says otherwise. */
export const SIZE = 10;
/** Baselines of neighbouring rows are this far apart. */
export const PITCH = 14;

/** Text that begins (`left`) or ends (`right`) at a place, in points. */
export interface Cell {
  readonly at: number;
  readonly text: string;
  readonly align: 'left' | 'right';
}

export interface Row {
  readonly y: number;
  readonly size: number;
  readonly cells: readonly Cell[];
}

/** Where a cell begins or ends, whatever it says. */
export type Edge = Omit<Cell, 'text'>;

export function left(at: number): Edge;
export function left(at: number, text: string): Cell;
export function left(at: number, text?: string): Edge | Cell {
  return text === undefined ? { at, align: 'left' } : { at, text, align: 'left' };
}

export function right(at: number): Edge;
export function right(at: number, text: string): Cell;
export function right(at: number, text?: string): Edge | Cell {
  return text === undefined ? { at, align: 'right' } : { at, text, align: 'right' };
}

/** A row of cells on a baseline `y` points from the top. */
export function row(y: number, ...cells: readonly Cell[]): Row {
  return { y, size: SIZE, cells };
}

/** Rows of a table whose columns begin (`left`) or end (`right`) at these places; an empty text leaves its cell out. */
export function columnsAt(...columns: readonly Edge[]): (y: number, ...texts: readonly string[]) => Row {
  return (y, ...texts) =>
    row(y, ...columns.flatMap((column, index) => (texts[index] ? [{ ...column, text: texts[index] }] : [])));
}

/** Rows under one another from `y` on, one pitch apart. */
export function rows(y: number, ...cells: readonly (readonly Cell[])[]): Row[] {
  return cells.map((of, index) => row(y + index * PITCH, ...of));
}

export function word(text: string, x0: number, baseline: number, size = SIZE): Word {
  return {
    text,
    x0,
    x1: x0 + text.length * 0.5 * size,
    y0: baseline - 0.8 * size,
    y1: baseline + 0.2 * size,
    baseline,
    size,
    bold: false,
    confidence: 1,
    alternatives: [],
  };
}

/** The words of a cell, from left to right. */
function wordsOf({ at, text, align }: Cell, y: number, size: number): Word[] {
  const parts = text.split(' ');
  const width = parts.reduce((sum, part) => sum + part.length * 0.5 * size, (parts.length - 1) * 0.25 * size);
  let x = align === 'left' ? at : at - width;
  return parts.map((part) => {
    const made = word(part, x, y, size);
    x = made.x1 + 0.25 * size;
    return made;
  });
}

export function page(number: number, of: readonly Row[], width = 595, height = 842): WordPage {
  const words = of.flatMap(({ y, size, cells }) => cells.flatMap((cell) => wordsOf(cell, y, size)));
  return { number, width, height, source: 'text', words };
}

export const DOT: NumberStyle = { decimalSign: '.', decimals: 2, spaceGroups: false };
export const COMMA: NumberStyle = { decimalSign: ',', decimals: 2, spaceGroups: false };

export function linesOf(...pages: readonly (readonly Row[])[]): Line[] {
  return buildLines(pages.map((of, index) => page(index + 1, of)));
}

/** Lines of pages with their tokens. */
export function tokensOf(style: NumberStyle, ...pages: readonly (readonly Row[])[]): TokenLine[] {
  return joinWrappedDates(linesOf(...pages).map((line) => tokenise(line, style)));
}
