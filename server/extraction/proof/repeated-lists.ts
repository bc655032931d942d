/** Lists of a statement that name again what another one has booked. */
import type { Shape } from '../layout/shape.ts';
import type { ProvedAccount } from './account.ts';
import type { LedgerRow } from './ledger.ts';
import type { RoleReading } from './readings.ts';

/** Rows of a list that repeats others, at least. */
const MIN_REPEATED = 2;

/**
 * Lists that name again what another one has booked ("Items paid" behind the account's own list): each row has the day and
 * the amount of one there that the running balance proves.
 */
export function repeatedLists(
  live: readonly Shape[],
  chosen: ReadonlyMap<Shape, RoleReading>,
  accounts: readonly ProvedAccount[],
): Shape[] {
  const keyOf = ({ entry, amount }: LedgerRow): string => JSON.stringify([entry.booking?.date, amount]);
  const booked = new Map<string, number>();
  for (const { rows, chain } of accounts)
    for (const [index, row] of rows.entries())
      if (chain.proofs[index] === 'balance') booked.set(keyOf(row), (booked.get(keyOf(row)) ?? 0) + 1);
  const rows = accounts.flatMap((account) => account.rows);
  return live.filter((shape) => {
    if (chosen.get(shape)!.roles.includes('balance')) return false;
    const own = rows.filter(({ entry }) => entry.shape === shape);
    const counts = Map.groupBy(own, keyOf);
    return (
      own.length >= MIN_REPEATED && [...counts].every(([key, same]) => same.length <= (booked.get(key) ?? 0))
    );
  });
}
