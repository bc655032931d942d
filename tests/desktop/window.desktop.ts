import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { dropFiles, openReviewOf, statementRow } from '../e2e/desk-fixture.ts';
import { scannedPage, statementPdf } from '../support/pdf.ts';
import { test } from './desk.ts';

const sample = fileURLToPath(new URL('../../assets/sample-statement.pdf', import.meta.url));

test('the window opens on its own service with a key, and its page has no Node', async ({ desktop }) => {
  const { page } = await desktop.start();
  await expect(page).toHaveTitle(/Statement Desk/);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  const seen = await page.evaluate(async () => ({
    require: typeof Reflect.get(globalThis, 'require'),
    process: typeof Reflect.get(globalThis, 'process'),
    key: await Reflect.get(globalThis, 'desk').key(),
    store: Reflect.get(globalThis, 'desk').keyStore,
  }));
  expect(seen).toMatchObject({ require: 'undefined', process: 'undefined' });
  expect(seen.key).toMatch(/^sd_[0-9A-Za-z]{40}$/);
  expect(['keychain', 'file']).toContain(seen.store);
});

test('the page cannot leave its service, open a window or ask another host', async ({ desktop }) => {
  const { app, page } = await desktop.start();
  const before = page.url();
  const asked = await page.evaluate(async () => {
    window.open('https://example.invalid/');
    window.location.href = 'https://example.invalid/';
    return fetch('https://example.invalid/', { mode: 'no-cors' }).then(
      () => 'answered',
      () => 'refused',
    );
  });
  expect(asked).toBe('refused');
  expect(new URL(page.url()).origin).toBe(new URL(before).origin);
  expect(app.windows()).toHaveLength(1);
});

test('a dropped statement is read, reviewed and exported', async ({ desktop }) => {
  const target = join(desktop.folder, 'Client A.csv');
  const { page } = await desktop.start({ answers: [{ save: target }] });
  await openReviewOf(page, { name: 'may 2026.pdf', content: await statementPdf() });
  await page.goBack();
  await page.getByRole('button', { name: 'Export may 2026.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await dialog.getByRole('radio', { name: 'CSV' }).first().check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect((await readFile(target, 'utf8')).trim().split('\n')).toHaveLength(13);
});

test('a photo is read beside the libraries Electron brings', async ({ desktop }) => {
  const { page } = await desktop.start();
  const content = Buffer.from(await scannedPage(await statementPdf({ rowsPerPage: 6 })));
  await dropFiles(page, [{ name: 'photo.png', content }]);
  await expect(statementRow(page, 'photo.png').getByText('Verified')).toBeVisible({ timeout: 60_000 });
});

test('what was deleted stays deleted, though it could still be undone when the app was quit', async ({
  desktop,
}) => {
  const first = await desktop.start();
  await dropFiles(first.page, [{ name: 'may.pdf', content: await statementPdf() }]);
  await expect(statementRow(first.page, 'may.pdf').getByText('Verified')).toBeVisible();
  await first.page.getByRole('button', { name: 'Delete may.pdf' }).click();
  await expect(first.page.getByText('Deleted may.pdf').first()).toBeVisible();
  await first.app.close();
  const { page } = await desktop.start();
  await expect(page.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
  await expect(page.getByText('may.pdf')).toHaveCount(0);
});

test('a second instance hands its file over and ends', async ({ desktop }) => {
  const { app, page } = await desktop.start();
  await expect(page.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
  expect(await desktop.openWith(sample)).toBe(0);
  await expect(page.getByText('sample-statement.pdf').first()).toBeVisible();
  expect(app.windows()).toHaveLength(1);
});

test('a blocked data folder is named, and another one taken', async ({ desktop }) => {
  const blocked = join(desktop.folder, 'a file');
  await writeFile(blocked, 'in the way');
  const { page } = await desktop.start({
    dataDir: blocked,
    answers: [{ message: 0 }, { open: [desktop.dataDir] }],
  });
  await expect(page.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
  expect(existsSync(join(desktop.dataDir, 'server.json'))).toBe(true);
  expect(await readFile(blocked, 'utf8')).toBe('in the way');
});

test('the menu bar offers what the window offers', async ({ desktop }) => {
  const { app, page } = await desktop.start();
  await expect(page.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
  const labels = () =>
    app.evaluate(({ Menu }) =>
      (Menu.getApplicationMenu()?.items ?? []).flatMap(({ submenu }) =>
        (submenu?.items ?? []).map(({ label }) => label),
      ),
    );
  await expect.poll(labels).toContain('Add files…');
  await expect.poll(labels).toContain('Settings…');
});

test('quitting while a statement is read loses nothing', async ({ desktop }) => {
  const first = await desktop.start();
  await dropFiles(first.page, [
    { name: 'long.pdf', content: await statementPdf({ rowsPerPage: 30, pages: 130 }) },
  ]);
  await expect(first.page.getByText('long.pdf').first()).toBeVisible();
  await first.page.waitForFunction(async () => {
    const key = await Reflect.get(globalThis, 'desk').key();
    const response = await fetch('/api/v1/documents', { headers: { authorization: `Bearer ${key}` } });
    return (await response.json()).total === 1;
  });
  await first.app.close();
  expect(existsSync(join(desktop.dataDir, 'server.json'))).toBe(false);
  const { page } = await desktop.start();
  await expect(page.getByText('3,900').first()).toBeVisible({ timeout: 60_000 });
});
