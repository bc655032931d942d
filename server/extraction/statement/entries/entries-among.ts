/** The bookings of a statement, or of a part of it, without what stands between them. */
import type { Item, RawEntry } from './entries.ts';

/** The entries among items, in their order. */
export function entriesAmong(items: readonly Item[]): RawEntry[] {
  return items.flatMap((item) => (item.kind === 'entry' ? [item.entry] : []));
}
