/**
 * Balances printed below the amounts of their bookings, in the same column and without a word ("-12.50" over "1,204.10"):
 * every dated amount has one figure below it, and goes from each of these to the next.
 */
import { signedUnits, type MoneyToken } from '../layout/money-token.ts';
import type { Row } from './rows.ts';

export type BookingRow = Extract<Row, { kind: 'booking' }>;

/** Fewer bookings may lead from figure to figure by chance. */
const MIN_PAIRS = 3;

/** The rows of the tables of a shape, figures that are such balances read as those of their bookings. */
export function withBalancesBelow<T extends { readonly rows: readonly Row[] }>(
  tables: readonly T[],
): readonly T[] {
  const bookings = tables.flatMap(({ rows }) => rows.filter((row) => row.kind === 'booking'));
  const amounts = bookings.filter((_, index) => index % 2 === 0);
  const balances = bookings.filter((_, index) => index % 2 === 1);
  if (amounts.length < MIN_PAIRS || balances.length !== amounts.length) return tables;
  // Beside all balances the days of value may stand, below those of booking.
  const isOneKind = balances.every(isDated) || !balances.some(isDated);
  if (!amounts.every(isDated) || !isOneKind || bookings.some(({ balance }) => balance !== null))
    return tables;
  if (!leadOn(amounts, balances) && !leadOn(amounts.toReversed(), balances.toReversed())) return tables;
  const below = new Set<Row>(balances);
  const balanceOf = new Map<Row, MoneyToken>(
    amounts.map((row, index) => [row, balances[index]!.amount.money]),
  );
  const read = (row: Row): Row[] => {
    if (row.kind !== 'booking') return [row];
    return below.has(row) ? textOf(row) : [{ ...row, balance: balanceOf.get(row)! }];
  };
  return tables.map((table) => ({ ...table, rows: table.rows.flatMap(read) }));
}

function isDated({ row }: BookingRow): boolean {
  return row.booking !== null;
}

/** Whether each figure is the one before it, moved by its amount. */
export function leadOn(amounts: readonly BookingRow[], balances: readonly BookingRow[]): boolean {
  const values = balances.map(({ amount }) => signedUnits(amount.money));
  return amounts.every(({ amount }, index) => {
    if (index === 0) return true;
    const step = values[index]! - values[index - 1]!;
    return amount.money.sign === 0
      ? Math.abs(step) === amount.money.units
      : step === signedUnits(amount.money);
  });
}

/** The words beside such a balance are text of its booking. */
function textOf({ row }: BookingRow): Row[] {
  const text = { ...row, booking: null, monies: row.monies.map(() => null) };
  return row.rest.length === 0 ? [] : [{ kind: 'text', row: text }];
}
