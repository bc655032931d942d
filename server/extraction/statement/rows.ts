/**
 * The lines of a table, told apart: lines that carry a booking, lines that carry a balance or a total, lines of text.
 * What a column means is a candidate reading handed in from outside (`roles`), never decided here.
 */
import { columnRoles, labelsOf, leadingLabel, type Section } from '../reading/vocabulary.ts';
import { fold } from '../reading/fold.ts';
import { textOf } from '../layout/lines.ts';
import { cellsOf } from './cells.ts';
import type { Shape } from '../layout/shape.ts';
import type { RowLine } from '../layout/row-line.ts';
import type { MoneyToken } from '../layout/tokens.ts';
import type { Word } from '../words/word.ts';

/** What an amount column means in one reading. */
export type MoneyRole = 'in' | 'out' | 'amount' | 'balance' | 'foreign';

/** An amount with the column it stands in. */
export interface PlacedAmount {
  readonly role: 'in' | 'out' | 'amount';
  readonly money: MoneyToken;
  /** A heading says what the column holds. */
  readonly named: boolean;
}

export type Row =
  /** A line with the amount of a booking. */
  | {
      readonly kind: 'booking';
      readonly row: RowLine;
      readonly amount: PlacedAmount;
      readonly balance: MoneyToken | null;
    }
  /** "Balance brought forward 5,143.45". */
  | {
      readonly kind: 'balance';
      readonly row: RowLine;
      readonly which: 'opening' | 'closing' | 'either';
      readonly value: MoneyToken;
    }
  /** "Total paid out 3,464.29": sums, no booking. */
  | {
      readonly kind: 'total';
      readonly row: RowLine;
      readonly which: 'in' | 'out' | null;
      readonly amounts: readonly PlacedAmount[];
    }
  /** The heading of a list ("Deposits and other credits"). */
  | { readonly kind: 'section'; readonly row: RowLine; readonly sections: ReadonlySet<Section> }
  /** Anything else: description, day headings, page furniture. */
  | { readonly kind: 'text'; readonly row: RowLine };

/** `title`: the sections this very line is the title of. */
export function classifyRow(
  row: RowLine,
  roles: readonly MoneyRole[],
  shape: Shape,
  title?: ReadonlySet<Section>,
): Row {
  if (title) return { kind: 'section', row, sections: title };
  const amounts: PlacedAmount[] = [];
  let balance: MoneyToken | null = null;
  row.monies.forEach((money, index) => {
    const role = roles[index];
    if (!money || role === undefined || role === 'foreign') return;
    if (role === 'balance') balance = money;
    else amounts.push({ role, money, named: shape.monies[index]!.roles.size > 0 });
  });
  const text = textOfRow(row);
  const value: MoneyToken | null = balance ?? amounts[0]?.money ?? null;
  if (value !== null && amounts.length <= 2) {
    const label = balanceLabel(text);
    if (label !== null) return { kind: 'balance', row, which: label, value };
  }
  // "Balance of the day 3,149.37" alone in the column of balances, by a name that elsewhere stands beside sums.
  if (balance !== null && amounts.length === 0 && beginsLikeBalance(text) && leadingLabel(text, ['total']))
    return { kind: 'balance', row, which: 'either', value: balance };
  if (value !== null) {
    const total = totalLabel(text, row, amounts.length);
    if (total !== undefined) return { kind: 'total', row, which: total, amounts };
  }
  const amount = bookedAmount(amounts);
  if (amount && row.prose) return { kind: 'text', row };
  if (amount) return { kind: 'booking', row, amount, balance };
  if (
    balance !== null &&
    ((fold(text) === '' && row.booking === null) || (row.tokens.dates.length > 0 && beginsLikeBalance(text)))
  )
    return { kind: 'balance', row, which: 'either', value: balance };
  return { kind: 'text', row };
}

/** Texts by row: every competing reading of the columns asks for the same ones. */
const texts = new WeakMap<RowLine, string>();

function textOfRow(row: RowLine): string {
  let text = texts.get(row);
  if (text === undefined) {
    text = textOf(withoutDates(row));
    texts.set(row, text);
  }
  return text;
}

/** Words that are neither placed nor part of a date that stands in no column of dates. */
function withoutDates({ rest, tokens }: RowLine): readonly Word[] {
  if (tokens.dates.length === 0) return rest;
  const dated = new Set(tokens.dates.flatMap(({ from, to }) => tokens.line.words.slice(from, to)));
  return dated.size === 0 ? rest : rest.filter((word) => !dated.has(word));
}

