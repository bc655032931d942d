/**
 * Abbreviations of debit and credit before the amounts of rows that are written as text ("03/04 | Toll | DR | 12.50"): they stand under
 * nothing of theirs, so that only the habit of nearly all rows tells them from the last words of texts.
 */
import { isDigitAt } from '../../letters.ts';
import { dateAt } from '../../reading/date-words.ts';
import { wholeCurrency } from '../../reading/currencies.ts';
import type { NumberStyle } from '../../reading/numbers.ts';
import { markDirection } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { areParted } from '../lines/bars.ts';
import type { Line } from '../lines/lines.ts';

/** "DR", "Cr.", "D": longer words are of the text, which tells a direction as well. */
const ABBREVIATION = /^\p{Lu}\p{L}?\.?$/u;
const MAX_LETTERS = 3;
/** Rows that begin with a date and end in an amount: how many there must be, and the share of them with a mark. */
const MIN_ROWS = 3;
const MARKED_SHARE = 0.9;
/** Share of the marks that stand behind a word or a bar: a number before one may be an amount that it is of. */
const CLEAR_SHARE = 0.5;
const AMOUNT_END = /\d[.,]\d\d$/;
/** Marks that stand under one another within this are a column (`mark-column.ts`). */
const COLUMN_EM = 1;

/** The style of a statement with what is known of abbreviations before its amounts. */
export function withMarksBefore(style: NumberStyle, lines: readonly Line[]): NumberStyle {
  const marked = new Map<Line, Word>();
  let clear = 0;
  for (const line of lines) {
    const { words } = line;
    const at = words.findIndex((_, index) => index > 0 && isMarkBefore(words, index));
    if (at < 0) continue;
    const { text } = words[at - 1]!;
    // "45.67 DR 954.33": the mark of the amount before it.
    if (AMOUNT_END.test(text)) return style;
    marked.set(line, words[at]!);
    if (!isDigitAt(text, text.length - 1) || areParted(line.bars, words[at - 1]!, words[at]!)) clear += 1;
  }
  if (clear < CLEAR_SHARE * marked.size) return style;
  if (marked.size < MIN_ROWS) return style;
  const rows = lines.filter((line) => isRow(line));
  const marks = rows.flatMap((line) => marked.get(line) ?? []);
  if (marks.length < Math.max(MIN_ROWS, MARKED_SHARE * rows.length)) return style;
  const sides = new Set(marks.map(({ text }) => sideOf(text)));
  const edges = marks.map(({ x0 }) => x0);
  const ragged = Math.max(...edges) - Math.min(...edges) > COLUMN_EM * marks[0]!.size;
  return sides.size === 2 && ragged ? { ...style, marksBefore: true } : style;
}

/** Whether a line begins with a date and ends in digits. */
function isRow({ words }: Line): boolean {
  const { text } = words.at(-1)!;
  return words.length > 2 && isDigitAt(text, text.length - 1) && dateAt(words, 0) !== null;
}

/** Whether a word is an abbreviation of a side, right before an amount or its currency. */
export function isMarkBefore(words: readonly Word[], index: number): boolean {
  const [word, next, behind] = [words[index], words[index + 1], words[index + 2]];
  if (!word || !next || word.text.length > MAX_LETTERS || !ABBREVIATION.test(word.text)) return false;
  const amount = wholeCurrency(next.text) !== null ? behind : next;
  if (!amount || !isDigitAt(amount.text, amount.text.length - 1)) return false;
  return sideOf(word.text) !== 0;
}

function sideOf(mark: string): -1 | 0 | 1 {
  return markDirection(mark.replace(/\.$/, ''));
}
