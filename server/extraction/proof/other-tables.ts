/** Tables of a statement that list something else than its bookings: told by what their lines say under a reading. */
import { daysBetween } from '../../../shared/dates.ts';
import type { Shape } from '../layout/shape.ts';
import type { Table } from '../layout/tables.ts';
import type { Dating } from '../statement/dates/dating.ts';
import { dateEntries } from '../statement/dates/entry-dates.ts';
import type { ProvedAccount } from './account.ts';

/** Days beyond the period from which a row belongs to another list: purchases paid in instalments since long ago. */
const FAR_OUTSIDE_DAYS = 35;

/** Tables none of whose rows lie near the period, beside others whose rows do. */
export function outsidePeriod(
  live: readonly Shape[],
  accounts: readonly ProvedAccount[],
  datings: readonly Dating[],
): Shape[] {
  const near = new Map<Shape, { near: number; far: number }>();
  accounts.forEach((account, index) => {
    const dating = datings[index]!;
    const { start, end } = dating.period;
    if (start === null || end === null) return;
    dateEntries(
      account.rows.map((row) => row.entry),
      dating,
    ).forEach((date, position) => {
      const { shape } = account.rows[position]!.entry;
      const tally = near.get(shape) ?? { near: 0, far: 0 };
      near.set(shape, tally);
      const far =
        date !== null &&
        (daysBetween(date.date, start) > FAR_OUTSIDE_DAYS || daysBetween(end, date.date) > FAR_OUTSIDE_DAYS);
      if (far) tally.far += 1;
      else tally.near += 1;
    });
  });
  if (![...near.values()].some((tally) => tally.near > tally.far)) return [];
  return live.filter((shape) => {
    const tally = near.get(shape);
    return tally !== undefined && tally.near === 0 && tally.far > 0;
  });
}

/** Tables whose dated lines all have amounts that make no booking (an instalment plan's price, rest and rate side by side). */
export function unreadTables(
  live: readonly Shape[],
  accounts: readonly ProvedAccount[],
  tables: readonly Table[],
): Shape[] {
  const items = accounts.flatMap(({ part }) => part.items);
  const orphans = new Set(items.flatMap((item) => (item.kind === 'orphan' ? [tables[item.table]] : [])));
  if (orphans.size === 0) return [];
  const books = new Set(items.flatMap((item) => (item.kind === 'entry' ? [item.entry.shape] : [])));
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
