import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, expect, test as base, type ElectronApplication, type Page } from '@playwright/test';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The app on a data folder of its own, closed and removed after the test. */
const test = base.extend<{ desk: { app: ElectronApplication; page: Page } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures needed from the pattern
  desk: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'desktop-'));
    const app = await _electron.launch({
      args: [root, '--port', '0', '--data-dir', folder, `--user-data-dir=${join(folder, 'profile')}`],
    });
    await use({ app, page: await app.firstWindow() });
    await app.close();
    await rm(folder, { recursive: true, force: true });
  },
});

test('the window opens on its own service with a key, and its page has no Node', async ({
  desk: { page },
}) => {
  await expect(page).toHaveTitle(/Statement Desk/);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  const seen = await page.evaluate(async () => ({
    require: typeof Reflect.get(globalThis, 'require'),
    process: typeof Reflect.get(globalThis, 'process'),
    key: await Reflect.get(globalThis, 'desk').key(),
  }));
  expect(seen).toMatchObject({ require: 'undefined', process: 'undefined' });
  expect(seen.key).toMatch(/^sd_[0-9A-Za-z]{40}$/);
});

test('the page cannot leave its service, nor open a window', async ({ desk: { app, page } }) => {
  const before = page.url();
  await page.evaluate(() => {
    window.open('https://example.invalid/');
    window.location.href = 'https://example.invalid/';
  });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  expect(new URL(page.url()).origin).toBe(new URL(before).origin);
  expect(app.windows()).toHaveLength(1);
});
