/**
 * How the days over the rows of each are written: a date of the other kind, alone on a line by the chance of wrapping, is text of
 * the entry above ("CASH WITHDRAWAL KIRKBY" over "2026-03-08", where days are "06 Mar 26").
 */
import type { RowLine } from '../../layout/row-line.ts';

/** Days in one writing, at least, from which another is none of theirs. */
const MIN_DAYS = 2;

/** Of one shape, line by line. */
export class DayWriting {
  #inWords = 0;
  #inDigits = 0;

  /**
   * The line of a day as text, if it may be, where all days so far name their months and it does not, or the other way round; else
   * null.
   */
  asText(row: RowLine, mayBe: boolean): RowLine | null {
    const { words } = row.tokens.line;
    const { from, to } = row.booking!;
    const named = words.slice(from, to).some(({ text }) => /\p{L}/u.test(text));
    const [alike, others] = named ? [this.#inWords, this.#inDigits] : [this.#inDigits, this.#inWords];
    if (mayBe && alike === 0 && others >= MIN_DAYS)
      return { ...row, booking: null, otherDate: null, rest: [...words] };
    if (named) this.#inWords += 1;
    else this.#inDigits += 1;
    return null;
  }
}
