/**
 * Lines below a list that sum its rows by their kind, under whatever name ("Purchases (12)  450.00"): each row of the list prints its day
 * and its balance, these lines neither, and all of them together come to what its rows come to.
 */
import { isUndated } from '../statement/dates/entry-dates.ts';
import type { RawEntry } from '../statement/entries/entries.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { LedgerRow } from './ledger.ts';

/** Rows with a day and a balance each, from which a list is known to print both in all of them. */
const MIN_RUNNING = 5;
/** A single line may be a booking of as much as all rows before it. */
const MIN_KINDS = 2;

/** The account without such lines; null where it has none. */
export function withoutKindsBehind(part: AccountPart, rows: readonly LedgerRow[]): AccountPart | null {
  const entries = entriesAmong(part.items);
  const last = entries.findLastIndex(({ anchor }) => anchor.balance !== null);
  const [list, behind] = [entries.slice(0, last + 1), new Set(entries.slice(last + 1))];
  if (behind.size < MIN_KINDS || list.length < MIN_RUNNING || ![...behind].every(isUndated)) return null;
  if (!list.every(({ anchor, inherited }) => anchor.balance !== null && !inherited)) return null;
  const sumOf = (side: number, isOf: (entry: RawEntry) => boolean): number =>
    rows.reduce((sum, { flow, amount, entry }) => (flow === side && isOf(entry) ? sum + amount : sum), 0);
  const agree = [1, -1].every(
    (side) => sumOf(side, (entry) => behind.has(entry)) === sumOf(side, (entry) => !behind.has(entry)),
  );
  if (!agree) return null;
  return { ...part, items: part.items.filter((item) => item.kind !== 'entry' || !behind.has(item.entry)) };
}
