import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import type { DownloadJsonBody } from '../../shared/api/documents.ts';
import { statementPdf } from '../support/pdf.ts';
import { dropFiles, expect, openReviewOf, statementRow, test } from './desk-fixture.ts';

/** Saves in a format through the open dialog. */
async function saveAs(page: Page, format: string): Promise<Download> {
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await dialog.getByRole('radio', { name: format }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ]);
  await expect(dialog).toBeHidden();
  return download;
}

/** Exports a statement of the desk in a format; answers the file's name and path. */
async function save(page: Page, file: string, format: string) {
  await page.getByRole('button', { name: `Export ${file}` }).click();
  const download = await saveAs(page, format);
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('every format is previewed, saved and read back', async ({ desk }, info) => {
  await dropFiles(desk, [{ name: 'may 2026.pdf', content: await statementPdf() }]);
  await expect(desk.getByRole('link', { name: 'may 2026.pdf' })).toBeVisible();
  await desk.getByRole('button', { name: 'Export may 2026.pdf' }).click();
  await expect(desk.getByLabel('Preview').getByRole('columnheader')).toHaveText([
    'Date',
    'Type',
    'Description',
    'Amount In',
    'Amount Out',
    'Balance',
  ]);
  await desk.screenshot({ path: info.outputPath('export.png') });
  await desk.keyboard.press('Escape');

  const csv = await save(desk, 'may 2026.pdf', 'CSV');
  expect(csv.name).toMatch(/^may.2026\.csv$/);
  const text = (await readFile(csv.path, 'utf8')).replace(/^\uFEFF/, '');
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(data).toHaveLength(12);
  expect(data[0]).toMatchObject({
    Description: 'Card payment number 1',
    'Amount Out': '1.00',
    Balance: '49999.00',
  });

  const json = await save(desk, 'may 2026.pdf', 'JSON');
  const body: DownloadJsonBody = JSON.parse(await readFile(json.path, 'utf8'));
  expect(body).toMatchObject({ transaction_count: 12, verification: { status: 'verified' } });
  expect(body.transactions.at(-1)).toMatchObject({ type: 'DEBIT', amountOut: '1.00', balance: '49988.00' });

  const xlsx = await save(desk, 'may 2026.pdf', 'Excel');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(xlsx.path);
  const sheet = workbook.getWorksheet('Transactions')!;
  expect(sheet.getRow(2).getCell(1).value).toBeInstanceOf(Date);
  expect(sheet.getRow(2).getCell(6).value).toBe(49_999);
  expect(workbook.getWorksheet('Summary')).toBeDefined();

  const xero = await save(desk, 'may 2026.pdf', 'Xero');
  expect(await readFile(xero.path, 'utf8')).toMatch(/\*Date,\*Amount,.*\r?\n01\/05\/2026,-1\.00,/);
  const freeAgent = await save(desk, 'may 2026.pdf', 'FreeAgent');
  expect(await readFile(freeAgent.path, 'utf8')).toMatch(/^\uFEFF?01\/05\/2026,-1\.00,Card payment number 1/);
  for (const [format, begins] of [
    ['OFX', 'OFXHEADER:100'],
    ['QIF', '!Type:Bank'],
    ['QuickBooks Desktop', 'OFXHEADER:100'],
    ['QuickBooks Online', 'Date,Description,Amount'],
  ] as const) {
    const { path } = await save(desk, 'may 2026.pdf', format);
    expect((await readFile(path, 'latin1')).replace(/^ï»¿/, '')).toContain(begins);
  }

  // The next export begins with the format of the last.
  await desk.getByRole('button', { name: 'Export may 2026.pdf' }).click();
  await expect(desk.getByRole('radio', { name: 'QuickBooks Online' })).toBeChecked();
});

test('what is not proved is said before it is saved', async ({ desk }) => {
  await dropFiles(desk, [{ name: 'wrong.pdf', content: await statementPdf({ missingRow: 3 }) }]);
  await expect(statementRow(desk, 'wrong.pdf').getByText('Does not add up')).toBeVisible();
  await desk.getByRole('button', { name: 'Export wrong.pdf' }).click();
  await expect(desk.getByText('This statement does not add up.')).toBeVisible();
  await desk.getByRole('link', { name: 'Review it' }).click();
  await expect(desk).toHaveTitle(/wrong\.pdf/);
});

test('several statements go into one file per account, or into an archive with a file for each', async ({
  desk,
}, info) => {
  const names = ['january.pdf', 'february.pdf', 'other.pdf'];
  await dropFiles(desk, [
    { name: names[0]!, content: await statementPdf({ month: '2026-01' }) },
    { name: names[1]!, content: await statementPdf({ month: '2026-02' }) },
    { name: names[2]!, content: await statementPdf({ month: '2026-01', accountNumber: '77709876' }) },
  ]);
  for (const name of names) await expect(desk.getByRole('link', { name })).toBeVisible();
  await desk.getByLabel('Select all statements').check();
  const open = () => desk.getByRole('toolbar').getByRole('button', { name: 'Export' }).click();

  await open();
  await desk.getByRole('radio', { name: 'Xero' }).check();
  await expect(desk.getByText('2 files in a ZIP archive')).toBeVisible();
  await desk.screenshot({ path: info.outputPath('export-several.png') });
  const joined = unzipSync(await readFile(await (await saveAs(desk, 'Xero')).path()));
  const rows = Object.values(joined).map(
    (content) => Papa.parse(new TextDecoder().decode(content), { skipEmptyLines: true }).data.length - 1,
  );
  expect(rows.toSorted((a, b) => a - b)).toEqual([12, 24]);

  await open();
  await desk.getByRole('radio', { name: 'A file for each statement' }).check();
  const archive = await saveAs(desk, 'CSV');
  expect(archive.suggestedFilename()).toBe('3 statements.zip');
  const each = unzipSync(await readFile(await archive.path()));
  expect(Object.keys(each).toSorted()).toEqual(['february.csv', 'january.csv', 'other.csv']);
});

test('the review exports, too', async ({ desk }) => {
  await openReviewOf(desk, { name: 'may.pdf', content: await statementPdf() });
  await desk.keyboard.press('e');
  await expect(desk.getByRole('dialog', { name: 'Export may.pdf' }).getByLabel('Preview')).toBeVisible();
});
