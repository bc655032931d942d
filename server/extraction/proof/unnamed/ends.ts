/**
 * Rows at the ends of a list that may state a balance under words no language of the lexicon has: they are bookings unless
 * everything is proved once they are taken for what the account starts from and comes to.
 */
import { columnRoles } from '../../reading/vocabulary.ts';
import type { AccountPart } from '../../statement/parts/accounts.ts';
import type { Item, RawEntry } from '../../statement/entries/entries.ts';
import { entriesAmong } from '../../statement/entries/entries-among.ts';
import { isUndated } from '../../statement/dates/entry-dates.ts';
import { wordingOf } from '../../statement/entries/wording.ts';

/** Fewer bookings beside it may come to its figure by chance. */
const MIN_BOOKINGS = 2;

/** The account with its first row, its last row or both as balances; none where neither can be one. */
export function withUnnamedEnds(part: AccountPart, newestFirst: boolean): AccountPart[] {
  const at = part.items.flatMap((item, index) => (item.kind === 'entry' ? [index] : []));
  const entries = entriesAmong(part.items);
  if (entries.some(({ anchor }) => anchor.balance !== null)) return [];
  const first = mayState(entries[0]) ? [at[0]!] : [];
  const last = mayState(entries.at(-1)) ? [at.at(-1)!] : [];
  const both = first.length > 0 && last.length > 0 ? [[...first, ...last]] : [];
  return [first, last, ...both]
    .filter((places) => places.length > 0 && entries.length - places.length >= MIN_BOOKINGS)
    .map((places) => ({
      ...part,
      items: part.items.map((item, index) => {
        if (item.kind !== 'entry' || !places.includes(index)) return item;
        return stated(item, (index === at[0]) === newestFirst ? 'closing' : 'opening');
      }),
    }));
}

/** A row without a date, or one that speaks of a balance. */
function mayState(entry: RawEntry | undefined): boolean {
  if (!entry) return false;
  return (
    isUndated(entry) || wordingOf(entry.anchor.row).words.some((word) => columnRoles(word).has('balance'))
  );
}

function stated(
  { entry, line, table }: Extract<Item, { kind: 'entry' }>,
  which: 'opening' | 'closing',
): Extract<Item, { kind: 'balance' }> {
  const { row, amount } = entry.anchor;
  const side = amount.role === 'in' ? 1 : amount.role === 'out' ? -1 : amount.money.markDirection;
  return { kind: 'balance', row, which, value: { ...amount.money, markDirection: side }, line, table };
}
