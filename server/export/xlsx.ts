import type { Workbook } from 'exceljs';
import type { Statement } from '../../shared/statement.ts';
import type { StatementWriter } from './exported-file.ts';
import { addSummarySheet } from './xlsx-summary.ts';
import { addTransactionsSheet } from './xlsx-transactions.ts';

/**
 * An Office Open XML workbook with the sheets Transactions (real dates and numbers, frozen header, filter) and
 * Summary (a reconciliation whose formulas follow every edit of the rows).
 */
export const writeXlsx: StatementWriter = async (statement, { originalName }) => {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  fillWorkbook(workbook, statement, originalName);
  return {
    body: new Uint8Array(await workbook.xlsx.writeBuffer()),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: '.xlsx',
  };
};

function fillWorkbook(workbook: Workbook, statement: Statement, originalName: string): void {
  workbook.creator = 'Statement Desk';
  addTransactionsSheet(workbook, statement);
  addSummarySheet(workbook, statement, originalName);
}