/** Words that may stand before a label: "2025 OPENING BALANCE", "Statement opening balance". */
const MAX_LEAD_WORDS = 2;

/** Whether a line's text says that its figure is the balance at the start or the end. */
function balanceLabel(text: string): 'opening' | 'closing' | null {
  const all = fold(text).split(' ');
  for (let lead = 0; lead <= Math.min(MAX_LEAD_WORDS, all.length - 1); lead += 1) {
    const words = all.slice(lead);
    const found = leadingLabel(words.join(' '), ['opening', 'closing']);
    if (!found) continue;
    // Behind words of its own a label is the rest of the line.
    if (lead > 0 && found.words < Math.max(2, words.length - 1) && !/^\d+$/.test(all[lead - 1]!)) continue;
    // A booking may begin like a label ("Opening balance transfer fee"): a label fills most of its line.
    // One common word ("Report", "Übertrag") is a label only where it is nearly all there is.
    if (found.words === 1 && words.length > 2) return null;
    if (found.words * 2 < words.length && words.length - found.words > 4) return null;
    return found.label === 'opening' ? 'opening' : 'closing';
  }
  return null;
}

/**
 * Whether a text begins with a word for balance without being a known label ("Kontostand am 31.12.", "Saldo al ...").
 * Counts only at the ends of an account, where a balance stands and a booking hardly reads so.
 */
export function beginsLikeBalance(text: string): boolean {
  const words = fold(text).split(' ');
  const letters = words.filter((word) => /^\p{L}/u.test(word));
  return letters.length <= 6 && columnRoles(words[0]!).has('balance');
}

/**
 * A figure beside its label between the rows of a table ("Closing balance 1,204.10" set apart from the columns): nothing
 * of a booking's text.
 */
export function isFigureLine({ tokens, booking, monies }: RowLine): boolean {
  if (booking !== null || monies.some((money) => money !== null)) return false;
  const figure = tokens.monies.find((money) => money.strong);
  if (!figure || figure.to < tokens.line.words.length - 1) return false;
  const text = textOf(tokens.line.words.slice(0, figure.from));
  const found = leadingLabel(text, ['opening', 'closing', 'totalIn', 'totalOut']);
  return found !== null && found.words > 1 && found.words * 2 >= fold(text).split(' ').length;
}

/** Labels of figures in one line, from which it heads a summary. */
const SUMMARY_LABELS = 2;

/** A line of labels ("Opening balance  Debits  Credits  Closing balance"), and the figures under it: no rows. */
export function isSummaryLine(row: RowLine, above: RowLine | undefined): boolean {
  const { line, monies } = row.tokens;
  if (headsSummary(row)) return true;
  if (!above || above.tokens.line.flow !== line.flow || row.booking !== null || monies.length < 2)
    return false;
  if (line.words.some((word) => /\p{L}{3}/u.test(word.text))) return false;
  return headsSummary(above);
}

function headsSummary({ tokens, booking }: RowLine): boolean {
  if (booking !== null || tokens.monies.some((money) => money.strong)) return false;
  const labels = cellsOf(tokens.line).filter(
    (cell) => leadingLabel(cell.text, ['opening', 'closing', 'totalIn', 'totalOut']) !== null,
  );
  return labels.length >= SUMMARY_LABELS;
}

/** Undefined where the line is no total; else the direction it sums, or null for both. */
function totalLabel(text: string, row: RowLine, amounts: number): 'in' | 'out' | null | undefined {
  const words = fold(text).split(' ');
  const exact = labelsOf(text);
  const general = leadingLabel(text, ['total']);
  const sumsIn = leadingLabel(text, ['totalIn']);
  const sumsOut = leadingLabel(text, ['totalOut']);
  const says = general !== null || exact.has('totalIn') || exact.has('totalOut');
  if (!says || (row.booking !== null && general === null)) return undefined;
  if (row.booking !== null && words.length > 4) return undefined;
  if (amounts > 1) return null;
  if (sumsIn && (!sumsOut || sumsIn.words > sumsOut.words)) return 'in';
  if (sumsOut) return 'out';
  return null;
}

/** The booked amount among in, out and amount cells: a column filled with zeros does not count. */
function bookedAmount(amounts: readonly PlacedAmount[]): PlacedAmount | null {
  const filled = amounts.filter(({ money }) => money.units !== 0);
  if (filled.length === 1) return filled[0]!;
  if (filled.length === 0) return amounts[0] ?? null;
  // A figure in both directions at once is no booking of ours to guess.
  return filled.find(({ role }) => role === 'amount') ?? null;
}
