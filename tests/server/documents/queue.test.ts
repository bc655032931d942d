/** What happens to a document whose worker fails, hangs, dies or is stopped; and to the others beside it. */
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UserBody } from '../../../shared/api/account.ts';
import { statusOf, uploaded, waitFor } from '../../support/documents.ts';
import {
  json,
  startTestServer,
  stopTestServer,
  temporaryFolder,
  type TestServer,
} from '../../support/server.ts';

const usedBy = async (server: TestServer, key: string): Promise<number> =>
  (await json<UserBody>(server.call(key, '/user'))).quota.used;

describe('a worker', () => {
  const startWith = (baseMs: number): Promise<TestServer> =>
    startTestServer({
      settings: { workers: { threads: 2, memoryMb: 96, baseMs, perPageMs: 0, shortMs: 20_000 } },
    });
  let strict: TestServer;
  /** Gives workers time to end in another way, however busy the machine is. */
  let patient: TestServer;
  beforeAll(async () => {
    strict = await startWith(1_500);
    patient = await startWith(60_000);
  });
  afterAll(async () => {
    await stopTestServer(strict);
    await stopTestServer(patient);
  });

  it.each([
    ['past its time', 'hang', 'longer than allowed'],
    ['past its memory', 'memory', 'memory'],
    ['that dies again and again', 'crash', 'several times'],
    ['with a fault', 'throw', 'unexpectedly'],
  ])('%s fails its document, gives the pages back and leaves others alone', async (_name, end, message) => {
    const server = end === 'hang' ? strict : patient;
    const key = server.addAccount();
    const bad = await uploaded(server, key, `pages=3 do=${end}\n`);
    const good = await uploaded(server, key, 'pages=2 rows=1\n');
    const failed = await waitFor(server, key, bad, 'failed');
    expect(failed.error).toContain(message);
    expect(failed.hint).toMatch(/\w/);
    expect(JSON.stringify(failed)).not.toContain('internals');
    await waitFor(server, key, good, 'completed');
    expect(await usedBy(server, key)).toBe(2);
  });

  it('that hangs while counting refuses the upload', async () => {
    const impatient = await startTestServer({
      settings: { workers: { threads: 1, memoryMb: 96, baseMs: 1_000, perPageMs: 0, shortMs: 700 } },
    });
    const key = impatient.addAccount();
    expect((await impatient.upload(key, 'pages=1 count=hang\n')).status).toBe(400);
    expect(await usedBy(impatient, key)).toBe(0);
    await stopTestServer(impatient);
  });
});

describe('stopping and starting again', () => {
  const servers: TestServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await stopTestServer(server);
  });

  it('finishes what was under way and what waited, in order, and charges once', async () => {
    const first = await startTestServer();
    const key = first.addAccount();
    const gate = join(await temporaryFolder(), 'gate');
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.push(await uploaded(first, key, `pages=2 rows=1 do=wait until=${gate} n=${n}\n`));
    }
    await expect.poll(async () => (await statusOf(first, key, ids[1]!)).progress?.stage).toBe('reading');
    expect((await statusOf(first, key, ids[4]!)).progress?.stage).toBe('queued');
    await first.close();

    const second = await startTestServer({ dataDir: first.dataDir });
    servers.push(second);
    expect((await statusOf(second, key, ids[0]!)).status).toBe('processing');
    await writeFile(gate, '');
    for (const id of ids) expect((await waitFor(second, key, id, 'completed')).transaction_count).toBe(1);
    expect(await usedBy(second, key)).toBe(10);
  });

  it('does not count clean stops against a document', async () => {
    let server = await startTestServer();
    const key = server.addAccount();
    const gate = join(await temporaryFolder(), 'gate');
    const id = await uploaded(server, key, `pages=1 rows=1 do=wait until=${gate}\n`);
    for (let stop = 0; stop < 4; stop += 1) {
      await expect.poll(async () => (await statusOf(server, key, id)).progress?.stage).toBe('reading');
      await server.close();
      server = await startTestServer({ dataDir: server.dataDir });
    }
    servers.push(server);
    await writeFile(gate, '');
    await waitFor(server, key, id, 'completed');
  });
});
