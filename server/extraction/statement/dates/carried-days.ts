/** Days printed once, over a turn from one half of a sheet to the other. */
import { columnNames, type Shape } from '../../layout/shape.ts';
import type { Item, RawEntry } from '../entries/entries.ts';

type Day = Pick<RawEntry, 'booking' | 'other'>;

/**
 * The items of all tables in reading order, where one table may go on elsewhere on its sheet (two pages side by side): rows
 * without a date have the day that the table was at, not the one it was at the last time that it stood at their place.
 */
export function withDaysCarriedOver(items: Item[], shapes: readonly Shape[]): Item[] {
  const names = new Map(shapes.map((shape) => [shape, namesOf(shape)]));
  if (new Set(names.values()).size === shapes.length) return items;
  const reached = new Map<string, Day>();
  return items.map((item) => {
    if (item.kind !== 'entry') return item;
    const { entry } = item;
    const table = names.get(entry.shape);
    if (table === undefined) return item;
    const day = reached.get(table);
    if (!entry.inherited || entry.underDayHeading || !day) {
      if (entry.booking !== null) reached.set(table, entry);
      return item;
    }
    return day.booking === entry.booking ? item : { ...item, entry: dayedAs(entry, day) };
  });
}

/** What the columns of a table are called; a name of its own for tables that have none. */
function namesOf(shape: Shape): string {
  return columnNames(shape) || `${shape.left} ${shape.right}`;
}

/** The entries as they are on other days: competing readings share what is known of them. */
const known = new WeakMap<RawEntry, RawEntry>();

function dayedAs(entry: RawEntry, { booking, other }: Day): RawEntry {
  const before = known.get(entry);
  if (before?.booking === booking) return before;
  const made = { ...entry, booking, other };
  known.set(entry, made);
  return made;
}
