/**
 * Marks in a column between what is booked and the balances ("12.50   C 1,204.10"), where a long balance comes nearer to them than a short
 * amount does. Of which of the two they are, the balances tell: where each differs from the one before by its amount, to the side that
 * its mark says, they are of the amounts.
 */
import { isDigitAt } from '../../letters.ts';
import { loneSign, type NumberStyle } from '../../reading/numbers.ts';
import { isMark, markDirection } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import type { Line } from '../lines/lines.ts';

/** Pairs of rows whose balances say so, at least, and their share of all pairs. */
const MIN_PAIRS = 2;
const PAIR_SHARE = 0.8;
/** An amount with two decimals, and a balance, which may be overdrawn. */
const AMOUNT = /\d[.,]\d\d$/;
const BALANCE = /\d[.,]\d\d[)-]?$/;
const OVERDRAWN = /^[(\u2212-]|-$/;

interface Marked {
  readonly amount: number;
  readonly balance: number;
  readonly side: number;
}

/** The style of a statement with what is known of marks between its amounts and balances. */
export function withMarksBetween(style: NumberStyle, lines: readonly Line[]): NumberStyle {
  if (style.decimals !== 2) return style;
  const rows = lines.flatMap(({ words }) => markedRow(words) ?? []);
  const pairs = rows.length - 1;
  if (pairs < MIN_PAIRS) return style;
  const [down, up] = [rows, rows.toReversed()].map(
    (run) =>
      run.slice(1).filter((row, index) => row.balance - run[index]!.balance === row.side * row.amount).length,
  );
  return Math.max(down!, up!) >= Math.max(MIN_PAIRS, PAIR_SHARE * pairs)
    ? { ...style, marksBetween: true }
    : style;
}

/** The only mark of a line, between two amounts; null where there is none, or a sign beside them. */
function markedRow(words: readonly Word[]): Marked | null {
  const at = words.findIndex((_, index) => isMarkBetween(words, index));
  if (at < 0) return null;
  const [amount, balance] = [words[at - 1]!.text, words[at + 1]!.text];
  const digits = (text: string): number => Number(text.replaceAll(/\D/g, ''));
  return {
    amount: digits(amount),
    balance: OVERDRAWN.test(balance) ? -digits(balance) : digits(balance),
    side: markDirection(words[at]!.text),
  };
}

/** Whether a word is an abbreviation of a side between two amounts. */
export function isMarkBetween(words: readonly Word[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index]!, words[index + 1]];
  if (!before || !next || !isDigitAt(before.text, before.text.length - 1)) return false;
  if (!AMOUNT.test(before.text) || !BALANCE.test(next.text) || loneSign(word.text) !== 0) return false;
  return isMark(word.text.replace(/\.$/, ''));
}
