/** What the lines of a table are told apart into, and the amounts that they carry. */
import type { Section } from '../../reading/vocabulary.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { RowLine } from '../../layout/row-line.ts';

/** What an amount column means in one reading; `alone` is booked by rows that hold no other amount, `foreign` by none. */
export type MoneyRole = 'in' | 'out' | 'amount' | 'balance' | 'charge' | 'alone' | 'foreign';

/** A reading of a shape's columns. */
export interface ColumnReading {
  /** Of each column of amounts, from left to right. */
  readonly roles: readonly MoneyRole[];
  /** Rows with an amount whose texts begin like a label of the account's figures, and go on, are bookings. */
  readonly labelled?: boolean;
}

/** An amount with the column it stands in. */
export interface PlacedAmount {
  readonly role: 'in' | 'out' | 'amount';
  readonly money: MoneyToken;
  /** A heading says what the column holds. */
  readonly named: boolean;
  /** Read as of one direction, though its heading is that of a column for both, or none. */
  readonly narrowed: boolean;
  /** Read as of one direction under a name of the other. */
  readonly opposed: boolean;
}

/** A fee or a tax in a column of its own, booked beside the amount of its row. */
export interface Charge {
  readonly money: MoneyToken;
  /** The name of its column, as printed. */
  readonly name: string;
}

/** A line with the amount of a booking. */
export interface BookingRow {
  readonly kind: 'booking';
  readonly row: RowLine;
  readonly amount: PlacedAmount;
  readonly balance: MoneyToken | null;
  readonly charges: readonly Charge[];
}

/** "Balance brought forward 5,143.45". */
export interface BalanceRow {
  readonly kind: 'balance';
  readonly row: RowLine;
  readonly which: 'opening' | 'closing' | 'either';
  readonly value: MoneyToken;
}

/** "Total paid out 3,464.29": sums, no booking. */
export interface TotalRow {
  readonly kind: 'total';
  readonly row: RowLine;
  readonly which: 'in' | 'out' | null;
  readonly amounts: readonly PlacedAmount[];
}

/** The heading of a list ("Deposits and other credits"). */
export interface SectionRow {
  readonly kind: 'section';
  readonly row: RowLine;
  readonly sections: ReadonlySet<Section>;
}

/** Anything else: description, day headings, page furniture. */
export interface TextRow {
  readonly kind: 'text';
  readonly row: RowLine;
}

export type Row = BookingRow | BalanceRow | TotalRow | SectionRow | TextRow;
