/** Starts and ends the app on the stand-in. A test file that uses it mocks `electron` and `keytar` by this folder. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { vi } from 'vitest';
import { browserArguments, browserPath } from '../../support/browser.ts';
import { forget, host, type DialogAnswer } from './state.ts';

/** Longest wait for a window, ms: the service starts its workers first. */
const START = 45_000;

export interface Starting {
  /** Folder of this app's data, profile and downloads. */
  readonly folder: string;
  readonly dataDir?: string;
  readonly files?: readonly string[];
  readonly answers?: readonly DialogAnswer[];
  readonly first?: boolean;
  /** Arguments in place of those that open the window. */
  readonly command?: readonly string[];
}

export async function openBrowser(): Promise<void> {
  host.browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArguments()] });
}

export async function closeBrowser(): Promise<void> {
  forgetProcess();
  await host.browser?.close();
}

/** Listeners of this process before the app added its own. */
const ours = new Set<unknown>([
  ...process.listeners('uncaughtException'),
  ...process.listeners('unhandledRejection'),
]);

function forgetProcess(): void {
  for (const listener of process.listeners('uncaughtException'))
    if (!ours.has(listener)) process.off('uncaughtException', listener);
  for (const listener of process.listeners('unhandledRejection'))
    if (!ours.has(listener)) process.off('unhandledRejection', listener);
}

/** Runs main/index.ts anew, as another process would. */
export async function launch({ folder, dataDir, files = [], answers = [], first = true, command }: Starting) {
  await import('electron');
  vi.resetModules();
  forgetProcess();
  forget({ folder, first, answers: [...answers], switches: { 'user-data-dir': join(folder, 'profile') } });
  mkdirSync(join(folder, 'downloads'), { recursive: true });
  const opening = ['--port', '0', '--data-dir', dataDir ?? join(folder, 'data'), ...files];
  process.argv = ['electron', 'app', ...(command ?? opening)];
  await import('../../../main/index.ts');
}

/** The page of the window, once it is there. Fails with what the app said instead. */
export async function page(): Promise<Page> {
  await vi.waitUntil(() => host.windows[0]?.webContents.page || host.errors.length > 0, { timeout: START });
  const found = host.windows[0]?.webContents.page;
  if (!found) throw new Error(`no window: ${host.errors.join('; ')}`);
  return found;
}

/** Quits as the user would, and waits until the service has let go. */
export async function quit(): Promise<void> {
  host.app?.quit();
  await vi.waitUntil(() => host.calls.includes('quit'), { timeout: START });
  await host.windows[0]?.webContents.page?.context().close();
}
