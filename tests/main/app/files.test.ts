/** Files the app is opened with, how far they are read, and what is exported of them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { statementPdf } from '../../support/pdf.ts';
import { launch, page } from '../host/app.ts';
import { deskForTests, expectPage, inPage, menuItem, press, sample } from '../host/desk.ts';
import { host } from '../host/state.ts';

vi.mock('electron', () => import('../host/electron.ts'));
vi.mock('keytar', () => import('../host/keychain.ts'));

const desk = deskForTests();

describe('the app', () => {
  it('reads what it was opened with, what a second start brings, and what its dialog chose', async () => {
    const second = join(desk.folder, 'June.pdf');
    const third = join(desk.folder, 'July.pdf');
    await writeFile(second, await statementPdf({ month: '2026-06', rowsPerPage: 5 }));
    await writeFile(third, await statementPdf({ month: '2026-07', rowsPerPage: 7 }));
    await launch({ folder: desk.folder, files: [sample], answers: [{ open: [third] }] });
    const window = await page();
    await expectPage(window.getByText('sample-statement.pdf').first()).toBeVisible({ timeout: 30_000 });

    host.app?.emit('second-instance', {}, ['electron', 'June.pdf'], desk.folder, null);
    expect(host.calls).toContain('focus');
    await expectPage(window.getByText('June.pdf').first()).toBeVisible({ timeout: 30_000 });

    await expect.poll(() => menuItem(/^Add files…$/), { timeout: 20_000 }).toBeDefined();
    press(/^Add files…$/);
    await expectPage(window.getByText('July.pdf').first()).toBeVisible({ timeout: 30_000 });
    expect(host.recent).toEqual(process.platform === 'linux' ? [] : [sample, second, third]);
    const key = await inPage(window, (bridge) => bridge.key());
    await expect
      .poll(() => desk.api('/documents?status=completed', key), { timeout: 30_000 })
      .toMatchObject({ total: 3 });
    expect(host.errors).toEqual([]);
  });

  it('sends its files to the instance that runs, which takes them from there and not from a sorted command line', async () => {
    const other = join(desk.folder, 'June.pdf');
    await writeFile(other, await statementPdf({ month: '2026-06', rowsPerPage: 5 }));
    await launch({ folder: desk.folder, first: false, files: [other] });
    const { sent } = host;
    expect(sent).toEqual({ files: [other] });
    await launch({ folder: desk.folder });
    const window = await page();
    host.app?.emit('second-instance', {}, ['electron', '--data-dir', other, desk.data], desk.folder, sent);
    await expectPage(window.getByText('June.pdf').first()).toBeVisible({ timeout: 30_000 });
  });

  it('tells of files it cannot take, and goes on with the next', async () => {
    await launch({
      folder: desk.folder,
      files: [join(desk.folder, 'gone.pdf'), desk.folder + '.pdf', sample],
    });
    const window = await page();
    await expectPage(window.getByText('sample-statement.pdf').first()).toBeVisible({ timeout: 30_000 });
    expect(host.errors).toHaveLength(2);
    expect(host.errors[0]).toMatch(/gone\.pdf is no longer there/);
  });

  it('shows how far it is, and tells how it ended when nobody looks', async () => {
    await launch({ folder: desk.folder });
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
    const target = join(desk.folder, 'Client A.csv');
    await launch({ folder: desk.folder, files: [sample], answers: [{ save: target }] });
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
});
