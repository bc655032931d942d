/** Rows as text that a spreadsheet takes: cells apart by tabs, rows by lines. */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import type { FormatsBody } from '../../shared/api/edits.ts';
import { amountText } from '../state/cells.ts';

export function rowsAsText(rows: readonly EvidenceRowBody[], formats: FormatsBody): string {
  return rows
    .map((row) =>
      [
        row.date,
        row.description.replace(/[\t\r\n]+/g, ' '),
        amountText(row.amountIn, formats),
        amountText(row.amountOut, formats),
        amountText(row.balance, formats),
      ].join('\t'),
    )
    .join('\n');
}
