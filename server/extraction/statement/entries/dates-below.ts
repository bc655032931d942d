/**
 * Days printed on the bottom of the cells that hold their rows: the date of a day stands on the last line of its last
 * booking, below that one's amount, and the bookings above it have none.
 */
import type { Item, RawEntry } from './entries.ts';
import { entriesAmong } from './entries-among.ts';
import { isUndated } from '../dates/entry-dates.ts';

/** Bookings whose date stands below their amount, at least, before a date counts for those above it. */
const MIN_BELOW = 2;

/** The items with undated entries dated by the one below that ends their day, or the same items where dates stand elsewhere. */
export function withDatesFromBelow(items: Item[]): Item[] {
  const entries = entriesAmong(items);
  if (!entries.some(isUndated) || isUndated(entries.at(-1)!)) return items;
  const dated = entries.filter((entry) => !entry.inherited && entry.rows.length > 1);
  if (dated.length < MIN_BELOW || !dated.every(endsInDate)) return items;
  let below: RawEntry | null = null;
  return items
    .toReversed()
    .map((item): Item => {
      if (item.kind === 'section' || item.kind === 'total') below = null;
      if (item.kind !== 'entry') return item;
      if (!isUndated(item.entry)) below = item.entry;
      else if (below !== null) {
        const { booking, other } = below;
        return { ...item, entry: { ...item.entry, booking, other, underDayHeading: true } };
      }
      return item;
    })
    .toReversed();
}

/** The date stands on the last line, and the amount above it. */
function endsInDate({ rows, anchor, booking }: RawEntry): boolean {
  return rows.at(-1)!.booking === booking && anchor.row !== rows.at(-1);
}
