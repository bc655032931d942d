/**
 * The lines of a table, told apart: lines that carry a booking, lines that carry a balance or a total, lines of text.
 * What a column means is a candidate reading handed in from outside (`roles`), never decided here.
 */
import { hasNoLetters } from '../../letters.ts';
import { loneSign } from '../../reading/numbers.ts';
import { labelsOf, markDirection, type Section } from '../../reading/vocabulary.ts';
import { cellsOf } from '../facts/cells.ts';
import { edgeOf, type Column } from '../../layout/columns/columns.ts';
import { bookingDates, type Shape } from '../../layout/shape.ts';
import type { RowLine } from '../../layout/row-line.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import { isNotDone } from './not-done.ts';
import { isPageNumber, statesTerms } from './other-figures.ts';
import type { Charge, MoneyRole, PlacedAmount, Row } from './row-kinds.ts';
import {
  beginsLikeBalance,
  goesOnBehindLabel,
  goesOnBehindTotal,
  isNameOfBalance,
  isNameOfTotal,
  wordingOf,
  type Wording,
} from './wording.ts';

/** Words of a line that a label of a balance begins, where nothing is booked. */
const MAX_BALANCE_WORDS = 6;

/**
 * `title`: the sections this very line is the title of; `labelled`: what begins like a label of a figure and goes on, or stands on a
 * day between an amount and another balance, is the text of a booking.
 */
