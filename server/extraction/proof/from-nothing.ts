/**
 * Undated charges below the rows of a bill that prints no balance of the last one ("Stamp duty 2.00", "Postage 1.15" under the total of
 * the purchases): no row proves them, and without them the bill would begin with just what they make up. Where it comes from nothing
 * to its closing with them, to the last unit, they are booked.
 */
import type { LedgerReading, LedgerRow } from './ledger.ts';

interface Read {
  readonly reading: LedgerReading;
  readonly rows: readonly LedgerRow[];
  readonly printed: { readonly openings: readonly number[]; readonly closings: readonly number[] };
}

/** The reading that books what has no date too, if that leads from nothing to a closing to which the dated rows alone do not. */
export function bookedFromNothing<T extends Read>(read: T, readWith: (reading: LedgerReading) => T): T {
  const { reading, rows, printed } = read;
  if (!reading.datedOnly || printed.openings.length > 0 || printed.closings.length === 0) return read;
  const leadsThere = ({ rows: booked }: { readonly rows: readonly LedgerRow[] }): boolean =>
    printed.closings.includes(
      booked.reduce((sum, { amount, flow }) => sum + amount * flow * reading.effect, 0),
    );
  if (leadsThere({ rows })) return read;
  const whole = readWith({ ...reading, datedOnly: false });
  return leadsThere(whole) ? whole : read;
}
