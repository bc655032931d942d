/** Figures below their names that make a calculation of the account. */
import type { TokenLine } from '../../layout/tokens.ts';
import { leadingLabel } from '../../reading/vocabulary.ts';
import { cellsOf } from './cells.ts';

/** Where it begins, and what it comes to. */
const ENDS = ['opening', 'closing'] as const;

/** Signs between the figures of a calculation. */
const OPERATORS = /^[-\u2010-\u2015\u2212+=]$/;

/** "Opening balance  New credits  New debits  Closing balance" over "187.70 - 506.40 + 914.78 = 596.08": names over figures alone. */
export function isCalculation({ line }: TokenLine, { line: { words }, monies }: TokenLine): boolean {
  const names = cellsOf(line).map(({ text }) => leadingLabel(text, ENDS)?.label);
  if (!names.includes('opening') || !names.includes('closing')) return false;
  const strong = monies.filter((money) => money.strong);
  const isFigure = (at: number): boolean => strong.some(({ from, to }) => at >= from && at < to);
  return strong.length > 1 && words.every(({ text }, at) => isFigure(at) || OPERATORS.test(text));
}
