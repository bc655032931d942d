/** A statement under correction: its rows by name, each beside what was extracted. Immutable; operations make new ones. */
import type { Account, AccountControls, Statement, Transaction } from '../../../shared/statement.ts';

export interface EditRow {
  /** Stays the same through all edits: `r` and the place as extracted, `n` and the batch's number for a new row. */
  readonly id: string;
  /** As it is now. Its `place` is always set; `account` is the index of its account. */
  readonly now: Transaction;
  /** As it was extracted; null for a row that a person has written. */
  readonly extracted: Transaction | null;
  /**
   * Another place an added row may have: behind the figures printed between its neighbours, where `now.place` is before
   * them. The arithmetic tells.
   */
  readonly otherPlace: number | null;
  /** The row it was split from. */
  readonly splitFrom: string | null;
  /** Rows that were merged into it, as they were before. */
  readonly absorbed: readonly EditRow[];
}

export interface EditState {
  readonly extracted: Statement;
  readonly currency: string | null;
  readonly accounts: readonly Account[];
  readonly controls: readonly AccountControls[];
  /** Account by account. */
  readonly rows: readonly EditRow[];
}

/** The statement as it was extracted, ready to be corrected. `extracted.controls` must be known. */
export function initialState(extracted: Statement): EditState {
  return {
    extracted,
    currency: extracted.currency,
    accounts: extracted.accounts,
    controls: extracted.controls?.accounts ?? [],
    rows: extracted.transactions.map((row, index): EditRow => {
      const placed = { ...row, place: row.place ?? index };
      return {
        id: `r${index}`,
        now: placed,
        extracted: placed,
        otherPlace: null,
        splitFrom: null,
        absorbed: [],
      };
    }),
  };
}

/** Why an operation cannot be carried out; the hint says what could. */
export class OperationError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'OperationError';
    this.hint = hint;
  }
}

/** Index of a row by its name. Throws `OperationError` where there is none. */
export function rowIndex(state: EditState, id: string): number {
  const index = state.rows.findIndex((row) => row.id === id);
  if (index < 0) throw unknownRow(id);
  return index;
}

/** Changes the named rows. Throws `OperationError` where one is unknown. */
export function changeRows(
  state: EditState,
  ids: readonly string[],
  change: (row: EditRow) => EditRow,
): EditState {
  const wanted = new Set(ids);
  const rows = state.rows.map((row) => (wanted.delete(row.id) ? change(row) : row));
  const [missing] = wanted;
  if (missing !== undefined) throw unknownRow(missing);
  return { ...state, rows };
}

/** Puts rows in the place of `count` rows from `index` on. */
export function spliceRows(
  state: EditState,
  index: number,
  count: number,
  ...rows: readonly EditRow[]
): EditState {
  return { ...state, rows: state.rows.toSpliced(index, count, ...rows) };
}

/** Throws `OperationError` where the statement has no such account. */
export function accountAt(state: EditState, index: number): Account {
  const account = state.accounts[index];
  if (account !== undefined) return account;
  throw new OperationError(
    `There is no account ${index}.`,
    `The statement's accounts are 0 to ${state.accounts.length - 1}.`,
  );
}

export function currencyOf(state: EditState, account: number): string | null {
  return state.accounts[account]?.currency ?? state.currency;
}

function unknownRow(id: string): OperationError {
  return new OperationError(
    `There is no row "${id}".`,
    'Read the transactions again: rows that were merged or taken back are gone.',
  );
}
