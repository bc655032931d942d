/** A statement's rows with their evidence, their edits and the corrections the arithmetic suggests, as the API shows them. */
import type { Static } from 'typebox';
import type { EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';
import type { EditRecordBody, FixBody, OriginalRowBody, RepairBody } from '../../shared/api/edits.ts';
import { formatMinor } from '../../shared/money.ts';
import type { Fix, Repair, Statement, Transaction } from '../../shared/statement.ts';
import { accountCurrency, toAccountBody, toTransactionBody, toVerificationBody } from './api-body.ts';

type PageBody = Static<typeof TransactionsBody>['pages'][number];

/** A document's statement as it is now, all rows in it, and how it came to be so. */
export interface RowsDocument {
  readonly fileId: string;
  /** Rows that are left out carry `excluded`. */
  readonly statement: Statement;
  /** Names of the rows, in their order. */
  readonly ids: readonly string[];
  /** The rows as extracted, where they differ now. */
  readonly originals: readonly (OriginalRowBody | null)[];
  readonly revision: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly history: readonly EditRecordBody[];
}

/** What of a document's rows an answer holds, where not all. */
export interface RowsChosen {
  /** Indices of rows, ascending. */
  readonly indices: readonly number[];
  /** Names of rows that are not there any more. */
  readonly removed: readonly string[];
}

/** Answer of `GET` and `PATCH /documents/{file_id}/transactions`. */
export function toTransactionsBody(
  document: RowsDocument,
  chosen: RowsChosen | null = null,
): TransactionsBody {
  const { statement } = document;
  const indices = chosen?.indices ?? statement.transactions.keys();
  const { formats } = statement;
  return {
    success: true,
    file_id: document.fileId,
    revision: document.revision,
    can_undo: document.canUndo,
    can_redo: document.canRedo,
    history: [...document.history],
    formats: {
      decimal_separator: formats?.decimalSeparator ?? '.',
      date_order: formats?.dateOrder ?? 'dmy',
    },
    currency: statement.currency,
    pages: statement.pages.map(({ number, width, height, source }): PageBody => ({
      number,
      width,
      height,
      source,
    })),
    accounts: statement.accounts.map((account) => toAccountBody(account, statement.currency)),
    verification: toVerificationBody(statement.verification, statement.currency),
    transactions: Array.from(indices, (index) => toEvidenceRow(document, index)),
    ...(chosen === null ? {} : { removed: [...chosen.removed] }),
  };
}

function toEvidenceRow({ statement, ids, originals }: RowsDocument, index: number): EvidenceRowBody {
  const row = statement.transactions[index]!;
  const currency = accountCurrency(statement, row.account);
  return {
    id: ids[index]!,
    index,
    account: row.account,
    ...toTransactionBody(row, currency),
    value_date: row.valueDate,
    balance_printed: row.balancePrinted,
    page: row.page,
    boxes: row.boxes.map(({ part, page, x0, y0, x1, y1 }) => ({ part, page, x0, y0, x1, y1 })),
    confidence: row.confidence,
    proof: row.proof,
    flags: row.flags.map(({ code, message, suggestion, fix }) => ({
      code,
      message,
      suggestion,
      fix: fix ? toFixBody(fix, { statement, ids, index, currency }) : null,
    })),
    excluded: row.excluded ?? false,
    confirmed: row.confirmed ?? false,
    original: originals[index] ?? null,
    repairs: (row.repairs ?? []).map(toRepairBody),
  };
}

function toRepairBody({ part, firstRead, read, page, box: { x0, y0, x1, y1 } }: Repair): RepairBody {
  return { part, first_read: firstRead, read, page, x0, y0, x1, y1 };
}

/** A row as it was extracted; `currency` is that of its account then. */
export function toOriginalBody(row: Transaction, currency: string | null): OriginalRowBody {
  return {
    date: row.date,
    value_date: row.valueDate,
    type: row.direction === 'in' ? 'CREDIT' : 'DEBIT',
    amount: formatMinor(row.amount, currency),
    description: row.description,
    balance: row.balancePrinted && row.balance !== null ? formatMinor(row.balance, currency) : null,
  };
}

export interface FixPlace {
  readonly statement: Statement;
  readonly ids: readonly string[];
  readonly index: number;
  readonly currency: string | null;
}

/** The correction as operations that a client sends back unchanged. */
export function toFixBody(fix: Fix, { statement, ids, index, currency }: FixPlace): FixBody {
  const row = statement.transactions[index]!;
  const id = ids[index]!;
  const money = (minor: number): string => formatMinor(minor, currency);
  switch (fix.kind) {
    case 'swap':
      return {
        label: `Make ${money(row.amount)} money ${row.direction === 'in' ? 'out' : 'in'}`,
        operations: [{ op: 'swap', rows: [id] }],
      };
    case 'amount':
      return {
        label: `Change the amount to ${money(fix.amount)}`,
        operations: [{ op: 'set', row: id, amount: money(fix.amount) }],
      };
    case 'balance':
      return {
        label: `Change the printed balance to ${money(fix.balance)}`,
        operations: [{ op: 'set', row: id, balance: money(fix.balance) }],
      };
    case 'add': {
      const before = statement.transactions[index - 1];
      return {
        label: `Add ${money(fix.amount)} money ${fix.direction} before this row`,
        operations: [
          {
            op: 'add',
            after: before?.account === row.account ? ids[index - 1]! : null,
            account: row.account,
            date: row.date,
            type: fix.direction === 'in' ? 'CREDIT' : 'DEBIT',
            amount: money(fix.amount),
            description: '',
          },
        ],
      };
    }
    case 'exclude':
      return { label: 'Leave this row out', operations: [{ op: 'exclude', rows: [id] }] };
    case 'restore':
      return {
        label: 'Take the row in again that was left out',
        operations: [{ op: 'restore', rows: [ids[fix.index]!] }],
      };
    default:
      return fix satisfies never;
  }
}
