/** `kill -9` of a real process with documents in flight: nothing accepted is lost, nothing is charged twice. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { Accounts } from '../../../server/accounts/accounts.ts';
import { Keys } from '../../../server/accounts/keys.ts';
import { openDatabase } from '../../../server/storage/open.ts';
import type { UserBody } from '../../../shared/api/account.ts';
import { waitFor } from '../../support/documents.ts';
import { json, startTestServer, temporaryFolder, type TestServer } from '../../support/server.ts';

const CHILD = fileURLToPath(new URL('../../support/serve-child.ts', import.meta.url));
const PATIENCE = { timeout: 20_000 };
let child: ChildProcess | null = null;
let server: TestServer | null = null;

afterEach(async () => {
  child?.kill('SIGKILL');
  await server?.close();
});

async function startChild(dataDir: string, threads = 2): Promise<string> {
  child = spawn(process.execPath, [CHILD, dataDir, String(threads)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout! });
  const [url]: string[] = await once(lines, 'line');
  return url ?? '';
}

async function killChild(): Promise<void> {
  const ended = once(child!, 'exit');
  child!.kill('SIGKILL');
  await ended;
}

it('completes all documents after a kill and a restart, and keeps the ledger exact', async () => {
  const dataDir = await temporaryFolder();
  const db = openDatabase(dataDir);
  const account = new Accounts(db).create('killed@example.org', 'professional');
  const { secret: key } = new Keys(db).create(account.id, 'test');
  db.close();

  const url = await startChild(dataDir);
  const gate = join(dataDir, 'gate');
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const form = new FormData();
    form.append('file', new Blob([`pages=60 rows=5 do=wait until=${gate} n=${n}\n`]), `${n}.pdf`);
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${url}/api/v1/extract`, { method: 'POST', body: form, headers });
    expect(response.status).toBe(200);
    ids.push((await json<{ file_id: string }>(response)).file_id);
  }
  // What a kill in the midst of an upload leaves: a draft, and a content whose row was never written.
  await writeFile(join(dataDir, 'vault', 'incoming', 'half'), 'pages=');
  await killChild();

  server = await startTestServer({ dataDir });
  expect(readdirSync(join(dataDir, 'vault', 'incoming'))).toEqual([]);
  await writeFile(gate, '');
  for (const id of ids) expect((await waitFor(server, key, id, 'completed')).transaction_count).toBe(5);
  expect((await json<UserBody>(server.call(key, '/user'))).quota).toEqual({
    used: 360,
    limit: 400,
    remaining: 40,
    period: 'month',
  });
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('gives up, with refund, what brought the whole service down three times, and reads others before the third', async () => {
  const dataDir = await temporaryFolder();
  const db = openDatabase(dataDir);
  const account = new Accounts(db).create('crash@example.org', 'free');
  const { secret: key } = new Keys(db).create(account.id, 'test');
  db.close();
  const headers = { authorization: `Bearer ${key}` };
  let url = '';
  const send = async (content: string): Promise<string> => {
    const form = new FormData();
    form.append('file', new Blob([content]), 'a.pdf');
    const response = await fetch(`${url}/api/v1/extract`, { method: 'POST', body: form, headers });
    return (await json<{ file_id: string }>(response)).file_id;
  };
  const status = async (id: string): Promise<string> =>
    (await fetch(`${url}/api/v1/status?file_id=${id}`, { headers })).text();
  const reading = (id: string): Promise<unknown> =>
    vi.waitUntil(async () => (await status(id)).includes('"stage":"reading"'), PATIENCE);
  const gate = join(dataDir, 'gate');

  // One thread, so that of two documents one is read first.
  url = await startChild(dataDir, 1);
  const fileId = await send('pages=2 do=hang\n');
  await reading(fileId);
  await killChild();
  url = await startChild(dataDir, 1);
  await reading(fileId);
  const other = await send(`pages=1 rows=1 do=wait until=${gate}\n`);
  await killChild();
  url = await startChild(dataDir, 1);
  await reading(other);
  await killChild();
  url = await startChild(dataDir, 1);
  await reading(other);
  await writeFile(gate, '');
  await reading(fileId);
  await killChild();
  server = await startTestServer({ dataDir });
  const failed = await waitFor(server, key, fileId, 'failed');
  expect(failed.error).toContain('several times');
  expect((await json<UserBody>(server.call(key, '/user'))).quota.used).toBe(1);
});

it('blames nobody for kills that meet several documents, and completes them all', async () => {
  const dataDir = await temporaryFolder();
  const db = openDatabase(dataDir);
  const account = new Accounts(db).create('often@example.org', 'professional');
  const { secret: key } = new Keys(db).create(account.id, 'test');
  db.close();
  const gate = join(dataDir, 'gate');
  const headers = { authorization: `Bearer ${key}` };
  const ids: string[] = [];
  for (let kill = 0; kill < 5; kill += 1) {
    const url = await startChild(dataDir);
    while (ids.length < 4) {
      const form = new FormData();
      form.append('file', new Blob([`pages=1 rows=1 do=wait until=${gate} n=${ids.length}\n`]), 'a.pdf');
      const response = await fetch(`${url}/api/v1/extract`, { method: 'POST', body: form, headers });
      ids.push((await json<{ file_id: string }>(response)).file_id);
    }
    // After a kill that met two, the first of them is tried alone.
    const running = kill % 2 === 0 ? 2 : 1;
    await expect
      .poll(async () => {
        const all = await Promise.all(
          ids.map(async (id) => (await fetch(`${url}/api/v1/status?file_id=${id}`, { headers })).text()),
        );
        return all.filter((status) => status.includes('"stage":"reading"')).length;
      })
      .toBe(running);
    await killChild();
  }
  server = await startTestServer({ dataDir });
  await writeFile(gate, '');
  for (const id of ids) expect((await waitFor(server, key, id, 'completed')).transaction_count).toBe(1);
});
