/** Dates that were read in one word with the label before them ("Bookingdate:25 January 2025"). */
import { parseDateText } from '../../reading/dates.ts';
import { partOf } from '../word-part.ts';
import type { Word } from '../word.ts';

const LABEL_AND_DIGITS = /^(\p{L}[\p{L}.]*:)(\d[\d./-]*)$/u;

/** The words, in order of reading, with such dates in words of their own; other words behind a colon stay as they are. */
export function withDatesApart(words: readonly Word[]): Word[] {
  return words.flatMap((word, index) => {
    const [, label, digits] = LABEL_AND_DIGITS.exec(word.text) ?? [];
    if (label === undefined || digits === undefined) return [word];
    const next = words[index + 1];
    const month = next?.baseline === word.baseline ? ` ${next.text}` : '';
    if (parseDateText(digits) === null && parseDateText(digits + month) === null) return [word];
    return [partOf(word, 0, label.length), partOf(word, label.length)];
  });
}
