/** Words that are the debit or credit mark of the amount beside them, and which are of the text or of another amount. */
import { isDigitAt } from '../../letters.ts';
import { dateAt } from '../../reading/date-words.ts';
import type { NumberStyle } from '../../reading/numbers.ts';
import { isCurrency, wholeCurrency } from '../../reading/currencies.ts';
import { loneSign } from '../../reading/numbers.ts';
import { isMark, leadingLabel, markDirection } from '../../reading/vocabulary.ts';
import { gap } from '../lines/gaps.ts';
import { textOf, type Line } from '../lines/lines.ts';
import { isMarkBefore } from './marks-before.ts';

/** Longest abbreviation of a direction. */
export const MAX_ABBREVIATION = 3;

/**
 * Whether a word behind an amount is its mark: an abbreviation, a word in parentheses ("45.67 (debit)"), or a whole word that ends a row
 * ("04/03 Toll 45.67 Debit") or says on which side a balance is ("Balance at 31 May  1,204.10 Creditor"); behind a booking
 * in a cell such a word may be of the text there, unless the balance beside it has one too ("12,50 Soll  1.204,10 Haben") or most
 * rows end so.
 */
export function isMarkBehind(text: string, line: Line, index: number, style: NumberStyle): boolean {
  if (/^\(\p{L}{2,}\.?\)$/u.test(line.words[index]!.text)) return isMark(text);
  if (style.marksBefore && isMarkBefore(line.words, index)) return false;
  if (text.length <= MAX_ABBREVIATION)
    return isMark(text) && (!followedByText(line, index) || isBetweenAmounts(line, index));
  if (!isMark(text) || followedByText(line, index)) return false;
  if (style.sidesInWords && isSideInWords(line, index)) return true;
  if (index + 1 === line.words.length && leadingLabel(textOf(line.words), BALANCES) !== null) return true;
  return (
    endsWrittenRow(text, line, index) || line.words.filter((_, at) => isSideInWords(line, at)).length > 1
  );
}

/** Rows that tell that each amount has its side in a word behind it, at least, and their share of the lines that end in an amount. */
const MIN_SIDED = 3;
const SIDED_SHARE = 0.6;
const ENDS_IN_AMOUNT = /\d[.,]\d\d$/;

/** The style of a statement with what is known of words behind its amounts: "99,95 Crédit" over "66,63 Débit". */
export function withSidesInWords(style: NumberStyle, lines: readonly Line[]): NumberStyle {
  let bare = 0;
  const sides = new Map<string, number>();
  for (const line of lines) {
    const last = line.words.length - 1;
    const { text } = line.words[last]!;
    if (ENDS_IN_AMOUNT.test(text)) bare += 1;
    else if (ENDS_IN_AMOUNT.test(line.words[last - 1]?.text ?? '') && isSideInWords(line, last))
      sides.set(text, (sides.get(text) ?? 0) + 1);
  }
  if (sides.size < 2) return style;
  const sided = [...sides.values()].reduce((sum, count) => sum + count, 0);
  return sided >= MIN_SIDED && sided >= SIDED_SHARE * (sided + bare)
    ? { ...style, sidesInWords: true }
    : style;
}

/** Whether a mark ends a row that is written as text: behind a cell of amounts a word may be of the text there. */
function endsWrittenRow(text: string, line: Line, index: number): boolean {
  if (index + 1 < line.words.length || markDirection(text) === 0) return false;
  // In a table the amount may stand right behind a number, or be one of several groups: the other cells stand apart.
  if (line.words.some((_, at) => at > 0 && gap(line, at) >= BEHIND_EM * line.size)) return false;
  const before = line.words.slice(0, index - 1);
  const day = dateAt(before, 0);
  return day !== null && before.slice(day.words).some((word) => /\p{L}{2}/u.test(word.text));
}

/** Whether a whole word marks a side, right behind digits and before the end of its cell. */
function isSideInWords(line: Line, index: number): boolean {
  const [before, word] = [line.words[index - 1], line.words[index]!];
  if (!before || word.text.length <= MAX_ABBREVIATION || !isDigitAt(before.text, before.text.length - 1))
    return false;
  return gap(line, index) < BEHIND_EM * line.size && isMark(word.text) && !followedByText(line, index);
}

/** A mark stands closer to the digits before it; so do the words of a row that is written as text. */
const BEHIND_EM = 1.1;

const BALANCES = ['opening', 'closing'] as const;

