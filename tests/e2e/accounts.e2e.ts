/** Several accounts in one file: where one ends and the next begins, and which of them is exported. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { boundPdf } from '../support/pdf.ts';
import { expect, openReviewOf, test } from './desk-fixture.ts';
import { activeRow, grid, proof, reviewed } from './review-support.ts';

/** A current account with twelve rows and a savings account with eight. */
async function openBoth(desk: Page): Promise<void> {
  const content = await boundPdf([{}, { accountNumber: '77709876', rowsPerPage: 8 }]);
  await openReviewOf(desk, { name: 'both.pdf', content });
  await expect(proof(desk)).toContainText('Verified');
}

/** Runs a command by its name, as the palette finds it. */
async function command(desk: Page, words: string): Promise<void> {
  await grid(desk).focus();
  await desk.keyboard.press('Control+k');
  await expect(desk.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
  await desk.keyboard.type(words);
  await desk.keyboard.press('Enter');
}

test('the boundary between two accounts is moved by keyboard, and the proof follows', async ({
  desk,
}, info) => {
  await openBoth(desk);
  const tab = (number: string) =>
    desk
      .getByRole('navigation', { name: 'Accounts of this statement' })
      .getByRole('button', { name: new RegExp(number) });
  await expect(tab('55501234')).toContainText('12 rows');
  await expect(tab('77709876')).toContainText('8 rows');

  // The last row of the first account goes over to the second: neither adds up any more.
  await tab('77709876').click();
  await expect(activeRow(desk)).toContainText('Card payment number 1');
  await grid(desk).focus();
  await desk.keyboard.press('ArrowUp');
  await expect(activeRow(desk)).toContainText('Card payment number 12');
  await command(desk, 'From here on: 77709876');
  await expect(tab('55501234')).toContainText('11 rows');
  await expect(tab('77709876')).toContainText('9 rows');
  await expect(proof(desk)).toContainText('Does not add up');
  await desk.screenshot({ path: info.outputPath('boundary.png') });

  // It comes back from the row behind it.
  await grid(desk).focus();
  await desk.keyboard.press('ArrowDown');
  await expect(activeRow(desk)).toContainText('Card payment number 1');
  await command(desk, 'Rows above belong');
  await expect(tab('55501234')).toContainText('12 rows');
  await expect(tab('77709876')).toContainText('8 rows');
  await expect(proof(desk)).toContainText('Verified');
  const { accounts, transactions, verification } = await reviewed(desk);
  expect(accounts.map(({ first, count }) => [first, count])).toEqual([
    [0, 12],
    [12, 8],
  ]);
  expect(transactions.map(({ account }) => account).filter((account) => account === 1)).toHaveLength(8);
  expect(verification).toMatchObject({ status: 'verified', rows_proved: 20 });
});

test('all accounts of a statement are exported, or the one that is chosen', async ({ desk }, info) => {
  await openBoth(desk);
  const open = async () => {
    await grid(desk).focus();
    await desk.keyboard.press('e');
    const dialog = desk.getByRole('dialog', { name: 'Export both.pdf' });
    await expect(dialog.getByLabel('Preview')).toBeVisible();
    return dialog;
  };
  const save = async () => {
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Save', exact: true }).click(),
    ]);
    await expect(desk.getByRole('dialog')).toBeHidden();
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  };
  const rowsOf = (content: Uint8Array) =>
    Papa.parse<string[]>(new TextDecoder().decode(content), { skipEmptyLines: true }).data.slice(1);

  const dialog = await open();
  const choice = dialog.getByLabel('Account to export');
  await dialog.getByRole('radio', { name: 'Xero' }).check();
  await expect(choice).toHaveValue('');
  await expect(choice.locator('option')).toHaveText([
    'All accounts, a file for each',
    '55501234 GBP',
    '77709876 GBP',
  ]);
  await expect(dialog.getByText('2 files in a ZIP archive')).toBeVisible();
  const all = unzipSync((await save()).content);
  expect(Object.values(all).map((file) => rowsOf(file).length)).toEqual([12, 8]);

  // What is previewed of one account is what is saved.
  await open();
  await choice.selectOption('77709876 GBP');
  await expect(dialog.getByText('in a ZIP archive')).toBeHidden();
  await expect(dialog.getByLabel('Preview').getByRole('row')).toHaveCount(9);
  await desk.screenshot({ path: info.outputPath('one-account.png') });
  const one = await save();
  expect(one.name).toMatch(/\.csv$/);
  expect(rowsOf(one.content)).toHaveLength(8);

  await open();
  await choice.selectOption('55501234 GBP');
  await dialog.getByRole('radio', { name: 'OFX' }).check();
  await expect(dialog.getByLabel('Preview')).toContainText('<ACCTID>55501234');
  const ofx = new TextDecoder('windows-1252').decode((await save()).content);
  expect(ofx.match(/<STMTTRN>/g)).toHaveLength(12);
  expect(ofx).not.toContain('77709876');
});
