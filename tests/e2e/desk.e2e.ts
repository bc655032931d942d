import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { scanned, statementPdf, wordlessPdf } from '../support/pdf.ts';
import { dropFiles, expect, statementRow, test } from './desk-fixture.ts';

test('five statements, one locked, one scanned, one that does not add up', async ({ desk }, info) => {
  const scan = await scanned(await statementPdf({ month: '2026-03' }));
  await dropFiles(desk, [
    { name: 'january.pdf', content: await statementPdf({ month: '2026-01' }) },
    { name: 'february.pdf', content: await statementPdf({ month: '2026-02', missingRow: 3 }) },
    { name: 'march.pdf', content: scan },
    { name: 'april.pdf', content: await statementPdf({ month: '2026-04', password: 'harbour' }) },
    { name: 'may.pdf', content: await statementPdf({ month: '2026-05' }) },
  ]);
  await expect(desk.getByRole('progressbar', { name: 'All files' })).toBeVisible();
  await expect(desk).toHaveTitle(/^\d+% · Statements · Statement Desk$/);
  await desk.getByLabel('Password of april.pdf').fill('harbour');
  await desk.getByLabel('Password of april.pdf').press('Enter');

  for (const name of ['january.pdf', 'march.pdf', 'april.pdf', 'may.pdf']) {
    await expect(statementRow(desk, name).getByText('Verified')).toBeVisible({ timeout: 60_000 });
  }
  const february = statementRow(desk, 'february.pdf');
  await expect(february.getByText('Does not add up')).toBeVisible();
  await expect(february).toContainText('off by 1.00');
  await expect(february).toContainText('55501234 GBP');
  await expect(statementRow(desk, 'march.pdf')).toContainText('1 – 31 Mar 2026');
  // Of those that were read together: a busy machine may be through with the scan before the password has been typed.
  await expect(desk.locator('.toast')).toContainText(
    /(5 statements read: 4 are|4 statements read: 3 are) verified, 1 needs attention\./,
  );
  await expect(desk).toHaveTitle('Statements · Statement Desk');
  await desk.screenshot({ path: info.outputPath('five.png') });

  await desk.getByRole('button', { name: 'Show what needs attention' }).click();
  await expect(desk.getByRole('row', { name: /january/ })).toBeHidden();
  await expect(february).toBeVisible();
});

test('a long scan shows its progress page by page, and can be stopped', async ({ desk }) => {
  // So many pages are recognised for minutes: a window on a busy machine is stopped before they are done.
  await dropFiles(desk, [{ name: 'scan.pdf', content: await scanned(await statementPdf(), 200) }]);
  const row = statementRow(desk, 'scan.pdf');
  await expect(row.getByText(/Reading page \d+ of 200/)).toBeVisible();
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '200');
  await expect(desk.getByText('1,800 pages left')).toBeVisible();

  await desk.getByRole('button', { name: 'Stop reading scan.pdf' }).click();
  await expect(row).toBeHidden();
  await desk.getByRole('button', { name: 'Put away' }).last().click();
  // The pages that were reserved for it come back.
  await expect(desk.getByText('2,000 pages left')).toBeVisible();
});

test('a statement of thousands of rows is read', async ({ desk }) => {
  const content = await statementPdf({ pages: 150, rowsPerPage: 30 });
  await dropFiles(desk, [{ name: 'long.pdf', content }]);
  const row = statementRow(desk, 'long.pdf');
  await expect(row.getByText('4,500')).toBeVisible({ timeout: 60_000 });
  await expect(row.getByText('Verified')).toBeVisible();
  await expect(desk.getByText('1,850 pages left')).toBeVisible();
});

test('a password is asked for in place, and opens the other files of the client, too', async ({ desk }) => {
  const names = ['april.pdf', 'may.pdf', 'june.pdf'];
  const contents = await Promise.all(
    ['2026-04', '2026-05', '2026-06'].map((month) => statementPdf({ month, password: 'harbour' })),
  );
  const files = names.map((name, at) => ({ name, content: contents[at]! }));
  await dropFiles(desk, files.slice(0, 2));
  await expect(statementRow(desk, 'april.pdf').getByText('Password needed')).toBeVisible();
  await expect(statementRow(desk, 'may.pdf').getByText('Password needed')).toBeVisible();
  await expect(desk.getByLabel('Password of april.pdf')).toBeFocused();

  await desk.getByLabel('Password of may.pdf').fill('lighthouse');
  await desk.getByLabel('Password of may.pdf').press('Enter');
  await expect(desk.getByText('This password does not open the file.')).toBeVisible();
  await desk.getByLabel('Password of may.pdf').fill('harbour');
  await desk.getByLabel('Password of may.pdf').press('Enter');
  for (const name of names.slice(0, 2)) await expect(desk.getByRole('link', { name })).toBeVisible();

  await dropFiles(desk, files.slice(2));
  await expect(desk.getByRole('link', { name: 'june.pdf' })).toBeVisible();
  const kept = await desk.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain('harbour');
});

