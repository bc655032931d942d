import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { statementPdf, wordlessPdf } from '../support/pdf.ts';
import { dropFiles, expect, readSample, statementRow, test } from './desk-fixture.ts';

test('several files dropped at once are read side by side', async ({ desk }) => {
  const names = ['may-a.pdf', 'may-b.pdf', 'may-c.pdf', 'may-d.pdf', 'may-e.pdf'];
  const contents = await Promise.all(names.map((_, at) => statementPdf({ rowsPerPage: 5 + at })));
  await dropFiles(
    desk,
    names.map((name, at) => ({ name, content: contents[at]! })),
  );

  for (const [at, name] of names.entries()) {
    const row = statementRow(desk, name);
    await expect(row.getByText('Verified')).toBeVisible();
    await expect(row.getByRole('cell', { name: String(5 + at), exact: true })).toBeVisible();
  }
});

test('a long statement shows its progress page by page', async ({ desk }) => {
  const content = await statementPdf({ pages: 150, rowsPerPage: 30 });
  await dropFiles(desk, [{ name: 'long.pdf', content }]);
  const row = statementRow(desk, 'long.pdf');
  await expect(row.getByText(/Reading page \d+ of 150/)).toBeVisible();
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '150');
  await expect(row.getByText('4,500')).toBeVisible({ timeout: 60_000 });
});

test('a locked file asks for its password in place', async ({ desk }) => {
  const content = await statementPdf({ password: 'harbour' });
  await dropFiles(desk, [{ name: 'locked.pdf', content }]);
  await expect(statementRow(desk, 'locked.pdf').getByText('Password needed')).toBeVisible();

  const field = desk.getByLabel('Password of locked.pdf');
  await expect(field).toBeFocused();
  await field.fill('lighthouse');
  await field.press('Enter');
  await expect(desk.getByText('This password does not open the file.')).toBeVisible();

  await desk.getByLabel('Password of locked.pdf').fill('harbour');
  await desk.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(statementRow(desk, 'locked.pdf').getByText('Verified')).toBeVisible();
});

test('one password opens all locked files of a client', async ({ desk }) => {
  const names = ['april.pdf', 'may.pdf', 'june.pdf'];
  const content = await statementPdf({ password: 'harbour' });
  await dropFiles(
    desk,
    names.map((name) => ({ name, content })),
  );
  for (const name of names) {
    await expect(statementRow(desk, name).getByText('Password needed')).toBeVisible();
  }
  await desk.getByLabel('Password of may.pdf').fill('harbour');
  await desk.getByLabel('Try it on the 2 other locked files too').nth(1).check();
  await desk.getByLabel('Password of may.pdf').press('Enter');
  for (const name of names) await expect(desk.getByRole('link', { name })).toBeVisible();
});

test('what is no statement is refused with a reason and can be removed', async ({ desk }) => {
  await dropFiles(desk, [{ name: 'notes.pdf', content: Buffer.from('just some notes') }]);
  const alert = desk.getByRole('alert');
  await expect(alert).toContainText(/PDF/);
  await desk.getByRole('button', { name: 'Remove notes.pdf' }).click();
  await expect(desk.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
});

test('a file that cannot be read says why, can be tried again and deleted', async ({ desk }) => {
  await dropFiles(desk, [{ name: 'blank.pdf', content: await wordlessPdf() }]);
  await expect(statementRow(desk, 'blank.pdf').getByText('Could not be read')).toBeVisible();
  const reason = desk.locator('.statement-below');
  await expect(reason).toContainText(/\w{3,}.*\./);

  await reason.getByRole('button', { name: 'Try again' }).click();
  await expect(statementRow(desk, 'blank.pdf').getByText('Could not be read')).toBeVisible();

  await desk.getByRole('button', { name: 'Delete blank.pdf' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Delete this statement?' });
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(statementRow(desk, 'blank.pdf')).toBeVisible();
  await desk.getByRole('button', { name: 'Delete blank.pdf' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(desk.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
});

test('the list is narrowed by words and by what needs attention', async ({ desk }) => {
  await dropFiles(desk, [
    { name: 'rent.pdf', content: await statementPdf() },
    { name: 'wages.pdf', content: await statementPdf({ missingRow: 4 }) },
  ]);
  await expect(statementRow(desk, 'rent.pdf').getByText('Verified')).toBeVisible();
  await expect(statementRow(desk, 'wages.pdf').getByText('Does not add up')).toBeVisible();

  await desk.getByRole('radio', { name: /Needs attention/ }).check();
  await expect(desk.getByRole('link', { name: 'wages.pdf' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'rent.pdf' })).toBeHidden();

  await desk.getByRole('searchbox', { name: 'Search statements' }).fill('rent');
  await expect(desk.getByText('No statement matches.')).toBeVisible();
  await desk.getByRole('button', { name: 'Show all' }).click();
  await expect(desk.getByRole('link', { name: 'rent.pdf' })).toBeVisible();
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

test('a service that is gone is noticed, and the list stays', async ({ desk, service }) => {
  await readSample(desk);
  await service.kill();
  await desk.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(desk.getByText('Statement Desk does not answer.')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'sample-statement.pdf' })).toBeVisible();
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
