/** Days at the beginning of lines with an amount each, as a step that takes words into dates leaves them. */
import type { TokenLine } from '../../server/extraction/layout/tokens.ts';
import { COMMA, left, PITCH, right, row, tokensOf } from './words.ts';

/** The dates of each line as printed, those of one line joined by " + ". */
export function daysBy(step: (lines: readonly TokenLine[]) => readonly TokenLine[]) {
  return (...days: readonly string[]): string[] =>
    step(
      tokensOf(
        COMMA,
        days.map((day, index) => row(100 + PITCH * index, left(40, day), right(400, '12,50'))),
      ),
    ).map(
      ({ line, dates }) =>
      dates.map(({ from, to }) => line.words.slice(from, to).map(({ text }) => text).join(' ')).join(' + '), // prettier-ignore
    );
}
