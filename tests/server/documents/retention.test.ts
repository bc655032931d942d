/** Documents are deleted when their retention is over: with their file, and not before. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { DocumentListBody } from '../../../shared/api/documents.ts';
import { openDatabase } from '../../../server/storage/open.ts';
import { uploaded, waitFor } from '../../support/documents.ts';
import {
  json,
  startTestServer,
  stopTestServer,
  temporaryFolder,
  type TestServer,
} from '../../support/server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await stopTestServer(server);
});

async function start(dataDir: string, retentionDays: number | null): Promise<TestServer> {
  const server = await startTestServer({ dataDir, settings: { retentionDays } });
  servers.push(server);
  return server;
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

/** Makes documents as old as they are said to be. */
function age(dataDir: string, documents: Readonly<Record<string, number>>): void {
  const db = openDatabase(dataDir);
  for (const [fileId, days] of Object.entries(documents)) {
    db.prepare(
      `UPDATE documents SET created_at = $at, completed_at = CASE WHEN completed_at IS NULL THEN NULL ELSE $at END
       WHERE file_id = $fileId`,
    ).run({ at: daysAgo(days), fileId });
  }
  db.close();
}

const idsOf = async (server: TestServer, key: string): Promise<string[]> =>
  (await json<DocumentListBody>(server.call(key, '/documents'))).documents.map(
    (document) => document.file_id,
  );

it('deletes what is older, with its file, and keeps what is younger, waits, or was edited since', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir, null);
  const key = first.addAccount();
  const old = await uploaded(first, key, 'pages=1 rows=1 name=old\n');
  const failed = await uploaded(first, key, 'pages=1 do=fail name=failed\n');
  const young = await uploaded(first, key, 'pages=1 rows=1 name=young\n');
  const edited = await uploaded(first, key, 'pages=1 rows=2 name=edited\n');
  for (const id of [old, young, edited]) await waitFor(first, key, id, 'completed');
  await waitFor(first, key, failed, 'failed');
  const waiting = await uploaded(first, key, `pages=1 rows=1 do=wait until=${dataDir}/never\n`);
  const changed = await first.call(key, `/documents/${edited}/transactions`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ revision: 0, operations: [{ op: 'set', row: 'r0', description: 'seen' }] }),
  });
  expect(changed.status).toBe(200);
  await first.close();
  servers.splice(0);
  age(dataDir, { [old]: 31, [failed]: 40, [young]: 29, [edited]: 100, [waiting]: 100 });

  const second = await start(dataDir, 30);
  await expect.poll(() => idsOf(second, key)).toEqual([waiting, edited, young]);
  await expect.poll(() => second.logged()).toContain('its retention is over');
  const files = readdirSync(join(dataDir, 'vault'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /[0-9a-f]{64}$/.test(name))).toHaveLength(3);
  expect((await second.call(key, `/status?file_id=${old}`)).status).toBe(404);
});

it('keeps everything when nothing is set', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir, null);
  const key = first.addAccount();
  const id = await uploaded(first, key, 'pages=1 rows=1\n');
  await waitFor(first, key, id, 'completed');
  await first.close();
  servers.splice(0);
  age(dataDir, { [id]: 5_000 });
  const second = await start(dataDir, null);
  expect(await idsOf(second, key)).toEqual([id]);
  expect(existsSync(join(dataDir, 'vault'))).toBe(true);
});
