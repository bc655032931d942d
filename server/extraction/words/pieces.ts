/** Runs of text as they are read from the file, cut at blanks into pieces with a place on the upright page. */
import type { TextItem, TextStyle } from 'pdfjs-dist/types/src/display/api.js';
import type { FontBook } from './font-widths.ts';
import type { FontFamily } from './glyph-widths.ts';
import { multiply, toMatrix } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import { measure, type Token } from './font-widths.ts';
import type { PageText } from './pdf-page.ts';

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
  /** The reader's name of the font. */
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

/** Text may lean this much from the horizontal, as the tangent of the angle (about 5 degrees). */
const MAX_SLOPE = 0.09;
/** Share of the em above and below the baseline: what is believed of a font, and the default. */
const ASCENT = { min: 0.65, max: 0.95, usual: 0.75 };
const DESCENT = { min: 0.15, max: 0.3, usual: 0.22 };

/** A run continues the one before it when it begins within this many ems of its end. */
const CONTINUES_WITHIN = 0.5;

/** A blank wider than this, in ems, parts words by its width: it may reach over glyphs that are drawn before or after it. */
const MAX_BLANK = 2;

const BLANK = /\s/;

/** Cuts the runs of a page into pieces. `transform` maps PDF space to the upright page. */
export function cutIntoPieces(
  { items, styles, exact }: PageText,
  transform: Matrix,
  fonts: FontBook,
  dropped: Dropped[],
): Piece[] {
  const pieces: Piece[] = [];
  // Where words are placed already no widths need to be learnt.
  if (!exact) for (const item of items) fonts.font(item.fontName, familyOf(styles[item.fontName])).show(item);
  const stretch = Math.hypot(transform[0], transform[1]);
  let blank: TextItem | null = null;
  for (let run = 0; run < items.length; run += 1) {
    const item = items[run]!;
    if (item.str.trim() === '') {
      if (item.str !== '') blank = item.width > MAX_BLANK * item.height ? null : item;
      continue;
    }
    const style = styles[item.fontName];
    const placed = multiply(transform, toMatrix(item.transform));
    const a = placed[0];
    const b = placed[1];
    const e = placed[4];
    const f = placed[5];
    if (style?.vertical === true || !(a > 0) || Math.abs(b) > a * MAX_SLOPE) {
      dropped.push({ text: item.str, reason: 'direction' });
      continue;
    }
    const advance = Math.hypot(a, b);
    const size = Math.abs(a * placed[3] - b * placed[2]) / advance;
    if (!(size > 0)) {
      dropped.push({ text: item.str, reason: 'hidden' });
      continue;
    }
    const family = familyOf(style);
    const ascent = size * within(ASCENT, style?.ascent);
    const descent = size * within(DESCENT, style === undefined ? undefined : -style.descent);
    const afterBlank = blank !== null && continues(blank, item);
    const add = ({ text, start, width, startsWord }: Token): void => {
      const x0 = e + start * stretch * (a / advance);
      pieces.push({
        text,
        x0,
        x1: x0 + width * stretch,
        baseline: f + start * stretch * (b / advance),
        size,
        ascent,
        descent,
        font: item.fontName,
        family,
        startsWord: startsWord || (start === 0 && afterBlank),
        run,
      });
    };
    if (BLANK.test(item.str)) measure(item, fonts.font(item.fontName, family)).forEach(add);
    else add({ text: item.str, start: 0, width: item.width, startsWord: false });
    blank = /\s$/.test(item.str) ? item : null;
  }
  return pieces;
}

/** Whether a run begins where the run (or blank) drawn before it ends, and not on another line or column. */
function continues(before: TextItem, item: TextItem): boolean {
  const from = toMatrix(before.transform);
  const to = toMatrix(item.transform);
  const em = Math.hypot(from[0], from[1]);
  const along = em > 0 ? before.width / em : 0;
  const x = to[4] - (from[4] + from[0] * along);
  const y = to[5] - (from[5] + from[1] * along);
  return Math.hypot(x, y) < CONTINUES_WITHIN * em;
}

function familyOf(style: TextStyle | undefined): FontFamily {
  const family = style?.fontFamily;
  return family === 'monospace' || family === 'serif' ? family : 'sans-serif';
}

function within(range: { min: number; max: number; usual: number }, value: number | undefined): number {
  if (value === undefined || !Number.isFinite(value) || value <= 0) return range.usual;
  return Math.min(range.max, Math.max(range.min, value));
}
