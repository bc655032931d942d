/** Lists of a statement that name again what another one has booked. */
import type { Shape } from '../layout/shape.ts';
import type { ProvedAccount } from './proved-account.ts';
import type { LedgerRow } from './ledger.ts';
import type { RoleReading } from './readings.ts';

/** Rows that repeat others, at least, in all lists that do: one may be alike by chance. */
const MIN_REPEATED = 2;

/** Its day, whose year only one of two lists may print, and its amount. */
function keyOf({ entry: { booking }, amount }: LedgerRow): string {
  return JSON.stringify([booking && { ...booking.date, year: null, shortYear: false }, amount]);
}

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
    const again = [...own.values()].flat();
    count += again.length;
    if (again.every((row) => namesNumberOf(row, others.get(keyOf(row))!)))
      count = Math.max(count, MIN_REPEATED);
  }
  return count < MIN_REPEATED ? [] : [...repeated];
}

/** The number of a cheque. */
const NUMBER = /^\d{3,}$/;

/** Whether a row is the number of a cheque that one of the others names: "2204" where "Draft 2204" is booked. */
function namesNumberOf({ entry }: LedgerRow, others: readonly LedgerRow[]): boolean {
  const [number, ...more] = entry.anchor.row.rest;
  if (number === undefined || more.length > 0 || !NUMBER.test(number.text)) return false;
  return others.some((other) => other.entry.anchor.row.rest.some(({ text }) => text === number.text));
}

/**
 * Lists that name nothing but days and amounts of a longer list of the same account, where nothing proves either: so many alike by
 * chance there are not.
 */
export function alikeLists(
  live: readonly Shape[],
  chosen: ReadonlyMap<Shape, RoleReading>,
  accounts: readonly ProvedAccount[],
): Shape[] {
  return live.filter((shape) => {
    if (chosen.get(shape)!.roles.includes('balance')) return false;
    const lists = accounts.filter(({ rows }) => rows.some(({ entry }) => entry.shape === shape));
    return lists.length > 0 && lists.every(({ rows }) => repeatsOthers(rows, shape));
  });
}

/** Whether the rows of a list, of several amounts, are each one of the others, which are more. */
function repeatsOthers(rows: readonly LedgerRow[], shape: Shape): boolean {
  const { own = [], others = [] } = Object.groupBy(rows, ({ entry }) =>
    entry.shape === shape ? 'own' : 'others',
  );
  if (new Set(own.map(({ amount }) => amount)).size < MIN_REPEATED || others.length <= own.length)
    return false;
  const left = others.map(keyOf);
  return own.every((row) => {
    const at = left.indexOf(keyOf(row));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
