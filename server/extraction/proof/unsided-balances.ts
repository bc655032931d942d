/**
 * Balances between the rows of a list with a column for each direction and none for balances: below "Debits", the last column, a figure
 * says that the account is overdrawn, or it only ends where all lines of the list do ("OPENING BALANCE     100 000,00").
 */
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { Item } from '../statement/entries/entries.ts';

/** The account with such balances as they read without their column; null where it has none, or they stand in both. */
export function withBalancesUnsided(part: AccountPart): AccountPart | null {
  const sides = new Set(part.items.flatMap((item) => (isSided(item) ? [item.value.markDirection] : [])));
  if (sides.size !== 1) return null;
  const items = part.items.map((item) =>
    isSided(item) ? { ...item, value: { ...item.value, markDirection: 0 as const } } : item,
  );
  return { ...part, items };
}

/** Whether nothing but its column gives a balance a side. */
function isSided(item: Item): item is Extract<Item, { kind: 'balance' }> {
  return item.kind === 'balance' && item.value.mark === null && item.value.markDirection !== 0;
}
