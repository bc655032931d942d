/** Accounts of documents, for tests of what the desk makes of them. */
import type { DocumentAccountBody } from '../../shared/api/documents.ts';

export function account(fields: Partial<DocumentAccountBody> = {}): DocumentAccountBody {
  return {
    number: '55501234',
    holder: null,
    kind: 'asset',
    currency: 'GBP',
    period_start: null,
    period_end: null,
    opening_balance: null,
    closing_balance: null,
    ...fields,
  };
}
