/** Whether a statement is about money owed (a credit card's, a loan's), and whether its holder's own books print it. */
import type { TokenLine } from '../layout/tokens.ts';
import { foldedWords } from '../reading/fold.ts';
import { isOfDeposits, ofBooks, ofDeposits, ofLiability, saidOfDebt } from '../reading/liability.ts';
import type { PhraseFinder } from '../reading/phrases.ts';
import { cellsOf } from './facts/cells.ts';
import { beginsRow, holdsAmount } from '../layout/lines/begins-row.ts';

/** Weak: a single phrase, which an account's statement may hold as well ("Credit limit" of an overdraft). */
export type Debt = 'none' | 'weak' | 'strong';

/** Different phrases of cards and loans from which there is no doubt. */
const STRONG_PHRASES = 2;
/** More words, figures aside, make a sentence, which may advertise what it likes; so does what states a rate. */
const MAX_LABEL_WORDS = 7;

export function speaksOfDebt(lines: readonly TokenLine[]): Debt {
  const { phrases, onlyLimits } = saidOfDebt(labelsWith(lines, ofLiability));
  if (phrases >= STRONG_PHRASES) return 'strong';
  return phrases > 0 && !(onlyLimits && namesDeposits(lines)) ? 'weak' : 'none';
}

/** Whether a cell outside the bookings is nothing but the name of an account that holds money: "Conto corrente n. 4711". */
function namesDeposits(lines: readonly TokenLine[]): boolean {
  return labelsFound(lines, ofDeposits).some((words) =>
    isOfDeposits(words.filter((word) => !/^\d+$/.test(word))),
  );
}

/** Whether a statement names itself the books of the account's holder: "General ledger", "Libro mayor". */
export function speaksOfBooks(lines: readonly TokenLine[]): boolean {
  return ofBooks.among(labelsWith(lines, ofBooks)).length > 0;
}

/** The labels about the bookings that may hold a phrase, folded: bookings pay for cards and loans on any account. */
function labelsWith(lines: readonly TokenLine[], finder: PhraseFinder): string {
  return labelsFound(lines, finder)
    .map((words) => words.join(' '))
    .join(' | ');
}

function labelsFound(lines: readonly TokenLine[], { mayBegin }: PhraseFinder): (readonly string[])[] {
  const labels: (readonly string[])[] = [];
  for (const tokens of lines) {
    if (beginsRow(tokens) || isNumberedRow(tokens)) continue;
    const { words } = tokens.line;
    const first = words.findIndex(({ text }) => mayBegin(text));
    if (first < 0) continue;
    for (const { from, to } of cellsOf(tokens.line)) {
      if (to <= first) continue;
      const texts = words.slice(from, to).map(({ text }) => text);
      if (texts.some((text) => text.endsWith('%'))) continue;
      if (first < from && !texts.some(mayBegin)) continue;
      const folded = foldedWords(texts);
      if (folded.filter((word) => !/^\d+$/.test(word)).length <= MAX_LABEL_WORDS) labels.push(folded);
    }
  }
  return labels;
}

/** "3  06 May 2026  Credit card payment  491.90": the number of a row before its day. */
function isNumberedRow(tokens: TokenLine): boolean {
  return tokens.dates[0]?.from === 1 && /^\d+$/.test(tokens.line.words[0]!.text) && holdsAmount(tokens);
}
