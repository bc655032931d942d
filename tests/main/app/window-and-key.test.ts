/** The window of the app on its own service, its key and its menu. */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { launch, page, quit } from '../host/app.ts';
import { deskForTests, expectPage, inPage, menuItem, press, sample } from '../host/desk.ts';
import { host } from '../host/state.ts';

vi.mock('electron', () => import('../host/electron.ts'));
vi.mock('keytar', () => import('../host/keychain.ts'));

const desk = deskForTests();

describe('the app', () => {
  it('shows a sandboxed window on its own service, with a key from the keychain', async () => {
    await launch({ folder: desk.folder });
    const window = await page();
    await expectPage(window).toHaveTitle(/Statement Desk/);
    await expectPage(window.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
    expect(host.calls[0]).toBe('sandbox');
    expect(host.calls.indexOf(`path userData ${join(desk.folder, 'profile')}`)).toBeGreaterThan(0);
    expect(host.windows[0]?.options).toMatchObject({
      show: false,
      webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
    });
    const seen = await inPage(window, async (bridge) => ({
      key: await bridge.key(),
      store: bridge.keyStore,
      version: bridge.version,
      node: typeof Reflect.get(globalThis, 'require'),
    }));
    expect(seen).toMatchObject({ store: 'keychain', version: '1.2.3', node: 'undefined' });
    expect([...host.keychain.entries]).toEqual([[`Statement Desk/${desk.data}`, seen.key]]);
    expect(await desk.api('/keys', seen.key)).toMatchObject({ keys: [{ name: 'Desktop app' }] });
    expect(existsSync(join(desk.data, 'desktop-key'))).toBe(false);
    // What the window's side has to say is in the log that IT reads, and what nobody expected.
    process.listeners('unhandledRejection').at(-1)?.(
      new RangeError('a promise nobody waited for'),
      Promise.resolve(),
    );
    await quit();
    const [file] = await readdir(join(desk.data, 'logs'));
    const log = await readFile(join(desk.data, 'logs', file!), 'utf8');
    expect(log).toMatch(/"part":"window".*updates are off/);
    expect(log).toMatch(/"type":"RangeError".*nobody expected this/);
  });

  it('keeps its key between starts, and makes another where it was revoked', async () => {
    await launch({ folder: desk.folder });
    const first = await inPage(await page(), (bridge) => bridge.key());
    await quit();
    await launch({ folder: desk.folder });
    expect(await inPage(await page(), (bridge) => bridge.key())).toBe(first);

    const { keys } = Object(await desk.api('/keys', first));
    await desk.api(`/keys/${keys[0].id}`, first, { method: 'DELETE' });
    const second = await inPage(await page(), (bridge) => bridge.key());
    expect(second).not.toBe(first);
    expect(await desk.api('/keys', second)).toMatchObject({ keys: [{ name: 'Desktop app' }] });
  });

  it('keeps the key in a file of its user where no keychain answers, says so, and moves it when one does', async () => {
    host.keychain.present = false;
    await launch({ folder: desk.folder });
    const window = await page();
    const key = await inPage(window, (bridge) => bridge.key());
    const file = join(desk.data, 'desktop-key');
    expect((await readFile(file, 'utf8')).trim()).toBe(key);
    // Windows has no modes: there the profile's own list says who may read.
    const mode = process.platform === 'win32' ? 0o600 : (await stat(file)).mode & 0o777;
    expect(mode).toBe(0o600);
    await window.getByRole('link', { name: 'Settings' }).click();
    await expectPage(window.getByText(/in a file of the data folder/)).toBeVisible();
    await quit();

    host.keychain.present = true;
    await launch({ folder: desk.folder });
    expect(await inPage(await page(), (bridge) => bridge.keyStore)).toBe('keychain');
    expect([...host.keychain.entries.values()]).toEqual([key]);
    expect(existsSync(file)).toBe(false);
  });

  it('carries out a command of the menu, and keeps the menu true', async () => {
    await launch({ folder: desk.folder, files: [sample] });
    const window = await page();
    await expectPage(window.getByText('sample-statement.pdf').first()).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => menuItem(/^Settings…$/), { timeout: 20_000 }).toBeDefined();
    press(/^Settings…$/);
    await expectPage(window.getByRole('heading', { name: 'Updates' })).toBeVisible();
    expect(menuItem(/^Next row in doubt$/)).toBeUndefined();
    await window.getByRole('link', { name: 'Statements' }).click();
    await window.getByRole('link', { name: 'sample-statement.pdf' }).click({ timeout: 30_000 });
    await expect.poll(() => menuItem(/^Next row in doubt$/), { timeout: 20_000 }).toBeDefined();
  });
});
