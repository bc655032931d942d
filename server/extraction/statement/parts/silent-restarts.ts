/** Where another account begins though nothing but the arithmetic of its rows says so. */
import type { Item, RawEntry } from '../entries/entries.ts';

type BalanceItem = Extract<Item, { kind: 'balance' }>;

/**
 * Lines at which the running balance starts anew: at a balance behind the closing one that only the rows below go on from
 * ("Balance as of" for both ends, one account under the other), at one brought forward into a table below another that its
 * rows alone go on from, or from zero in such a table; all on one page.
 */
export function silentRestarts(items: readonly Item[]): number[] {
  const lines: number[] = [];
  let last: RawEntry | null = null;
  let between: BalanceItem[] = [];
  items.forEach((item, index) => {
    if (item.kind === 'balance') between.push(item);
    if (item.kind !== 'entry') return;
    const { entry } = item;
    // A gap between pages may be a page that is missing, and no other account.
    if (last !== null && pageOf(last) === pageOf(entry)) {
      const [closing, ...further] = between;
      const opening = further.at(-1);
      if (closing === undefined && startsFromZero(last, entry, items[index + 1])) lines.push(item.line);
      else if (opening?.which === 'closing' && opensAnew(closing!.value.units, opening, last, entry))
        lines.push(opening.line);
      else if (closing?.which === 'opening' && further.length === 0 && opensTable(closing, last, entry))
        lines.push(closing.line);
    }
    last = entry;
    between = [];
  });
  return lines;
}

/** Whether a balance brought forward begins a table of its own that the balance of the last row above does not lead to. */
function opensTable(opening: BalanceItem, last: RawEntry, first: RawEntry): boolean {
  const end = last.anchor.balance?.units;
  return end !== undefined && first.table !== last.table && opensAnew(end, opening, last, first);
}

/** Whether a balance is not that above, where the rows above end, and the row below goes on from it. */
function opensAnew(end: number, opening: BalanceItem, last: RawEntry, first: RawEntry): boolean {
  const start = opening.value.units;
  return (
    end !== start &&
    last.anchor.balance?.units === end &&
    changesBy(start, first.anchor.balance?.units, first) &&
    !changesBy(end, first.anchor.balance?.units, first)
  );
}

/** Whether a table below another starts from nothing and goes on so, and neither follows the other. */
function startsFromZero(last: RawEntry, first: RawEntry, second: Item | undefined): boolean {
  const [above, below] = [last.anchor.balance?.units, first.anchor.balance?.units];
  if (first.table === last.table || above === undefined || below === undefined) return false;
  if (Math.abs(below) !== first.anchor.amount.money.units || above === 0 || below === 0) return false;
  if (changesBy(above, below, first) || changesBy(above, below, last)) return false;
  if (second?.kind !== 'entry' || second.entry.table !== first.table) return false;
  return changesBy(below, second.entry.anchor.balance?.units, second.entry);
}

function changesBy(before: number, after: number | undefined, { anchor }: RawEntry): boolean {
  return after !== undefined && Math.abs(after - before) === anchor.amount.money.units;
}

function pageOf({ rows }: RawEntry): number {
  return rows[0]!.tokens.line.page;
}
