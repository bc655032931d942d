/** Leaves out text that is in the layer but not to be seen on the page. */
import type { Matrix } from './matrix.ts';
import type { Dropped, Piece } from './pieces.ts';
import type { ShownText } from './shown-text.ts';

/** A piece belongs to a showing of text whose baseline is nearer than this share of its em. */
const SAME_BASELINE = 0.2;
/** A page that shows less than this share of its text is a scan with the text recognised on it. */
const MIN_SHOWN = 0.25;

/**
 * Drops pieces whose text is invisible, by what is `shown` on the page. `transform` maps PDF space to the upright page.
 * The recognised text of a scan, which is all but wholly hidden, is kept as it is; names of columns for screen readers,
 * hidden in each cell, may well be longer than what the cells show.
 */
export function withoutHidden(
  pieces: readonly Piece[],
  shown: readonly ShownText[],
  transform: Matrix,
  dropped: Dropped[],
): readonly Piece[] {
  const hidden = shown.filter((each) => !each.visible);
  if (hidden.length === 0 || characters(hidden) > (1 - MIN_SHOWN) * characters(shown)) return pieces;
  const spans = shown.map((each) => span(each, transform));
  return pieces.filter((piece) => {
    const here = spans.filter((each) => covers(each, piece));
    if (here.every((each) => each.visible)) return true;
    const drop = !here.some((each) => each.visible && holdsThere(each, piece));
    if (drop) dropped.push({ text: piece.text, reason: 'hidden' });
    return !drop;
  });
}

function characters(shown: readonly ShownText[]): number {
  return shown.reduce((sum, each) => sum + each.text.length, 0);
}

interface Span {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly text: string;
  readonly visible: boolean;
}

/** Where a showing of text lies on the upright page. */
function span({ text, from, to, visible }: ShownText, m: Matrix): Span {
  const start = m[0] * from.x + m[2] * from.y + m[4];
  const end = m[0] * to.x + m[2] * to.y + m[4];
  return {
    x0: Math.min(start, end),
    x1: Math.max(start, end),
    y: m[1] * from.x + m[3] * from.y + m[5],
    text,
    visible,
  };
}

/** How far from its share of a showing a text may stand: letters are not all of one width. */
const PLACE_EM = 1.5;
const PLACE_SHARE = 0.1;

/** Whether a showing has the text of a piece about where the piece is: "23" ends none of "23 Apr 25". */
function holdsThere({ x0, x1, text }: Span, piece: Piece): boolean {
  const middle = (piece.x0 + piece.x1) / 2;
  const reach = PLACE_EM * piece.size + PLACE_SHARE * (x1 - x0);
  for (let at = text.indexOf(piece.text); at >= 0; at = text.indexOf(piece.text, at + 1)) {
    const place = x0 + ((x1 - x0) * (at + piece.text.length / 2)) / text.length;
    if (Math.abs(place - middle) <= reach) return true;
  }
  return false;
}

function covers(each: Span, piece: Piece): boolean {
  const middle = (piece.x0 + piece.x1) / 2;
  return (
    Math.abs(each.y - piece.baseline) < SAME_BASELINE * piece.size &&
    middle >= each.x0 - SAME_BASELINE * piece.size &&
    middle <= each.x1 + SAME_BASELINE * piece.size
  );
}
