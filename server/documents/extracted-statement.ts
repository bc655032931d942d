/** Statements from the database, as they were extracted. */
import type {
  Account,
  Controls,
  DirectionSource,
  EvidenceBox,
  Flag,
  Formats,
  PageInfo,
  Repair,
  Statement,
  Transaction,
  Verification,
} from '../../shared/statement.ts';
import type { Db } from '../storage/open.ts';

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
  readonly repairs: string;
  readonly direction_from: DirectionSource;
  readonly place: number | null;
}
interface FactsRow {
  readonly currency: string | null;
  readonly formats: string;
  readonly controls: string;
}

/** How a statement is taken to write numbers and dates where it was read before that was kept. */
export const DEFAULT_FORMATS: Formats = { decimalSeparator: '.', dateOrder: 'dmy' };

/**
 * A completed document's statement as it was extracted; null where the document is not completed. Of a document that has
 * been edited, `verification` is that of the edited statement: prove it anew.
 */
export function loadExtracted(db: Db, documentId: number): Statement | null {
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
  const facts = db
    .prepare<[number], FactsRow>('SELECT * FROM statement_facts WHERE document_id = ?')
    .get(documentId);
  const verification: Verification = JSON.parse(summary.verification);
  return {
    currency: facts === undefined ? summary.currency : facts.currency,
    ...readFacts(facts),
    pages,
    accounts: accounts.map(toAccount),
    transactions: transactions.map(toTransaction),
    verification,
  };
}

function readFacts(facts: FactsRow | undefined): { formats?: Formats; controls?: Controls } {
  if (facts === undefined) return {};
  const formats: Formats = JSON.parse(facts.formats);
  const controls: Controls = JSON.parse(facts.controls);
  return { formats, controls };
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
  const repairs: Repair[] = JSON.parse(row.repairs);
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
    repairs,
    directionFrom: row.direction_from,
    ...(row.place === null ? {} : { place: row.place }),
  };
}
