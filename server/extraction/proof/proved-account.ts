/** An account as its arithmetic proves it, and what was known of it before. */
import type { TokenLine } from '../layout/tokens.ts';
import type { Dating } from '../statement/dates/dating.ts';
import type { Debt } from '../statement/kind.ts';
import type { SectionFact } from '../statement/lists/sections.ts';
import type { AccountPart } from '../statement/parts/accounts.ts';
import type { ChainResult } from './chain.ts';
import type { LedgerReading, LedgerRow } from './ledger.ts';
import type { LinkedRows } from './linked-rows.ts';
import type { OwnBooks } from './own-books.ts';
import type { PrintedTotals, TotalsResult } from './totals.ts';

export interface ProvedAccount {
  readonly part: AccountPart;
  readonly reading: LedgerReading;
  readonly rows: readonly LedgerRow[];
  readonly chain: ChainResult;
  readonly totals: TotalsResult;
  /** What the rows were held against. */
  readonly printed: PrintedFigures;
  readonly score: number;
  /** Money in raises the balance, or lowers what is owed: no sense had to be turned round to prove the rows. */
  readonly natural: boolean;
  /** Nothing but signs tells money in from money out, and what they mean on this statement is in doubt. */
  readonly senseInDoubt: boolean;
  /** Per row: nothing printed tells which way it goes, see `isAssumed`; on a card it is a purchase. */
  readonly assumed: readonly boolean[];
  readonly books: OwnBooks;
  /** A liability whose balances are printed negative has effect +1; a liability else has effect -1. */
  readonly kind: 'asset' | 'liability';
  /** Both are printed. */
  readonly openingAndClosing: boolean;
  /** Lines of what was read as the account's and is none of it, for the rest alone is proved. */
  readonly leftOut?: ReadonlySet<number>;
}

/** Figures printed for an account beside the balances in its rows, as the statement signs them; minor units. */
export interface PrintedFigures
  extends PrintedTotals, Pick<LinkedRows, 'openings' | 'closings' | 'checkpoints'> {}

/** What is known of an account before its arithmetic is looked at. */
export interface AccountContext {
  readonly decimals: number;
  /** Lines of the whole document. */
  readonly lines: readonly TokenLine[];
  readonly sections: readonly SectionFact[];
  /** How clearly the statement speaks of money owed. */
  readonly debt: Debt;
  /** Of several accounts: from behind the last row of the one before to its own last, where its title stands. */
  readonly own?: readonly TokenLine[];
  /** The statement names itself the books of the account's holder, which debit what comes in. */
  readonly books: boolean;
  readonly dating: Dating;
  /** Dates rise (+1) or fall (-1) down the page; 0 unknown. */
  readonly dateTrend: -1 | 0 | 1;
}
