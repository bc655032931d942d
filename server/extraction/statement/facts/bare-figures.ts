/** Numbers without decimals or a currency that are the figure of a label: "Opening balance  834" where all amounts are whole. */
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import type { Cell } from './cells.ts';
import { isSum, type FigureLabel } from './figure-labels.ts';

/**
 * Whether a bare number is an amount: none ("Opening balance  0" of an account that is new), all that stands behind the colon of a balance's label
 * ("Opening balance: 5,000" among amounts with cents), or the last of its line right above or below an amount without decimals. Behind the label of
 * a total it may count bookings. `beside`: the lines above and below.
 */
export function isBareFigure(
  label: FigureLabel,
  money: MoneyToken,
  { line: { words } }: TokenLine,
  cell: Cell,
  beside: readonly (TokenLine | undefined)[],
): boolean {
  if (money.units === 0) return true;
  if (isSum(label) || money.to !== words.length) return false;
  return (cell.text.endsWith(':') && money.from === cell.to) || isAmongWhole(money, beside);
}

/** Points by which figures of one column may end apart. */
const SAME_END = 1;

/** Whether an amount without decimals ends a line right above or below where a number does. */
function isAmongWhole(money: MoneyToken, beside: readonly (TokenLine | undefined)[]): boolean {
  return beside.some((other) =>
    other?.monies.some(
      ({ strong, decimals, to, x1 }) =>
        strong && decimals === 0 && to === other.line.words.length && Math.abs(x1 - money.x1) < SAME_END,
    ),
  );
}
