/**
 * Tables of figures under names side by side. Of the holder's accounts with their balances ("Account, Opening balance,
 * Withdrawals, Deposits, Closing balance"), as credit unions print it before the lists: often the only place where those
 * balances stand. Of kinds of transactions with what came in and went out, summed up.
 */
import { fold, foldedWords } from '../../reading/fold.ts';
import { leadingLabel, leadingLabelOf } from '../../reading/vocabulary.ts';
import { textOf } from '../../layout/lines/lines.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { Word } from '../../words/word.ts';
import { accountNumber } from './account-texts.ts';
import { FIGURE_LABELS, type FigureLabel } from './figure-labels.ts';
import type { Figure } from './figures.ts';

/** What such a table says of one account. */
export interface OverviewRow {
  /** The account's number as printed, blanks between its groups kept. */
  readonly number: string;
  /** Its name, folded. */
  readonly name: string;
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
      labels.every((label) => names.some((name) => name.label === label));
    if (has('opening', 'closing')) rows.push(...rowsBelow(names, lines, index));
    else if (names.length === 2 && has('totalIn', 'totalOut')) sums.push(...sumBelow(names, lines, index));
  });
  return { rows, sums };
}

/** The name of a column of figures, with where its first and its last word stand. */
interface Name {
  readonly label: FigureLabel;
  readonly x0: number;
  readonly x1: number;
}

/** The names of figures side by side on a line that holds nothing but names. */
function namesOf({ line, monies, dates }: TokenLine): Name[] {
  const names: Name[] = [];
  if (monies.length > 0 || dates.length > 0 || line.words.length > MAX_NAMES) return names;
  // Blanks do not tell names apart: over narrow columns they stand close.
  const words = line.words.flatMap(({ text, x0, x1 }) =>
    foldedWords([text]).flatMap((folded) => (folded === '' ? [] : [{ folded, x0, x1 }])),
  );
  const folded = words.map((word) => word.folded);
  for (let at = 0; at < words.length;) {
    const found = leadingLabelOf(folded, FIGURE_LABELS, at);
    const end = at + (found?.words ?? 1);
    if (found) names.push({ label: found.label, x0: words[at]!.x0, x1: words[end - 1]!.x1 });
    at = end;
  }
  return names;
}

/** The total below kinds with an amount in each column. */
function sumBelow(names: readonly Name[], lines: readonly TokenLine[], index: number): Figure[] {
  for (let at = index + 1; at < lines.length; at += 1) {
    const { line, monies, dates } = lines[at]!;
    const amounts = monies.filter(({ strong }) => strong);
    if (line.flow !== lines[index]!.line.flow || dates.length > 0 || amounts.length !== names.length) break;
    if (leadingLabel(textOf(line.words.slice(0, amounts[0]!.from)), ['total']))
      return figuresOf(names, amounts, line.index);
  }
  return [];
}

function figuresOf(names: readonly Name[], amounts: readonly MoneyToken[], line: number): Figure[] {
  return names.map(({ label }, column) => ({ line, amountLine: line, label, money: amounts[column]! }));
}

/** The amount of each name: in their order, or below it where a row holds more figures ("Dividends this year"). */
function amountsUnder(names: readonly Name[], amounts: readonly MoneyToken[]): readonly MoneyToken[] | null {
  if (amounts.length <= names.length) return amounts.length === names.length ? amounts : null;
  const under = names.map(({ x0, x1 }) => amounts.filter((money) => money.x0 < x1 && money.x1 > x0));
  const found = under.flat();
  return under.every(({ length }) => length === 1) && new Set(found).size === names.length ? found : null;
}

/** Rows with a number and an amount under each of the names. */
function rowsBelow(names: readonly Name[], lines: readonly TokenLine[], index: number): OverviewRow[] {
  const rows: OverviewRow[] = [];
  let last = index;
  for (let at = index + 1; at < lines.length && at - last <= ROW_REACH; at += 1) {
    const { line, monies, dates } = lines[at]!;
    if (line.flow !== lines[index]!.line.flow || dates.length > 0) break;
    const printed = monies.filter(({ strong }) => strong);
    const number = printed[0] && namedNumber(line.words.slice(0, printed[0].from));
    const amounts = number ? amountsUnder(names, printed) : null;
    if (!number || !amounts) continue;
    last = at;
    rows.push({ ...number, line: line.index, figures: figuresOf(names, amounts, line.index) });
  }
  return rows;
}

/** The account's number among words, with the name before it. */
export function namedNumber(
  words: readonly Word[],
): { readonly number: string; readonly name: string } | null {
  const start = words.findIndex(({ text }) => /\d/.test(text));
  const number = start < 0 ? null : accountNumber(words.slice(start));
  return number === null ? null : { number, name: fold(textOf(words.slice(0, start))) };
}
