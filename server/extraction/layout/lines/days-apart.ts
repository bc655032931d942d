/**
 * The two days of a booking without a blank between them ("06/0506/05", "06.05.202607.05.2026"), where narrow columns stand side by side:
 * each is a word of its own.
 */
import { isDigitAt } from '../../letters.ts';
import { parseDateText } from '../../reading/dates.ts';
import { partOf } from '../../words/word-part.ts';
import type { Word } from '../../words/word.ts';

/** Rows whose first word is two days, from which that is how they are printed. */
const MIN_ROWS = 3;

/** Letters of two days with month alone, with a year of two digits or of four. */
const LENGTHS = new Set([10, 16, 20]);

const ONE_DAY = /^\d{2}([./-])\d{2}(?:\1(?:\d{2}){1,2})?$/;

/** The lines of all pages, the two days that rows begin with apart. */
export function withDaysApart(pages: readonly (readonly (readonly Word[])[])[]): (readonly Word[])[][] {
  const rows = new Set(pages.flat().filter(([first]) => first && areTwoDays(first.text)));
  return pages.map((lines) =>
    rows.size < MIN_ROWS ? [...lines] : lines.map((words) => (rows.has(words) ? parted(words) : words)),
  );
}

function areTwoDays(text: string): boolean {
  if (!LENGTHS.has(text.length) || !isDigitAt(text, 0)) return false;
  const half = text.length / 2;
  return [text.slice(0, half), text.slice(half)].every(
    (day) => ONE_DAY.test(day) && parseDateText(day) !== null,
  );
}

function parted([first, ...words]: readonly Word[]): readonly Word[] {
  const half = first!.text.length / 2;
  return [partOf(first!, 0, half), partOf(first!, half), ...words];
}
