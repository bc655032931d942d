/** Books that the holder of an account keeps of it: they debit what comes in. */
import type { Debt } from '../statement/kind.ts';
import type { LedgerReading, LedgerRow } from './ledger.ts';
import { namesDebits } from './named-debits.ts';
import { directionOfLines, wordingFor } from './usual.ts';

/**
 * Whether balances that rise with what their columns name as money out may be of the holder's own books: nothing speaks
 * of a debt. `mirrored` where the texts of the bookings say so ("Deposit" among the debits, "Withdrawal" among the
 * credits); then money in is what the columns name as money out. `doubt` unless the texts say the opposite.
 */
export interface OwnBooks {
  readonly doubt: boolean;
  readonly mirrored: boolean;
}

/**
 * How many more texts have to agree with the names of columns than disagree, of all that name a direction, to outweigh a title; also the share
 * of the balances that have to be marked as debits.
 */
const MOSTLY = 0.8;

const NEITHER: OwnBooks = { doubt: false, mirrored: false };

/**
 * `names`: the statement calls itself the holder's books, which need no texts to say so; `numbered`: it prints the number of an account, as
 * banks do, which overdraw it; `proved`: balances prove every row.
 */
export function ownBooks(
  rows: readonly LedgerRow[],
  { effect }: LedgerReading,
  {
    debt,
    books: names,
    numbered,
  }: { readonly debt: Debt; readonly books: boolean; readonly numbered: boolean },
  proved: boolean,
): OwnBooks {
  if (debt !== 'none' || (effect > 0 && !runsInDebit(rows))) return NEITHER;
  if (!namesDebits(rows.map(({ entry }) => entry))) return NEITHER;
  if (effect > 0) return { doubt: !numbered && wordingFor(rows) <= 0, mirrored: false };
  // Texts set around the line of their amounts say it on other lines.
  const wording = wordingFor(rows) || wordingFor(rows, directionOfLines);
  // A few words that money comes in and goes out by say less than a title.
  if (names && wording < MOSTLY) return { doubt: wording >= 0 || !proved, mirrored: true };
  return { doubt: names || wording <= 0, mirrored: wording < 0 };
}

/** Whether marks say of most balances that they are on the side of debits: overdrawn, or what the holder's books say is there. */
function runsInDebit(rows: readonly LedgerRow[]): boolean {
  const debits = rows.filter(({ entry }) => (entry.anchor.balance?.markDirection ?? 0) < 0).length;
  return debits > 0 && debits >= MOSTLY * rows.length;
}
