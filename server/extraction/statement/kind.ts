/** Whether a statement is about money owed: a credit card's, a loan's. */
import type { TokenLine } from '../layout/tokens.ts';
import { foldedWords } from '../reading/fold.ts';
import { liabilityEvidence, mayBeginLiability } from '../reading/liability.ts';
import type { Word } from '../words/word.ts';
import { cellsOf } from './cells.ts';
import { beginsRow } from '../layout/begins-row.ts';

/** Weak: a single phrase, which an account's statement may hold as well ("Credit limit" of an overdraft). */
export type Debt = 'none' | 'weak' | 'strong';

/** Different phrases of cards and loans from which there is no doubt. */
const STRONG_PHRASES = 2;
/** More words, figures aside, make a sentence, which may advertise what it likes. */
const MAX_LABEL_WORDS = 7;

const namesDebt = ({ text }: Word): boolean => mayBeginLiability(text);

export function speaksOfDebt(lines: readonly TokenLine[]): Debt {
  // Bookings pay for cards and loans on any account.
  const labels = lines
    .filter((tokens) => !beginsRow(tokens) && tokens.line.words.some(namesDebt))
    .flatMap(({ line }) =>
      cellsOf(line).flatMap(({ from, to }) => {
        const words = line.words.slice(from, to);
        return words.some(namesDebt) ? [foldedWords(words.map(({ text }) => text))] : [];
      }),
    )
    .filter((words) => words.filter((word) => !/^\d+$/.test(word)).length <= MAX_LABEL_WORDS);
  const phrases = liabilityEvidence(labels.map((words) => words.join(' ')).join(' | '));
  return phrases >= STRONG_PHRASES ? 'strong' : phrases > 0 ? 'weak' : 'none';
}