/**
 * Whether an abbreviation as near to the number before as to the one behind is of the first: "45.67 DR 954.33", but not
 * "DR 45.67 CR 954.33".
 */
function isBetweenAmounts(line: Line, index: number): boolean {
  const [first, before, next, more] = [-2, -1, 1, 2].map((by) => line.words[index + by]);
  if (!before || !next || beginsDate(line, index + 1)) return false;
  if (!/\d/.test(next.text) && !(wholeCurrency(next.text) && /\d/.test(more?.text ?? ''))) return false;
  const isLetterMark = (text: string): boolean => isMark(text) && loneSign(text) === 0;
  // "92.79 PLN CR 838.59 PLN CR": the last amount has its own behind it, however closely the columns are set.
  const [end, last] = [line.words.at(-2)!.text, line.words.at(-1)!.text];
  const endsInMark =
    isLetterMark(last.replace(/\.$/, '')) && (/\d$/.test(end) || wholeCurrency(end) !== null);
  if (!endsInMark && gap(line, index + 1) < gap(line, index) - SAME_BLANK_EM * line.size) return false;
  return isLetterMark(line.words[index]!.text.replace(/\.$/, '')) && !(first && isLetterMark(first.text));
}

/** How much blanks may differ that are as wide. */
const SAME_BLANK_EM = 0.1;

/** Widest blank between a mark and the digits behind it. */
const MARK_BLANK_EM = 0.6;

/**
 * Whether a word is the mark that a cell begins with, right before its digits: "CR 12.50", "D 7,90", "04/03 Dr. 7.90 Toll"; right behind
 * the day also a whole word: "04/03 DEBIT 7.90 Toll".
 */
export function isLeadingMark(line: Line, index: number): boolean {
  const printed = line.words[index]!.text;
  const text = printed.replace(/\.$/, '');
  // "B/." is the symbol of the balboa.
  if (isCurrency(printed)) return false;
  if (gap(line, index + 1) >= MARK_BLANK_EM * line.size || !isMark(text) || loneSign(text) !== 0)
    return false;
  // A word that is all of the text, before the amounts that end its row, is that text.
  if (text.length > 2)
    return markDirection(text) !== 0 && endsFirstDate(line, index) && hasTextBehind(line, index + 1);
  return gap(line, index) > line.size || endsFirstDate(line, index);
}

/** Whether words stand anywhere behind an amount: "7.90 Toll", not "7.90 1,012.40". */
function hasTextBehind({ words }: Line, index: number): boolean {
  return words.slice(index + 1).some(({ text }) => /\p{L}{2}/u.test(text) && !isMark(text));
}

/** Whether the words before one are a date, and all that the line begins with. */
function endsFirstDate({ words }: Line, end: number): boolean {
  return end > 0 && dateAt(words.slice(0, end), 0)?.words === end;
}

/** A mark with the sign that says the same before it, in a cell of its own ("-/DEBIT"); null for any other text. */
export function signedMark(text: string): string | null {
  const [, sign, mark] = /^([+-])\/(\p{L}+)$/u.exec(text) ?? [];
  return mark !== undefined && markDirection(mark) === (sign === '-' ? -1 : 1) ? mark : null;
}

/** Whether a date begins at a word, which no mark belongs to: "41.00 OD 22-Dec-19". */
function beginsDate({ words }: Line, at: number): boolean {
  return dateAt(words, at) !== null;
}

/** A blank between columns against one between the words of a text, at least. */
const WIDER_BLANK = 1.3;

/** Whether running text goes on right behind a word: a mark or sign that begins a sentence is none. */
export function followedByText(line: Line, index: number): boolean {
  const next = line.words[index + 1];
  if (!next) return false;
  const behind = next.x0 - line.words[index]!.x1;
  // "2,424.06 - $9,880.88": the sign belongs to the number it is nearer to.
  if (/\d/.test(next.text) && behind <= gap(line, index) + 0.1 * line.size)
    return !beginsDate(line, index + 1);
  if (behind >= 0.6 * line.size || !/\p{L}{2}/u.test(next.text) || beginsDate(line, index + 1)) return false;
  // "456.80 DR  Standing order": the blank before the next column is wider than that between its words.
  if (line.words[index + 2] && behind > WIDER_BLANK * gap(line, index + 2)) return false;
  // "1.260,14 S EUR": what follows the mark is still part of the amount.
  return wholeCurrency(next.text) === null || followedByText(line, index + 1);
}
