import { setImmediate } from 'node:timers/promises';
import type { Row, stream, Worksheet } from 'exceljs';
import type { Statement, Transaction } from '../../shared/statement.ts';
import { accountLabel } from './account-label.ts';
import { accountCurrency } from './api-body.ts';
import { CSV_ACCOUNT_COLUMNS, CSV_COLUMNS } from './csv.ts';
import { amountFormat, amountValue, DATE_FORMAT, dateValue, textValue } from './xlsx-cells.ts';

export const TRANSACTIONS_SHEET = 'Transactions';
/** Row of the sheet the statement's first transaction stands in; row 1 is the header. */
export const FIRST_TRANSACTION_ROW = 2;
/** Columns of the amounts, for formulas of other sheets. */
export const AMOUNT_IN_COLUMN = 'D';
export const AMOUNT_OUT_COLUMN = 'E';

/** Widths in characters, in the order of the columns. */
const COLUMN_WIDTHS = [12, 10, 70, 15, 15, 16, 24, 10];

/** Rows between two pauses; the packing of what is written so far runs in a pause. */
const ROWS_AT_ONCE = 250;

/** Writes the sheet with one row per transaction, in the columns of the csv. */
export async function addTransactionsSheet(
  workbook: stream.xlsx.WorkbookWriter,
  statement: Statement,
): Promise<void> {
  const several = statement.accounts.length > 1;
  const header = several ? [...CSV_COLUMNS, ...CSV_ACCOUNT_COLUMNS] : [...CSV_COLUMNS];
  const sheet = workbook.addWorksheet(TRANSACTIONS_SHEET, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = header.map((_, column) => ({ width: COLUMN_WIDTHS[column] ?? 12 }));
  sheet.autoFilter = {
    from: { row: 1, column: 1 },
    to: { row: Math.max(1, statement.transactions.length + 1), column: header.length },
  };
  const headerRow = sheet.addRow(header);
  headerRow.font = { bold: true };
  for (const column of [4, 5, 6]) headerRow.getCell(column).alignment = { horizontal: 'right' };
  headerRow.commit();
  for (const [index, transaction] of statement.transactions.entries()) {
    addTransaction(sheet, statement, transaction, several).commit();
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
  }
  sheet.commit();
}

function addTransaction(
  sheet: Worksheet,
  statement: Statement,
  transaction: Transaction,
  several: boolean,
): Row {
  const currency = accountCurrency(statement, transaction.account);
  const amount = amountValue(transaction.amount, currency);
  const incoming = transaction.direction === 'in';
  const row = sheet.addRow([
    dateValue(transaction.date),
    incoming ? 'CREDIT' : 'DEBIT',
    textValue(transaction.description),
    incoming ? amount : null,
    incoming ? null : amount,
    transaction.balance === null ? null : amountValue(transaction.balance, currency),
    ...(several ? [accountLabel(statement, transaction.account), currency ?? ''] : []),
  ]);
  row.getCell(1).numFmt = DATE_FORMAT;
  row.getCell(3).alignment = { wrapText: true, vertical: 'top' };
  for (const column of [4, 5, 6]) row.getCell(column).numFmt = amountFormat(currency);
  return row;
}
