import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect as expectOfBrowser, type Page } from '@playwright/test';
import type { MenuItemConstructorOptions } from 'electron';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRendererWhenStale } from '../../server/cli/start/build.ts';
import { readServerFile } from '../../server/server-file.ts';
import { statementPdf } from '../support/pdf.ts';
import { closeBrowser, launch, openBrowser, page, quit } from './host/app.ts';
import { host } from './host/state.ts';

/**
 * The whole app on a stand-in for Electron over a real Chromium: the window really loads, `window.desk` really answers,
 * dialogs are answered by the test, and service, key, files and quitting are the real ones.
 */
vi.mock('electron', () => import('./host/electron.ts'));
vi.mock('keytar', () => import('./host/keychain.ts'));

/** As patient as the polls of the other tests: the machine may have other things to do. */
const expectPage = expectOfBrowser.configure({ timeout: 20_000 });

const sample = fileURLToPath(new URL('../../assets/sample-statement.pdf', import.meta.url));

/** What the page sees of the bridge. */
interface Seen {
  key(): Promise<string>;
  reveal(path: string): Promise<void>;
  saveAs(name: string, content: Uint8Array): Promise<string | null>;
  readonly keyStore: string;
  readonly version: string;
}

const inPage = <T>(window: Page, act: (desk: Seen) => T | Promise<T>): Promise<T> =>
  window.evaluate(`(${act.toString()})(globalThis.desk)`);

function menuItem(label: RegExp): MenuItemConstructorOptions | undefined {
  const items = host.menu.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  return items.find((item) => label.test(item.label ?? ''));
}

/** Presses an item of the menu bar. */
function press(label: RegExp): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our items look at none of what Electron hands them
  (menuItem(label)?.click as (() => void) | undefined)?.();
}

