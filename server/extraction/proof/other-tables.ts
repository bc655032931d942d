/** Tables of a statement that list something else than its bookings: told by what their lines say under a reading. */
import type { Shape } from '../layout/shape.ts';
import type { Table } from '../layout/tables.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import type { ProvedAccount } from './proved-account.ts';

/** Tables whose dated lines all have amounts that make no booking (an instalment plan's price, rest and rate side by side). */
export function unreadTables(
  live: readonly Shape[],
  accounts: readonly ProvedAccount[],
  tables: readonly Table[],
): Shape[] {
  const items = accounts.flatMap(({ part }) => part.items);
  const orphans = new Set(items.flatMap((item) => (item.kind === 'orphan' ? [tables[item.table]] : [])));
  if (orphans.size === 0) return [];
  const books = new Set(entriesAmong(items).map(({ shape }) => shape));
  return live.filter((shape) => !books.has(shape) && shape.tables.some((table) => orphans.has(table)));
}

/** Of several accounts the shapes that alone have all rows of one with a number of its own: they list nothing else. */
export function wholeAccounts(accounts: readonly ProvedAccount[]): Shape[] {
  if (accounts.length < 2) return [];
  const numbers = accounts.map(({ part }) => part.number);
  return accounts.flatMap(({ part: { number }, rows }) => {
    const shapes = new Set(rows.map(({ entry }) => entry.shape));
    const own = number !== null && numbers.filter((other) => other === number).length === 1;
    return own && shapes.size === 1 ? [...shapes] : [];
  });
}
