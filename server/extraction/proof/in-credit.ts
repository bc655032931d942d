/** Accounts that are in credit, among the words of cards and loans that a page may hold. */
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { SectionedEntry } from './ledger.ts';

/** Rows from which their balances tell what they are of, and balances that stand in a column of their side. */
const MIN_IN_CREDIT = 3;
const MIN_IN_COLUMN = 2;

/**
 * Whether the balance behind every row is marked as one in credit, or those at the ends stand in the column of credits: they
 * are of an account, whatever its page offers.
 */
export function runsInCredit(entries: readonly SectionedEntry[], { items }: AccountPart): boolean {
  const balances = entries
    .flatMap(({ entry }) => entry.anchor.balance ?? [])
    .filter(({ units }) => units !== 0);
  const ends = items.flatMap((item) =>
    item.kind === 'balance' && item.value.mark === null && item.value.markDirection !== 0 ? item.value : [],
  );
  return (
    (balances.length >= MIN_IN_CREDIT &&
      balances.every(({ mark, markDirection }) => mark !== null && markDirection > 0)) ||
    (ends.length >= MIN_IN_COLUMN && ends.every(({ markDirection }) => markDirection > 0))
  );
}