describe('the app', () => {
  let folder: string;
  const data = (): string => join(folder, 'data');
  const api = async (path: string, key: string, init: RequestInit = {}): Promise<unknown> => {
    const url = new URL(`/api/v1${path}`, readServerFile(data())!.url);
    const response = await fetch(url, { ...init, headers: { authorization: `Bearer ${key}` } });
    return response.json();
  };

  beforeAll(async () => {
    await buildRendererWhenStale(console.log);
    await openBrowser();
  }, 120_000);
  afterAll(closeBrowser);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'desk-app-'));
    host.keychain = { present: true, entries: new Map() };
  });
  afterEach(async () => {
    if (host.windows.length > 0 && !host.calls.includes('quit')) await quit();
    await rm(folder, { recursive: true, force: true });
  });

  it('shows a sandboxed window on its own service, with a key from the keychain', async () => {
    await launch({ folder });
    const window = await page();
    await expectPage(window).toHaveTitle(/Statement Desk/);
    await expectPage(window.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
    expect(host.calls[0]).toBe('sandbox');
    expect(host.calls.indexOf(`path userData ${join(folder, 'profile')}`)).toBeGreaterThan(0);
    expect(host.windows[0]?.options).toMatchObject({
      show: false,
      webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
    });
    const seen = await inPage(window, async (desk) => ({
      key: await desk.key(),
      store: desk.keyStore,
      version: desk.version,
      node: typeof Reflect.get(globalThis, 'require'),
    }));
    expect(seen).toMatchObject({ store: 'keychain', version: '1.2.3', node: 'undefined' });
    expect([...host.keychain.entries]).toEqual([[`Statement Desk/${data()}`, seen.key]]);
    expect(await api('/keys', seen.key)).toMatchObject({ keys: [{ name: 'Desktop app' }] });
    expect(existsSync(join(data(), 'desktop-key'))).toBe(false);
    // What the window's side has to say is in the log that IT reads, and what nobody expected.
    process.listeners('unhandledRejection').at(-1)?.(
      new RangeError('a promise nobody waited for'),
      Promise.resolve(),
    );
    await quit();
    const [file] = await readdir(join(data(), 'logs'));
    const log = await readFile(join(data(), 'logs', file!), 'utf8');
    expect(log).toMatch(/"part":"window".*updates are off/);
    expect(log).toMatch(/"type":"RangeError".*nobody expected this/);
  });

  it('keeps its key between starts, and makes another where it was revoked', async () => {
    await launch({ folder });
    const first = await inPage(await page(), (desk) => desk.key());
    await quit();
    await launch({ folder });
    expect(await inPage(await page(), (desk) => desk.key())).toBe(first);

    const { keys } = Object(await api('/keys', first));
    await api(`/keys/${keys[0].id}`, first, { method: 'DELETE' });
    const second = await inPage(await page(), (desk) => desk.key());
    expect(second).not.toBe(first);
    expect(await api('/keys', second)).toMatchObject({ keys: [{ name: 'Desktop app' }] });
  });

  it('keeps the key in a file of its user where no keychain answers, says so, and moves it when one does', async () => {
    host.keychain.present = false;
    await launch({ folder });
    const window = await page();
    const key = await inPage(window, (desk) => desk.key());
    const file = join(data(), 'desktop-key');
    expect((await readFile(file, 'utf8')).trim()).toBe(key);
    // Windows has no modes: there the profile's own list says who may read.
    const mode = process.platform === 'win32' ? 0o600 : (await stat(file)).mode & 0o777;
    expect(mode).toBe(0o600);
    await window.getByRole('link', { name: 'Settings' }).click();
    await expectPage(window.getByText(/in a file of the data folder/)).toBeVisible();
    await quit();

    host.keychain.present = true;
    await launch({ folder });
    expect(await inPage(await page(), (desk) => desk.keyStore)).toBe('keychain');
    expect([...host.keychain.entries.values()]).toEqual([key]);
    expect(existsSync(file)).toBe(false);
  });

  it('reads what it was opened with, what a second start brings, and what its dialog chose', async () => {
    const second = join(folder, 'June.pdf');
    const third = join(folder, 'July.pdf');
    await writeFile(second, await statementPdf({ month: '2026-06', rowsPerPage: 5 }));
    await writeFile(third, await statementPdf({ month: '2026-07', rowsPerPage: 7 }));
    await launch({ folder, files: [sample], answers: [{ open: [third] }] });
    const window = await page();
    await expectPage(window.getByText('sample-statement.pdf').first()).toBeVisible({ timeout: 30_000 });

    host.app?.emit('second-instance', {}, ['electron', 'June.pdf'], folder, null);
    expect(host.calls).toContain('focus');
    await expectPage(window.getByText('June.pdf').first()).toBeVisible({ timeout: 30_000 });

    await expect.poll(() => menuItem(/^Add files…$/), { timeout: 20_000 }).toBeDefined();
    press(/^Add files…$/);
    await expectPage(window.getByText('July.pdf').first()).toBeVisible({ timeout: 30_000 });
    expect(host.recent).toEqual(process.platform === 'linux' ? [] : [sample, second, third]);
    const key = await inPage(window, (desk) => desk.key());
    await expect
      .poll(() => api('/documents?status=completed', key), { timeout: 30_000 })
      .toMatchObject({ total: 3 });
    expect(host.errors).toEqual([]);
  });

  it('sends its files to the instance that runs, which takes them from there and not from a sorted command line', async () => {
    const other = join(folder, 'June.pdf');
    await writeFile(other, await statementPdf({ month: '2026-06', rowsPerPage: 5 }));
    await launch({ folder, first: false, files: [other] });
    const { sent } = host;
    expect(sent).toEqual({ files: [other] });
    await launch({ folder });
    const window = await page();
    host.app?.emit('second-instance', {}, ['electron', '--data-dir', other, data()], folder, sent);
    await expectPage(window.getByText('June.pdf').first()).toBeVisible({ timeout: 30_000 });
  });

  it('tells of files it cannot take, and goes on with the next', async () => {
    await launch({ folder, files: [join(folder, 'gone.pdf'), folder + '.pdf', sample] });
    const window = await page();
    await expectPage(window.getByText('sample-statement.pdf').first()).toBeVisible({ timeout: 30_000 });
    expect(host.errors).toHaveLength(2);
    expect(host.errors[0]).toMatch(/gone\.pdf is no longer there/);
  });

  it('shows how far it is, and tells how it ended when nobody looks', async () => {
    await launch({ folder });
    const window = await page();
    host.windows[0]!.focused = false;
    host.app?.emit('open-file', { preventDefault: () => {} }, sample);
    await vi.waitUntil(() => host.notifications.length > 0, { timeout: 30_000 });
    expect(host.notifications[0]?.body).toMatch(/1 statement read: 1 is verified/);
    await expect.poll(() => host.progress.at(-1)).toBe(-1);
    expect(host.progress.some((share) => share >= 0)).toBe(true);
    expect(host.tray).toMatchObject([
      { toolTip: expect.stringMatching(/reading statements: \d+ %/), destroyed: true },
    ]);
    expect(host.calls).toContain('flash true');
    host.windows[0]!.emit('focus');
    expect(host.calls).toContain('flash false');
    host.notifications[0]?.press();
    expect(host.calls.at(-1)).toBe('focus');
    await expectPage(window.getByText('sample-statement.pdf').first()).toBeVisible();
  });

  it('saves an export where the user says, and shows that file and no other', async () => {
    const target = join(folder, 'Client A.csv');
    await launch({ folder, files: [sample], answers: [{ save: target }] });
    const window = await page();
    await window.getByRole('button', { name: 'Export sample-statement.pdf' }).click({ timeout: 30_000 });
    const dialog = window.getByRole('dialog', { name: /^Export/ });
    await dialog
      .getByRole('radio', { name: 'CSV', exact: true })
      .or(dialog.getByRole('radio').first())
      .first()
      .check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectPage(dialog).toBeHidden();
    expect(host.dialogs).toMatchObject([
      { kind: 'save', options: { defaultPath: expect.stringMatching(/downloads.*sample.statement/) } },
    ]);
    expect((await readFile(target, 'utf8')).split('\n').length).toBeGreaterThan(30);
    await window.getByRole('button', { name: 'Show in folder' }).click();
    await expect.poll(() => host.opened).toContain(target);
    await expect(
      window.evaluate((path) => Reflect.get(globalThis, 'desk').reveal(path), sample),
    ).rejects.toThrow(/only files saved/);
  });

  it('lets the page go nowhere and ask nobody else', async () => {
    await launch({ folder });
    const window = await page();
    const before = window.url();
    const outcome = await window.evaluate(async () => {
      const asked = await fetch('https://example.invalid/x', { mode: 'no-cors' }).then(
        () => 'answered',
        () => 'refused',
      );
      globalThis.location.href = 'https://example.invalid/';
      return asked;
    });
    expect(outcome).toBe('refused');
    await expectPage(window.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
    expect(window.url()).toBe(before);
    const key = host.handlers.get('desk:key')!;
    const from = (url: string, parent: unknown = null) => ({ senderFrame: { url, parent } });
    await expect(Promise.resolve(key(from('https://evil.example/')))).rejects.toThrow(/not ours/);
    await expect(Promise.resolve(key(from(before, {})))).rejects.toThrow(/not ours/);
    await expect(Promise.resolve(key({ senderFrame: null }))).rejects.toThrow(/not ours/);
  });

  it('stays on its page whatever a page that was broken into tries', async () => {
    await launch({ folder });
    const window = await page();
    const before = window.url();
    const origin = new URL(before).origin;
    const port = Number(new URL(before).port);
    const outcome = await window.evaluate(
      async ({ own, other }) => {
        const tries = [
          'file:///etc/passwd',
          'data:text/html,<h1>evil</h1>',
          `http://127.0.0.1:${other}/`,
          `${own}@evil.example/`,
          'https://evil.example/',
        ];
        for (const address of tries) {
          const link = document.createElement('a');
          link.href = address;
          document.body.append(link);
          link.click();
          link.remove();
          globalThis.open(address);
        }
        globalThis.open(`${own}/docs`);
        const form = document.createElement('form');
        form.action = 'https://evil.example/';
        form.method = 'post';
        document.body.append(form);
        form.submit();
        const frame = document.createElement('iframe');
        frame.src = `${own}/`;
        document.body.append(frame);
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve);
          frame.addEventListener('error', resolve);
        });
        let inFrame = 'nothing';
        try {
          const desk = Reflect.get(frame.contentWindow!, 'desk');
          inFrame = await desk.key().then(
            () => 'key',
            () => 'refused',
          );
        } catch {
          // The content security policy let nothing of ours into the frame.
        }
        const asked = await fetch('http://127.0.0.1:1/', { mode: 'no-cors' }).then(
          () => 'answered',
          () => 'refused',
        );
        return { asked, inFrame };
      },
      { own: origin, other: port + 1 },
    );
    expect(outcome).toEqual({ asked: 'refused', inFrame: 'nothing' });
    await expectPage(window.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
    expect(window.url()).toBe(before);
    expect(host.asked).toEqual(Array.from({ length: 6 }, () => 'deny'));
    // Only the service's own page was handed to the system.
    await expect.poll(() => host.opened).toEqual([`${origin}/docs`]);
  });

  it('carries out a command of the menu, and keeps the menu true', async () => {
    await launch({ folder, files: [sample] });
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

  it('offers another folder where the data folder is blocked', async () => {
    const blocked = join(folder, 'a file');
    await writeFile(blocked, 'in the way');
    await launch({ folder, dataDir: blocked, answers: [{ message: 0 }, { open: [data()] }] });
    await expectPage(
      (await page()).getByRole('heading', { name: 'Drop bank statements here' }),
    ).toBeVisible();
    expect(host.dialogs[0]).toMatchObject({
      kind: 'message',
      options: { buttons: ['Choose another folder…', 'Try again', 'Quit'] },
    });
    expect(await readFile(blocked, 'utf8')).toBe('in the way');
    expect(readServerFile(data())).not.toBeNull();
  });

  it('ends where the user gives up, and where another instance runs', async () => {
    const blocked = join(folder, 'a file');
    await writeFile(blocked, 'in the way');
    await launch({ folder, dataDir: blocked, answers: [{ message: 2 }] });
    await expect.poll(() => host.calls).toContain('exit 1');
    expect(host.windows).toEqual([]);
    await launch({ folder, first: false });
    expect(host.calls).toContain('quit');
    expect(existsSync(data())).toBe(false);
  });

  it('shows no message where it runs a command, which a script would wait for', async () => {
    await launch({ folder, command: ['accounts', 'nonsense'] });
    await expect.poll(() => host.calls).toContain('exit 2');
    process.exitCode = 0;
    process.listeners('uncaughtException').at(-1)?.(new Error('nobody expected this'), 'uncaughtException');
    expect(host.calls).toContain('exit 1');
    expect([host.errors, host.dialogs, host.windows]).toEqual([[], [], []]);
  });

  it('loads its page again when that dies, and asks when it keeps dying', async () => {
    await launch({ folder, answers: [{ message: 1 }] });
    const window = await page();
    const heading = window.getByRole('heading', { name: 'Drop bank statements here' });
    const die = (): void => {
      host.windows[0]!.webContents.crashed = true;
      host.windows[0]!.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    };
    for (let time = 1; time <= 2; time += 1) {
      await expectPage(heading).toBeVisible();
      const loaded = window.waitForEvent('load');
      die();
      await loaded;
    }
    await expectPage(heading).toBeVisible();
    expect(host.calls.filter((call) => call === 'reload')).toHaveLength(2);
    die();
    await vi.waitUntil(() => host.calls.includes('quit'), { timeout: 30_000 });
    expect(host.dialogs[0]).toMatchObject({ options: { message: /several times/ } });
  });

  it.each([
    ['the app quits', () => host.app?.quit()],
    ['its window is closed', () => host.windows[0]?.close()],
  ])('deletes what was deleted, though it could still be undone, when %s', async (_how, end) => {
    await launch({ folder, files: [sample] });
    const window = await page();
    const key = await inPage(window, (desk) => desk.key());
    await expect
      .poll(() => api('/documents?status=completed', key), { timeout: 30_000 })
      .toMatchObject({ total: 1 });
    await window.getByRole('button', { name: 'Delete sample-statement.pdf' }).click();
    await expectPage(window.getByText(/^Deleted sample-statement\.pdf/).first()).toBeVisible();
    end();
    await vi.waitUntil(() => host.calls.includes('quit'), { timeout: 30_000 });
    expect(host.calls.filter((call) => call.startsWith('window'))).toEqual(['window closed']);

    await launch({ folder });
    await page();
    expect(await api('/documents', key)).toMatchObject({ total: 0 });
  });

  it('quits while a document is read, and reads it to its end after the next start', async () => {
    const long = join(folder, 'Long.pdf');
    await writeFile(long, await statementPdf({ rowsPerPage: 30, pages: 130 }));
    await launch({ folder, files: [long] });
    const key = await inPage(await page(), (desk) => desk.key());
    await expect
      .poll(() => api('/documents', key), { timeout: 30_000 })
      .toMatchObject({ documents: [{ status: 'processing' }] });
    await quit();
    expect(host.calls.filter((call) => call.startsWith('quit'))).toEqual(['quit prevented', 'quit']);
    expect(readServerFile(data())).toBeNull();

    await launch({ folder });
    await page();
    await expect
      .poll(() => api('/documents', key), { timeout: 60_000 })
      .toMatchObject({ documents: [{ status: 'completed', transaction_count: 3_900 }] });
  }, 120_000);
});
