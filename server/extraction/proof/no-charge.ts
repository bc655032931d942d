/** Columns of amounts that are no bookings of their own: fees and taxes booked beside the amounts, the same amount twice. */
import type { Column } from '../layout/columns/columns.ts';
import type { RowLine } from '../layout/row-line.ts';
import { signedUnits } from '../layout/amounts/money-token.ts';
import type { Item } from '../statement/entries/entries.ts';
import type { MoneyRole } from '../statement/entries/rows.ts';

/** Whether a reading has a column for each direction and dated lines mostly the same amount in both, which would book nothing. */
export function booksNothing(items: readonly Item[], roles: readonly MoneyRole[]): boolean {
  if (!roles.includes('in') || !roles.includes('out')) return false;
  const [first, second] = (['in', 'out'] as const).map((side) => roles.indexOf(side));
  const doubled = items.filter((item) => {
    if (item.kind !== 'orphan') return false;
    const [one, other] = [item.row.monies[first!], item.row.monies[second!]];
    return one && other && one.units === other.units;
  });
  return doubled.length > items.filter(({ kind }) => kind === 'entry').length;
}

/**
 * Whether charges are none: each as much as the amount beside it, the same figure printed twice (a purchase, and what of it
 * is billed now), which booked both ways would leave any balance of 0.00 as it was; or each printed with its amount as a
 * sum in a further column, which then is what is booked.
 */
export function isNoCharge(items: readonly Item[], roles: readonly MoneyRole[]): boolean {
  const charged = items.flatMap((item, index) => {
    const beside = items[index - 1];
    if (item.kind !== 'entry' || item.entry.charge === null || beside?.kind !== 'entry') return [];
    const [charge, amount] = [item.entry, beside.entry].map(({ anchor }) => anchor.amount.money);
    return [{ charge: charge!, amount: amount!, row: beside.entry.anchor.row }];
  });
  if (charged.length === 0) return false;
  const isSum = (column: number): boolean =>
    charged.every(({ charge, amount, row }) => {
      const sum = row.monies[column];
      if (!sum) return false;
      const rest = signedUnits(sum) - signedUnits(amount);
      return rest === signedUnits(charge) || rest === -charge.units;
    });
  return (
    charged.every(({ charge, amount }) => charge.units === amount.units) ||
    roles.some((role, column) => role === 'foreign' && isSum(column))
  );
}

/** Rows that a reading leaves without an amount, against those that it books: fewer may be of another list. */
const LEFT_OUT_SHARE = 0.25;
const MIN_LEFT_OUT = 3;

/**
 * Whether a reading leaves many dated rows without an amount though each has one in a column without a name: with those of the
 * other columns alone a sum would agree as if nothing were missing.
 */
export function leavesRowsOut(
  items: readonly Item[],
  roles: readonly MoneyRole[],
  columns: readonly Column[],
): boolean {
  const isUnnamed = (column: number): boolean =>
    roles[column] === 'foreign' && columns[column]!.roles.size === 0;
  if (!roles.some((_, column) => isUnnamed(column))) return false;
  const isLeftOut = ({ booking, monies }: RowLine): boolean =>
    booking !== null && monies.some((money, column) => money?.strong && isUnnamed(column));
  const leftOut = items.flatMap((item) => {
    if (item.kind === 'orphan') return item.rows.filter(isLeftOut);
    return item.kind === 'entry'
      ? item.entry.rows.filter((row) => row !== item.entry.anchor.row && isLeftOut(row))
      : [];
  });
  const booked = items.filter(({ kind }) => kind === 'entry');
  return leftOut.length >= Math.max(MIN_LEFT_OUT, LEFT_OUT_SHARE * booked.length);
}
