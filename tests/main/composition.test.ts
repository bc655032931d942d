import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { app, record as electron } from './fake-electron.ts';

/**
 * The shell on a stand-in for Electron: everything else is real, so the window's address answers, the key it is handed
 * opens the API, a file opened with the app is read, and quitting lets go of the data folder.
 */
vi.mock('electron', () => import('./fake-electron.ts'));

const sample = fileURLToPath(new URL('../../assets/sample-statement.pdf', import.meta.url));

describe('the shell', () => {
  let folder: string;
  const url = (): string => electron.windows[0]?.url ?? '';
  const ask = async (sender: string): Promise<unknown> =>
    electron.handlers.get('desk:key')!({ senderFrame: { url: sender, parent: null } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-'));
    electron.logFolder = join(folder, 'logs');
    process.argv = ['electron', 'app', '--port', '0', '--data-dir', join(folder, 'data'), sample];
    await import('../../main/index.ts');
    await vi.waitUntil(() => url() !== '' || electron.errors.length > 0, { timeout: 30_000 });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('shows one sandboxed window on its own service, with the rules in place before it', async () => {
    expect(electron.windows).toHaveLength(1);
    expect(electron.windows[0]?.options.webPreferences).toMatchObject({ sandbox: true });
    expect(electron.windows[0]?.options.webPreferences.preload).toMatch(/preload\.cjs$/);
    expect(electron.calls).toEqual(['sandbox', 'permissions', 'show']);
    const health = await fetch(`${url()}/api/v1/health`);
    expect(health.status).toBe(200);
  });

  it('hands its page a key that works, and a foreign page none', async () => {
    const key = await ask(`${url()}/`);
    const user = await fetch(`${url()}/api/v1/user`, { headers: { authorization: `Bearer ${String(key)}` } });
    expect(user.status).toBe(200);
    await expect(ask('https://evil.example/')).rejects.toThrow(/not ours/);
  });

  it('reads the statement it was opened with', async () => {
    const key = await ask(`${url()}/`);
    const documents = async (): Promise<unknown> => {
      const response = await fetch(`${url()}/api/v1/documents`, {
        headers: { authorization: `Bearer ${String(key)}` },
      });
      return response.json();
    };
    await expect.poll(documents, { timeout: 30_000 }).toMatchObject({
      documents: [{ original_name: 'sample-statement.pdf', status: 'completed', transaction_count: 30 }],
    });
    expect(electron.errors).toEqual([]);
  });

  it('lets go of the data folder before it quits', async () => {
    expect(existsSync(join(folder, 'data', 'server.json'))).toBe(true);
    app.quit();
    await expect.poll(() => electron.calls).toContain('quit');
    expect(electron.calls).toContain('quit prevented');
    expect(existsSync(join(folder, 'data', 'server.json'))).toBe(false);
  });
});
