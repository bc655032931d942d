/**
 * Undated figures above a list whose rows print a running balance, under labels no language of the lexicon has: a summary,
 * not bookings, where one of them is what the oldest row starts from and all rows are proved with it.
 */
import { signedUnits } from '../../layout/amounts/money-token.ts';
import type { AccountPart } from '../../statement/parts/accounts.ts';
import type { RawEntry } from '../../statement/entries/entries.ts';
import { entriesAmong } from '../../statement/entries/entries-among.ts';
import { isUndated } from '../../statement/dates/entry-dates.ts';

/** Rows with a balance each, at least, from which a row is known to print one. */
const MIN_RUNNING = 3;

/** The account with one of such figures as its opening and without the others; none where none may be. */
export function withOpeningAbove(part: AccountPart, newestFirst: boolean): AccountPart[] {
  const entries = entriesAmong(part.items);
  const first = entries.findIndex(({ anchor }) => anchor.balance !== null);
  const [above, list] = [entries.slice(0, first), entries.slice(first)];
  if (first < 1 || list.length < MIN_RUNNING) return [];
  if (!above.every(isUndated) || !list.every(({ anchor }) => anchor.balance !== null)) return [];
  const oldest = list.at(newestFirst ? -1 : 0)!;
  const opening = above.find((entry) => startsFrom(oldest, entry));
  if (!opening) return [];
  return [
    {
      ...part,
      items: part.items.flatMap((item) => {
        if (item.kind !== 'entry' || !above.includes(item.entry)) return [item];
        if (item.entry !== opening) return [];
        // The column that it happens to stand in says nothing of it.
        const { row, amount } = opening.anchor;
        const { line, table } = item;
        return [
          { kind: 'balance' as const, row, which: 'opening' as const, value: amount.money, line, table },
        ];
      }),
    },
  ];
}

/** Whether a figure and the amount of a row come to the balance behind it, whichever way the amount goes. */
function startsFrom({ anchor: { amount, balance } }: RawEntry, { anchor }: RawEntry): boolean {
  const change = signedUnits(balance!) - signedUnits(anchor.amount.money);
  return Math.abs(change) === amount.money.units;
}
