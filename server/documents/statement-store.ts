/** Statements into the database: one row per transaction, account and page; amounts stay integer minor units. */
import type { Account, Statement, Transaction } from '../../shared/statement.ts';
import type { Db } from '../storage/open.ts';
import { BatchError } from './edits/apply.ts';
import { loadCurrent } from './edits/current.ts';
import { includedOnly } from './edits/statement.ts';
import { DEFAULT_FORMATS } from './extracted-statement.ts';

/** A statement made ready to be written: all values computed, so that the transaction that writes it is short. */
export interface PreparedStatement {
  readonly summary: readonly unknown[];
  readonly facts: readonly unknown[] | null;
  readonly pages: readonly (readonly unknown[])[];
  readonly accounts: readonly (readonly unknown[])[];
  readonly transactions: readonly (readonly unknown[])[];
}

export function prepareStatement(statement: Statement): PreparedStatement {
  return {
    summary: summaryValues(statement),
    facts: factValues(statement),
    pages: statement.pages.map(({ number, width, height, source }) => [number, width, height, source]),
    accounts: statement.accounts.map(accountValues),
    transactions: statement.transactions.map(transactionValues),
  };
}

/** What the table of documents says of a statement: currency, period, rows, verification, accounts. */
function summaryValues({ currency, accounts, transactions, verification }: Statement): unknown[] {
  const starts = accounts.map(({ periodStart }) => periodStart).filter((date) => date !== null);
  const ends = accounts.map(({ periodEnd }) => periodEnd).filter((date) => date !== null);
  return [
    currency,
    starts.toSorted()[0] ?? null,
    ends.toSorted().at(-1) ?? null,
    transactions.length,
    JSON.stringify(verification),
    JSON.stringify(accounts),
  ];
}

/** Null where nothing is known beside the rows. */
function factValues({ currency, formats, controls }: Statement): unknown[] | null {
  if (controls === undefined) return null;
  return [currency, JSON.stringify(formats ?? DEFAULT_FORMATS), JSON.stringify(controls)];
}

/** Writes what the list of documents shows of an edited statement. Runs inside the caller's transaction. */
export function storeSummary(db: Db, documentId: number, statement: Statement): void {
  db.prepare(
    `UPDATE documents SET currency = ?, period_start = ?, period_end = ?, transaction_count = ?, verification = ?,
       accounts = ?
     WHERE id = ?`,
  ).run(...summaryValues(includedOnly(statement)), documentId);
}

/** Keeps the figures that prove a statement, where they are not kept yet. */
export function storeFacts(db: Db, documentId: number, facts: readonly unknown[]): void {
  db.prepare(
    'INSERT OR IGNORE INTO statement_facts (document_id, currency, formats, controls) VALUES (?, ?, ?, ?)',
  ).run(documentId, ...facts);
}

/** A completed document's statement as it is now, with its edits and without the rows that are left out; else null. */
export function loadStatement(db: Db, documentId: number): Statement | null {
  const current = loadCurrent(db, documentId);
  return current === null ? null : includedOnly(current.statement);
}

/**
 * Writes a statement and the document's summary columns, and marks the document completed.
 * False, and nothing written, where the document is not running any more. Runs inside the caller's transaction.
 */
export function storeStatement(db: Db, documentId: number, statement: PreparedStatement): boolean {
  const completed = db
    .prepare(
      `UPDATE documents SET state = 'completed', completed_at = ?, currency = ?, period_start = ?,
         period_end = ?, transaction_count = ?, verification = ?, accounts = ?
       WHERE id = ? AND state = 'running'`,
    )
    .run(new Date().toISOString(), ...statement.summary, documentId);
  if (completed.changes === 0) return false;
  if (statement.facts !== null) storeFacts(db, documentId, statement.facts);
  const insert = (sql: string, rows: readonly (readonly unknown[])[]): void => {
    const statement = db.prepare(sql);
    for (const [position, row] of rows.entries()) statement.run(documentId, position, ...row);
  };
  insert(
    `INSERT INTO statement_pages (document_id, position, number, width, height, source) VALUES (?, ?, ?, ?, ?, ?)`,
    statement.pages,
  );
  insert(
    `INSERT INTO statement_accounts (document_id, position, number, holder, kind, currency, period_start, period_end,
       opening_balance, closing_balance, first, count)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    statement.accounts,
  );
  insert(
    `INSERT INTO transactions (document_id, position, account, date, value_date, direction, amount, balance,
       balance_printed, description, page, confidence, proof, boxes, flags, repairs, direction_from, place)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    statement.transactions,
  );
  keepEdits(db, documentId);
  return true;
}

/**
 * A document that is read again keeps its edits. Where they do not fit what was read this time, they stay in the history
 * only: they must not keep the document from being shown.
 */
function keepEdits(db: Db, documentId: number): void {
  const applied = db
    .prepare("SELECT 1 FROM edits WHERE document_id = ? AND state = 'applied'")
    .get(documentId);
  if (applied === undefined) return;
  try {
    const current = loadCurrent(db, documentId);
    if (current !== null) storeSummary(db, documentId, current.statement);
  } catch (error) {
    if (!(error instanceof BatchError)) throw error;
    db.prepare("UPDATE edits SET state = 'dropped' WHERE document_id = ?").run(documentId);
    db.prepare('UPDATE documents SET edited = 0, revision = revision + 1 WHERE id = ?').run(documentId);
  }
}

function accountValues(account: Account): unknown[] {
  return [
    account.number,
    account.holder,
    account.kind,
    account.currency,
    account.periodStart,
    account.periodEnd,
    integer(account.openingBalance),
    integer(account.closingBalance),
    account.first,
    account.count,
  ];
}

function transactionValues(row: Transaction): unknown[] {
  return [
    row.account,
    row.date,
    row.valueDate,
    row.direction,
    integer(row.amount),
    integer(row.balance),
    row.balancePrinted ? 1 : 0,
    row.description,
    row.page,
    row.confidence,
    row.proof,
    JSON.stringify(row.boxes),
    JSON.stringify(row.flags),
    JSON.stringify(row.repairs ?? []),
    row.directionFrom ?? 'statement',
    row.place ?? null,
  ];
}

/** SQLite gives a fraction a place in an INTEGER column of a loose table; here nothing but minor units may pass. */
function integer(minor: number | null): number | null {
  if (minor !== null && !Number.isSafeInteger(minor)) throw new RangeError('not an amount of minor units');
  return minor === null ? null : Object.is(minor, -0) ? 0 : minor;
}
