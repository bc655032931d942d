/** Columns that say another's amounts again: without their signs ("Amount" beside "Debit (-) / Credit (+)"), or in another currency. */
import { isWithin, type Column } from './columns.ts';
import { namesAmountOnly } from '../headings/heading-roles.ts';
import type { MoneyToken } from '../amounts/money-token.ts';
import type { TokenLine } from '../tokens.ts';

/** Rows that tell, at least: on the first of a list its amount and its balance may be one. */
const MIN_ROWS = 5;
/** Share of its figures that have one beside them. */
const PAIRED_SHARE = 0.9;

/**
 * The columns; one that has no signs, and says nothing that a column with signs does not say on its row, books nothing, nor
 * does one that says what the amounts before it come to at one rate ("Amount EUR | Amount BGN").
 */
export function withoutRepeats(columns: readonly Column[], lines: readonly TokenLine[]): readonly Column[] {
  if (columns.length < 2) return columns;
  const figures = columns.map((column) => figuresOf(column, lines));
  const signed = figures.map((own) => own.some(isSigned));
  const mixed = signed.includes(true) && signed.includes(false);
  const amounts = columns.flatMap(({ roles }, index) => (namesAmountOnly(roles) ? [index] : []));
  if (!mixed && amounts.length < 2) return columns;
  return columns.map((column, index) =>
    (!signed[index] && figures.some((other, at) => signed[at] && sayAgain(figures[index]!, other))) ||
    (amounts.includes(index) &&
      amounts.some((at) => at < index && isAtOneRate(figures[index]!, figures[at]!)))
      ? booksNothing(column)
      : column,
  );
}

/** Rows that tell where each has the same figure twice. */
const FEW_ROWS = 3;
/** Share of the figures beside balances that are those balances, from which all are balances of another kind. */
const AGAIN_SHARE = 0.5;

/**
 * A column under the name of a text ("Operation" beside "Settlement", both below "Balance") whose figures stand beside the
 * named balances, and mostly are those: it books nothing, and is no text. Null where it says something else.
 */
export function balancesAgain(
  column: Column,
  columns: readonly Column[],
  lines: readonly TokenLine[],
): Column | null {
  const own = figuresOf(column, lines);
  const again = columns.some((other) => {
    if (other === column || (other.heading !== null && !other.roles.has('balance'))) return false;
    const { rows, paired, equal } = comparedTo(own, figuresOf(other, lines));
    // The last page of a list may have few rows, and not the name over both.
    if (rows >= FEW_ROWS && equal === rows) return true;
    if (other.heading === null) return false;
    return equal >= Math.max(MIN_ROWS, AGAIN_SHARE * paired) && paired >= PAIRED_SHARE * rows;
  });
  return again ? booksNothing(column) : null;
}

function booksNothing(column: Column): Column {
  return { ...column, roles: new Set(['foreign'] as const) };
}

/** Per row the figure that stands in a column. */
type Figures = readonly (MoneyToken | undefined)[];

function figuresOf(column: Column, lines: readonly TokenLine[]): Figures {
  return lines.map(({ monies }) => monies.find((one) => isWithin(one, column)));
}

/** Whether figures are those of another column; numbers of texts beside a few rows aside. */
function sayAgain(own: Figures, other: Figures): boolean {
  const { rows, paired, equal } = comparedTo(own, other);
  return paired >= Math.max(MIN_ROWS, PAIRED_SHARE * rows) && equal === paired;
}

/** How many rows have a figure, how many of those another beside it, and on how many the two are equal. */
function comparedTo(own: Figures, other: Figures): { rows: number; paired: number; equal: number } {
  const count = { rows: 0, paired: 0, equal: 0 };
  own.forEach((one, row) => {
    if (one === undefined) return;
    const second = other[row];
    count.rows += 1;
    if (second === undefined) return;
    count.paired += 1;
    if (isEqual(one, second)) count.equal += 1;
  });
  return count;
}

/** Whether every row with either of two figures has both, and the one is the other at a rate that is the same on all of them. */
function isAtOneRate(own: Figures, other: Figures): boolean {
  const rows = own.flatMap((one, row) => (one || other[row] ? [[one, other[row]] as const] : []));
  if (rows.length < MIN_ROWS) return false;
  const pairs = rows.flatMap(([one, base]) =>
    one && base && one.decimals === base.decimals ? [[one.units, base.units]] : [],
  );
  if (pairs.length < rows.length) return false;
  const [sum, sumOfBase] = [0, 1].map((at) => pairs.reduce((total, pair) => total + pair[at]!, 0));
  const rate = sum! / sumOfBase!;
  return rate !== 1 && pairs.every(([one, base]) => Math.abs(one! - rate * base!) <= 1 + Math.abs(rate));
}

function isSigned(money: MoneyToken | undefined): boolean {
  return money !== undefined && (money.sign !== 0 || money.markDirection !== 0);
}

function isEqual(one: MoneyToken, other: MoneyToken): boolean {
  return one.units * 10 ** other.decimals === other.units * 10 ** one.decimals;
}
