/**
 * What reading one document yields: accounts, transactions with their evidence, and the verification.
 * Engine, store, exports and API all speak these types. Amounts are integer minor units of the currency,
 * dates are calendar dates, boxes are points of the upright page with the origin at its top left.
 */
import type { CalendarDate } from './dates.ts';

/** A rectangle on a page, in points (1/72 inch) of the upright page, origin top left, `x1 > x0`, `y1 > y0`. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A page as it was read. `number` counts from 1; width and height are points of the upright page. */
export interface PageInfo {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: 'text' | 'ocr' | 'empty';
}

/** Which part of a transaction a box on the page shows. */
export type EvidencePart = 'row' | 'date' | 'description' | 'amount' | 'balance';

export interface EvidenceBox extends Box {
  readonly part: EvidencePart;
  readonly page: number;
}

/**
 * How a row is proved.
 * `balance`: the printed balance before it, plus the row, gives the printed balance after it.
 * `block`: it belongs to a run of rows whose sum joins two printed balances.
 * `totals`: it belongs to rows whose sum is a printed total (of a section, a direction or the whole account).
 * `none`: nothing printed proves it.
 */
export type Proof = 'balance' | 'block' | 'totals' | 'none';

/** Why a row or a document wants eyes. Codes are stable; messages are for people. */
export type FlagCode =
  | 'balance_mismatch'
  | 'unproved'
  | 'date_inherited'
  | 'date_uncertain'
  | 'date_outside_period'
  | 'direction_uncertain'
  | 'amount_uncertain'
  | 'low_confidence'
  | 'repaired'
  | 'edited';

export interface Flag {
  readonly code: FlagCode;
  /** One sentence for a bookkeeper. */
  readonly message: string;
  /** A correction the arithmetic suggests ("balances if 150.88 is money in"), or null. */
  readonly suggestion: string | null;
}

export interface Transaction {
  /** Index into `accounts`. */
  readonly account: number;
  /** Booking date. */
  readonly date: CalendarDate;
  readonly valueDate: CalendarDate | null;
  /** From the holder's side: `in` is CREDIT, `out` is DEBIT. */
  readonly direction: 'in' | 'out';
  /** Never negative; minor units of the account's currency. */
  readonly amount: number;
  /** Balance after the transaction, minor units; a liability states what is owed. Null: cannot be known. */
  readonly balance: number | null;
  /** Whether the balance is printed in this row (else it is computed). */
  readonly balancePrinted: boolean;
  /** Whole text of the entry, lines joined by one space, codes and references behind it. */
  readonly description: string;
  /** Page the entry begins on, counted from 1. */
  readonly page: number;
  readonly boxes: readonly EvidenceBox[];
  /** 0 to 1: 1 for a text layer, the recogniser's confidence for OCR. */
  readonly confidence: number;
  readonly proof: Proof;
  readonly flags: readonly Flag[];
}

export interface Account {
  readonly number: string | null;
  readonly holder: string | null;
  readonly kind: 'asset' | 'liability';
  readonly currency: string | null;
  readonly periodStart: CalendarDate | null;
  readonly periodEnd: CalendarDate | null;
  /** Minor units; null where neither printed nor computable. */
  readonly openingBalance: number | null;
  readonly closingBalance: number | null;
  /** `first` and `count` slice the document's transactions. */
  readonly first: number;
  readonly count: number;
}

export type VerificationStatus = 'verified' | 'unverified' | 'mismatch';

/** The proof of a document: `openingBalance + totalIn - totalOut = closingBalance + difference` (signs turned for a liability). */
export interface Verification {
  readonly status: VerificationStatus;
  /** Of the only account, or null where there are several or none is known. Minor units, like all below. */
  readonly openingBalance: number | null;
  readonly closingBalance: number | null;
  readonly totalIn: number;
  readonly totalOut: number;
  /** What is missing to the printed figures; 0 where all agree, null where nothing is printed to compare with. */
  readonly difference: number | null;
  readonly rowsProved: number;
  readonly rowsFlagged: number;
  readonly warnings: readonly string[];
}

export interface Statement {
  readonly currency: string | null;
  readonly pages: readonly PageInfo[];
  readonly accounts: readonly Account[];
  /** Oldest first, account by account, in the order the running balance runs. */
  readonly transactions: readonly Transaction[];
  readonly verification: Verification;
}

/** Stages of a document's processing, for progress. */
export type Stage = 'queued' | 'opening' | 'reading' | 'proving';
