/** Pieces on one baseline: put in order, and joined to words. */
import { inOrder } from '../ascending.ts';
import type { Piece } from './pieces.ts';
import { isRightToLeft } from './right-to-left.ts';

/** Pieces whose baselines differ by less than this share of the em stand on one line. */
const SAME_LINE = 0.25;
/** Pieces join to a word when the gap between them is below this share of the em; pdf.js itself sees a blank from 0.102. */
export const JOIN_GAP = 0.13;
/**
 * As `JOIN_GAP`, between characters that fill their em: of fonts that tell no widths only the ink is known ("日 付" for "日付"). A
 * blank in such writing is half as wide as they are at least.
 */
const JOIN_GAP_OF_SQUARES = 0.25;
/** Further overlap than this, in ems, is not kerning but text drawn over text. */
const JOIN_OVERLAP = 0.3;
/** A raised figure (footnote mark, cents in small) is not part of the word before it. */
const JOIN_BASELINE = 0.15;

/** Groups pieces by baseline, top to bottom, each group from left to right. `within`: as `SAME_LINE`, where lines are less even. */
export function groupLines<T extends Pick<Piece, 'x0' | 'baseline' | 'size'>>(
  pieces: readonly T[],
  within = SAME_LINE,
): (readonly T[])[] {
  const sorted = inOrder(pieces, (a, b) => a.baseline - b.baseline);
  const lines: T[][] = [];
  let line: T[] = [];
  let anchor: T | undefined;
  for (const piece of sorted) {
    if (anchor && piece.baseline - anchor.baseline < within * Math.min(piece.size, anchor.size)) {
      line.push(piece);
      continue;
    }
    line = [piece];
    anchor = piece;
    lines.push(line);
  }
  return lines.map((each) => inOrder(each, (a, b) => a.x0 - b.x0));
}

/** Joins the neighbours of a line that belong to one word: drawn glyph by glyph, or in parts of different fonts. */
export function joinPieces(line: readonly Piece[]): Piece[] {
  const words: Piece[] = [];
  line.forEach((piece, index) => {
    const last = words.at(-1);
    if (last && belongTogether(last, piece) && !isLaidOver(last, piece, line[index + 1]))
      words[words.length - 1] = join(last, piece);
    else words.push(piece);
  });
  return words;
}

/** Whether a piece is drawn over a text that begins before it and goes on within it: an amount over a text too long for its cell. */
function isLaidOver(left: Piece, piece: Piece, next: Piece | undefined): boolean {
  if (next === undefined || piece.x0 >= left.x1 || next.x0 <= left.x1) return false;
  return piece.x1 - next.x0 > piece.size;
}

function belongTogether(left: Piece, right: Piece): boolean {
  if (right.startsWord) return false;
  const em = Math.max(left.size, right.size);
  const gap = right.x0 - left.x1;
  if (gap > (gap > JOIN_GAP * em && areSquares(left, right) ? JOIN_GAP_OF_SQUARES : JOIN_GAP) * em)
    return false;
  if (gap < -JOIN_OVERLAP * em) return false;
  return Math.abs(left.baseline - right.baseline) < JOIN_BASELINE * em;
}

const ENDS_SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const BEGINS_SQUARE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const areSquares = (left: Piece, right: Piece): boolean =>
  ENDS_SQUARE.test(left.text) &&
  (BEGINS_SQUARE.test(right.text) || (/[年月⽉]$/u.test(left.text) && /^\d/.test(right.text)));

/** Signs stand in the direction of the word they are a part of: those of abbreviations, a colon behind it. */
function isSign(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** One piece in place of two neighbours; its text as it is read, which begins at the right end in some scripts. */
export function join(left: Piece, right: Piece): Piece {
  const [first, second] = [left.text, right.text].map(isRightToLeft);
  const backwards = (first && (second || isSign(right.text))) || (second && isSign(left.text));
  return {
    ...left,
    text: backwards ? right.text + left.text : left.text + right.text,
    x1: Math.max(left.x1, right.x1),
    size: Math.max(left.size, right.size),
    ascent: Math.max(left.ascent, right.ascent),
    descent: Math.max(left.descent, right.descent),
  };
}
