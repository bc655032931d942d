import exceljs from 'exceljs';
import type { Workbook, Worksheet } from 'exceljs';
import { describe, expect, it } from 'vitest';
import { SUMMARY_ROWS } from '../../../server/export/xlsx-summary.ts';
import type { Statement } from '../../../shared/statement.ts';
import { document, exported } from './export.ts';
import { oneAccount, transaction, twoAccounts } from './statements.ts';

async function workbookOf(statement: Statement): Promise<Workbook> {
  const { body } = await exported([document(statement, 'ab', '=march.pdf')], 'xlsx');
  const workbook = new exceljs.Workbook();
  // A buffer of its own: small ones lie in a pool with others.
  await workbook.xlsx.load(Uint8Array.from(Buffer.from(body)).buffer);
  return workbook;
}

function sheetOf(workbook: Workbook, name: string): Worksheet {
  const sheet = workbook.getWorksheet(name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
}

describe('xlsx', () => {
  it('holds real dates and numbers under a frozen, filterable header', async () => {
    const sheet = sheetOf(await workbookOf(oneAccount), 'Transactions');
    expect(sheet.getRow(1).values).toEqual([
      undefined,
      'Date',
      'Type',
      'Description',
      'Amount In',
      'Amount Out',
      'Balance',
    ]);
    expect(sheet.getCell('A2').value).toEqual(new Date('2026-03-02T00:00:00Z'));
    expect(sheet.getCell('A2').numFmt).toBe('yyyy-mm-dd');
    expect(sheet.getCell('D2').value).toBeNull();
    expect(sheet.getCell('E2').value).toBe(12.5);
    expect(sheet.getCell('F3').value).toBe(3487.5);
    expect(sheet.getCell('F3').numFmt).toBe('#,##0.00');
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.autoFilter).toBe('A1:F3');
  });

  it('keeps a text that looks like a formula a text', async () => {
    const description = '=HYPERLINK("http://example.invalid")';
    const workbook = await workbookOf({ ...oneAccount, transactions: [transaction({ description })] });
    expect(sheetOf(workbook, 'Transactions').getCell('C2').value).toBe(description);
    expect(sheetOf(workbook, 'Summary').getCell('A1').value).toBe('=march.pdf');
  });

  it('reconciles with live formulas that carry their result', async () => {
    const sheet = sheetOf(await workbookOf(oneAccount), 'Summary');
    const value = (row: number): unknown => sheet.getCell(row, 2).value;
    expect(value(SUMMARY_ROWS.opening)).toBe(1000);
    expect(value(SUMMARY_ROWS.moneyIn)).toEqual({ formula: 'SUM(Transactions!D2:D3)', result: 2500 });
    expect(value(SUMMARY_ROWS.moneyOut)).toEqual({ formula: 'SUM(Transactions!E2:E3)', result: 12.5 });
    expect(value(SUMMARY_ROWS.calculated)).toMatchObject({
      formula: expect.stringContaining('B9+B10-B11'),
      result: 3487.5,
    });
    expect(value(SUMMARY_ROWS.closing)).toBe(3487.5);
    expect(value(SUMMARY_ROWS.difference)).toMatchObject({
      formula: expect.stringContaining('ROUND(B12-B13,2)'),
    });
    expect(value(SUMMARY_ROWS.result)).toMatchObject({ result: 'Agrees' });
  });

  it('turns the signs of an account that states what is owed, and formats every currency by its decimals', async () => {
    const workbook = await workbookOf(twoAccounts);
    const summary = sheetOf(workbook, 'Summary');
    expect(summary.getCell(SUMMARY_ROWS.moneyOut, 3).value).toEqual({
      formula: 'SUM(Transactions!E3:E4)',
      result: 2.5,
    });
    expect(summary.getCell(SUMMARY_ROWS.calculated, 3).value).toMatchObject({
      formula: expect.stringContaining('C9-C10+C11'),
      result: 11.5,
    });
    expect(summary.getCell(SUMMARY_ROWS.result, 3).value).toMatchObject({ result: 'Agrees' });
    const rows = sheetOf(workbook, 'Transactions');
    expect(rows.getCell('E2').numFmt).toBe('#,##0');
    expect(rows.getCell('E3').numFmt).toBe('#,##0.000');
    expect(rows.getCell('G3').value).toBe('Account 2');
  });

  it('says so where a balance is not printed or does not agree', async () => {
    const [first] = oneAccount.accounts;
    const off = await workbookOf({ ...oneAccount, accounts: [{ ...first!, closingBalance: 348_700 }] });
    expect(sheetOf(off, 'Summary').getCell(SUMMARY_ROWS.difference, 2).value).toMatchObject({ result: 0.5 });
    expect(sheetOf(off, 'Summary').getCell(SUMMARY_ROWS.result, 2).value).toMatchObject({
      result: 'Differs',
    });
    const none = await workbookOf({ ...oneAccount, accounts: [{ ...first!, openingBalance: null }] });
    expect(sheetOf(none, 'Summary').getCell(SUMMARY_ROWS.result, 2).value).toMatchObject({
      result: 'Not printed',
    });
  });

  it('holds every row of a long statement, packed as it is written', async () => {
    const [facts] = oneAccount.accounts;
    const transactions = Array.from({ length: 1001 }, (_, index) =>
      transaction({ amount: index + 1, description: `Row ${index} & <more>` }),
    );
    const workbook = await workbookOf({
      ...oneAccount,
      accounts: [{ ...facts!, count: 1001 }],
      transactions,
    });
    const sheet = sheetOf(workbook, 'Transactions');
    const read = Array.from({ length: 1001 }, (_, index) => [
      sheet.getCell(index + 2, 3).value,
      sheet.getCell(index + 2, 5).value,
    ]);
    expect(read).toEqual(transactions.map(({ description, amount }) => [description, amount / 100]));
    expect(sheet.rowCount).toBe(1002);
    expect(sheet.autoFilter).toBe('A1:F1002');
    expect(sheet.getColumn(3).width).toBe(70);
    expect(sheetOf(workbook, 'Summary').getCell(SUMMARY_ROWS.moneyOut, 2).value).toEqual({
      formula: 'SUM(Transactions!E2:E1002)',
      result: 5015.01,
    });
    expect(workbook.creator).toBe('Statement Desk');
  });

  it('is written for a statement without accounts or transactions', async () => {
    const workbook = await workbookOf({ ...oneAccount, accounts: [], transactions: [] });
    expect(sheetOf(workbook, 'Transactions').rowCount).toBe(1);
  });
});
