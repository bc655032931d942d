/** Counts text that is drawn twice at (nearly) one place only once: bold by overprinting, shadows. */
import { glyphWidth } from './glyph-widths.ts';
import type { Dropped, Piece } from './pieces.ts';

/** Copies lie closer together than this share of the em. */
const COPY_OFFSET = 0.3;
/** Neighbours of one line may overlap by this share of the em (kerning, italics, estimated places). */
const HARMLESS_OVERLAP = 0.3;
/** A character's copy lies closer than this share of its own width; the next equal letter lies a whole width off. */
const COPY_OFFSET_OF_GLYPH = 0.6;

/** Takes the copies out of a line of pieces, sorted from left to right; order is kept. */
export function removeDoubles(line: readonly Piece[], dropped: Dropped[]): readonly Piece[] {
  if (!overlaps(line)) return line;
  const single = withoutCopies(line, dropped);
  if (!overlaps(single)) return single;
  // Copies that were cut differently (glyph by glyph) only show character by character.
  const characters = single.flatMap(splitCharacters).sort((a, b) => a.x0 - b.x0);
  const kept = withoutCopies(characters, []);
  return kept.length < characters.length ? kept : single;
}

/** Whether text is drawn over text in a line sorted from left to right. */
export function overlaps(line: readonly Piece[]): boolean {
  let right = -Infinity;
  for (const piece of line) {
    if (piece.x0 < right - HARMLESS_OVERLAP * piece.size) return true;
    right = Math.max(right, piece.x1);
  }
  return false;
}

function withoutCopies(line: readonly Piece[], dropped: Dropped[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of line) {
    if (isCopy(piece, kept)) dropped.push({ text: piece.text, reason: 'double' });
    else kept.push(piece);
  }
  return kept;
}

/** Looks for the original among the pieces to the left, near enough. */
function isCopy(piece: Piece, kept: readonly Piece[]): boolean {
  const offset = Math.min(COPY_OFFSET * piece.size, COPY_OFFSET_OF_GLYPH * (piece.x1 - piece.x0));
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    const other = kept[index]!;
    if (piece.x0 - other.x0 > COPY_OFFSET * piece.size) return false;
    if (other.text === piece.text && other.run !== piece.run && piece.x0 - other.x0 <= offset) return true;
  }
  return false;
}

function splitCharacters(piece: Piece): Piece[] {
  const characters = Array.from(piece.text);
  if (characters.length === 1) return [piece];
  const widths = characters.map((char) => glyphWidth(char, piece.family));
  const scale = (piece.x1 - piece.x0) / widths.reduce((sum, width) => sum + width, 0);
  let x = piece.x0;
  return characters.map((text, index) => {
    const x0 = x;
    x += widths[index]! * scale;
    return { ...piece, text, x0, x1: x, startsWord: piece.startsWord && index === 0 };
  });
}
