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

/** A correction under which the arithmetic agrees, of the row its flag stands on. Amounts in minor units. */
export type Fix =
  | { readonly kind: 'swap' }
  | { readonly kind: 'amount'; readonly amount: number }
  /** The balance printed in the row is another one. */
  | { readonly kind: 'balance'; readonly balance: number }
  /** A row is missing before this one. */
  | { readonly kind: 'add'; readonly direction: 'in' | 'out'; readonly amount: number }
  | { readonly kind: 'exclude' }
  /** The excluded row at this place of the statement's transactions belongs in after all. */
  | { readonly kind: 'restore'; readonly index: number };

export interface Flag {
  readonly code: FlagCode;
  /** One sentence for a bookkeeper. */
  readonly message: string;
  /** A correction the arithmetic suggests ("balances if 150.88 is money in"), or null. */
  readonly suggestion: string | null;
  /** The same correction, to be carried out. */
  readonly fix?: Fix | null;
}

/**
 * What tells whether a row is money in or out: the statement (a sign, a mark, a heading, a section), only the place in a
 * column no heading names (or in one for both, unsigned), or nothing but the balances around it.
 */
export type DirectionSource = 'statement' | 'column' | 'balances';

/** A cell of a picture that was read again because the arithmetic or the recogniser doubted it, and is kept as read then. */
export interface Repair {
  readonly part: 'date' | 'amount' | 'balance';
  /** The text as it was first recognised; empty where nothing was. */
  readonly firstRead: string;
  /** The text that was kept. */
  readonly read: string;
  readonly page: number;
  readonly box: Box;
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
  /** None where left out. */
  readonly repairs?: readonly Repair[];
  /** `statement` where left out. */
  readonly directionFrom?: DirectionSource;
  /**
   * Its place among all rows of the document in the order of the printed lists, oldest first; where left out, its index.
   * Differs from the index where lists are merged by date. The control figures are named by these places.
   */
  readonly place?: number;
  /** A person has written it. */
  readonly added?: boolean;
  /** Left out of sums and proof by a person. */
  readonly excluded?: boolean;
  /** A person has found it right: its doubts do not count as open. */
  readonly confirmed?: boolean;
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

/** A balance printed between rows: before the row at `place`, behind the one before it. As the account's kind states it. */
export interface ControlBalance {
  readonly place: number;
  readonly value: number;
}

/** A printed total of a run of rows that ends before the row at `end`, or begins there where the page lists the newest first. */
export interface ControlTotal {
  readonly end: number;
  /** A direction of null: of money in or of money out, whichever adds up. */
  readonly amounts: readonly { readonly minor: number; readonly direction: 'in' | 'out' | null }[];
}

/** What is printed for an account to prove its rows by, beside the balances in the rows. Minor units. */
export interface AccountControls {
  /** Figures that may be the opening, in order of likelihood; the arithmetic picks one. Empty where none is printed. */
  readonly openings: readonly number[];
  readonly closings: readonly number[];
  readonly balances: readonly ControlBalance[];
  /** Labelled totals of the whole account. */
  readonly totalsIn: readonly number[];
  readonly totalsOut: readonly number[];
  readonly totals: readonly ControlTotal[];
  /** Places where the run of such a total may begin, or end (of a page, a section, behind a total), ascending. */
  readonly starts: readonly number[];
  /** The page lists the newest row first; absent in statements that were read before this was kept. */
  readonly newestFirst?: boolean;
  /** The account's lists are merged by date: its balances are computed from the opening. */
  readonly merged: boolean;
  /** Dated lines without an amount that could be read, with a sentence about each. */
  readonly unread: readonly { readonly place: number; readonly message: string }[];
}

/** What re-proving a statement needs beside its rows. */
export interface Controls {
  /** One per account. */
  readonly accounts: readonly AccountControls[];
  /** Warnings from reading the pages, which no arithmetic touches. */
  readonly warnings: readonly string[];
}

/** How the statement itself writes numbers and dates. */
export interface Formats {
  readonly decimalSeparator: '.' | ',';
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd';
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
  readonly formats?: Formats;
  /** Left out where nothing is known of them: then the accounts' openings and closings serve. */
  readonly controls?: Controls;
}

/** Stages of a document's processing, for progress. */
export type Stage = 'queued' | 'opening' | 'reading' | 'proving';
