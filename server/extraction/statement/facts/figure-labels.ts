/** Labels of printed balances and totals: in two lines, with a day, of two meanings. */
import { findDate } from '../../reading/date-words.ts';
import { fold } from '../../reading/fold.ts';
import { saysBought, saysSold } from '../../reading/funds.ts';
import { columnRoles, labelsOf, leadingLabel, monthOf, type Label } from '../../reading/vocabulary.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { cellsOf, foldedPrefix, type Cell } from './cells.ts';

export type FigureLabel = 'opening' | 'closing' | 'totalIn' | 'totalOut';

/** A label of money in or of money out, not of a balance. */
export function isSum(label: FigureLabel): boolean {
  return label === 'totalIn' || label === 'totalOut';
}

export const FIGURE_LABELS: readonly FigureLabel[] = ['opening', 'closing', 'totalIn', 'totalOut'];

/** "Total fees charged in 2026", "Total interest earned 2025": of the year so far, whatever the statement is about. */
const OF_A_YEAR = /\p{L} 20\d{2}$/u;

/** Whether folded words that name a sum end in a year without a month before it. */
export function isOfYear(folded: string): boolean {
  return OF_A_YEAR.test(folded) && monthOf(folded.split(' ').at(-2)!) === null;
}

/** Whether the words of a cell's label are another label, too. */
export function isAlso(label: Label, { line }: TokenLine, cell: Cell, words: number): boolean {
  const own = line.words.slice(cell.from, cell.to);
  return labelsOf(textOf(own.slice(0, foldedPrefix(own, words)))).has(label);
}

/**
 * Of a label for what is owed and for all debits ("toplam borç"), the latter where the label of all credits stands beside it; "Purchases"
 * of a fund's shares are money in.
 */
export function meant(
  { label, words }: { label: FigureLabel; words: number },
  tokens: TokenLine,
  cell: Cell,
  ...near: readonly (TokenLine | undefined)[]
): FigureLabel {
  if (label === 'totalOut' && isBought(cell, near)) return 'totalIn';
  if (label !== 'closing') return label;
  if (!isAlso('totalOut', tokens, cell, words)) return label;
  const beside = [tokens.line, ...near.flatMap((other) => other?.line ?? [])].flatMap(cellsOf);
  return beside.some(({ text }) => leadingLabel(text, ['totalIn']) !== null) ? 'totalOut' : label;
}

/**
 * "Purchases  62,911.42" of shares beside what was given back of them ("Redemptions  (48,000.00)"): money that came into a fund. Where
 * those are no minus, shares were bought from the account's money.
 */
function isBought(cell: Cell, near: readonly (TokenLine | undefined)[]): boolean {
  if (!saysBought(cell.text)) return false;
  return near.some(
    (other) =>
      other !== undefined &&
      saysSold(textOf(other.line.words)) &&
      other.monies.some(({ strong, sign }) => strong && sign < 0),
  );
}

/** A label without the day it is for: "old balance as of" of "old balance as of 06.04.2024". */
export function withoutDays(text: string): string {
  const words = text.split(' ');
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const day = findDate(words, at, () => true);
    if (day === null) kept.push(words[at]!);
    else at += day.words - 1;
  }
  return kept.join(' ');
}

/** Lines of one label stand closer than this. */
const LABEL_PITCH_EM = 1.8;

/** "Opening" over "Balance": a label that begins on the line above, and is nothing but both lines. */
export function labelInTwoLines(
  cell: Cell,
  tokens: TokenLine,
  above: TokenLine | undefined,
): { label: FigureLabel; words: number } | null {
  if (above === undefined || above.monies.length > 0) return null;
  const upper = cellAligned(cell, tokens, above);
  if (!upper) return null;
  const labels = labelsOf(`${upper.text} ${cell.text}`);
  const label = FIGURE_LABELS.find((one) => labels.has(one));
  // "Opening" over the middle of "balance ($)" says it all, and has its figure.
  if (Math.abs(upper.x0 - cell.x0) > 1 && leadingLabel(upper.text, FIGURE_LABELS)?.label === label)
    return null;
  return label ? { label, words: fold(cell.text).split(' ').length } : null;
}

/** What stands right below or above a cell, where a label may go on or begin. */
export function cellAligned(
  cell: Cell,
  { line }: Pick<TokenLine, 'line'>,
  other: TokenLine | undefined,
): Cell | null {
  if (!other || other.line.flow !== line.flow) return null;
  if (Math.abs(other.line.baseline - line.baseline) > LABEL_PITCH_EM * line.size) return null;
  const cells = cellsOf(other.line);
  const near = (one: number, two: number): boolean => Math.abs(one - two) < line.size / 2;
  return (
    cells.find(({ x0 }) => near(x0, cell.x0)) ??
    cells.find(({ x0, x1 }) => near(x1, cell.x1) || near(x0 + x1, cell.x0 + cell.x1)) ??
    null
  );
}

/** Words of a balance with its day, at most. */
const MAX_DATED_LABEL_WORDS = 7;
/** What "Saldo de investimentos em 31/03" is called: no balance of the account. */
const NO_ENDS = ['otherBalance', 'total'] as const;

/**
 * "Balance on 31 January", "Saldo al 31/12", the day on the label's second line where it has two: a balance with its day;
 * of two, the earlier is where the account starts.
 */
export function datedBalance(
  cell: Cell,
  lookBelow: () => Cell | null,
): { label: FigureLabel; words: number } | null {
  const end = cell.text.indexOf(' ');
  if (!columnRoles(end < 0 ? cell.text : cell.text.slice(0, end)).has('balance')) return null;
  const own = cell.text.split(' ');
  if (own.length > MAX_DATED_LABEL_WORDS || leadingLabel(cell.text, NO_ENDS) !== null) return null;
  const dated = (words: readonly string[]): boolean =>
    words.some((_, at) => findDate(words, at, () => true) !== null);
  const below = lookBelow();
  const day = below === null ? null : findDate(below.text.split(' '), 0, () => true);
  const wrapped = day !== null && day.words === below!.text.split(' ').length;
  return dated(own) || wrapped ? { label: 'closing', words: fold(cell.text).split(' ').length } : null;
}
