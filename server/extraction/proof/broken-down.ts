/** Lists that say what one booking of another list consists of: the purchases that a card's monthly charge takes together. */
import type { Shape } from '../layout/shape.ts';
import type { Figure } from '../statement/facts/figures.ts';
import type { Item, RawEntry } from '../statement/entries/entries.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { ProvedAccount } from './proved-account.ts';
import type { RoleReading } from './readings.ts';

/** Rows that one booking takes together, at least: a single one of its amount may be another. */
const MIN_ROWS = 2;

/**
 * Shapes without balances whose rows, all of one direction, come to the amount of just one booking of that direction in
 * the rest of their account.
 */
export function brokenDown(
  live: readonly Shape[],
  chosen: ReadonlyMap<Shape, RoleReading>,
  accounts: readonly ProvedAccount[],
): Shape[] {
  return live.filter((shape) => {
    if (chosen.get(shape)!.roles.includes('balance')) return false;
    const holders = accounts.filter(({ rows }) => rows.some(({ entry }) => entry.shape === shape));
    const [holder, more] = holders;
    if (!holder || more) return false;
    const [own, others] = [true, false].map((inside) =>
      holder.rows.filter(({ entry }) => (entry.shape === shape) === inside),
    );
    return comeToOne(own!, others!);
  });
}

type Rows = ProvedAccount['rows'];

/** Whether rows come to the amount of just one of the others in its direction; those of a shape are all of one direction. */
function comeToOne(rows: Rows, others: Rows): boolean {
  if (rows.length < MIN_ROWS || rows.some(({ flow }) => flow === 0)) return false;
  const sum = rows.reduce((all, { amount, flow }) => all + flow * amount, 0);
  return others.filter(({ amount, flow }) => flow * amount === sum).length === 1;
}

/**
 * The account without such lists above its first balance and behind its last, which stand in the same columns under titles of
 * their own ("Card purchases charged on 24/01"), with the totals they have there; null where it has none.
 */
export function withoutBreakdownsOutside({ part, rows }: ProvedAccount): AccountPart | null {
  const isBalance = ({ kind }: Item): boolean => kind === 'balance';
  const [first, last] = [part.items.findIndex(isBalance), part.items.findLastIndex(isBalance)];
  const isOutside = ({ kind }: Item, index: number): boolean =>
    kind === 'entry' && (index < first || index > last);
  if (first < 0 || !part.items.some(isOutside)) return null;
  const byEntry = new Map(rows.map((row) => [row.entry, row]));
  const isListed = (from: number, to: number): boolean => {
    const others = rowsAmong([...part.items.slice(0, from), ...part.items.slice(to)], byEntry);
    const lists = listsAmong(part.items.slice(from, to)).map((list) => rowsAmong(list, byEntry));
    return lists.length > 0 && lists.every((list) => comeToOne(list, others));
  };
  const from = isListed(0, first) ? first : 0;
  const to = isListed(last + 1, part.items.length) ? last + 1 : part.items.length;
  return to - from === part.items.length ? null : { ...part, items: part.items.slice(from, to) };
}

/** The entries among items, parted by totals and titles. */
function listsAmong(items: readonly Item[]): Item[][] {
  const lists: Item[][] = [[]];
  for (const item of items)
    if (item.kind === 'entry') lists.at(-1)!.push(item);
    else if (lists.at(-1)!.length > 0) lists.push([]);
  return lists.filter((list) => list.length > 0);
}

function rowsAmong(
  items: readonly Item[],
  byEntry: ReadonlyMap<RawEntry, ProvedAccount['rows'][number]>,
): Rows {
  return entriesAmong(items).flatMap((entry) => byEntry.get(entry) ?? []);
}

/** The figures printed outside of tables: totals within a list are that list's alone. */
export function outsideOf(shapes: readonly Shape[], figures: readonly Figure[]): Figure[] {
  const inside = new Set(
    shapes.flatMap(({ tables }) => tables.flatMap(({ lines }) => lines.map(({ line }) => line.index))),
  );
  return figures.filter(({ line }) => !inside.has(line));
}
