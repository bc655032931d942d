/**
 * Lines without a date behind the closing of an account whose rows print each day once: "Deposits are guaranteed up to
 * 85,000.00" looks like another row of the last day. They are notes where the rows are proved from opening to closing without
 * them.
 */
import type { AccountPart } from '../statement/parts/accounts.ts';
import { isUndated } from '../statement/dates/entry-dates.ts';

/** The account without such lines; null where it has none. */
export function withoutLinesBehind(part: AccountPart): AccountPart | null {
  const closing = part.items.findLastIndex((item) => item.kind === 'balance' && item.which === 'closing');
  if (closing < 0) return null;
  const behind = part.items.slice(closing + 1);
  // The last day over the rows above is none of theirs.
  const last = part.items.findLast((item, index) => index < closing && item.kind === 'entry');
  const day = last?.kind === 'entry' ? last.entry.booking : null;
  const undated = behind.filter(
    (item) =>
      item.kind === 'entry' &&
      (isUndated(item.entry) || (item.entry.inherited && item.entry.booking === day)),
  );
  const entries = behind.filter(({ kind }) => kind === 'entry');
  if (undated.length === 0 || undated.length < entries.length) return null;
  return { ...part, items: part.items.filter((item) => !undated.includes(item)) };
}
