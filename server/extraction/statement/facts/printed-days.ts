/** The days printed on a line, and what the line says of them: the day it was made on, those of its balances. */
import { findDate } from '../../reading/date-words.ts';
import type { DateText } from '../../reading/dates.ts';
import { rememberedLately } from '../../remembered.ts';
import { saysNext } from '../../reading/around.ts';
import { columnRoles, labelsOf } from '../../reading/vocabulary.ts';
import type { Line } from '../../layout/lines/lines.ts';
import { cellsOf, nameOver } from './cells.ts';
import { monthsOf } from './months.ts';

/** A date among the words of a line. */
export interface Found {
  readonly date: DateText;
  readonly from: number;
  readonly to: number;
}

/** The dates of a line, those without a sign between their numbers ("31 03 2026") too. */
export const daysOf = rememberedLately(({ words }: Line): readonly Found[] =>
  datesIn(
    words.map((word) => word.text),
    true,
  ),
);

/** The dates among words; those without a sign between their numbers where `compactToo`. */
export function datesIn(words: readonly string[], compactToo = false): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const date = findDate(words, at, () => true);
    if (!date || (date.date.compact && !compactToo)) continue;
    found.push({ date: date.date, from: at, to: at + date.words });
    at += date.words - 1;
  }
  return found;
}

/** A day with its year that tells in which year the rows are, though it bounds no period. */
export interface AnchorFact {
  readonly line: number;
  readonly date: DateText;
  /** A balance's day, the day of the statement or the month it is about; else any day printed somewhere. */
  readonly strong: boolean;
  /** The day of an opening balance: the rows come behind it. */
  readonly opening: boolean;
  /** The day by which the rows have to be paid: they come before it. */
  readonly due?: true;
  /** The last day of the month that the statement is about. */
  readonly month?: true;
}

/** The days of a line that tell the year of the rows, of its dates and months. `balance`: which balance the line states, if any. */
export function anchorsOf(
  line: Line,
  found: readonly Found[],
  balance: 'opening' | 'other' | null,
): Omit<AnchorFact, 'line'>[] {
  const days = found
    .filter(({ date }) => date.year !== null && !date.compact)
    .map(({ date }) => ({ date, strong: balance !== null, opening: balance === 'opening' }));
  const months = monthsOf(line).map((month) => ({ ...month, strong: true, opening: false }));
  return [...days, ...months];
}

/** Which of a line's days it says the statement was made on, or has to be paid by: behind its label, or in the cell below it. */
export function announcedDay(
  line: Line,
  days: readonly Found[],
  above: Line | undefined,
  of: 'statementDate' | 'dueDate',
): DateText | null {
  const words = line.words.map((word) => word.text);
  for (const { from: at, date } of days) {
    for (let start = Math.max(0, at - 5); start < at; start += 1) {
      const label = words.slice(start, at).join(' ');
      if (!labelsOf(label).has(of) || (of === 'statementDate' && saysNext(words[start - 1]))) continue;
      // "Payment due date: 2 March" is another day than "Date: 2 March".
      const partOfName = columnRoles(label).has('date') && !cellsOf(line).some(({ from }) => from === start);
      if (!partOfName) return date;
    }
    if (above?.flow === line.flow && labelsOf(nameOver(line, at, above)).has(of)) return date;
  }
  return null;
}

/** Whether two days are printed otherwise. */
export function isOtherDay(one: DateText, other: DateText): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
