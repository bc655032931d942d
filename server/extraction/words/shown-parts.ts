/**
 * Words of which only a part can be seen: "42.10" with a full stop behind it that is hidden, for those who have the page read to them
 * and hear a pause there. Letters drawn one right behind the other are one word, whatever was drawn of it can be seen.
 */
import type { Dropped, Piece } from './pieces.ts';

/** A piece belongs to a showing of text whose baseline is nearer than this share of its em. */
export const SAME_BASELINE = 0.2;
/** A part of a word begins this close to where the showings before it let it begin, in ems. */
const SAME_PLACE = 0.3;

/** A showing of text on the upright page, points. */
export interface Span {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly text: string;
  readonly visible: boolean;
}

/** A glyph drawn by itself goes on with the one before it across less than this, and across a blank: shares of the width of its letters. */
const NEXT_LETTER = 0.4;
const NEXT_WORD = 1.6;

/** Showings in the order they are painted, those put together that were drawn glyph by glyph, one behind the other. */
export function inOne(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const next of spans) {
    const before = joined.at(-1);
    const blank = before === undefined ? null : blankBetween(before, next);
    if (before === undefined || blank === null) joined.push(next);
    else joined[joined.length - 1] = { ...before, text: `${before.text}${blank}${next.text}`, x1: next.x1 };
  }
  return joined;
}

/** What stands between two showings that are one text: a blank or nothing; null where they are none. */
function blankBetween(before: Span, next: Span): string | null {
  const letter = (next.x1 - next.x0) / next.text.length;
  if (before.visible !== next.visible || Math.abs(before.y - next.y) > SAME_BASELINE * letter) return null;
  const gap = (next.x0 - before.x1) / letter;
  if (Math.abs(gap) < NEXT_LETTER) return '';
  return gap > 0 && gap < NEXT_WORD ? ' ' : null;
}

/** What can be seen of a piece that showings make up of which some are hidden; null where one showing holds all of it, or all are alike. */
export function shownParts(piece: Piece, spans: readonly Span[], dropped: Dropped[]): Piece[] | null {
  const parts = partsOf(piece, spans);
  if (parts === null || new Set(parts.map(({ visible }) => visible)).size < 2) return null;
  const shown: Piece[] = [];
  for (const { from, to, x0, x1, visible } of parts) {
    const text = piece.text.slice(from, to);
    const before = shown.at(-1);
    if (!visible) dropped.push({ text, reason: 'hidden' });
    else if (before !== undefined && before.x1 === x0)
      shown[shown.length - 1] = { ...before, text: before.text + text, x1 };
    else shown.push({ ...piece, text, x0, x1, startsWord: from > 0 || piece.startsWord });
  }
  return shown;
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly x0: number;
  readonly x1: number;
  readonly visible: boolean;
}

/** The showings that make up a piece, one behind the other: the end of one, whole ones, the beginning of one; null where none do. */
function partsOf(piece: Piece, spans: readonly Span[]): Part[] | null {
  const { text, size } = piece;
  const near = SAME_PLACE * size;
  const there = spans
    .filter(
      ({ x0, x1, y }) =>
        Math.abs(y - piece.baseline) < SAME_BASELINE * size && x0 < piece.x1 && x1 > piece.x0 + near / 2,
    )
    .toSorted((a, b) => a.x0 - b.x0);
  const parts: Part[] = [];
  let at = 0;
  let end = piece.x0;
  for (const span of there) {
    if (at === text.length) break;
    const words = span.text.trim().split(/\s+/);
    const word = at === 0 ? words.at(-1)! : words[0]!;
    const begins = at === 0 && words.length > 1 ? piece.x0 : span.x0;
    if (!text.startsWith(word, at) || Math.abs(begins - end) > near) continue;
    const to = at + word.length;
    const isWhole = at === 0 || words.length === 1;
    if (!isWhole && to < text.length) continue;
    end = to === text.length ? piece.x1 : span.x1;
    parts.push({ from: at, to, x0: parts.at(-1)?.x1 ?? piece.x0, x1: end, visible: span.visible });
    at = to;
  }
  return at === text.length && parts.length > 1 ? parts : null;
}
