/** The window with what the desktop's preload offers, stood in for by a recorder: dialogs, menus, opened files, progress. */
import type { Page } from '@playwright/test';
import { statementPdf } from '../support/pdf.ts';
import { expect, statementRow, test } from './desk-fixture.ts';

interface OpenedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

declare global {
  interface Window {
    /** What the page asked of the bridge, and what it wants to hear from it. */
    readonly recorded: {
      readonly calls: { readonly name: string; readonly given: readonly unknown[] }[];
      take?: (file: OpenedFile) => void;
      run?: (id: string) => void;
    };
  }
}

/** Puts a bridge on the window that notes its calls under `recorded`. */
async function standIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Window['recorded'] = { calls: [] };
    const note =
      (name: string, answer?: unknown) =>
      (...given: unknown[]) => {
        recorded.calls.push({ name, given });
        return answer;
      };
    const desk = {
      version: '9.9.9',
      keyStore: 'keychain',
      saveAs: note('saveAs', Promise.resolve('/home/me/may.csv')),
      reveal: note('reveal', Promise.resolve()),
      openDataFolder: note('openDataFolder', Promise.resolve()),
      setProgress: note('setProgress'),
      batchEnded: note('batchEnded'),
      setAppearance: note('setAppearance'),
      setCommands: note('setCommands'),
      onCommand: (run: (id: string) => void) => {
        recorded.run = run;
      },
      onFiles: (take: (file: OpenedFile) => void) => {
        recorded.take = take;
      },
    };
    Object.assign(window, { desk, recorded });
  });
}

/** The arguments of every call of a part of the bridge so far. */
function callsOf(page: Page, name: string): Promise<readonly (readonly unknown[])[]> {
  return page.evaluate(
    (wanted) =>
      window.recorded.calls
        .filter((call) => call.name === wanted)
        .map((call) =>
          call.given.map((one) => (one instanceof Uint8Array ? new TextDecoder().decode(one) : one)),
        ),
    name,
  );
}

test('files, menus, progress and saving go through the desktop', async ({ page, service }) => {
  await standIn(page);
  await page.goto(service.link);
  await expect(page.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await callsOf(page, 'setCommands')).at(-1)))
    .toContain('"id":"window.add-files"');

  await page.evaluate(
    (base64) => {
      const content = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      window.recorded.take!({ name: 'opened.pdf', content });
    },
    (await statementPdf()).toString('base64'),
  );
  await expect(statementRow(page, 'opened.pdf').getByText('Verified')).toBeVisible();
  await expect.poll(() => callsOf(page, 'setProgress')).toContainEqual([0]);
  await expect.poll(async () => (await callsOf(page, 'setProgress')).at(-1)).toEqual([null]);
  expect(await callsOf(page, 'batchEnded')).toEqual([['1 statement read: 1 is verified.']]);

  await page.getByRole('button', { name: 'Export opened.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Show in folder' }).click();
  const [[name, content] = []] = await callsOf(page, 'saveAs');
  expect(name).toBe('opened.csv');
  expect(content).toContain('Card payment number 12');
  expect(await callsOf(page, 'reveal')).toEqual([['/home/me/may.csv']]);

  await page.evaluate(() => window.recorded.run!('window.settings'));
  await expect(page.getByText('Kept in the keychain of this computer’s user.')).toBeVisible();
  await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Open' }).click();
  expect(await callsOf(page, 'openDataFolder')).toHaveLength(1);
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect((await callsOf(page, 'setAppearance')).at(-1)).toEqual(['dark']);
});
