/**
 * "MD" and "D" beside amounts: "má dáti" and "dal", the debit and the credit of Czech and Slovak books. Alone, or beside a "C" or a
 * "K", the "D" is a debit as in most languages.
 */
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';
import type { Line } from '../lines/lines.ts';

const DEBIT = 'MD';
const CREDIT = 'D';
/** The credit of those who write "D" for a debit. */
const OTHER_CREDITS: ReadonlySet<string> = new Set(['C', 'CR', 'K', 'H']);
/** The credit in full, which is no other language's debit. */
const CREDIT_IN_FULL = 'Dal';
/** Marks of one column stand this close to one another, in type sizes. */
const COLUMN_EM = 1.5;
/** Debits among the marks of a column, at least. */
const MIN_DEBITS = 2;
/** Share of all debits that stand in the column: sums may name theirs ("Obrat MD"). */
const COLUMN_SHARE = 0.6;

/** The lines, with "D" in the column of "MD" as a credit; the same list where no column has both. */
export function withDalMarks(lines: readonly Line[]): readonly Line[] {
  const debits = lines.flatMap(({ words }) => words.filter(({ text }) => text === DEBIT));
  if (debits.length < MIN_DEBITS) return lines;
  const middles = debits.map(middleOf).toSorted((one, two) => one - two);
  const middle = middles[Math.floor(middles.length / 2)]!;
  const inColumn = (word: Word): boolean => Math.abs(middleOf(word) - middle) < COLUMN_EM * word.size;
  if (debits.filter(inColumn).length < COLUMN_SHARE * debits.length) return lines;
  if (lines.some(({ words }) => words.some((word) => OTHER_CREDITS.has(word.text) && inColumn(word))))
    return lines;
  const isCredit = (word: Word): boolean => word.text === CREDIT && inColumn(word);
  return lines.map((line) =>
    line.words.some(isCredit)
      ? {
          ...line,
          words: line.words.map((word) =>
            isCredit(word) ? { ...wordValues(word), text: CREDIT_IN_FULL } : word,
          ),
        }
      : line,
  );
}

function middleOf({ x0, x1 }: Word): number {
  return (x0 + x1) / 2;
}
