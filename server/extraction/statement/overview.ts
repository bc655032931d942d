/**
 * Tables of figures under names side by side. Of the holder's accounts with their balances ("Account, Opening balance,
 * Withdrawals, Deposits, Closing balance"), as credit unions print it before the lists: often the only place where those
 * balances stand. Of kinds of transactions with what came in and went out, summed up.
 */
import { foldedWords } from '../reading/fold.ts';
import { leadingLabel, leadingLabelOf } from '../reading/vocabulary.ts';
import { textOf } from '../layout/lines.ts';
import type { MoneyToken } from '../layout/money-token.ts';
import type { TokenLine } from '../layout/tokens.ts';
import { accountNumber } from './account-texts.ts';
import { FIGURE_LABELS, type Figure, type FigureLabel } from './figures.ts';

/** What such a table says of one account. */
export interface OverviewRow {
  /** The account's number as printed, blanks between its groups kept. */
  readonly number: string;
  readonly line: number;
  readonly figures: readonly Figure[];
}

/** Lines below its names within which such a table goes on from row to row. */
const ROW_REACH = 3;

/** Words of such names side by side, at most. */
const MAX_NAMES = 30;

/** What tables of figures say. */
export interface Overview {
  readonly rows: readonly OverviewRow[];
  /**
   * Money in and money out as the last line of a table of kinds sums them up ("Transaction type, Paid in, Paid out" over
   * "Total 8,289.19 1,697.77").
   */
  readonly sums: readonly Figure[];
}

export function findOverview(lines: readonly TokenLine[]): Overview {
  const rows: OverviewRow[] = [];
  const sums: Figure[] = [];
  lines.forEach((tokens, index) => {
    const names = namesOf(tokens);
    const has = (...labels: readonly FigureLabel[]): boolean =>
      labels.every((label) => names.includes(label));
    if (has('opening', 'closing')) rows.push(...rowsBelow(names, lines, index));
    else if (names.length === 2 && has('totalIn', 'totalOut')) sums.push(...sumBelow(names, lines, index));
  });
  return { rows, sums };
}

/** The names of figures side by side on a line that holds nothing but names. */
function namesOf({ line, monies, dates }: TokenLine): FigureLabel[] {
  const names: FigureLabel[] = [];
  if (monies.length > 0 || dates.length > 0 || line.words.length > MAX_NAMES) return names;
  // Blanks do not tell names apart: over narrow columns they stand close.
  const words = foldedWords(line.words.map(({ text }) => text));
  for (let at = 0; at < words.length;) {
    const found = leadingLabelOf(words, FIGURE_LABELS, at);
    if (found) names.push(found.label);
    at += found?.words ?? 1;
  }
  return names;
}

/** The total below kinds with an amount in each column. */
function sumBelow(names: readonly FigureLabel[], lines: readonly TokenLine[], index: number): Figure[] {
  for (let at = index + 1; at < lines.length; at += 1) {
    const { line, monies, dates } = lines[at]!;
    const amounts = monies.filter(({ strong }) => strong);
    if (line.flow !== lines[index]!.line.flow || dates.length > 0 || amounts.length !== names.length) break;
    if (leadingLabel(textOf(line.words.slice(0, amounts[0]!.from)), ['total']))
      return figuresOf(names, amounts, line.index);
  }
  return [];
}

function figuresOf(names: readonly FigureLabel[], amounts: readonly MoneyToken[], line: number): Figure[] {
  return names.map((label, column) => ({ line, amountLine: line, label, money: amounts[column]! }));
}

/** Rows with a number and an amount under each of the names. */
function rowsBelow(names: readonly FigureLabel[], lines: readonly TokenLine[], index: number): OverviewRow[] {
  const rows: OverviewRow[] = [];
  let last = index;
  for (let at = index + 1; at < lines.length && at - last <= ROW_REACH; at += 1) {
    const { line, monies, dates } = lines[at]!;
    if (line.flow !== lines[index]!.line.flow || dates.length > 0) break;
    const first = monies.find(({ strong }) => strong);
    const amounts = monies.filter(({ strong }) => strong);
    const number = first && numberBefore(lines[at]!, first.from);
    if (!number || amounts.length !== names.length) continue;
    last = at;
    rows.push({ number, line: line.index, figures: figuresOf(names, amounts, line.index) });
  }
  return rows;
}

/** The account number among the words before the first amount. */
function numberBefore({ line }: TokenLine, to: number): string | null {
  const words = line.words.slice(0, to);
  const start = words.findIndex(({ text }) => /\d/.test(text));
  return start < 0 ? null : accountNumber(words.slice(start));
}
