/** Brings the rows a caller has up to date with an answer that holds only what an edit changed (`rows=changed`). */
import type { EvidenceRowBody, TransactionsBody } from './api/documents.ts';

/** All rows as the service has them now. Rows that did not change are the same objects, but for a new `index`. */
export function withChangedRows(
  rows: readonly EvidenceRowBody[],
  answer: Pick<TransactionsBody, 'transactions' | 'removed'>,
): EvidenceRowBody[] {
  const removed = new Set(answer.removed);
  const known = new Set(rows.map(({ id }) => id));
  const changed = new Map(answer.transactions.map((row) => [row.id, row]));
  const kept = rows.flatMap((row) => (removed.has(row.id) ? [] : [changed.get(row.id) ?? row]));
  const merged: EvidenceRowBody[] = [];
  let next = 0;
  for (const row of answer.transactions) {
    if (known.has(row.id)) continue;
    while (merged.length < row.index && next < kept.length) merged.push(kept[next++]!);
    merged.push(row);
  }
  while (next < kept.length) merged.push(kept[next++]!);
  return merged.map((row, index) => (row.index === index ? row : { ...row, index }));
}
