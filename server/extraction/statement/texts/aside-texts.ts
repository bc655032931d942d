/**
 * Undated lines with an amount that the arithmetic has found to be no bookings, right below a booking and written as a
 * sentence ("Part of 1,942.35"): lines of its text after all.
 */
import type { ProvedAccount } from '../../proof/proved-account.ts';
import type { Item, RawEntry } from '../entries/entries.ts';
import { withAmountsOfText } from '../entries/text-numbers.ts';

/** Lines of one booking stand closer than this. */
const PITCH_EM = 1.8;

/** An account whose bookings have the lines that were left out as asides among them in their texts. */
export function withAsideTexts(account: ProvedAccount): ProvedAccount {
  if (!account.reading.datedOnly) return account;
  const longer = longerEntries(
    account.part.items,
    new Set(account.rows.flatMap(({ entry }) => (entry.charge === null ? [entry] : []))),
  );
  if (longer.size === 0) return account;
  return {
    ...account,
    rows: account.rows.map((row) => ({ ...row, entry: longer.get(row.entry) ?? row.entry })),
  };
}

function longerEntries(items: readonly Item[], booked: ReadonlySet<RawEntry>): Map<RawEntry, RawEntry> {
  const longer = new Map<RawEntry, RawEntry>();
  let above: RawEntry | null = null;
  for (const item of items) {
    if (item.kind !== 'entry') {
      above = null;
    } else if (booked.has(item.entry)) {
      above = item.entry;
    } else if (above !== null) {
      const joined = withLines(longer.get(above) ?? above, item.entry);
      if (joined) longer.set(above, joined);
      else above = null;
    }
  }
  return longer;
}

/** A booking with the lines of an aside closely below it; null where these are none of its text. */
function withLines(entry: RawEntry, aside: RawEntry): RawEntry | null {
  const [last, first] = [entry.rows.at(-1)!.tokens.line, aside.rows[0]!.tokens.line];
  if (first.flow !== last.flow || first.baseline - last.baseline > PITCH_EM * first.size) return null;
  const rows = aside.rows.map((row) => withAmountsOfText(row, aside.shape));
  // A figure apart from the words before it is a note's, and no sentence goes on with it.
  if (aside.rows.some((row, index) => row.monies.some(Boolean) && row === rows[index])) return null;
  return { ...entry, rows: [...entry.rows, ...rows] };
}
