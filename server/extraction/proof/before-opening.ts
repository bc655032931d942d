/**
 * Undated figures above the opening balance of a list whose rows have their days ("Account credit limit: 3,000.00"), under labels no
 * language of the lexicon has: none of its bookings. They are left out where the rows are proved from opening to closing without them.
 */
import { isUndated } from '../statement/dates/entry-dates.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';

/** The account without such figures; null where it has none. */
export function withoutFiguresBefore(part: AccountPart): AccountPart | null {
  const opening = part.items.findIndex((item) => item.kind === 'balance' && item.which === 'opening');
  if (opening < 1) return null;
  const before = entriesAmong(part.items.slice(0, opening));
  const behind = entriesAmong(part.items.slice(opening));
  if (before.length === 0 || !before.every(isUndated) || behind.some(isUndated)) return null;
  return {
    ...part,
    items: part.items.filter((item) => item.kind !== 'entry' || !before.includes(item.entry)),
  };
}
