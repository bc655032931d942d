/** Charges in columns without names: a fee printed before the balance, booked beside the amount of its row. */
import type { Column } from '../../layout/columns/columns.ts';
import type { Item } from '../../statement/entries/entries.ts';
import type { MoneyRole } from '../../statement/entries/row-kinds.ts';

/**
 * The same roles with columns that they leave out taken for charges instead: such a column has no name, stands before the
 * balances that its figures are booked to, and in fewer rows than the amounts beside it.
 */
export function withUnnamedCharges(roles: readonly MoneyRole[], columns: readonly Column[]): MoneyRole[][] {
  if (!roles.includes('balance')) return [];
  const common = Math.max(...columns.map(({ count }) => count));
  const mayCharge = (index: number): boolean =>
    roles[index] === 'foreign' && isUnnamed(columns[index]!) && columns[index]!.count < common;
  const left = roles.flatMap((_, index) =>
    index < roles.lastIndexOf('balance') && mayCharge(index) ? [index] : [],
  );
  // One column, or two: a fee, and the tax on it.
  const charges = left.flatMap((one, index) => [
    [one],
    ...left.slice(index + 1).map((other) => [one, other]),
  ]);
  return charges.map((set) => roles.map((role, index) => (set.includes(index) ? 'charge' : role)));
}

/** Whether a column without a name is taken for charges: to be believed where the balances of the rows prove all of it. */
export function chargesUnnamed(roles: readonly MoneyRole[], columns: readonly Column[]): boolean {
  return roles.some((role, index) => role === 'charge' && isUnnamed(columns[index]!));
}

/** Whether charges never stand alone and come to less than the amounts beside them: else the amounts are the charges. */
export function isLessThanCharged(items: readonly Item[], roles: readonly MoneyRole[]): boolean {
  const rows = new Set(items.flatMap((item) => (item.kind === 'entry' ? [item.entry.anchor.row] : [])));
  const sums = { charges: 0, amounts: 0 };
  for (const { monies } of rows) {
    const unitsOf = (isOf: (role: MoneyRole) => boolean): number =>
      monies.reduce((sum, money, index) => sum + (money && isOf(roles[index]!) ? money.units : 0), 0);
    const charges = unitsOf((role) => role === 'charge');
    if (charges === 0) continue;
    const amounts = unitsOf((role) => role === 'in' || role === 'out' || role === 'amount');
    if (amounts === 0) return false;
    sums.charges += charges;
    sums.amounts += amounts;
  }
  return sums.charges < sums.amounts;
}

function isUnnamed({ roles }: Column): boolean {
  return roles.size === 0;
}
