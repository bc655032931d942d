/** Leaves out text that is in the layer but not to be seen on the page. */
import { glyphWidth } from './glyph-widths.ts';
import type { Matrix } from './matrix.ts';
import type { Dropped, Piece } from './pieces.ts';
import { inOne, SAME_BASELINE, shownParts, type Span } from './shown-parts.ts';
import type { ShownText } from './shown-text.ts';

/** A page that shows less than this share of its text is a scan with the text recognised on it. */
const MIN_SHOWN = 0.25;

/**
 * Drops pieces whose text is invisible, by what is `shown` on the page. `transform` maps PDF space to the upright page.
 * The recognised text of a scan, which is all but wholly hidden, is kept as it is, that of a page with text of its own is not;
 * names of columns for screen readers, hidden in each cell, may well be longer than what the cells show.
 */
export function withoutHidden(
  pieces: readonly Piece[],
  shown: readonly ShownText[],
  transform: Matrix,
  dropped: Dropped[],
): readonly Piece[] {
  const hidden = shown.filter((each) => !each.visible);
  if (hidden.length === 0 || characters(hidden) > (1 - MIN_SHOWN) * characters(shown)) return pieces;
  const spans = inOne(shown.map((each) => span(each, transform)));
  const twice: Twice[] = [];
  const parted = pieces.flatMap((piece) => shownParts(piece, spans, dropped) ?? [piece]);
  const seen = parted.filter((piece) => {
    const here = spans.filter((each) => covers(each, piece));
    if (here.every((each) => each.visible)) return true;
    const held = here.filter((each) => holdsThere(each, piece));
    const drop = !held.some((each) => each.visible);
    if (drop) dropped.push({ text: piece.text, reason: 'hidden' });
    else twice.push({ piece, held });
    return !drop;
  });
  const copies = hiddenCopies(twice);
  for (const { text } of copies) dropped.push({ text, reason: 'hidden' });
  return copies.size === 0 ? seen : seen.filter((piece) => !copies.has(piece));
}

/** A piece whose text is shown about where it is, under hidden text, and the showings that hold it. */
interface Twice {
  readonly piece: Piece;
  readonly held: readonly Span[];
}

/**
 * The pieces of a hidden layer that says once more what is seen, in another font or size (text recognised on a page that has
 * its own): of those with one text on a line, as many as are shown there stay, the ones that stand best where they are shown.
 */
function hiddenCopies(twice: readonly Twice[]): ReadonlySet<Piece> {
  const copies = new Set<Piece>();
  for (const alike of Map.groupBy(twice, ({ piece }) => piece.text).values()) {
    const left = new Set(alike);
    for (const one of alike) {
      const line = [...left].filter(
        ({ piece }) => Math.abs(piece.baseline - one.piece.baseline) < SAME_BASELINE * piece.size,
      );
      for (const each of line) left.delete(each);
      const visible = new Set(line.flatMap(({ held }) => held.filter((each) => each.visible)));
      const places = [...visible].reduce((sum, each) => sum + timesIn(each, one.piece.text), 0);
      const ranked = line.toSorted((a, b) => awayFromShown(a) - awayFromShown(b));
      const kept: Piece[] = [];
      for (const { piece } of ranked) {
        // Of a text that a line shows twice the copies of the first may stand as well as the second.
        if (kept.length < places && !kept.some((other) => liesOver(other, piece))) kept.push(piece);
        else copies.add(piece);
      }
    }
  }
  return copies;
}

/** Whether two pieces of one text share more than half of their width. */
function liesOver(one: Piece, other: Piece): boolean {
  return Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > 0.5 * (one.x1 - one.x0);
}

function timesIn({ text }: Span, part: string): number {
  const words = text.split(/\s+/).filter((word) => word === part).length;
  return words > 0 ? words : text.split(part).length - 1;
}

/** How much further a piece stands from where its text is seen than from where it is hidden, points. */
function awayFromShown({ piece, held }: Twice): number {
  const from = (visible: boolean): number =>
    Math.min(...held.filter((each) => each.visible === visible).map((each) => distance(each, piece)));
  return from(true) - from(false);
}

/** How far a piece stands from its text in a showing, by the widths of letters, points. */
function distance({ x0, x1, text }: Span, piece: Piece): number {
  const widths = Array.from(text, (char) => glyphWidth(char, piece.family) * char.length);
  const scale = (x1 - x0) / widths.reduce((sum, width) => sum + width, 0);
  const until = (at: number): number =>
    Array.from(text.slice(0, at)).reduce((sum, _, index) => sum + widths[index]!, 0) * scale;
  let least = Infinity;
  for (let at = text.indexOf(piece.text); at >= 0; at = text.indexOf(piece.text, at + 1))
    least = Math.min(
      least,
      Math.abs(x0 + until(at) - piece.x0) + Math.abs(x0 + until(at + piece.text.length) - piece.x1),
    );
  return least;
}

function characters(shown: readonly ShownText[]): number {
  return shown.reduce((sum, each) => sum + each.text.length, 0);
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
