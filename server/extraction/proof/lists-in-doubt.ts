/**
 * Lists beside the bookings of an account that its figures leave out as well as they take them in: what was declined, is held or is to
 * come, under a title that no language of the lexicon has.
 */
import { entriesAmong } from '../statement/entries/entries-among.ts';
import type { ProvedAccount } from './proved-account.ts';
import { provedByOwnListAlone } from './lists-apart.ts';

/** Per row: it stands in such a list, so that whether it is booked cannot be told. */
export function maySayNothing(proved: ProvedAccount): readonly boolean[] {
  const alone = provedByOwnListAlone(proved);
  const [idle, behind] = [inListsOfNothing(proved), behindTheEnd(proved)];
  return alone.map((own, index) => own || idle.has(index) || behind.has(index));
}

/** A single row is no list, and comes to nothing only where it books nothing. */
const MIN_LIST = 2;

/**
 * Rows of lists under names of columns of their own, without balances, that come to nothing together ("Declined  -120.00, 120.00"):
 * all figures agree without them. Not such as the totals of both directions count.
 */
function inListsOfNothing({ rows, chain, totals }: ProvedAccount): ReadonlySet<number> {
  const lists = [...Map.groupBy(rows.keys(), (index) => rows[index]!.entry.table).values()];
  if (lists.length < 2) return new Set();
  const [longest, next] = lists.map(({ length }) => length).toSorted((a, b) => b - a);
  return new Set(
    lists
      .filter((list) => {
        if (list.length < MIN_LIST || (list.length === longest && longest !== next)) return false;
        if (list.some((index) => rows[index]!.balance !== null || totals.directed[index])) return false;
        return list.reduce((sum, index) => sum + rows[index]!.amount * chain.directions[index]!, 0) === 0;
      })
      .flat(),
  );
}

/**
 * Rows behind the balance that the account ends with which lead to no other: nothing but the sum of their own list proves that they
 * add up.
 */
function behindTheEnd({ part: { items }, rows, chain, totals, reading }: ProvedAccount): ReadonlySet<number> {
  const end = reading.order === 'desc' ? 'opening' : 'closing';
  const last = items.findLastIndex((item) => item.kind === 'balance' && item.which === end);
  if (last < 0) return new Set();
  const behind = new Set(entriesAmong(items.slice(last + 1)));
  return new Set(
    rows.flatMap(({ entry }, index) =>
      behind.has(entry) && chain.proofs[index] === 'none' && totals.proved[index] ? [index] : [],
    ),
  );
}
