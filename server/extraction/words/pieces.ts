/** Runs of text as pdf.js gives them, cut at blanks into pieces with a place on the upright page. */
import type { TextItem, TextStyle } from 'pdfjs-dist/types/src/display/api.js';
import type { FontBook } from './font-widths.ts';
import type { FontFamily } from './glyph-widths.ts';
import { measure } from './font-widths.ts';

/** Part of a word, a word, or (while doubles are sorted out) one character; points of the upright page. */
export interface Piece {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly baseline: number;
  /** Height of the em. */
  readonly size: number;
  /** Extent above and below the baseline, points. */
  readonly ascent: number;
  readonly descent: number;
  /** pdf.js's name of the font. */
  readonly font: string;
  readonly family: FontFamily;
  /** The file has a blank in front of it: it never joins what stands to its left. */
  readonly startsWord: boolean;
  /** Number of the run it comes from, in drawing order. */
  readonly run: number;
}

/** What is on a page besides its words, kept for inspection. */
export interface Dropped {
  readonly text: string;
  readonly reason: 'outside' | 'direction' | 'watermark' | 'double' | 'hidden';
}

type Matrix = readonly [number, number, number, number, number, number];

/** Text may lean this much from the horizontal, as the tangent of the angle (about 5 degrees). */
const MAX_SLOPE = 0.09;
/** Share of the em above and below the baseline: what is believed of a font, and the default. */
const ASCENT = { min: 0.65, max: 0.95, usual: 0.75 };
const DESCENT = { min: 0.15, max: 0.3, usual: 0.22 };

/** Cuts the runs of a page into pieces. `transform` maps PDF space to the upright page. */
export function cutIntoPieces(
  items: readonly TextItem[],
  styles: Readonly<Record<string, TextStyle>>,
  transform: Matrix,
  fonts: FontBook,
  dropped: Dropped[],
): Piece[] {
  const pieces: Piece[] = [];
  for (const item of items) fonts.font(item.fontName, familyOf(styles[item.fontName])).show(item);
  const stretch = Math.hypot(transform[0], transform[1]);
  let afterBlank = true;
  for (const [run, item] of items.entries()) {
    if (item.str.trim() === '') {
      if (item.str !== '') afterBlank = true;
      continue;
    }
    const style = styles[item.fontName];
    const [a, b, c, d, e, f] = multiply(transform, item.transform as unknown as Matrix);
    if (style?.vertical === true || a <= 0 || Math.abs(b) > a * MAX_SLOPE) {
      dropped.push({ text: item.str, reason: 'direction' });
      continue;
    }
    const advance = Math.hypot(a, b);
    const size = Math.abs(a * d - b * c) / advance;
    const family = familyOf(style);
    const ascent = size * within(ASCENT, style?.ascent);
    const descent = size * within(DESCENT, style === undefined ? undefined : -style.descent);
    const tokens = measure(item, fonts.font(item.fontName, family));
    for (const token of tokens) {
      const x0 = e + token.start * stretch * (a / advance);
      pieces.push({
        text: token.text,
        x0,
        x1: x0 + token.width * stretch,
        baseline: f + token.start * stretch * (b / advance),
        size,
        ascent,
        descent,
        font: item.fontName,
        family,
        startsWord: token.startsWord || (token.start === 0 && afterBlank),
        run,
      });
    }
    afterBlank = /\s$/.test(item.str);
  }
  return pieces;
}

function familyOf(style: TextStyle | undefined): FontFamily {
  const family = style?.fontFamily;
  return family === 'monospace' || family === 'serif' ? family : 'sans-serif';
}

function within(range: { min: number; max: number; usual: number }, value: number | undefined): number {
  if (value === undefined || !Number.isFinite(value) || value <= 0) return range.usual;
  return Math.min(range.max, Math.max(range.min, value));
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
