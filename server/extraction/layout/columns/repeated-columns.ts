/** Columns that say another's amounts again: without their signs ("Amount" beside "Debit (-) / Credit (+)"), or in another currency. */
import type { Column } from './columns.ts';
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
  const figures = columns.map((column) => lines.map(({ monies }) => monies.find((one) => isIn(one, column))));
  const signed = figures.map((own) => own.some(isSigned));
  const mixed = signed.includes(true) && signed.includes(false);
  const amounts = columns.flatMap(({ roles }, index) => (namesAmountOnly(roles) ? [index] : []));
  if (!mixed && amounts.length < 2) return columns;
  return columns.map((column, index) =>
    (!signed[index] && figures.some((other, at) => signed[at] && sayAgain(figures[index]!, other))) ||
    (amounts.includes(index) &&
      amounts.some((at) => at < index && isAtOneRate(figures[index]!, figures[at]!)))
      ? { ...column, roles: new Set(['foreign'] as const) }
      : column,
  );
}

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
  const balances = columns.filter(({ heading, roles }) => heading !== null && roles.has('balance'));
  const again = balances.some((other) => {
    const beside = lines.flatMap(({ monies }) => {
      const one = monies.find((money) => isIn(money, column));
      return one ? [[one, monies.find((money) => isIn(money, other))] as const] : [];
    });
    const paired = beside.flatMap(([one, second]) => (second ? [isEqual(one, second)] : []));
    const equal = paired.filter(Boolean).length;
    return (
      equal >= Math.max(MIN_ROWS, AGAIN_SHARE * paired.length) &&
      paired.length >= PAIRED_SHARE * beside.length
    );
  });
  return again ? { ...column, roles: new Set(['foreign'] as const) } : null;
}

type Figures = readonly (MoneyToken | undefined)[];

/** Whether figures, by row, are those of another column; numbers of texts beside a few rows aside. */
function sayAgain(own: Figures, other: Figures): boolean {
  const rows = own.flatMap((one, row) => (one === undefined ? [] : [[one, other[row]] as const]));
  const paired = rows.filter(([, second]) => second !== undefined);
  return (
    paired.length >= Math.max(MIN_ROWS, PAIRED_SHARE * rows.length) &&
    paired.every(([one, second]) => isEqual(one, second!))
  );
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

function isIn(money: MoneyToken, { x0, x1 }: Column): boolean {
  return money.x0 > x0 - 1 && money.x1 < x1 + 1;
}

function isSigned(money: MoneyToken | undefined): boolean {
  return money !== undefined && (money.sign !== 0 || money.markDirection !== 0);
}

function isEqual(one: MoneyToken, other: MoneyToken): boolean {
  return one.units * 10 ** other.decimals === other.units * 10 ** one.decimals;
}
