/** The app in Electron itself, on folders of its own that are removed after the test. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';
import keytar from 'keytar';
import { installedRuntime } from '../../server/cli/start/electron-runtime.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const answering = fileURLToPath(new URL('./answer-dialogs.cjs', import.meta.url));

/** What a dialog is answered with; see answer-dialogs.cjs. */
export type Answer = { readonly message: number } | { readonly open: string[] } | { readonly save: string };

export interface Desktop {
  /** Folder for the test's own files. */
  readonly folder: string;
  readonly dataDir: string;
  /** Starts the app; a data folder other than `dataDir` where one is given. */
  start(options?: {
    readonly dataDir?: string;
    readonly answers?: readonly Answer[];
  }): Promise<{ app: ElectronApplication; page: Page }>;
  /** Starts a second instance with a file, as a double click does; resolves when it has ended. */
  openWith(file: string): Promise<number | null>;
}

export const test = base.extend<{ desktop: Desktop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures needed from the pattern
  desktop: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'desktop-'));
    const dataDir = join(folder, 'data');
    const profile = `--user-data-dir=${join(folder, 'profile')}`;
    const running = new Set<ElectronApplication>();
    const arguments_ = (data: string): string[] => [root, '--port', '0', '--data-dir', data, profile];
    await use({
      folder,
      dataDir,
      async start({ dataDir: data = dataDir, answers = [] } = {}) {
        const app = await _electron.launch({
          args: ['--require', answering, ...arguments_(data)],
          env: { ...definedOnly(process.env), STATEMENT_DESK_TEST_ANSWERS: JSON.stringify(answers) },
        });
        running.add(app);
        app.once('close', () => running.delete(app));
        return { app, page: await app.firstWindow() };
      },
      openWith: (file) =>
        new Promise((resolve, reject) => {
          const child = spawn(installedRuntime()!, [...arguments_(dataDir), file], { stdio: 'ignore' });
          child.once('error', reject);
          child.once('exit', resolve);
        }),
    });
    for (const app of running) await app.close();
    // The key of a test must not stay in the keychain of whoever runs it.
    await keytar.deletePassword('Statement Desk', dataDir).catch(() => false);
    await rm(folder, { recursive: true, force: true });
  },
});

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
