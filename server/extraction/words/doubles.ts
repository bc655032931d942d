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
  const copies = copiesOfRuns(characters);
  return copies.size > 0 ? characters.filter((character) => !copies.has(character)) : single;
}

/** Of two runs drawn over one another this share of the shorter one's characters lies on equal ones where it is a copy. */
const COPIED_SHARE = 0.5;

/** Characters that stand on equal ones with most of their run: a text that runs into the next column meets its like by chance. */
function copiesOfRuns(characters: readonly Piece[]): ReadonlySet<Piece> {
  const lengths = new Map<number, number>();
  for (const { run } of characters) lengths.set(run, (lengths.get(run) ?? 0) + 1);
  const kept: Piece[] = [];
  const copies: { readonly piece: Piece; readonly runs: string; readonly shorter: number }[] = [];
  for (const piece of characters) {
    const original = originalOf(piece, kept);
    if (original === null) {
      kept.push(piece);
      continue;
    }
    const runs = [piece.run, original.run].toSorted((a, b) => a - b);
    const shorter = Math.min(...runs.map((run) => lengths.get(run)!));
    copies.push({ piece, runs: runs.join(' '), shorter });
  }
  const together = Map.groupBy(copies, ({ runs }) => runs);
  return new Set(
    [...together.values()].flatMap((pairs) =>
      pairs.length >= COPIED_SHARE * pairs[0]!.shorter ? pairs.map(({ piece }) => piece) : [],
    ),
  );
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
    if (originalOf(piece, kept)) dropped.push({ text: piece.text, reason: 'double' });
    else kept.push(piece);
  }
  return kept;
}

/** The piece to the left, near enough, that a piece is a copy of; null where it is none. */
function originalOf(piece: Piece, kept: readonly Piece[]): Piece | null {
  const offset = Math.min(COPY_OFFSET * piece.size, COPY_OFFSET_OF_GLYPH * (piece.x1 - piece.x0));
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    const other = kept[index]!;
    if (piece.x0 - other.x0 > COPY_OFFSET * piece.size) return null;
    if (other.text === piece.text && other.run !== piece.run && piece.x0 - other.x0 <= offset) return other;
  }
  return null;
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
