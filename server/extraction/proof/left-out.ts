/** Readings that leave rows out: what they book adds up as if nothing were missing. */
import type { Column } from '../layout/columns/columns.ts';
import type { RowLine } from '../layout/row-line.ts';
import type { Item } from '../statement/entries/entries.ts';
import type { MoneyRole } from '../statement/entries/row-kinds.ts';

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
