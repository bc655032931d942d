/** A service of its own for each test, as `npm run serve -- --open` starts it, and the window opened by its link. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Makes the window so many times slower: what only works in time then shows. */
const SLOWNESS = Number(process.env['STATEMENT_DESK_TEST_SLOW_WINDOW'] ?? 1);

const ROOT = join(import.meta.dirname, '..', '..');

export interface Service {
  readonly url: string;
  /** Opens the window; works once. */
  readonly link: string;
  readonly dataDir: string;
  /** Ends the process as a crash would. */
  kill(): Promise<void>;
  /** Starts it again after a `kill`, on the same data and at the same address. */
  restart(): Promise<void>;
}

interface Fixtures {
  /** Variables for the service, `STATEMENT_DESK_*`. */
  readonly serviceEnv: Record<string, string>;
  readonly service: Service;
  /** The window, opened by the link, at the desk. */
  readonly desk: Page;
}

export const test = base.extend<Fixtures>({
  serviceEnv: [{}, { option: true }],
  service: async ({ serviceEnv }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'statement-desk-e2e-'));
    const start = (port: string) =>
      spawn(
        process.execPath,
        [join(ROOT, 'server/cli/serve.ts'), '--port', port, '--data-dir', dataDir, '--open'],
        {
          cwd: ROOT,
          stdio: ['ignore', 'pipe', 'inherit'],
          // Without a PATH the service finds no browser of the user's to open the link in; the test opens it.
          env: { ...process.env, PATH: dataDir, STATEMENT_DESK_LOG_LEVEL: 'warn', ...serviceEnv },
        },
      );
    let child = start('0');
    try {
      const link = await printedLink(child);
      const { origin, port } = new URL(link);
      await use({
        link,
        dataDir,
        url: origin,
        kill: () => stop(child, 'SIGKILL'),
        async restart() {
          child = start(port);
          await printedLink(child);
        },
      });
    } finally {
      await stop(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  desk: async ({ page, service }, use) => {
    if (SLOWNESS > 1) {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    }
    await page.goto(service.link);
    await soonShown(page, 'h1, h2', 'Drop bank statements here');
    await expect(page.getByRole('heading', { name: 'Drop bank statements here' })).toBeVisible();
    await use(page);
  },
});

export { expect };

async function printedLink(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const link = /https?:\/\/\S+#code=\S+/.exec(line)?.[0];
    if (link) {
      child.stdout!.resume();
      return link;
    }
  }
  throw new Error('The service ended without printing a link.');
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

export interface NamedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Drops files on the middle of the window, the way a file manager does. */
export async function dropFiles(page: Page, files: readonly NamedFile[]): Promise<void> {
  const contents = files.map(({ name, content }) => ({
    name,
    base64: Buffer.from(content).toString('base64'),
  }));
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, base64 } of dropped) {
      data.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name));
    }
    return data;
  }, contents);
  const target = page.locator('main');
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop statements to read them')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

/**
 * Wakes in the frame that shows an element with a text. An assertion that has to wait looks again after pauses that grow to a
 * second: before one, where every test waits a while, this spares the pause.
 */
async function soonShown(page: Page, css: string, text = ''): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll(wanted.css)].some(
        (element) => element.checkVisibility() && element.textContent.includes(wanted.text),
      ),
    { css, text },
  );
}

/** The row of a statement in the list. */
export function statementRow(page: Page, name: string): Locator {
  return page.getByRole('table', { name: 'Statements' }).getByRole('row').filter({ hasText: name }).first();
}

/** Drops one statement, waits until it has been read, and opens its review. */
export async function openReviewOf(page: Page, file: NamedFile): Promise<void> {
  await dropFiles(page, [file]);
  await soonShown(page, 'a', file.name);
  await page.getByRole('link', { name: file.name }).click();
  await soonShown(page, '[role=grid]');
  await expect(page.getByRole('grid', { name: 'Transactions' })).toBeVisible();
}

/** Starts the bundled sample and waits until it has been read. */
export async function readSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try the sample statement' }).click();
  await expect(page.getByRole('link', { name: 'sample-statement.pdf' })).toBeVisible();
}
