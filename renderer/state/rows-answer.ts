/** The answer to an edit, which holds only the rows that came or changed, put together with the rows known before. Pure. */
import type { TransactionsBody } from '../../shared/api/documents.ts';
import { withChangedRows } from '../../shared/changed-rows.ts';

/** The whole statement after an edit. Rows that did not change stay the same objects, so that nothing of them is drawn anew. */
export function wholeStatement(before: TransactionsBody, answer: TransactionsBody): TransactionsBody {
  const { removed, ...rest } = answer;
  return removed === undefined
    ? answer
    : { ...rest, transactions: withChangedRows(before.transactions, answer) };
}
