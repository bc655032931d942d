/** Columns of amounts that are no bookings of their own: fees and taxes booked beside the amounts, the same amount twice. */
import { signedUnits } from '../layout/amounts/money-token.ts';
import type { Item } from '../statement/entries/entries.ts';
import type { MoneyRole } from '../statement/entries/row-kinds.ts';

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
