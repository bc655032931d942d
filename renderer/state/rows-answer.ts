/** The answer to an edit, which holds only the rows that came or changed, put together with the rows known before. Pure. */
import type { EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';

/** The whole statement after an edit. Rows that did not change stay the same objects, so that nothing of them is drawn anew. */
export function wholeStatement(before: TransactionsBody, answer: TransactionsBody): TransactionsBody {
  const { removed, ...rest } = answer;
  if (removed === undefined) return answer;
  const gone = new Set(removed);
  const fresh = new Map(answer.transactions.map((row) => [row.id, row]));
  const kept: EvidenceRowBody[] = [];
  for (const row of before.transactions) {
    if (gone.has(row.id)) continue;
    kept.push(fresh.get(row.id) ?? row);
    fresh.delete(row.id);
  }
  return { ...rest, transactions: placed(kept, [...fresh.values()]) };
}

/** Rows that came at their places among those that were there, and everybody's place told anew. */
function placed(kept: readonly EvidenceRowBody[], came: readonly EvidenceRowBody[]): EvidenceRowBody[] {
  const coming = came.toSorted((a, b) => a.index - b.index);
  const rows: EvidenceRowBody[] = [];
  let [nextKept, nextCame] = [0, 0];
  while (nextKept < kept.length || nextCame < coming.length) {
    const newcomer = coming[nextCame];
    if (newcomer && (newcomer.index <= rows.length || nextKept >= kept.length)) {
      rows.push(newcomer);
      nextCame += 1;
    } else {
      rows.push(kept[nextKept]!);
      nextKept += 1;
    }
  }
  return rows.map((row, index) => (row.index === index ? row : { ...row, index }));
}
