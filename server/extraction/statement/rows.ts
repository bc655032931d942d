/**
 * The lines of a table, told apart: lines that carry a booking, lines that carry a balance or a total, lines of text.
 * What a column means is a candidate reading handed in from outside (`roles`), never decided here.
 */
import { labelsOf, leadingLabel, type Section } from '../reading/vocabulary.ts';
import { fold } from '../reading/fold.ts';
import { remembered } from '../remembered.ts';
import { textOf } from '../layout/lines.ts';
import { cellsOf, cellsWithFigures, type Cell } from './cells.ts';
import { withoutDays } from './figures.ts';
import type { Column } from '../layout/columns.ts';
import type { Shape } from '../layout/shape.ts';
import type { RowLine } from '../layout/row-line.ts';
import type { MoneyToken } from '../layout/money-token.ts';
import type { TokenLine } from '../layout/tokens.ts';
import { beginsLikeBalance, isNameOfTotal, wordingOf, type Wording } from './wording.ts';

/** What an amount column means in one reading. */
export type MoneyRole = 'in' | 'out' | 'amount' | 'balance' | 'charge' | 'foreign';

/** An amount with the column it stands in. */
export interface PlacedAmount {
  readonly role: 'in' | 'out' | 'amount';
  readonly money: MoneyToken;
  /** A heading says what the column holds. */
  readonly named: boolean;
  /** Read as of one direction, though its heading is that of a column for both, or none. */
  readonly narrowed: boolean;
  /** Read as of one direction under a name of the other. */
  readonly opposed: boolean;
}

/** A fee or a tax in a column of its own, booked beside the amount of its row. */
export interface Charge {
  readonly money: MoneyToken;
  /** The name of its column, as printed. */
  readonly name: string;
}

export type Row =
  /** A line with the amount of a booking. */
  | {
      readonly kind: 'booking';
      readonly row: RowLine;
      readonly amount: PlacedAmount;
      readonly balance: MoneyToken | null;
      readonly charges: readonly Charge[];
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
  const charges: Charge[] = [];
  let balance: MoneyToken | null = null;
  row.monies.forEach((money, index) => {
    const role = roles[index];
    if (!money || role === undefined || role === 'foreign') return;
    if (role === 'balance') balance = money;
    else if (role === 'charge') {
      if (money.units !== 0) charges.push({ money, name: shape.monies[index]!.heading ?? '' });
    } else amounts.push({ role, money, ...namesOf(shape.monies[index]!, role) });
  });
  // A row of nothing but its charge books that.
  if (charges.length > 0 && amounts.every(({ money }) => money.units === 0))
    amounts.splice(0, Infinity, {
      role: 'out',
      money: charges.shift()!.money,
      named: true,
      narrowed: false,
      opposed: false,
    });
  const amount = bookedAmount(amounts);
  const side = amount ?? amounts[0];
  const value: MoneyToken | null = balance ?? (side ? sided(side, roles) : null);
  if (value === null) return { kind: 'text', row };
  if (isPageNumber(row, value)) return { kind: 'text', row };
  const wording = wordingOf(row);
  // "Average balance 1,309.59", between rows or below them, is no step of the running balance, nor a booking.
  if (wording.otherBalance && row.booking === null) return { kind: 'total', row, which: null, amounts: [] };
  // "Collected previous balance" on a day, among the amounts, is what a card books of it.
  const booked = wording.led && row.booking !== null && balance === null && roles.includes('amount');
  if (amounts.length <= 2 && wording.balance !== null && !booked)
    return { kind: 'balance', row, which: wording.balance, value };
  const inCell =
    balance !== null && amounts.every(({ money }) => money.units === 0) ? balanceInCell(row) : null;
  if (inCell !== null) return { kind: 'balance', row, which: inCell, value };
  // "Balance of the day 3,149.37" alone in the column of balances, by a name that elsewhere stands beside sums.
  if (balance !== null && amounts.length === 0 && beginsLikeBalance(wording.words) && wording.leadsTotal)
    return { kind: 'balance', row, which: 'either', value: balance };
  const total = totalOf(wording, row, amounts);
  if (total !== undefined) return { kind: 'total', row, which: total, amounts };
  if (amount && row.prose) return { kind: 'text', row };
  if (amount) return { kind: 'booking', row, amount, balance, charges };
  if (
    balance !== null &&
    ((wording.words[0] === '' && row.booking === null) ||
      (row.tokens.dates.length > 0 && beginsLikeBalance(wording.words)) ||
      // "BALANCE" over "FORWARD" in a narrow column.
      (row.booking === null && wording.words.length === 1 && beginsLikeBalance(wording.words)))
  )
    return { kind: 'balance', row, which: 'either', value: balance };
  return { kind: 'text', row };
}

