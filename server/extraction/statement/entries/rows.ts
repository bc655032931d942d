/**
 * The lines of a table, told apart: lines that carry a booking, lines that carry a balance or a total, lines of text.
 * What a column means is a candidate reading handed in from outside (`ColumnReading`), never decided here.
 */
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { RowLine } from '../../layout/row-line.ts';
import { bookingDates, type Shape } from '../../layout/shape.ts';
import { hasNoLetters } from '../../letters.ts';
import { labelsOf, type Section } from '../../reading/vocabulary.ts';
import { cellsOf } from '../facts/cells.ts';
import { isNotDone } from './not-done.ts';
import { chargesAtRate, isOnSlip, isPageNumber, statesTerms } from './other-figures.ts';
import { figuresOf, isFilled, type RowFigures } from './row-figures.ts';
import type { ColumnReading, MoneyRole, PlacedAmount, Row } from './row-kinds.ts';
import {
  beginsLikeBalance,
  goesOnBehindLabel,
  goesOnBehindTotal,
  isNameOfBalance,
  isNameOfTotal,
  wordingOf,
  type Wording,
} from './wording.ts';

/** What a line is under a reading of the columns; `title`: the sections this very line is the title of. */
export function classifyRow(
  row: RowLine,
  shape: Shape,
  reading: ColumnReading,
  title?: ReadonlySet<Section>,
): Row {
  if (title) return { kind: 'section', row, sections: title };
  const figures = figuresOf(row, shape, reading);
  const { stated } = figures;
  if (stated === null || isPageNumber(row, stated)) return { kind: 'text', row };
  if (statesTerms(row) || chargesAtRate(row, shape) || isNotDone(row, shape) || isOnSlip(row))
    return sumOfNothing(row);
  const figured: FiguredRow = { ...figures, stated, row, shape, ...reading, wording: wordingOf(row) };
  for (const kindOf of KINDS) {
    const kind = kindOf(figured);
    if (kind !== null) return kind;
  }
  return { kind: 'text', row };
}

/** A line with a figure, and all that tells what it is. */
interface FiguredRow extends RowFigures, ColumnReading {
  readonly stated: MoneyToken;
  readonly row: RowLine;
  readonly shape: Shape;
  readonly wording: Wording;
}

/** What a line with a figure may be: the first that knows it tells. What none knows is text. */
const KINDS: readonly ((figured: FiguredRow) => Row | null)[] = [
  payeeLikeLabel,
  otherBalance,
  namedBalance,
  balanceInCell,
  balanceOfDay,
  namedTotal,
  nameOfBalance,
  textThroughDates,
  booking,
  unnamedBalance,
];

/** Figures that neither book nor state anything of the account. */
function sumOfNothing(row: RowLine): Row {
  return { kind: 'total', row, which: null, amounts: [] };
}

/**
 * Where the reading says so, what begins like a label of a figure and goes on, or stands on a day between an amount and another balance,
 * is the text of a booking.
 */
function payeeLikeLabel(figured: FiguredRow): Row | null {
  const { labelled, row, amount, amounts, balance, wording } = figured;
  if (labelled !== true || !amount) return null;
  // "Expenses  412.75  1,641.50" below its day and the line that begins its text.
  const sumsSide = typeof wording.total === 'string' && balance === null && wording.balance === null;
  const isMoved = moves(amounts, balance);
  const onItsDay = isMoved && row.booking !== null;
  const below = !wording.leadsTotal && (sumsSide || isMoved);
  return onItsDay || below || goesOnBehindLabel(wording.words) ? booking(figured) : null;
}

/** "Average balance 1,309.59", between rows or below them, is no step of the running balance, nor a booking. */
function otherBalance({ row, wording }: FiguredRow): Row | null {
  return wording.otherBalance ? sumOfNothing(row) : null;
}

/** "Balance brought forward 5,143.45", unless a row with its own amount and balance only begins so. */
function namedBalance({ row, roles, amounts, amount, balance, stated, wording }: FiguredRow): Row | null {
  if (wording.balance === null || amounts.length > 2) return null;
  // "Collected previous balance" on a day, among the amounts, is what a card books of it.
  if (wording.led && row.booking !== null && balance === null && roles.includes('amount')) return null;
  // "Carried Forward Removals" with an amount that moves its balance is a payee; "Closing balance  784.33  0.00" sums both sides.
  const oneSided = amounts.length === 1 && amount?.role !== 'amount';
  if (oneSided && balance === null && isTransfer(row, roles, amount, wording)) return null;
  const dated = row.booking !== null && (wording.goesOn || oneSided);
  if ((wording.balance === 'either' || dated) && moves(amounts, balance)) return null;
  const carried = balance === null ? betweenSides(amounts) : null;
  // Beside a column of balances that is empty, both sides are carried over without what they began from.
  if (carried && roles.includes('balance')) return { kind: 'total', row, which: null, amounts };
  return { kind: 'balance', row, which: wording.balance, value: carried ?? stated };
}

/**
 * "Übertrag  763.00  04.04.": a word that may be of a balance carried over is a transfer on one side of the account, beside its
 * column of balances, where the row has a day of value.
 */
function isTransfer(
  { otherDate }: RowLine,
  roles: readonly MoneyRole[],
  amount: PlacedAmount | null,
  { words }: Wording,
): boolean {
  return otherDate !== null && words.length === 1 && roles.includes('balance') && amount?.named === true;
}

/**
 * The balance that a cell of a row without any amount names, whatever its other cells hold: "N/A  Balance brought
 * forward  0.00  0.00  5,143.45".
 */
