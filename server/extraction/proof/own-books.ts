/** Books that the holder of an account keeps of it: they debit what comes in. */
import { fold } from '../reading/fold.ts';
import type { Debt } from '../statement/kind.ts';
import type { Shape } from '../layout/shape.ts';
import type { LedgerReading, LedgerRow } from './ledger.ts';
import { wordingFor } from './usual.ts';

/**
 * Whether balances that rise with what their columns name as money out may be of the holder's own books: nothing speaks
 * of a debt. `mirrored` where the texts of the bookings say so ("Deposit" among the debits, "Withdrawal" among the
 * credits); then money in is what the columns name as money out. `doubt` unless the texts say the opposite.
 */
export interface OwnBooks {
  readonly doubt: boolean;
  readonly mirrored: boolean;
}

/** What bookkeepers call the one side of an account, which comes in or goes out; "Purchases" and "Charges" do not. */
const DEBIT = /^(?:deb|dr\b|soll\b|dare\b|borc\b)/;

const NEITHER: OwnBooks = { doubt: false, mirrored: false };

export function ownBooks(rows: readonly LedgerRow[], { effect }: LedgerReading, debt: Debt): OwnBooks {
  if (effect > 0 || debt !== 'none') return NEITHER;
  if (rows.some(({ entry }) => entry.anchor.amount.role === 'amount')) return NEITHER;
  if (!rows.some(({ entry }) => namesDebits(entry.shape))) return NEITHER;
  const wording = wordingFor(rows);
  return { doubt: wording <= 0, mirrored: wording < 0 };
}

function namesDebits({ monies }: Shape): boolean {
  return monies.some(
    ({ roles, heading }) => roles.has('out') && heading !== null && DEBIT.test(fold(heading)),
  );
}
