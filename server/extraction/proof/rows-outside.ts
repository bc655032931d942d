/**
 * Rows before the first or behind the last of a list that each lack the balance which every row of the list prints: items
 * that are not booked yet, under a title no language of the lexicon has. They are bookings unless the account goes from its
 * printed opening to its printed closing without them.
 */
import type { AccountPart } from '../statement/parts/accounts.ts';

/** Rows with a balance each, at least, from which a row is known to print one. */
const MIN_RUNNING = 3;

/** The account without such rows; none where it has none. */
export function withoutRowsOutside(part: AccountPart): AccountPart[] {
  const entries = part.items.flatMap((item, index) =>
    item.kind === 'entry' ? [{ index, runs: item.entry.anchor.balance !== null }] : [],
  );
  const first = entries.findIndex(({ runs }) => runs);
  const last = entries.findLastIndex(({ runs }) => runs);
  const list = entries.slice(Math.max(first, 0), last + 1);
  if (list.length < MIN_RUNNING || list.length === entries.length || !list.every(({ runs }) => runs))
    return [];
  const kept = new Set(list.map(({ index }) => index));
  return [{ ...part, items: part.items.filter((item, index) => item.kind !== 'entry' || kept.has(index)) }];
}
