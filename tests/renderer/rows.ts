/** Rows and statements as the API gives them, for tests of what the window makes of them. */
import type {
  DocumentBody,
  EvidenceRowBody,
  TransactionsBody,
  VerificationBody,
} from '../../shared/api/documents.ts';

export function row(index: number, fields: Partial<EvidenceRowBody> = {}): EvidenceRowBody {
  return {
    id: `r${index}`,
    index,
    account: 0,
    date: '2026-05-01',
    value_date: null,
    type: 'DEBIT',
    description: `Row ${index}`,
    amountIn: null,
    amountOut: '1.00',
    balance: '',
    balance_printed: false,
    page: 1,
    boxes: [],
    confidence: 1,
    proof: 'balance',
    flags: [],
    excluded: false,
    confirmed: false,
    original: null,
    repairs: [],
    ...fields,
  };
}

export const doubt = {
  code: 'balance_mismatch',
  message: 'It does not add up.',
  suggestion: null,
  fix: null,
};

export const verification: VerificationBody = {
  status: 'verified',
  opening_balance: null,
  closing_balance: null,
  total_in: '0.00',
  total_out: '0.00',
  difference: null,
  rows_proved: 0,
  rows_flagged: 0,
  warnings: [],
};

export function statement(
  transactions: readonly EvidenceRowBody[],
  account: Partial<TransactionsBody['accounts'][number]> = {},
): TransactionsBody {
  return {
    success: true,
    file_id: 'doc_0123456789abcdefghijkl',
    revision: 0,
    can_undo: false,
    can_redo: false,
    history: [],
    formats: { decimal_separator: '.', date_order: 'dmy' },
    currency: 'GBP',
    pages: [{ number: 1, width: 595, height: 842, source: 'text' }],
    accounts: [
      {
        number: null,
        holder: null,
        kind: 'asset',
        currency: 'GBP',
        period_start: null,
        period_end: null,
        opening_balance: null,
        closing_balance: null,
        first: 0,
        count: transactions.length,
        ...account,
      },
    ],
    verification,
    transactions: [...transactions],
  };
}

export function documentBody(name: string, fields: Partial<DocumentBody> = {}): DocumentBody {
  return {
    file_id: `doc_${name}`,
    original_name: `${name}.pdf`,
    status: 'completed',
    page_count: 1,
    size: 1000,
    media_type: 'application/pdf',
    created_at: '2026-05-01T10:00:00.000Z',
    completed_at: null,
    progress: null,
    transaction_count: 1,
    currency: 'GBP',
    period_start: null,
    period_end: null,
    verification,
    accounts: [],
    sha256: '0'.repeat(64),
    note: '',
    edited: false,
    error: null,
    hint: null,
    ...fields,
  };
}
