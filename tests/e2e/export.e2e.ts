import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import type { DownloadJsonBody } from '../../shared/api/documents.ts';
import { statementPdf } from '../support/pdf.ts';
import { expect, openReviewOf, test } from './desk-fixture.ts';

/** Saves the statement under review in a format; answers the file's name and path. */
async function save(page: Page, format: string): Promise<{ readonly name: string; readonly path: string }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await dialog.getByRole('radio', { name: format }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ]);
  await expect(dialog).toBeHidden();
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('all three formats are saved and read back', async ({ desk }, info) => {
  await openReviewOf(desk, { name: 'may 2026.pdf', content: await statementPdf() });

  await desk.keyboard.press('e');
  await expect(desk.getByLabel('Preview')).toContainText(
    'Date,Type,Description,Amount In,Amount Out,Balance',
  );
  await desk.screenshot({ path: info.outputPath('export.png') });
  await desk.keyboard.press('Escape');

  const csv = await save(desk, 'CSV');
  expect(csv.name).toMatch(/^may.2026\.csv$/);
  const { data } = Papa.parse<Record<string, string>>(
    (await readFile(csv.path, 'utf8')).replace(/^\uFEFF/, ''),
    {
      header: true,
      skipEmptyLines: true,
    },
  );
  expect(data).toHaveLength(12);
  expect(data[0]).toMatchObject({
    Description: 'Card payment number 1',
    'Amount Out': '1.00',
    Balance: '49999.00',
  });

  const json = await save(desk, 'JSON');
  expect(json.name).toMatch(/\.json$/);
  const body: DownloadJsonBody = JSON.parse(await readFile(json.path, 'utf8'));
  expect(body.transaction_count).toBe(12);
  expect(body.verification.status).toBe('verified');
  expect(body.transactions.at(-1)).toMatchObject({ type: 'DEBIT', amountOut: '1.00', balance: '49988.00' });

  const xlsx = await save(desk, 'Excel');
  expect(xlsx.name).toMatch(/\.xlsx$/);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(xlsx.path);
  const sheet = workbook.getWorksheet('Transactions')!;
  expect(sheet.getRow(2).getCell(1).value).toBeInstanceOf(Date);
  expect(sheet.getRow(2).getCell(6).value).toBe(49_999);
  expect(workbook.getWorksheet('Summary')).toBeDefined();
});
