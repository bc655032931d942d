/** Whether a statement is about money owed: a credit card's, a loan's. */
import type { TokenLine } from '../layout/tokens.ts';
import { fold } from '../reading/fold.ts';
import { liabilityEvidence, mayBeginLiability } from '../reading/liability.ts';
import { cellsOf } from './cells.ts';
import { beginsRow } from '../layout/begins-row.ts';

/** Weak: a single phrase, which an account's statement may hold as well ("Credit limit" of an overdraft). */
export type Debt = 'none' | 'weak' | 'strong';

/** Different phrases of cards and loans from which there is no doubt. */
const STRONG_PHRASES = 2;
/** More words, figures aside, make a sentence, which may advertise what it likes. */
const MAX_LABEL_WORDS = 7;

export function speaksOfDebt(lines: readonly TokenLine[]): Debt {
  // Bookings pay for cards and loans on any account.
  const labels = lines
    .filter((tokens) => !beginsRow(tokens) && tokens.line.words.some(({ text }) => mayBeginLiability(text)))
    .flatMap(({ line }) => cellsOf(line).map((cell) => fold(cell.text)))
    .filter((text) => text.split(' ').filter((word) => !/^\d+$/.test(word)).length <= MAX_LABEL_WORDS);
  const phrases = liabilityEvidence(labels.join(' | '));
  return phrases >= STRONG_PHRASES ? 'strong' : phrases > 0 ? 'weak' : 'none';
}
