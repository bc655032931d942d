/**
 * Dots that fill the blanks of typewritten statements: between names of columns ("DATE........AMOUNT.TRANSACTION DESCRIPTION"),
 * each a word of its own, and behind figures they lead away from ("187.96......").
 */
import { partOf } from '../../words/word-part.ts';
import type { Word } from '../../words/word.ts';

/** Dots between two letters that fill the blank between names; three would be an ellipsis. */
const FILLED = /\p{L}\.{4,}\p{L}/u;
const LETTERS = /[^.]+/g;
/** Dots right behind a figure, and what they part: three that end a text, no amount, cut it short ("INV-20260..."). */
const LED = /\d\.{4}|\d\.{3}[^.]|[.,]\d{2}\.{3}$/;
const BETWEEN_DOTS = /[^.]+(?:\.{1,2}[^.]+)*/g;

/** The words of a line, those parted that dots join where a longer run of dots fills the line. */
export function withoutFilling(words: readonly Word[]): readonly Word[] {
  if (words.some(({ text }) => FILLED.test(text))) return words.flatMap((word) => partsOf(word, LETTERS));
  if (!words.some(({ text }) => text.includes('...') && LED.test(text))) return words;
  return words.flatMap((word) => (LED.test(word.text) ? partsOf(word, BETWEEN_DOTS) : word));
}

/** The parts of a word between its dots, each with its share of the width. */
function partsOf(word: Word, pattern: RegExp): Word[] {
  return [...word.text.matchAll(pattern)].map(({ 0: text, index }) =>
    partOf(word, index, index + text.length),
  );
}