export function classifyRow(
  row: RowLine,
  roles: readonly MoneyRole[],
  shape: Shape,
  title?: ReadonlySet<Section>,
  labelled = false,
): Row {
  if (title) return { kind: 'section', row, sections: title };
  const amounts: PlacedAmount[] = [];
  const charges: Charge[] = [];
  const alone: MoneyToken[] = [];
  let balance: MoneyToken | null = null;
  row.monies.forEach((money, index) => {
    const role = roles[index];
    if (!money || role === undefined || role === 'foreign') return;
    if (role === 'balance') balance = money;
    else if (role === 'charge') {
      if (money.units !== 0) charges.push({ money, name: shape.monies[index]!.heading ?? '' });
    } else if (role === 'alone') {
      if (money.units !== 0) alone.push(money);
    } else amounts.push({ role, money, ...namesOf(shape.monies[index]!, role) });
  });
  // A row of nothing but its charge books that.
  const only = amounts.some(({ money }) => money.units !== 0)
    ? undefined
    : (charges.shift()?.money ?? alone[0]);
  if (only)
    amounts.splice(0, Infinity, {
      role: 'out',
      money: only,
      named: true,
      narrowed: false,
      opposed: false,
    });
  const amount = bookedAmount(amounts);
  const side = amount ?? amounts[0];
  const value: MoneyToken | null = balance ?? (side ? sided(side, row, roles, shape) : null);
  if (value === null) return { kind: 'text', row };
  if (isPageNumber(row, value)) return { kind: 'text', row };
  if (statesTerms(row) || isNotDone(row, shape)) return { kind: 'total', row, which: null, amounts: [] };
  const wording = wordingOf(row);
  const isMoved = row.booking !== null && moves(amounts, balance);
  // "Expenses  412.75  1,641.50" below its day and the line that begins its text.
  const sumsSide = typeof wording.total === 'string' && balance === null && wording.balance === null;
  const isMovedBelow = !wording.leadsTotal && (sumsSide || moves(amounts, balance));
  if (labelled && amount && (isMoved || isMovedBelow || goesOnBehindLabel(wording.words)))
    return { kind: 'booking', row, amount, balance, charges };
  // "Average balance 1,309.59", between rows or below them, is no step of the running balance, nor a booking.
  if (wording.otherBalance) return { kind: 'total', row, which: null, amounts: [] };
  // "Collected previous balance" on a day, among the amounts, is what a card books of it.
  const collected = wording.led && row.booking !== null && balance === null && roles.includes('amount');
  // "Carried Forward Removals" with an amount that moves its balance is a payee; "Closing balance  784.33  0.00" sums both sides.
  const oneSided = amounts.length === 1 && amount?.role !== 'amount';
  const dated = row.booking !== null && (wording.goesOn || oneSided);
  const named = wording.balance === 'either' || dated;
  const booked = collected || (named && moves(amounts, balance));
  if (amounts.length <= 2 && wording.balance !== null && !booked) {
    const carried = balance === null ? betweenSides(amounts) : null;
    // Beside a column of balances that is empty, both sides are carried over without what they began from.
    if (carried && roles.includes('balance')) return { kind: 'total', row, which: null, amounts };
    return { kind: 'balance', row, which: wording.balance, value: carried ?? value };
  }
  const inCell =
    balance !== null && amounts.every(({ money }) => money.units === 0) ? balanceInCell(row) : null;
  if (inCell !== null) return { kind: 'balance', row, which: inCell, value };
  // "Balance of the day 3,149.37" alone in the column of balances, by a name that elsewhere stands beside sums.
  if (balance !== null && amounts.length === 0 && beginsLikeBalance(wording.words) && wording.leadsTotal)
    return { kind: 'balance', row, which: 'either', value: balance };
  // So is "Total debits Harrow Bakery".
  const total = isMoved && goesOnBehindTotal(wording.words) ? undefined : totalOf(wording, row, amounts);
  if (total !== undefined) return { kind: 'total', row, which: total, amounts };
  // "Balance 5,577.14" on a line of its own: what is there behind the booking above it, or on its day.
  if (amounts.length === 1 && balance === null && isNameOfBalance(wording.words))
    return { kind: 'balance', row, which: 'either', value };
  if (
    amount &&
    row.prose &&
    !(balance && isFilled(amount) && (beginsLikeDay(row) || standsBehindDates(row, shape)))
  )
    return { kind: 'text', row };
  if (amount) return { kind: 'booking', row, amount, balance, charges };
  // "Date | Balance" once or several times side by side: a figure below without a day is that of something else.
  const listsDays = roles.length === 1 && bookingDates(shape) !== null;
  if (
    balance !== null &&
    ((wording.words[0] === '' && row.booking === null && !listsDays) ||
      // "Final balance in your favour": a label of one word, and nothing booked.
      (amounts.length === 0 && wording.words.length <= MAX_BALANCE_WORDS && wording.leadsBalance) ||
      (row.tokens.dates.length > 0 && beginsLikeBalance(wording.words)) ||
      // "BALANCE" over "FORWARD" in a narrow column.
      (row.booking === null && isNameOfBalance(wording.words)))
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

/**
 * Whether a line begins with a number that may be a day, alone or before the name of its month: with an amount and a balance
 * in their columns it is a row, though the day is written as nobody knows it ("02 Xyz 2026").
 */
function beginsLikeDay({ rest: [first, second] }: RowLine): boolean {
  const day = first && hasNoLetters(first.text) ? first : second;
  return day !== undefined && /^(?:0?[1-9]|[12]\d|3[01])[.,]?$/.test(day.text);
}

/** A figure in a column that its name says to hold amounts. */
function isFilled({ money, named }: PlacedAmount): boolean {
  return named && money.strong && money.units !== 0;
}

/** A text begins this far behind the left edge of the dates, which a few longer ones may reach into, in ems. */
const BEHIND_DATES_EM = 2;

/** Whether the text of a row begins behind where its date would, and not in its place. */
function standsBehindDates({ rest: [first] }: RowLine, shape: Shape): boolean {
  const column = bookingDates(shape)?.column;
  return first !== undefined && column !== undefined && first.x0 > column.x0 + BEHIND_DATES_EM * shape.size;
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

/** Words for a side that are said of a balance; shorter ones may be of a text: "credit" of the name of a bank. */
const SIDE_OF_BALANCE = /^(?:cr[eé]d|acreed|d[eé]b|deud)\p{L}{3,}$/iu;

/** The side that one of the words beside a balance says: "Solde créditeur au 31/03"; 0 where none does. */
function sideSaid(words: RowLine['rest']): -1 | 0 | 1 {
  const said = words.filter(({ text }) => SIDE_OF_BALANCE.test(text) && markDirection(text) !== 0);
  return said.length === 1 ? markDirection(said[0]!.text) : 0;
}

/**
 * A balance in the columns of bookings is overdrawn where it stands among the debits and nothing else tells its sign, or where
 * the column of marks or signs says so. In a summary that only begins or ends somewhere below the columns it stands in none.
 */
function sided(
  { role, money, named }: PlacedAmount,
  { monies, mark, rest }: RowLine,
  roles: readonly MoneyRole[],
  shape: Shape,
): MoneyToken {
  if (role === 'amount' && mark !== null && money.sign === 0 && money.mark === null) {
    const sign = loneSign(mark);
    return sign === 0 ? { ...money, mark, markDirection: markDirection(mark) } : { ...money, sign };
  }
  if (!named || role === 'amount' || money.sign !== 0 || money.markDirection !== 0) return money;
  const twoSides = roles.includes('in') && roles.includes('out') && !roles.includes('balance');
  const { align, edge } = shape.monies[monies.indexOf(money)]!;
  if (!twoSides || (!shape.ragged && Math.abs(edgeOf(money, align) - edge) > shape.size)) return money;
  return { ...money, markDirection: sideSaid(rest) || (role === 'out' ? -1 : 1) };
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

/** Whether a row has one amount, and a balance behind it that is another: "saldo" may begin the text of a booking. */
function moves(amounts: readonly PlacedAmount[], balance: MoneyToken | null): boolean {
  const [only, more] = amounts.filter(({ money }) => money.units !== 0);
  return only !== undefined && !more && balance !== null && balance.units !== only.money.units;
}

/** The booked amount among in, out and amount cells: a column filled with zeros does not count. */
function bookedAmount(amounts: readonly PlacedAmount[]): PlacedAmount | null {
  const filled = amounts.filter(({ money }) => money.units !== 0);
  if (filled.length === 1) return filled[0]!;
  if (filled.length === 0) return amounts[0] ?? null;
  // A figure in both directions at once is no booking of ours to guess.
  return filled.find(({ role }) => role === 'amount') ?? null;
}
