/**
 * Days and the names of their months in cells of their own, side by side: each row begins "02 | SEP" or "SEP | 02", maybe with the year
 * in a third one, too far apart to be read as one date.
 */
import { parseDateText, type DateText } from '../../reading/dates.ts';
import { monthOf } from '../../reading/vocabulary.ts';
import type { Line } from '../lines/lines.ts';
import { stretch, withDate, type TokenLine } from '../tokens.ts';

const DAY = /^\d{1,2}$/;
const YEAR = /^20\d\d$/;
/** Fewer rows than this may begin so by chance. */
const MIN_ROWS = 2;
/** Cells of a column begin this close to one another, or end so. */
const EDGE_EM = 0.6;
/** A day and its month stand no further apart. */
const REACH_EM = 7;
/** Of the rows that begin with a day in that column, at least, those with a month beside it. */
const USUAL_SHARE = 0.8;

/** A line that begins so, with the words its date takes. */
interface Apart {
  readonly tokens: TokenLine;
  readonly date: DateText;
  readonly words: number;
}

/** Reads the day and the month that begin the rows as one date, where those of most rows stand so. */
export function withNamedMonthsBesideDays(lines: readonly TokenLine[]): readonly TokenLine[] {
  const rows = lines.flatMap((tokens) => apart(tokens) ?? []);
  const [first] = rows;
  if (!first || rows.length < MIN_ROWS) return lines;
  const inColumns = rows.filter(({ tokens }) => standAlike(tokens.line, first.tokens.line));
  const begun = lines.filter(
    ({ line }) => DAY.test(line.words[0]?.text ?? '') && startsAt(line, first.tokens.line, 0),
  );
  const enough = USUAL_SHARE * Math.max(rows.length, begun.length);
  if (inColumns.length < MIN_ROWS || inColumns.length < enough) return lines;
  const dated = new Map(inColumns.map((row) => [row.tokens, row]));
  return lines.map((tokens) => {
    const row = dated.get(tokens);
    return row ? withDate(tokens, stretch(tokens.line, 0, row.words, { date: row.date })) : tokens;
  });
}

function apart(tokens: TokenLine): Apart | null {
  const { line, dates } = tokens;
  const [one, other, third] = line.words;
  if (!one || !other || dates[0]?.from === 0 || other.x0 - one.x1 > REACH_EM * line.size) return null;
  // "1 | Nov 04, 2025", "1 | Nov 04": the number of the row before its date.
  const behind = dates[0]?.from === 1 && dates[0].to > 2 ? dates[0] : null;
  if (behind && (behind.date.year !== null || standsNearer(line, 2))) return null;
  const [day, month] = DAY.test(one.text) ? [one, other] : [other, one];
  if (!DAY.test(day.text) || monthOf(month.text) === null) return null;
  const isYear = third !== undefined && YEAR.test(third.text) && third.x0 - other.x1 < REACH_EM * line.size;
  const words = isYear ? 3 : 2;
  const date = parseDateText(`${day.text} ${month.text}${isYear ? ` ${third.text}` : ''}`);
  return date && { tokens, date, words };
}

/** Whether a word stands much nearer to the one before it than that does to its own. */
function standsNearer({ words }: Line, at: number): boolean {
  const gap = (index: number): number => words[index]!.x0 - words[index - 1]!.x1;
  return 2 * gap(at) < gap(at - 1);
}

/** Whether the first two words of a line stand in the columns of another's. */
function standAlike(one: Line, other: Line): boolean {
  return [0, 1].every((at) => startsAt(one, other, at));
}

function startsAt(one: Line, other: Line, at: number): boolean {
  const [word, column] = [one.words[at]!, other.words[at]!];
  const within = EDGE_EM * other.size;
  return Math.abs(word.x0 - column.x0) < within || Math.abs(word.x1 - column.x1) < within;
}
