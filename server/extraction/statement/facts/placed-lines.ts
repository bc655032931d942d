/** Where the lines of a statement stand: about it, in its rows, or between them. */
import { endsInHundredths } from '../../reading/numbers.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import { mayBeInDate } from '../../reading/date-words.ts';
import { parseDateText } from '../../reading/dates.ts';
import { columnRoles, isMark } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { beginsWithRange } from './periods.ts';

/** A blank that ends a table, in type sizes. */
const TABLE_END_EM = 2.4;

export interface PlacedLine {
  readonly line: Line;
  readonly place: 'head' | 'row' | 'text';
  /** It begins with a day, or with one behind the number of a row. */
  readonly dated: boolean;
}

/** Words of a date at the beginning of a row. */
const DATE_WORDS = 3;

/**
 * Head: what stands on a page before its first row or apart below its last, and headings. Row: begins with a date and
 * ends with an amount. Text: all between.
 */
export function placedLines(lines: readonly Line[]): PlacedLine[] {
  const placed: PlacedLine[] = [];
  let begun = false;
  for (const flow of Map.groupBy(lines, (line) => line.flow).values()) {
    const dated = flow.map(beginsWithDate);
    // On a further page rows of a day whose date the page before has printed may stand above the first dated one.
    const undated = begun ? flow.findIndex(endsInAmount) : -1;
    const begins = (index: number): boolean => dated[index]! && !isAboutPeriod(flow[index]!);
    const withAmount = flow.findIndex(
      (line, index) => dated[index]! && line.words.some(isAmount) && begins(index),
    );
    const first = withAmount >= 0 ? withAmount : flow.findIndex((_, index) => begins(index));
    const last = dated.lastIndexOf(true);
    begun ||= first >= 0;
    let below = false;
    for (const [index, line] of flow.entries()) {
      const above = flow[index - 1];
      if (index > last && above && line.baseline - above.baseline > TABLE_END_EM * line.size) below = true;
      const overRows = first < 0 || index < first;
      const outside = (overRows && !(undated >= 0 && index > undated)) || below;
      const row = dated[index]! && lastWords(line).some((word) => /\d\D{0,4}$/.test(word.text));
      const place = row ? 'row' : outside || isHeading(line) ? 'head' : 'text';
      placed.push({ line, place, dated: dated[index]! });
    }
  }
  return placed;
}

/** The words among which the last amount of a row stands: it, its unit, its mark. */
function lastWords({ words }: Line): readonly Word[] {
  return words.slice(isMark(words.at(-1)!.text) ? -3 : -2);
}

/** "01.03.2026 - 31.03.2026", "31/03/2026 Account:": a day that begins no row. */
function isAboutPeriod(line: Line): boolean {
  return line.words.at(-1)!.text.endsWith(':') || beginsWithRange(line);
}

function endsInAmount({ words }: Line): boolean {
  return words.length > 1 && isAmount(words.at(-1)!);
}

export function isAmount({ text }: Word): boolean {
  return endsInHundredths(text);
}

function beginsWithDate({ words }: Line): boolean {
  return isDateAt(words, 0) || (ROW_NUMBER.test(words[0]?.text ?? '') && isDateAt(words, 1));
}

/** What may stand before the date of a row: its number. */
const ROW_NUMBER = /^\d{1,4}[.)]?$/;

function isDateAt(words: readonly Word[], from: number): boolean {
  for (let to = from + 1; to <= from + DATE_WORDS && to < words.length; to += 1) {
    if (!mayBeInDate(words[to - 1]!.text)) return false;
    if (parseDateText(textOf(words.slice(from, to))) !== null) return true;
  }
  return false;
}

/** At least two headings of columns and no digits. */
function isHeading({ words }: Line): boolean {
  return (
    words.every((word) => !/\d/.test(word.text)) &&
    words.filter((word) => columnRoles(word.text).size > 0).length >= 2
  );
}
