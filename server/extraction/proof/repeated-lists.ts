/** Lists of a statement that name again what another one has booked. */
import type { Shape } from '../layout/shape.ts';
import type { ProvedAccount } from './account.ts';
import type { LedgerRow } from './ledger.ts';
import type { RoleReading } from './readings.ts';

/** Rows that repeat others, at least, in all lists that do: one may be alike by chance. */
const MIN_REPEATED = 2;

/**
 * Lists that name again what another one has booked ("Items paid" behind the account's own list): each row has the day and
 * the amount of one there, of those that `counts` (by its index in its account). Of two alike the latter repeats the former.
 */
export function repeatedLists(
  live: readonly Shape[],
  chosen: ReadonlyMap<Shape, RoleReading>,
  accounts: readonly ProvedAccount[],
  counts: (account: ProvedAccount, row: number) => boolean,
): Shape[] {
  const keyOf = ({ entry, amount }: LedgerRow): string => JSON.stringify([entry.booking?.date, amount]);
  const rows = accounts.flatMap((account) => account.rows);
  const booked = accounts.flatMap((account) => account.rows.filter((_, index) => counts(account, index)));
  const repeated = new Set<Shape>();
  let count = 0;
  for (const shape of live.toReversed()) {
    if (chosen.get(shape)!.roles.includes('balance')) continue;
    const own = Map.groupBy(
      rows.filter(({ entry }) => entry.shape === shape),
      keyOf,
    );
    const others = Map.groupBy(
      booked.filter(({ entry }) => entry.shape !== shape && !repeated.has(entry.shape)),
      keyOf,
    );
    const named = [...own].every(([key, same]) => same.length <= (others.get(key)?.length ?? 0));
    if (!named || own.size === 0) continue;
    repeated.add(shape);
    count += [...own.values()].flat().length;
  }
  return count < MIN_REPEATED ? [] : [...repeated];
}
