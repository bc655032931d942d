/**
 * Letters of different widths at one pitch, as a line printer's page is set in a proportional type: the gaps behind narrow letters are
 * as wide as blanks, and only the places of the letters tell where words end. Wide letters and digits may come joined.
 */
import { join } from './lines.ts';
import type { Piece } from './pieces.ts';

/** Letters that stand by themselves, at least, and their share of the pieces of a page. */
const MIN_LETTERS = 12;
const MIN_SHARE = 0.1;
/** Share of the neighbours that are whole steps apart, and of those with nothing between them. */
const MIN_IN_STEP = 0.92;
const MIN_ADJOINING = 0.5;
/** A place may be off by this share of a step: writers round. */
const TOLERANCE = 0.12;
/** Less than this many steps are none. */
const HALF_STEP = 0.5;
/** Empty steps between neighbours that are looked at, at most. */
const MAX_BLANKS = 3;
/** A letter this much narrower than the pitch shows that the type has letters of different widths; their share, at least. */
const NARROW = 0.6;
const MIN_NARROW = 0.1;
/** Letters of one type differ in size less, points. */
const SAME_SIZE_PT = 0.5;

/** What a pitch is told by: what is written, from where to where. */
export type Written = Pick<Piece, 'text' | 'x0' | 'x1' | 'size'>;

export interface Pitch {
  /** Points from one letter to the next. */
  readonly step: number;
  /** The size of the type that is set so. */
  readonly size: number;
}

/** The pitch at which the letters of a page are set, or null. */
export function pitchOf(lines: readonly (readonly Written[])[]): Pitch | null {
  const pieces = lines.flat();
  const letters = pieces.filter(({ text }) => text.length === 1);
  if (letters.length < MIN_LETTERS || letters.length < MIN_SHARE * pieces.length) return null;
  const size = mostFrequent(letters.map((letter) => letter.size));
  const pairs = lines.flatMap((line) =>
    line.flatMap((piece, index) => {
      const before = line[index - 1];
      return before && isOf(size, before) && isOf(size, piece) ? [{ before, piece }] : [];
    }),
  );
  const step = mostFrequent(pairs.map(({ before, piece }) => (piece.x0 - before.x0) / before.text.length));
  if (!(step > 0)) return null;
  const blanks = pairs
    .map(({ before, piece }) => blanksBetween(before, piece, step))
    .filter((count) => count < MAX_BLANKS + TOLERANCE);
  const inStep = blanks.filter(isWhole);
  const adjoining = inStep.filter((count) => Math.round(count) === 0);
  if (inStep.length < MIN_IN_STEP * blanks.length || adjoining.length < MIN_ADJOINING * blanks.length)
    return null;
  const narrow = letters.filter(({ x0, x1 }) => x1 - x0 < NARROW * step);
  return narrow.length < MIN_NARROW * letters.length ? null : { step, size };
}

/** The words of a line that is set at a pitch; null where it is set in another size, or out of step. */
export function wordsAtPitch(line: readonly Piece[], { step, size }: Pitch): Piece[] | null {
  if (!line.every((piece) => isOf(size, piece))) return null;
  const blanks = line.slice(1).map((piece, index) => blanksBetween(line[index]!, piece, step));
  const near = blanks.filter((count) => count < MAX_BLANKS + TOLERANCE);
  if (near.filter(isWhole).length < MIN_IN_STEP * near.length) return null;
  const words: Piece[] = [];
  line.forEach((piece, index) => {
    const before = line[index - 1];
    if (before && blanks[index - 1]! < HALF_STEP) words[words.length - 1] = join(words.at(-1)!, piece);
    else words.push(piece);
  });
  return words;
}

/** Steps between the letters of two pieces that nothing stands in. */
function blanksBetween(before: Written, piece: Written, step: number): number {
  return (piece.x0 - before.x0) / step - before.text.length;
}

function isWhole(count: number): boolean {
  return Math.abs(count - Math.round(count)) < TOLERANCE;
}

function isOf(size: number, piece: Written): boolean {
  return Math.abs(piece.size - size) < SAME_SIZE_PT;
}

/** The value, to a tenth of a point, that most of some are, as the mean of those. */
function mostFrequent(values: readonly number[]): number {
  const groups = [...Map.groupBy(values, (value) => Math.round(value * 10)).values()];
  const most = groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return most.reduce((sum, value) => sum + value, 0) / most.length;
}
