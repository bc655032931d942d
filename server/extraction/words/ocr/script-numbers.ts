/**
 * Numbers on pages in another script. Its network reads their digits, and where the number ends and the sign of the currency
 * begins, but takes commas for stops; the first reader knows the two apart, and reads nonsense behind the number.
 */
import type { Reading } from './core.ts';

const NUMBER = /^[+-]?\d[\d.,]*$/;
const MARKS = /[.,]/g;

/** `reading` with the marks between digits as `first` saw them, where both saw the same digits. */
export function withMarksOf(first: Reading, reading: Reading): Reading {
  const seen = first.words.map(({ text }) => text).join(' ');
  return {
    ...reading,
    words: reading.words.map((word) => {
      if (!NUMBER.test(word.text) || !/[.,]/.test(word.text)) return word;
      const digits = Array.from(word.text.replace(MARKS, ''), (character) => character.replace('+', '\\+'));
      const same = new RegExp(`(?<![\\d.,])${digits.join('[.,]?')}`).exec(seen);
      return same === null || !/[.,]/.test(same[0]) ? word : { ...word, text: same[0] };
    }),
  };
}
