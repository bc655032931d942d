/** Statements in the database: one row per transaction, account and page; amounts stay integer minor units. */
import type {
  Account,
  EvidenceBox,
  Flag,
  PageInfo,
  Statement,
  Transaction,
  Verification,
} from '../../shared/statement.ts';
import type { Db } from '../storage/open.ts';

/** A statement made ready to be written: all values computed, so that the transaction that writes it is short. */
export interface PreparedStatement {
  readonly summary: readonly unknown[];
  readonly pages: readonly (readonly unknown[])[];
  readonly accounts: readonly (readonly unknown[])[];
  readonly transactions: readonly (readonly unknown[])[];
}

export function prepareStatement(statement: Statement): PreparedStatement {
  const starts = statement.accounts.map(({ periodStart }) => periodStart).filter((date) => date !== null);
  const ends = statement.accounts.map(({ periodEnd }) => periodEnd).filter((date) => date !== null);
  return {
    summary: [
      statement.currency,
      starts.toSorted()[0] ?? null,
      ends.toSorted().at(-1) ?? null,
      statement.transactions.length,
      JSON.stringify(statement.verification),
    ],
    pages: statement.pages.map(({ number, width, height, source }) => [number, width, height, source]),
    accounts: statement.accounts.map(accountValues),
    transactions: statement.transactions.map(transactionValues),
  };
}

/**
 * Writes a statement and the document's summary columns, and marks the document completed.
 * False, and nothing written, where the document is not running any more. Runs inside the caller's transaction.
 */
export function storeStatement(db: Db, documentId: number, statement: PreparedStatement): boolean {
  const completed = db
    .prepare(
      `UPDATE documents SET state = 'completed', completed_at = ?, currency = ?, period_start = ?,
         period_end = ?, transaction_count = ?, verification = ?
       WHERE id = ? AND state = 'running'`,
    )
    .run(new Date().toISOString(), ...statement.summary, documentId);
  if (completed.changes === 0) return false;
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
       balance_printed, description, page, confidence, proof, boxes, flags)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    statement.transactions,
  );
  return true;
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
  ];
}

/** SQLite gives a fraction a place in an INTEGER column of a loose table; here nothing but minor units may pass. */
function integer(minor: number | null): number | null {
  if (minor !== null && !Number.isSafeInteger(minor)) throw new RangeError('not an amount of minor units');
  return minor === null ? null : Object.is(minor, -0) ? 0 : minor;
}

interface SummaryRow {
  readonly currency: string | null;
  readonly verification: string;
}
interface AccountRow {
  readonly number: string | null;
  readonly holder: string | null;
  readonly kind: Account['kind'];
  readonly currency: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly opening_balance: number | null;
  readonly closing_balance: number | null;
  readonly first: number;
  readonly count: number;
}
interface TransactionRow {
  readonly account: number;
  readonly date: string;
  readonly value_date: string | null;
  readonly direction: Transaction['direction'];
  readonly amount: number;
  readonly balance: number | null;
  readonly balance_printed: number;
  readonly description: string;
  readonly page: number;
  readonly confidence: number;
  readonly proof: Transaction['proof'];
  readonly boxes: string;
  readonly flags: string;
}

/** Reads a completed document's statement back; null where the document is not completed. */
export function loadStatement(db: Db, documentId: number): Statement | null {
  const summary = db
    .prepare<[number], SummaryRow>(
      "SELECT currency, verification FROM documents WHERE id = ? AND state = 'completed'",
    )
    .get(documentId);
  if (summary === undefined) return null;
  const pages = db
    .prepare<[number], PageInfo>(
      'SELECT number, width, height, source FROM statement_pages WHERE document_id = ? ORDER BY position',
    )
    .all(documentId);
  const accounts = db
    .prepare<[number], AccountRow>('SELECT * FROM statement_accounts WHERE document_id = ? ORDER BY position')
    .all(documentId);
  const transactions = db
    .prepare<[number], TransactionRow>('SELECT * FROM transactions WHERE document_id = ? ORDER BY position')
    .all(documentId);
  const verification: Verification = JSON.parse(summary.verification);
  return {
    currency: summary.currency,
    pages,
    accounts: accounts.map(toAccount),
    transactions: transactions.map(toTransaction),
    verification,
  };
}

function toAccount(row: AccountRow): Account {
  return {
    number: row.number,
    holder: row.holder,
    kind: row.kind,
    currency: row.currency,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    openingBalance: row.opening_balance,
    closingBalance: row.closing_balance,
    first: row.first,
    count: row.count,
  };
}

function toTransaction(row: TransactionRow): Transaction {
  const boxes: EvidenceBox[] = JSON.parse(row.boxes);
  const flags: Flag[] = JSON.parse(row.flags);
  return {
    account: row.account,
    date: row.date,
    valueDate: row.value_date,
    direction: row.direction,
    amount: row.amount,
    balance: row.balance,
    balancePrinted: row.balance_printed === 1,
    description: row.description,
    page: row.page,
    boxes,
    confidence: row.confidence,
    proof: row.proof,
    flags,
  };
}