function balanceInCell({ row, amounts, balance }: FiguredRow): Row | null {
  if (balance === null || amounts.some(({ money }) => money.units !== 0)) return null;
  for (const { text } of cellsOf(row.tokens.line)) {
    const known = labelsOf(text);
    if (known.has('opening') !== known.has('closing'))
      return { kind: 'balance', row, which: known.has('opening') ? 'opening' : 'closing', value: balance };
  }
  return null;
}

/** "Balance of the day 3,149.37" alone in the column of balances, by a name that elsewhere stands beside sums. */
function balanceOfDay({ row, amounts, balance, wording }: FiguredRow): Row | null {
  return balance !== null && amounts.length === 0 && beginsLikeBalance(wording.words) && wording.leadsTotal
    ? { kind: 'balance', row, which: 'either', value: balance }
    : null;
}

/**
 * "Total paid out 3,464.29": of the direction it sums, or of both. A dated line is one by its whole name, or where it fills both
 * directions, as no booking does; "Total debits Harrow Bakery" with an amount that moves its balance is a payee.
 */
function namedTotal({ row, amounts, balance, wording }: FiguredRow): Row | null {
  const { words, leadsTotal, total } = wording;
  if (total === undefined) return null;
  const isDated = row.booking !== null;
  if (isDated && moves(amounts, balance) && goesOnBehindTotal(words)) return null;
  const both = amounts.filter(({ money }) => money.units !== 0).length > 1;
  if (isDated && !both && !(leadsTotal && isNameOfTotal(words))) return null;
  return { kind: 'total', row, which: amounts.length > 1 ? null : total, amounts };
}

/**
 * "Balance 5,577.14" on a line of its own: what is there behind the booking above it, or on its day. So is what a cell names that of
 * the day where no column holds balances: "Daily balance  Balance of the day  Harrow Bank of Linden  5,577.14".
 */
function nameOfBalance({ row, roles, amounts, balance, stated, wording }: FiguredRow): Row | null {
  if (amounts.length !== 1 || balance !== null) return null;
  const inCell = (): boolean =>
    !roles.includes('balance') && cellsOf(row.tokens.line).some(({ text }) => labelsOf(text).has('dayEnd'));
  return isNameOfBalance(wording.words) || inCell()
    ? { kind: 'balance', row, which: 'either', value: stated }
    : null;
}

/** A note across the table, through the column of dates, unless its amount and balance stand in theirs behind what may be a day. */
function textThroughDates({ row, shape, amount, balance }: FiguredRow): Row | null {
  if (!amount || !row.prose) return null;
  const isRow = balance && isFilled(amount) && (beginsLikeDay(row) || standsBehindDates(row, shape));
  return isRow ? null : { kind: 'text', row };
}

function booking({ row, amount, balance, charges }: FiguredRow): Row | null {
  return amount && { kind: 'booking', row, amount, balance, charges };
}

/** Words of a line that a label of a balance begins, where nothing is booked. */
const MAX_BALANCE_WORDS = 6;

/** A balance without a booking, by words that say little or nothing of it. */
function unnamedBalance({ row, shape, roles, amounts, balance, wording }: FiguredRow): Row | null {
  if (balance === null) return null;
  // "Date | Balance" once or several times side by side: a figure below without a day is that of something else.
  const listsDays = roles.length === 1 && bookingDates(shape) !== null;
  const saysNothing = wording.words[0] === '' && row.booking === null && !listsDays;
  // "Final balance in your favour": a label of one word, and nothing booked.
  const leads = amounts.length === 0 && wording.words.length <= MAX_BALANCE_WORDS && wording.leadsBalance;
  const isDated = row.tokens.dates.length > 0 && beginsLikeBalance(wording.words);
  // "BALANCE" over "FORWARD" in a narrow column.
  const isName = row.booking === null && isNameOfBalance(wording.words);
  return saysNothing || leads || isDated || isName
    ? { kind: 'balance', row, which: 'either', value: balance }
    : null;
}

/**
 * Whether a line begins with a number that may be a day, alone or before the name of its month: with an amount and a balance
 * in their columns it is a row, though the day is written as nobody knows it ("02 Xyz 2026").
 */
function beginsLikeDay({ rest: [first, second] }: RowLine): boolean {
  const day = first && hasNoLetters(first.text) ? first : second;
  return day !== undefined && /^(?:0?[1-9]|[12]\d|3[01])[.,]?$/.test(day.text);
}

/** A text begins this far behind the left edge of the dates, which a few longer ones may reach into, in ems. */
const BEHIND_DATES_EM = 2;

/** Whether the text of a row begins behind where its date would, and not in its place. */
function standsBehindDates({ rest: [first] }: RowLine, shape: Shape): boolean {
  const column = bookingDates(shape)?.column;
  return first !== undefined && column !== undefined && first.x0 > column.x0 + BEHIND_DATES_EM * shape.size;
}

/**
 * What is carried over a page as the sums of both sides, that of the one with the balance they began from ("A reporter  2,551.98
 * 14,193.21"): the balance is the difference.
 */
function betweenSides(amounts: readonly PlacedAmount[]): MoneyToken | null {
  const side = (role: PlacedAmount['role']): MoneyToken | null =>
    amounts.find((one) => one.role === role && isFilled(one))?.money ?? null;
  const [paid, received] = [side('out'), side('in')];
  if (!paid || !received || paid.decimals !== received.decimals) return null;
  const units = received.units - paid.units;
  return { ...received, units: Math.abs(units), sign: 0, markDirection: units < 0 ? -1 : 1 };
}

/** Whether a row has one amount, and a balance behind it that is another: "saldo" may begin the text of a booking. */
function moves(amounts: readonly PlacedAmount[], balance: MoneyToken | null): boolean {
  const [only, more] = amounts.filter(({ money }) => money.units !== 0);
  return only !== undefined && !more && balance !== null && balance.units !== only.money.units;
}
