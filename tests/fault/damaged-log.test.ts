/** The service is killed, and the end of the database's log becomes unreadable: what was accepted is there all the same. */
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repairDatabase } from '../../server/storage/health.ts';
import { databasePath, openDatabase } from '../../server/storage/open.ts';
import { inspectWal } from '../../server/storage/wal.ts';
import { waitFor } from '../support/documents.ts';
import {
  json,
  startTestServer,
  stopTestServer,
  temporaryFolder,
  type TestServer,
} from '../support/server.ts';
import { addAccount, ServiceChild } from './child.ts';

const PAGE = 4096;
const FRAME = 24 + PAGE;
const HEAD = 32;

let dataDir: string;
let child: ServiceChild | null = null;
let server: TestServer | null = null;
beforeEach(async () => {
  dataDir = await temporaryFolder();
});
afterEach(async () => {
  await child?.kill();
  if (server !== null) await stopTestServer(server);
  server = null;
  rmSync(dataDir, { recursive: true, force: true });
});

const wal = (): string => `${databasePath(dataDir)}-wal`;

/** Overwrites bytes of the log. */
function overwrite(at: number, length: number, value = 0xa5): void {
  const file = openSync(wal(), 'r+');
  writeSync(file, Buffer.alloc(length, value), 0, length, at);
  closeSync(file);
}

const lastFrame = (): number => HEAD + (inspectWal(wal())!.frames - 1) * FRAME;

describe('documents that were accepted just before', () => {
  it.each([
    ['the newest page', () => overwrite(lastFrame() + 24 + 100, 400)],
    ['the newest page and its head', () => overwrite(lastFrame(), FRAME, 0)],
    ['a page before it', () => overwrite(lastFrame() - 2 * FRAME + 500, 50)],
    ['one bit', () => overwrite(lastFrame() + FRAME - 1, 1, 0x77)],
    ['everything behind the first page', () => overwrite(HEAD + FRAME, statSync(wal()).size - HEAD - FRAME)],
    ['the head of the log', () => overwrite(0, HEAD)],
    ['the whole log', () => overwrite(0, statSync(wal()).size)],
  ])('are there when %s is unreadable, with their quota, and complete', async (_what, damage) => {
    const key = addAccount(dataDir, 'a@example.org', 'professional');
    child = await ServiceChild.start(dataDir);
    const gate = join(dataDir, 'gate');
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      ids.push(
        (await child!.upload(key, `pages=7 rows=2 do=wait until=${gate} n=${n}\n`, {
          'idempotency-key': `k${n}`,
        }))!,
      );
    }
    await child!.kill();
    damage();

    server = await startTestServer({ dataDir });
    expect(server.logged()).toMatch(/repaired after an abrupt end/);
    const used = async (): Promise<number> =>
      (await json<{ quota: { used: number } }>(server!.call(key, '/user'))).quota.used;
    expect(await used()).toBe(28);
    // A repetition of the last upload is still known as one.
    const form = new FormData();
    form.append('file', new Blob([`pages=7 rows=2 do=wait until=${gate} n=3\n`]), 'statement.pdf');
    const headers = { 'idempotency-key': 'k3' };
    const again = await json<{ file_id: string }>(
      server.call(key, '/extract', { method: 'POST', body: form, headers }),
    );
    expect(again.file_id).toBe(ids[3]);
    await writeFile(gate, '');
    for (const id of ids) expect((await waitFor(server, key, id, 'completed')).transaction_count).toBe(2);
    expect(await used()).toBe(28);
    expect(existsSync(join(dataDir, 'accepted'))).toBe(true);
  });

  it('are not taken twice: an ordinary kill restores nothing', async () => {
    const key = addAccount(dataDir, 'a@example.org', 'professional');
    child = await ServiceChild.start(dataDir);
    const id = await child!.upload(key, 'pages=3 rows=1\n');
    await child!.kill();
    server = await startTestServer({ dataDir });
    expect(server.logged()).not.toContain('repaired');
    await waitFor(server, key, id!, 'completed');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('damaged'))).toEqual([]);
  });
});

describe('a damaged database', () => {
  it('is recognised, kept as it was, and written anew from what can be read', () => {
    const db = openDatabase(dataDir);
    db.exec("INSERT INTO accounts (email, plan, created_at) VALUES ('a@b', 'free', '')");
    const insert = db.prepare("INSERT INTO settings (name, value, changed_at) VALUES (?, ?, '')");
    db.transaction(() => {
      for (let n = 0; n < 2_000; n += 1) insert.run(`name ${n}`, JSON.stringify('x'.repeat(200)));
    })();
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    // As after a kill: a log that is not empty. The page in the middle of the database is unreadable.
    const open = openDatabase(dataDir);
    const path = databasePath(dataDir);
    open.exec("UPDATE accounts SET credits = 5 WHERE email = 'a@b'");
    const kept = { db: readFileSync(path), wal: readFileSync(wal()) };
    open.close();
    const file = openSync(path, 'w');
    writeSync(file, kept.db);
    writeSync(file, Buffer.alloc(PAGE, 0xff), 0, PAGE, Math.floor(kept.db.length / PAGE / 2) * PAGE);
    closeSync(file);
    const log = openSync(wal(), 'w');
    writeSync(log, kept.wal);
    closeSync(log);

    const health = repairDatabase(dataDir);
    expect(health).toMatchObject({ clean: false, damaged: true });
    expect(health.repairs.join()).toContain('written anew');
    const copies = readdirSync(dataDir).filter((name) => name.startsWith('damaged-'));
    expect(copies).toHaveLength(1);
    const repaired = openDatabase(dataDir);
    expect(repaired.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(repaired.prepare('SELECT email, credits FROM accounts').all()).toEqual([
      { email: 'a@b', credits: 5 },
    ]);
    expect(Number(repaired.prepare('SELECT COUNT(*) FROM settings').pluck().get())).toBeGreaterThan(1_000);
    repaired.close();
    expect(repairDatabase(dataDir)).toMatchObject({ clean: true, damaged: false, repairs: [] });
  });
});