/**
 * The balance that a cell of a row without any amount names, whatever its other cells hold: "N/A  Balance brought
 * forward  0.00  0.00  5,143.45".
 */
function balanceInCell({ tokens }: RowLine): 'opening' | 'closing' | null {
  for (const { text } of cellsOf(tokens.line)) {
    const known = labelsOf(text);
    if (known.has('opening') !== known.has('closing')) return known.has('opening') ? 'opening' : 'closing';
  }
  return null;
}

type Names = Pick<PlacedAmount, 'named' | 'narrowed' | 'opposed'>;

function namesOf({ roles }: Column, role: PlacedAmount['role']): Names {
  const other = ({ in: 'out', out: 'in', amount: null } as const)[role];
  return {
    named: roles.size > 0,
    narrowed: !roles.has(role) && (roles.size === 0 || roles.has('amount')),
    opposed: other !== null && !roles.has(role) && roles.has(other),
  };
}

/** A balance in the columns of bookings is overdrawn where it stands among the debits and nothing else tells its sign. */
function sided({ role, money, named }: PlacedAmount, roles: readonly MoneyRole[]): MoneyToken {
  if (!named || role === 'amount' || money.sign !== 0 || money.markDirection !== 0) return money;
  const twoSides = roles.includes('in') && roles.includes('out') && !roles.includes('balance');
  return twoSides ? { ...money, markDirection: role === 'out' ? -1 : 1 } : money;
}

/**
 * A figure beside its label between the rows of a table ("Closing balance 1,204.10" set apart from the columns): nothing
 * of a booking's text.
 */
export const isFigureLine = remembered(({ tokens, booking, monies }: RowLine): boolean => {
  if (booking !== null) return false;
  if (labelledFigures(tokens) >= SUMMARY_LABELS) return true;
  if (monies.some((money) => money !== null)) return false;
  const figure = tokens.monies.find((money) => money.strong);
  if (!figure || figure.to < tokens.line.words.length - 1) return false;
  return isFigureLabel(textOf(tokens.line.words.slice(0, figure.from)));
});

/** Different labels of a line with a figure behind each: "Opening balance 1,204.10  Total debits 310.00". */
function labelledFigures(tokens: TokenLine): number {
  const strong = tokens.monies.filter((money) => money.strong);
  if (strong.length < SUMMARY_LABELS || strong[0]!.from === 0) return 0;
  const labels = cellsWithFigures(tokens).flatMap(({ from, to, text }, index, cells) => {
    const next = cells[index + 1];
    const ends = next && strong.some((money) => money.from === next.from) ? next.to : to;
    if (!strong.some((money) => money.from >= from && money.to <= ends)) return [];
    const found = leadingLabel(text, ['opening', 'closing', 'totalIn', 'totalOut']);
    return found ? [found.label] : [];
  });
  return new Set(labels).size;
}

function isFigureLabel(printed: string): boolean {
  const text = withoutDays(printed);
  const found = leadingLabel(text, ['opening', 'closing', 'totalIn', 'totalOut']);
  if (found === null) return false;
  const words = fold(text).split(' ').length;
  // "Slutsaldo": one word says it where it is joined of two, and nothing else stands there.
  if (found.words === 1) return words === 1 && text.length >= JOINED_LABEL;
  return found.words * 2 >= words;
}

/** Letters of a label joined of two words ("Endsaldo"), at least. */
const JOINED_LABEL = 8;

/** The same in two lines: "New balance on" over "09.01.2025 1,593.15", where the lower one stands in no column either. */
export function isFigureInTwoLines(upper: RowLine | undefined, lower: RowLine | undefined): boolean {
  if (!upper || !lower || upper.tokens.line.flow !== lower.tokens.line.flow) return false;
  if ([...upper.monies, ...lower.monies].some((money) => money !== null)) return false;
  if (upper.booking !== null || lower.booking !== null || upper.tokens.monies.length > 0) return false;
  const { tokens } = lower;
  if (!tokens.monies.some((money) => money.strong)) return false;
  const named = new Set(
    [...tokens.dates, ...tokens.monies].flatMap(({ from, to }) => tokens.line.words.slice(from, to)),
  );
  const bare = tokens.line.words.every((word) => named.has(word) || !/\p{L}{3}/u.test(word.text));
  return bare && isFigureLabel(textOf(upper.tokens.line.words));
}

/** Labels of figures in one line, from which it heads a summary. */
const SUMMARY_LABELS = 2;

/**
 * A line of labels ("Opening balance  Debits  Credits  Closing balance"), and the figures under it, where the labels take
 * one line or two, with whatever other cells hold beside them ("Savings account" under "Kind of account"): no rows.
 * `above` are the lines above, the nearest first.
 */
