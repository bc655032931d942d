/** Columns that say another's amounts again, without their signs: an "Amount" beside "Debit (-) / Credit (+)". */
import type { Column } from './columns.ts';
import type { MoneyToken } from './money-token.ts';
import type { TokenLine } from './tokens.ts';

/** Rows that tell, at least: on the first of a list its amount and its balance may be one. */
const MIN_ROWS = 5;
/** Share of its figures that have one beside them. */
const PAIRED_SHARE = 0.9;

/** The columns; one that has no signs, and says nothing that a column with signs does not say on its row, books nothing. */
export function withoutRepeats(columns: readonly Column[], lines: readonly TokenLine[]): readonly Column[] {
  if (columns.length < 2) return columns;
  const figures = columns.map((column) => lines.map(({ monies }) => monies.find((one) => isIn(one, column))));
  const signed = figures.map((own) => own.some(isSigned));
  if (!signed.includes(true) || !signed.includes(false)) return columns;
  return columns.map((column, index) =>
    !signed[index] && figures.some((other, at) => signed[at] && sayAgain(figures[index]!, other))
      ? { ...column, roles: new Set(['foreign'] as const) }
      : column,
  );
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

function isIn(money: MoneyToken, { x0, x1 }: Column): boolean {
  return money.x0 > x0 - 1 && money.x1 < x1 + 1;
}

function isSigned(money: MoneyToken | undefined): boolean {
  return money !== undefined && (money.sign !== 0 || money.markDirection !== 0);
}

function isEqual(one: MoneyToken, other: MoneyToken): boolean {
  return one.units * 10 ** other.decimals === other.units * 10 ** one.decimals;
}
