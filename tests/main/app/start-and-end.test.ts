/** How the app starts where something is in its way, and how it ends. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readServerFile } from '../../../server/server-file.ts';
import { statementPdf } from '../../support/pdf.ts';
import { launch, page, quit } from '../host/app.ts';
import { deskForTests, expectPage, inPage, sample } from '../host/desk.ts';
import { host } from '../host/state.ts';

vi.mock('electron', () => import('../host/electron.ts'));
vi.mock('keytar', () => import('../host/keychain.ts'));

const desk = deskForTests();

describe('the app', () => {
  it('offers another folder where the data folder is blocked', async () => {
    const blocked = join(desk.folder, 'a file');
    await writeFile(blocked, 'in the way');
    await launch({ folder: desk.folder, dataDir: blocked, answers: [{ message: 0 }, { open: [desk.data] }] });
    await expectPage(
      (await page()).getByRole('heading', { name: 'Drop bank statements here' }),
    ).toBeVisible();
    expect(host.dialogs[0]).toMatchObject({
      kind: 'message',
      options: { buttons: ['Choose another folder…', 'Try again', 'Quit'] },
    });
    expect(await readFile(blocked, 'utf8')).toBe('in the way');
    expect(readServerFile(desk.data)).not.toBeNull();
  });

  it('ends where the user gives up, and where another instance runs', async () => {
    const blocked = join(desk.folder, 'a file');
    await writeFile(blocked, 'in the way');
    await launch({ folder: desk.folder, dataDir: blocked, answers: [{ message: 2 }] });
    await expect.poll(() => host.calls).toContain('exit 1');
    expect(host.windows).toEqual([]);
    await launch({ folder: desk.folder, first: false });
    expect(host.calls).toContain('quit');
    expect(existsSync(desk.data)).toBe(false);
  });

  it('shows no message where it runs a command, which a script would wait for', async () => {
    await launch({ folder: desk.folder, command: ['accounts', 'nonsense'] });
    await expect.poll(() => host.calls).toContain('exit 2');
    process.exitCode = 0;
    process.listeners('uncaughtException').at(-1)?.(new Error('nobody expected this'), 'uncaughtException');
    expect(host.calls).toContain('exit 1');
    expect([host.errors, host.dialogs, host.windows]).toEqual([[], [], []]);
  });

  it('loads its page again when that dies, and asks when it keeps dying', async () => {
    await launch({ folder: desk.folder, answers: [{ message: 1 }] });
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
    await launch({ folder: desk.folder, files: [sample] });
    const window = await page();
    const key = await inPage(window, (bridge) => bridge.key());
    await expect
      .poll(() => desk.api('/documents?status=completed', key), { timeout: 30_000 })
      .toMatchObject({ total: 1 });
    await window.getByRole('button', { name: 'Delete sample-statement.pdf' }).click();
    await expectPage(window.getByText(/^Deleted sample-statement\.pdf/).first()).toBeVisible();
    end();
    await vi.waitUntil(() => host.calls.includes('quit'), { timeout: 30_000 });
    expect(host.calls.filter((call) => call.startsWith('window'))).toEqual(['window closed']);

    await launch({ folder: desk.folder });
    await page();
    expect(await desk.api('/documents', key)).toMatchObject({ total: 0 });
  });

  it('quits while a document is read, and reads it to its end after the next start', async () => {
    const long = join(desk.folder, 'Long.pdf');
    await writeFile(long, await statementPdf({ rowsPerPage: 30, pages: 130 }));
    await launch({ folder: desk.folder, files: [long] });
    const key = await inPage(await page(), (bridge) => bridge.key());
    await expect
      .poll(() => desk.api('/documents', key), { timeout: 30_000 })
      .toMatchObject({ documents: [{ status: 'processing' }] });
    await quit();
    expect(host.calls.filter((call) => call.startsWith('quit'))).toEqual(['quit prevented', 'quit']);
    expect(readServerFile(desk.data)).toBeNull();

    await launch({ folder: desk.folder });
    await page();
    await expect
      .poll(() => desk.api('/documents', key), { timeout: 60_000 })
      .toMatchObject({ documents: [{ status: 'completed', transaction_count: 3_900 }] });
  }, 120_000);
});
