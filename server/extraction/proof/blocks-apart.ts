/**
 * Rows above or below the list of an account that are none of its bookings: set apart from it by more than its own rows are from one
 * another, under names of columns nobody knows (a tax summary, a loan's schedule, what was spent on what), or before or behind all
 * of its own. They print no day of their own, or one outside the statement's period, and are bookings unless the account goes from
 * its printed opening to its printed closing without them.
 */
import type { Line } from '../layout/lines/lines.ts';
import { sideOfPeriod } from '../reading/calendar.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { Dating } from '../statement/dates/dating.ts';
import type { Item, RawEntry } from '../statement/entries/entries.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import { dateEntries } from '../statement/dates/entry-dates.ts';
import type { ProvedAccount } from './proved-account.ts';

/** Gaps over the usual one, at least, where a block begins. */
const APART = 1.4;
/** Blocks that are tried at either end. */
const MAX_BLOCKS = 4;

/** The account without such rows, the shortest block first, all of them last; none where nothing is set apart. */
export function withoutBlocksApart(proved: ProvedAccount, dating: Dating): AccountPart[] {
  const { part } = proved;
  const { items } = part;
  const own = ownRows(proved, dating);
  const gaps = items.map((item, index) => (index === 0 ? null : gapBetween(items[index - 1]!, item)));
  const known = gaps.filter((gap) => gap !== null).toSorted((a, b) => a - b);
  const usual = known[known.length >> 1] ?? Infinity;
  const cuts = gaps.flatMap((gap, index) => (gap !== null && gap > APART * usual ? [index] : []));
  const cut = (from: number, to: number): AccountPart[] => {
    const [kept, left] = [items.slice(from, to), [...items.slice(0, from), ...items.slice(to)]];
    const entries = entriesAmong(left);
    const others = entriesAmong(kept);
    if (entries.length === 0 || entries.some((entry) => own.has(entry))) return [];
    return others.length > 0 && !goOn(entries, others) ? [{ ...part, items: kept }] : [];
  };
  return [
    ...cuts
      .slice(-MAX_BLOCKS)
      .toReversed()
      .flatMap((at) => cut(0, at)),
    ...cuts.slice(0, MAX_BLOCKS).flatMap((at) => cut(at, items.length)),
    ...outsideOwn(items, own).flatMap(([from, to]) => cut(from, to)),
  ];
}

/** The items of an account without the rows that stand behind all of its own, and those without the rows before them. */
function outsideOwn(
  items: readonly Item[],
  own: ReadonlySet<RawEntry>,
): readonly (readonly [from: number, to: number])[] {
  const isOwn = (item: Item): boolean => item.kind === 'entry' && own.has(item.entry);
  const [first, last] = [items.findIndex(isOwn), items.findLastIndex(isOwn)];
  if (first < 0) return [];
  const behind = items.findIndex(({ kind }, index) => index > last && kind === 'entry');
  const before = items.findLastIndex(({ kind }, index) => index < first && kind === 'entry');
  return [[0, behind < 0 ? items.length : behind] as const, [before + 1, items.length] as const];
}

/** Whether rows stand in tables of their own under the very names that others stand under: a list of the same kind. */
function goOn(entries: readonly RawEntry[], others: readonly RawEntry[]): boolean {
  const tables = new Set(others.map(({ table }) => table));
  const shapes = new Set(others.map(({ shape }) => shape));
  return entries.some(
    ({ shape, table }) => shape.heading !== null && shapes.has(shape) && !tables.has(table),
  );
}

/** The rows that balances prove, and those that print a day of their own in the statement's period. */
function ownRows({ rows, chain }: ProvedAccount, dating: Dating): ReadonlySet<RawEntry> {
  const entries = rows.map(({ entry }) => entry);
  const days = dateEntries(entries, dating);
  return new Set(
    entries.filter((entry, index) => {
      const { balance } = rows[index]!;
      // Among rows whose balances are not printed, one that is too many proves others by chance.
      if (balance !== null && chain.proofs[index] !== 'none' && !chain.broken[index]) return true;
      const day = days[index]?.date;
      // The first row below the heading of a day is of that day.
      const headed = entry.underDayHeading && entries[index - 1]?.booking !== entry.booking;
      return (!entry.inherited || headed) && (day === undefined || sideOfPeriod(day, dating.period) === 0);
    }),
  );
}

/** From the last line of an item to the first of the next, points; null on another page. */
function gapBetween(above: Item, below: Item): number | null {
  const [last, first] = [linesOf(above).at(-1)!, linesOf(below)[0]!];
  return last.flow === first.flow ? first.baseline - last.baseline : null;
}

function linesOf(item: Item): readonly Line[] {
  if (item.kind === 'entry') return item.entry.rows.map(({ tokens }) => tokens.line);
  return item.kind === 'orphan' ? item.rows.map(({ tokens }) => tokens.line) : [item.row.tokens.line];
}