export function isSummaryLine(row: RowLine, above: readonly (RowLine | undefined)[]): boolean {
  if (summaryLabels(row).length >= SUMMARY_LABELS) return true;
  const [over] = above;
  if (over && summaryLabels(over).length > 0 && isFigurePerName(row, over)) return true;
  if (row.booking !== null) return false;
  for (const upper of above.slice(0, LABEL_LINES)) {
    if (!upper || upper.tokens.line.flow !== row.tokens.line.flow) return false;
    const labels = summaryLabels(upper);
    if (labels.length >= SUMMARY_LABELS) return row.tokens.monies.length >= 2 && standsUnder(row, labels);
    // "Branch  Account number  New balance": one figure beside what names the account.
    if (labels.length === 1 && namesAccount(upper)) return isOnlyFigureUnder(row, labels[0]!);
    if (upper.booking !== null || upper.tokens.monies.length > 0) return false;
  }
  return false;
}

/** Names of a summary that has one label the lexicon knows. */
const SUMMARY_NAMES = 3;

/** Whether a line holds a number or a day for each of the names above, and does not begin with a day: no row of a list. */
function isFigurePerName({ tokens }: RowLine, names: RowLine): boolean {
  const { line, dates, monies } = tokens;
  if (monies.length === 0 || dates[0]?.from === 0 || line.flow !== names.tokens.line.flow) return false;
  if (line.words.some((word) => /\p{L}{3}/u.test(word.text))) return false;
  const cells = cellsOf(names.tokens.line).length;
  return cells >= SUMMARY_NAMES && cellsOf(line).length === cells;
}

/** Lines that the labels of a summary take. */
const LABEL_LINES = 2;

function isOnlyFigureUnder({ tokens }: RowLine, label: Cell): boolean {
  const [figure, more] = tokens.monies.filter((money) => money.strong);
  return figure !== undefined && more === undefined && figure.x1 > label.x0;
}

function standsUnder({ tokens }: RowLine, labels: readonly Cell[]): boolean {
  if (!tokens.line.words.some((word) => /\p{L}{3}/u.test(word.text))) return true;
  const strong = tokens.monies.filter((money) => money.strong);
  return strong.length === labels.length && strong.every((money, index) => money.x1 > labels[index]!.x0);
}

/** Whether a line has a cell that announces the account's number. */
function namesAccount({ tokens }: RowLine): boolean {
  return cellsOf(tokens.line).some((cell) => labelsOf(cell.text).has('accountNumber'));
}

/** The labels of figures on a line that holds none itself. */
const summaryLabels = remembered(({ tokens, booking }: RowLine): readonly Cell[] => {
  if (booking !== null || tokens.monies.some((money) => money.strong)) return [];
  return cellsOf(tokens.line).filter(
    (cell) => leadingLabel(cell.text, ['opening', 'closing', 'totalIn', 'totalOut']) !== null,
  );
});

/** Words beside the numbers of a page: "Page 2", "- 2 -", "Page 2 of 3". */
const MAX_PAGE_WORDS = 2;

/** Whether a line states the number of its page, where that happens to stand below a column of whole amounts. */
function isPageNumber({ tokens, booking, rest }: RowLine, money: MoneyToken): boolean {
  if (booking !== null || money.strong || money.decimals > 0) return false;
  const { words, page } = tokens.line;
  const numbers = words.flatMap(({ text }) => (/^\d+$/.test(text) ? [Number(text)] : []));
  const [first, last = first] = numbers;
  return (
    first === page &&
    last! >= page &&
    numbers.length <= 2 &&
    money.units === last &&
    words.length - numbers.length <= MAX_PAGE_WORDS &&
    words.length === rest.length + 1
  );
}

/**
 * Undefined where the line is no total; else the direction it sums, or null for both. A dated line is one by its whole name,
 * or where it fills both directions, as no booking does.
 */
function totalOf(
  { words, leadsTotal, total }: Wording,
  row: RowLine,
  amounts: readonly PlacedAmount[],
): 'in' | 'out' | null | undefined {
  const both = amounts.filter(({ money }) => money.units !== 0).length > 1;
  if (total === undefined || (row.booking !== null && !both && !(leadsTotal && isNameOfTotal(words))))
    return undefined;
  return amounts.length > 1 ? null : total;
}

/** The booked amount among in, out and amount cells: a column filled with zeros does not count. */
function bookedAmount(amounts: readonly PlacedAmount[]): PlacedAmount | null {
  const filled = amounts.filter(({ money }) => money.units !== 0);
  if (filled.length === 1) return filled[0]!;
  if (filled.length === 0) return amounts[0] ?? null;
  // A figure in both directions at once is no booking of ours to guess.
  return filled.find(({ role }) => role === 'amount') ?? null;
}
