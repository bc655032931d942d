/**
 * The whole app on a stand-in for Electron over a real Chromium: the window really loads, `window.desk` really answers,
 * dialogs are answered by the test, and service, key, files and quitting are the real ones.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect as expectOfBrowser, type Page } from '@playwright/test';
import type { MenuItemConstructorOptions } from 'electron';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { buildRendererWhenStale } from '../../../server/cli/start/build.ts';
import { readServerFile } from '../../../server/server-file.ts';
import { closeBrowser, openBrowser, quit } from './app.ts';
import { host } from './state.ts';

/** As patient as the polls of the other tests: the machine may have other things to do. */
export const expectPage = expectOfBrowser.configure({ timeout: 20_000 });

export const sample = fileURLToPath(new URL('../../../assets/sample-statement.pdf', import.meta.url));

/** What the page sees of the bridge. */
interface Seen {
  key(): Promise<string>;
  reveal(path: string): Promise<void>;
  saveAs(name: string, content: Uint8Array): Promise<string | null>;
  readonly keyStore: string;
  readonly version: string;
}

export const inPage = <T>(window: Page, act: (desk: Seen) => T | Promise<T>): Promise<T> =>
  window.evaluate(`(${act.toString()})(globalThis.desk)`);

export function menuItem(label: RegExp): MenuItemConstructorOptions | undefined {
  const items = host.menu.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  return items.find((item) => label.test(item.label ?? ''));
}

/** Presses an item of the menu bar. */
export function press(label: RegExp): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our items look at none of what Electron hands them
  (menuItem(label)?.click as (() => void) | undefined)?.();
}

/** A folder of its own for each test of a file, where the app is launched, and its service. */
export interface Desk {
  /** Of the test that runs. */
  readonly folder: string;
  /** Where the app keeps its data. */
  readonly data: string;
  /** What the running service answers. */
  api(path: string, key: string, init?: RequestInit): Promise<unknown>;
}

/** Opens the browser for the tests of a file, and clears up behind each. */
export function deskForTests(): Desk {
  const desk = {
    folder: '',
    get data(): string {
      return join(desk.folder, 'data');
    },
    async api(path: string, key: string, init: RequestInit = {}): Promise<unknown> {
      const url = new URL(`/api/v1${path}`, readServerFile(desk.data)!.url);
      const response = await fetch(url, { ...init, headers: { authorization: `Bearer ${key}` } });
      return response.json();
    },
  };
  beforeAll(async () => {
    await buildRendererWhenStale(console.log);
    await openBrowser();
  }, 120_000);
  afterAll(closeBrowser);
  beforeEach(async () => {
    desk.folder = await mkdtemp(join(tmpdir(), 'desk-app-'));
    host.keychain = { present: true, entries: new Map() };
  });
  afterEach(async () => {
    if (host.windows.length > 0 && !host.calls.includes('quit')) await quit();
    await rm(desk.folder, { recursive: true, force: true });
  });
  return desk;
}
