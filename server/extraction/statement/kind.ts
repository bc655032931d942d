/** Whether a statement is about money owed: a credit card's, a loan's. */
import { textOf } from '../layout/lines.ts';
import type { TokenLine } from '../layout/tokens.ts';
import { fold } from '../reading/fold.ts';
import { liabilityEvidence } from '../reading/vocabulary.ts';

/** Different phrases of cards and loans needed. */
const ENOUGH_PHRASES = 1;

export function speaksOfDebt(lines: readonly TokenLine[]): boolean {
  const folded = lines.map(({ line }) => fold(textOf(line.words))).join(' ');
  return liabilityEvidence(folded) >= ENOUGH_PHRASES;
}
