/** Words of the characters along a line. */
import type { ReadWord } from '../core.ts';
import { hasUnspaced } from '../unspaced.ts';
import type { Found } from './decode.ts';

/**
 * Confidence of a word whose worst character has the odds 1, and what it loses with their logarithm. Both are
 * tesseract's, of words that are in none of its dictionaries.
 */
const SUREST = 0.933;
const LOSS = 0.7875;

/** Words lie between spaces; characters of scripts without spaces are words of their own. `place` is where a step begins. */
export function wordsOf(found: readonly Found[], place: (step: number) => number): ReadWord[] {
  const words: ReadWord[] = [];
  let open: Found[] = [];
  /** Of the space before. */
  let space = 0;
  const close = (behind: number): void => {
    const certainty = Math.min(space, behind, ...open.map((one) => one.certainty));
    space = behind;
    if (open.length > 0)
      words.push({
        text: open.map(({ text }) => text).join(''),
        confidence: Math.max(0, SUREST + LOSS * certainty),
        symbols: open.map(({ text, from, to }) => ({
          text,
          x0: place(from),
          x1: place(to),
        })),
      });
    open = [];
  };
  for (const one of found) {
    if (one.text === ' ') {
      close(one.certainty);
      continue;
    }
    if (open.length > 0 && (hasUnspaced(one.text) || hasUnspaced(open.at(-1)!.text))) close(0);
    open.push(one);
  }
  close(0);
  return words;
}
