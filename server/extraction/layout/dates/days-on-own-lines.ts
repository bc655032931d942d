/**
 * A table whose heading names no dates, or value dates alone, with the days on lines of their own over the rows: the date with which a further line of
 * a text begins, where the days do ("12.05.2023 RRN: 604417" below the name of a shop), is part of that text.
 */
import { isWeekday } from '../../reading/vocabulary.ts';
import { anyRecognised, type Word } from '../../words/word.ts';
import { linedUp, type Column } from '../columns/columns.ts';
import type { Heading } from '../headings/headings.ts';
import type { DateToken, TokenLine } from '../tokens.ts';
import { formOf } from './date-forms.ts';

/** Days alone on their lines, at least. */
const MIN_DAYS = 2;

/**
 * Whether the days of a column stand on lines of their own, more of them than begin lines with more than a date; one that has an
 * amount on its line and is written as the days are is that of a row.
 */
export function standOnOwnLines(
  column: Column,
  lines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
): boolean {
  if (heading === null || heading.columns.some(({ roles }) => roles.has('date'))) return false;
  // Beside a column of value dates the days stand over the texts, under no name of dates.
  if (column.heading !== null && heading.columns.some(({ roles }) => roles.has('valueDate'))) return false;
  const dated = lines.flatMap((tokens) => {
    const date = tokens.dates.find((each) => linedUp(each, column, size));
    return date ? [{ tokens, date }] : [];
  });
  const days = dated.filter(({ tokens, date }) => isDayAlone(tokens, date));
  const texts = dated.filter(({ tokens, date }) => !isDayAlone(tokens, date));
  // "ON 12/04 LEEDS" holds its date further in, below the end of a day's name.
  const begun = texts.filter(({ date }) => date.from === 0);
  if (days.length < MIN_DAYS || days.length <= begun.length) return false;
  const forms = new Set(days.map(({ date }) => formOf(date)));
  return !texts.some(
    ({ tokens, date }) => forms.has(formOf(date)) && tokens.monies.some((money) => money.strong),
  );
}

/** Words of one text stand closer than this. */
const TEXT_BLANK_EM = 1;

/** What a picture has left of its text: a stain or a hole that was recognised as a sign. */
const isSpeck = (word: Word, next: Word): boolean =>
  anyRecognised([word]) && next.x0 - word.x1 > TEXT_BLANK_EM * next.size;

/** Whether a line begins with a date, with the name of its weekday before it perhaps, and no text goes on with that. */
export function isDayAlone({ line: { words, size } }: TokenLine, { from, to }: DateToken): boolean {
  // A day that was moved down beside its time takes no words.
  if (from === to) return false;
  if (from > 1 || (from === 1 && !isWeekday(words[0]!.text) && !isSpeck(words[0]!, words[1]!))) return false;
  const behind = words[to];
  return behind === undefined || behind.x0 - words[to - 1]!.x1 > TEXT_BLANK_EM * size;
}
