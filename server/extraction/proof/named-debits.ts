/** Columns that are named as bookkeepers name the two sides of an account. */
import { fold } from '../reading/fold.ts';
import type { Shape } from '../layout/shape.ts';
import type { RawEntry } from '../statement/entries/entries.ts';

/** What bookkeepers call the one side of an account, which comes in or goes out; "Purchases" and "Charges" do not. */
const DEBIT = /^(?:deb|dr\b|soll\b|dare\b|borc\b)/;

/** Whether bookings stand in two columns, one of which is named as bookkeepers name it. */
export function namesDebits(entries: readonly RawEntry[]): boolean {
  return (
    entries.every(({ anchor }) => anchor.amount.role !== 'amount') &&
    entries.some(({ shape }) => namesDebit(shape))
  );
}

function namesDebit({ monies }: Shape): boolean {
  return monies.some(
    ({ roles, heading }) => roles.has('out') && heading !== null && DEBIT.test(fold(heading)),
  );
}
