/**
 * Lists beside the bookings, in columns of their own without balances, which only add up by themselves: standing orders with the
 * day each is due next, payments announced.
 */
import type { ProvedAccount } from './account.ts';

/**
 * Per row: only the sum of its own list proves it, while the rows of another list of the account print balances, which leave it
 * out. A list that adds up may be of anything.
 */
export function provedByOwnListAlone({ rows, chain, totals }: ProvedAccount): readonly boolean[] {
  const running = new Set(
    rows.flatMap(({ entry, balance }, index) =>
      balance !== null && chain.proofs[index] !== 'none' ? [entry.shape] : [],
    ),
  );
  return rows.map(
    ({ entry }, index) =>
      running.size > 0 &&
      !running.has(entry.shape) &&
      chain.proofs[index] === 'none' &&
      totals.proved[index] === true,
  );
}
