/**
 * Names of columns that typewritten statements set with dots for blanks ("DATE........AMOUNT.TRANSACTION DESCRIPTION"):
 * each a word of its own.
 */
import { wordValues } from '../words/layer-word.ts';
import type { Word } from '../words/word.ts';

/** Dots between two letters that fill the blank between names; three would be an ellipsis. */
const FILLED = /\p{L}\.{4,}\p{L}/u;
const LETTERS = /[^.]+/g;

/** The words of a line, those parted that dots join where a longer run of dots fills the line. */
export function withoutFilling(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => FILLED.test(text))) return words;
  return words.flatMap((word) => {
    const width = (word.x1 - word.x0) / word.text.length;
    return [...word.text.matchAll(LETTERS)].map(({ 0: text, index }) => ({
      ...wordValues(word),
      text,
      x0: word.x0 + index * width,
      x1: word.x0 + (index + text.length) * width,
    }));
  });
}