test('the first of the locked files is asked for first, whichever is found to be locked first', async ({
  desk,
}) => {
  const april = await statementPdf({ month: '2026-04', password: 'harbour' });
  const may = await statementPdf({ month: '2026-05', password: 'harbour' });
  const field = (name: string) => desk.getByLabel(`Password of ${name}`);
  const hash = createHash('sha256').update(april).digest('hex');
  await desk.route(`**/documents?*${hash}*`, async (route) => {
    await expect(field('may.pdf')).toBeFocused();
    await route.continue();
  });
  await dropFiles(desk, [
    { name: 'april.pdf', content: april },
    { name: 'may.pdf', content: may },
  ]);
  await expect(field('april.pdf')).toBeFocused();
});

test('what is no statement is refused with a reason and can be left out', async ({ desk }) => {
  await dropFiles(desk, [{ name: 'notes.pdf', content: Buffer.from('just some notes') }]);
  await expect(desk.getByRole('alert')).toContainText(/PDF/);
  await desk.getByRole('button', { name: 'Leave out notes.pdf' }).click();
  await expect(desk.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
});

test('a file that cannot be read says why and can be tried again', async ({ desk }) => {
  await dropFiles(desk, [{ name: 'blank.pdf', content: await wordlessPdf() }]);
  await expect(statementRow(desk, 'blank.pdf').getByText('Could not be read')).toBeVisible();
  const reason = desk.locator('.statement-below');
  await expect(reason).toContainText(/\w{3,}.*\./);
  const tried = desk.waitForResponse((answer) => answer.url().endsWith('/retry'));
  await reason.getByRole('button', { name: 'Try again' }).click();
  expect((await tried).status()).toBe(200);
  await expect(statementRow(desk, 'blank.pdf').getByText('Could not be read')).toBeVisible();
});

test('the list is narrowed by words, state, account and period, and sorted', async ({ desk }) => {
  await dropFiles(desk, [
    { name: 'rent.pdf', content: await statementPdf({ month: '2026-01', rowsPerPage: 20 }) },
    { name: 'wages.pdf', content: await statementPdf({ missingRow: 4, accountNumber: '77709876' }) },
  ]);
  await expect(statementRow(desk, 'rent.pdf').getByText('Verified')).toBeVisible();
  await expect(statementRow(desk, 'wages.pdf').getByText('Does not add up')).toBeVisible();
  const names = async () =>
    desk.getByRole('table', { name: 'Statements' }).getByRole('link').allTextContents();

  await desk.getByRole('radio', { name: /Needs attention/ }).check();
  await expect.poll(names).toEqual(['wages.pdf']);
  await desk.getByRole('searchbox', { name: 'Search statements' }).fill('rent');
  await expect(desk.getByText('No statement matches.')).toBeVisible();
  await desk.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(async () => (await names()).length).toBe(2);

  await desk.getByRole('combobox', { name: 'State', exact: true }).selectOption('Verified');
  await expect.poll(names).toEqual(['rent.pdf']);
  await desk.getByRole('combobox', { name: 'State', exact: true }).selectOption('Any state');
  await desk.getByRole('combobox', { name: 'Account' }).selectOption('77709876 GBP');
  await expect.poll(names).toEqual(['wages.pdf']);
  await desk.getByRole('combobox', { name: 'Account' }).selectOption('All accounts');
  await desk.getByRole('combobox', { name: 'Period' }).selectOption('January 2026');
  await expect.poll(names).toEqual(['rent.pdf']);
  await desk.getByRole('combobox', { name: 'Period' }).selectOption('Any period');

  await desk.getByRole('button', { name: 'Rows' }).click();
  await expect(desk.getByRole('columnheader', { name: 'Rows' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(names).toEqual(['rent.pdf', 'wages.pdf']);
  await desk.getByRole('button', { name: 'Rows' }).click();
  await expect.poll(names).toEqual(['wages.pdf', 'rent.pdf']);

  // The view stays while another room is open.
  await desk.getByRole('link', { name: 'Settings' }).click();
  await desk.getByRole('link', { name: 'Statements', exact: true }).click();
  await expect.poll(names).toEqual(['wages.pdf', 'rent.pdf']);
});

test.describe('on a small plan', () => {
  test.use({ serviceEnv: { STATEMENT_DESK_PLAN: 'free' } });

  test('a spent quota says when it renews', async ({ desk }) => {
    await expect(desk.getByText('5 pages left')).toBeVisible();
    await dropFiles(desk, [{ name: 'six-pages.pdf', content: await statementPdf({ pages: 6 }) }]);
    await expect(statementRow(desk, 'six-pages.pdf').getByText('Quota used up')).toBeVisible();
    await expect(desk.getByText(/The quota renews on \d+ \w+ \d{4}/)).toBeVisible();
  });
});

const corpus = process.env['STATEMENT_CORPUS'] ?? join(import.meta.dirname, '../../../shared/corpus');

test('a statement of the corpus is read', async ({ desk }) => {
  test.skip(!existsSync(corpus), 'there is no corpus beside the checkout');
  const path = (await readdir(corpus, { recursive: true })).find((name) => /us_running.*\.pdf$/.test(name));
  test.skip(path === undefined, 'the corpus holds no such statement');
  await dropFiles(desk, [{ name: 'corpus.pdf', content: await readFile(join(corpus, path!)) }]);
  await desk.getByRole('link', { name: 'corpus.pdf' }).click();
  await expect(desk.getByRole('grid', { name: 'Transactions' }).getByRole('row').nth(5)).toBeVisible();
});
