/** A disk that takes no more, or nothing at all: clear errors, nothing half, and it goes on when there is room again. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserBody } from '../../shared/api/account.ts';
import { uploaded, waitFor } from '../support/documents.ts';
import { json, startTestServer, temporaryFolder, type TestServer } from '../support/server.ts';

/** A file system of its own needs root and Linux. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mountable();
const MEGABYTES = 24;

let folder: string;
let server: TestServer;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function mountable(): boolean {
  const probe = `/tmp/statement-desk-mount-${process.pid}`;
  mkdirSync(probe, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe]).status === 0;
  if (mounted) spawnSync('umount', [probe]);
  rmSync(probe, { recursive: true, force: true });
  return mounted;
}

const used = async (key: string): Promise<number> =>
  (await json<UserBody>(server.call(key, '/user'))).quota.used;
const files = (): string[] =>
  readdirSync(join(folder, 'vault'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[0-9a-f]{32}$/.test(name),
  );

describe.runIf(canMount)('a disk', () => {
  beforeEach(async () => {
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder]);
    server = await startTestServer({ dataDir: folder });
  });
  afterEach(async () => {
    // What a test left mounted is in the way of the rest, too.
    try {
      await server.close();
    } finally {
      spawnSync('umount', ['-R', folder]);
    }
  });

  /** Takes all that is left of the disk, to the last byte. */
  const fill = (): void => {
    for (const size of [1_000_000, 10_000, 100]) {
      for (let n = 0; ; n += 1) {
        try {
          writeFileSync(join(folder, `filler-${size}-${n}`), Buffer.alloc(size));
        } catch {
          break;
        }
      }
    }
  };
  const makeRoom = (): void => {
    for (const name of readdirSync(folder)) if (name.startsWith('filler')) rmSync(join(folder, name));
  };

  it('that is full refuses uploads, stores and charges nothing, and still answers', async () => {
    const key = server.addAccount();
    const before = await uploaded(server, key, 'pages=1 rows=2\n');
    await waitFor(server, key, before, 'completed');
    const there = files();
    fill();
    const refused = await server.upload(key, `pages=2 rows=1\n${'x'.repeat(3_000_000)}`);
    expect(refused.status).toBe(500);
    expect(await json(refused)).toMatchObject({
      success: false,
      error: expect.stringContaining('space'),
      request_id: expect.stringMatching(/^req_/),
    });
    expect(files()).toEqual(there);
    expect(await used(key)).toBe(1);
    expect((await server.call(key, `/download?file_id=${before}&format=json`)).status).toBe(200);
    makeRoom();
    await waitFor(server, key, await uploaded(server, key, 'pages=2 rows=1\n'), 'completed');
    expect(await used(key)).toBe(3);
  });

  it('that gets full while a document is read does not lose it', async () => {
    const key = server.addAccount();
    const gate = `/tmp/statement-desk-gate-${process.pid}`;
    rmSync(gate, { force: true });
    const id = await uploaded(server, key, `pages=1 rows=5000 do=wait until=${gate}\n`);
    fill();
    writeFileSync(gate, '');
    await expect.poll(() => server.logged(), { timeout: 20_000 }).toContain('could not be stored');
    expect(await json(server.call(key, `/status?file_id=${id}`))).toMatchObject({ status: 'processing' });
    makeRoom();
    expect((await waitFor(server, key, id, 'completed')).transaction_count).toBe(5000);
    expect(await used(key)).toBe(1);
    rmSync(gate);
  });

  it('that is read-only refuses uploads and still shows what is there', async () => {
    const key = server.addAccount();
    const id = await uploaded(server, key, 'pages=1 rows=2\n');
    await waitFor(server, key, id, 'completed');
    // Files that are open stay writable, as when the system turns a disk read-only at its first error.
    expect(spawnSync('mount', ['--bind', folder, folder]).status).toBe(0);
    expect(spawnSync('mount', ['-o', 'remount,bind,ro', folder]).status).toBe(0);
    const refused = await server.upload(key, 'pages=1 rows=1\n');
    expect(refused.status).toBe(500);
    expect(await json(refused)).toMatchObject({ success: false, hint: expect.stringMatching(/disk|folder/) });
    expect((await server.call(key, `/status?file_id=${id}`)).status).toBe(200);
    const shown = await server.call(key, `/documents/${id}/file`);
    expect([shown.status, (await shown.bytes()).length > 0]).toEqual([200, true]);
    // The file stays open until the service has seen that all of it was taken.
    await expect.poll(() => spawnSync('umount', [folder]).status).toBe(0);
    await waitFor(server, key, await uploaded(server, key, 'pages=1 rows=1\n'), 'completed');
    expect(await used(key)).toBe(2);
  });
});
