/**
 * Pages of a text layer that are set further left or right than the first: margins that leave room for a binding, now on one
 * side, now on the other. The names of columns, which such pages repeat, tell by how much; the pages are laid back, so that
 * what stands under a name on one page does so on all.
 */
import { areParted, laidBack, MOST_MOVED } from './aside.ts';
import type { Word, WordPage } from './word.ts';

/** Nothing is moved less than this, points. */
const LEAST_MOVED = 2.5;
/** All words of a repeated line are moved by the same, give or take this, points; nor is one of them higher or lower by more. */
const SAME = 0.75;
/** A line of names has this many cells. */
const MIN_CELLS = 3;
/** Lines of several cells that are looked at, from the top of each page: names stand above their columns. */
const MAX_LINES = 12;

/** The pages, those that are set aside laid on the first; `aside` says how each lay. */
export function withPagesLaidBack(pages: readonly WordPage[]): WordPage[] {
  if (pages.length < 2) return [...pages];
  const known = new Map<string, readonly number[]>();
  return pages.map((page) => {
    if (page.source !== 'text' || page.aside !== undefined) return page;
    const lines = namesOf(page.words);
    const shift = shiftOf(lines, known);
    for (const [text, places] of lines)
      if (!known.has(text))
        known.set(
          text,
          places.map((x) => x - shift),
        );
    if (shift === 0) return page;
    return laidBack(page, { scale: 1, shift });
  });
}

/** Lines of words in several cells at the top of a page, and where their words begin. */
function namesOf(words: readonly Word[]): Map<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  let seen = 0;
  for (let from = 0, to = 0; from < words.length; from = to) {
    const { baseline } = words[from]!;
    while (to < words.length && Math.abs(words[to]!.baseline - baseline) < SAME) to += 1;
    if (to - from < MIN_CELLS) continue;
    const line = words.slice(from, to);
    const sorted = line.toSorted((a, b) => a.x0 - b.x0);
    const gaps = sorted.filter((word, index) => {
      const before = sorted[index - 1];
      return before !== undefined && areParted(before, word, word.size);
    });
    if (gaps.length < MIN_CELLS - 1) continue;
    seen += 1;
    const text = sorted.map((word) => word.text).join(' ');
    if (!/\d/.test(text))
      found.set(
        text,
        sorted.map(({ x0 }) => x0),
      );
    if (seen === MAX_LINES) break;
  }
  return found;
}

/** By how much the lines that stood on pages before stand aside of where they stood, points; 0 where they do not, or disagree. */
function shiftOf(
  lines: ReadonlyMap<string, readonly number[]>,
  known: ReadonlyMap<string, readonly number[]>,
): number {
  const shifts: number[] = [];
  for (const [text, places] of lines) {
    const before = known.get(text);
    if (before !== undefined && before.length === places.length)
      shifts.push(...places.map((x, index) => x - before[index]!));
  }
  if (shifts.length === 0) return 0;
  const [least, most] = [Math.min(...shifts), Math.max(...shifts)];
  const shift = (least + most) / 2;
  const size = Math.abs(shift);
  return most - least <= 2 * SAME && size >= LEAST_MOVED && size <= MOST_MOVED ? shift : 0;
}
