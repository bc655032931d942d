/**
 * Blanks that the network did not see, though the ink shows them ("Utavkonto"): names of columns and labels of balances are
 * known by their words. Such pieces are cut at the blanks and read again.
 */
import type { Reading } from './core.ts';
import type { Segment } from './segments.ts';
import { inkOf } from './spacing.ts';

/** A blank is at least this wide, in heights of a capital, ... */
const BLANK = 0.3;
/** ... and this many times as wide as the narrowest quarter of the gaps, letters that touch left out. */
const TIMES = 2.5;
const TOUCHING = 0.03;
/** ... and blanks are this many times as wide as any other gap: in small print the gaps beside an "i" come near them. */
const STAND_OUT = 1.8;
/** Text alone: between digits and around marks, gaps are as wide without any blank. */
const TEXT = /^[\p{L}\s]+$/u;
/** Sentences lose a blank without harm. */
const MOST_LETTERS = 40;

/** The pieces between the blanks of the ink, where there are more than the network saw; else null. */
export function piecesBetweenBlanks({ words, strip: { segment } }: Reading): Segment[] | null {
  if (segment.letters.length > MOST_LETTERS || !TEXT.test(words.map(({ text }) => text).join(' ')))
    return null;
  const runs = inkOf(segment);
  const gaps = runs.slice(1).map((run, index) => run.x0 - runs[index]!.x1);
  const apart = gaps.filter((gap) => gap > TOUCHING * segment.capital).toSorted((a, b) => a - b);
  const usual = apart[Math.floor((apart.length - 1) / 4)] ?? 0;
  const least = Math.max(BLANK * segment.capital, TIMES * usual);
  const cuts = gaps.flatMap((gap, index) => (gap >= least ? [index] : []));
  if (cuts.length < words.length) return null;
  const widest = Math.max(0, ...gaps.filter((gap) => gap < least));
  if (Math.min(...cuts.map((index) => gaps[index]!)) < STAND_OUT * widest) return null;
  return [-1, ...cuts].map((cut, at) => {
    const own = runs.slice(cut + 1, (cuts[at] ?? runs.length - 1) + 1);
    const [x0, x1] = [own[0]!.x0, own.at(-1)!.x1];
    return { ...segment, x0, x1, letters: segment.letters.filter((one) => one.x0 >= x0 && one.x1 <= x1) };
  });
}

/** Whether the pieces hold what was read of the whole: nothing but blanks is new. */
export function sameLetters(whole: Reading, pieces: readonly Reading[]): boolean {
  return lettersOf([whole]) === lettersOf(pieces);
}

function lettersOf(readings: readonly Reading[]): string {
  return readings.flatMap(({ words }) => words.map(({ text }) => text)).join('');
}
