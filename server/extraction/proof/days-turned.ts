/**
 * Days printed newest first whose rows run oldest first within each: "28 May  Rent -600, balance 940 / Fee -5, balance 935" over
 * "27 May  Wages 900, balance 1,540". Turned round as a whole neither the days nor the rows of one would run on.
 */
import { dateEntries } from '../statement/dates/entry-dates.ts';
import type { Dating } from '../statement/dates/dating.ts';
import type { Item } from '../statement/entries/entries.ts';
import { entriesAmong } from '../statement/entries/entries-among.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';

/** The account with its oldest day first, its rows within each day as printed; null where no day of falling ones has several rows. */
export function withDaysTurned(part: AccountPart, dating: Dating): AccountPart | null {
  const entries = entriesAmong(part.items);
  const dates = dateEntries(entries, dating).map((dated) => dated?.date ?? null);
  const falls = dates.every((date, at) => date !== null && (at === 0 || date <= dates[at - 1]!));
  const days = new Set(dates).size;
  if (!falls || days < 2 || days === entries.length) return null;
  const dayOf = new Map(entries.map((entry, at) => [entry, dates[at]!]));
  const above: Item[] = [];
  const groups: { readonly day: string; readonly items: Item[] }[] = [];
  for (const item of part.items) {
    const day = item.kind === 'entry' ? dayOf.get(item.entry)! : null;
    const last = groups.at(-1);
    if (day !== null && day !== last?.day) groups.push({ day, items: [item] });
    else (last?.items ?? above).push(item);
  }
  return { ...part, items: [...above, ...groups.toReversed().flatMap(({ items }) => items)] };
}
