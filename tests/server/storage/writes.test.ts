/** Somebody else writes at the moment: the service answers meanwhile, and writes when it is its turn. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DocumentListBody, UploadBody } from '../../../shared/api/documents.ts';
import { Acceptances } from '../../../server/documents/acceptances.ts';
import { DocumentRepository, newIdentity } from '../../../server/documents/repository.ts';
import { restorePromised } from '../../../server/documents/recovery.ts';
import { Accounts } from '../../../server/accounts/accounts.ts';
import { connectDatabase, openDatabase, type Db } from '../../../server/storage/open.ts';
import { Vault } from '../../../server/storage/vault.ts';
import { write, writeNow } from '../../../server/storage/writes.ts';
import { uploaded, waitFor } from '../../support/documents.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let key: string;
let writer: Db;
beforeEach(async () => {
  server = await startTestServer();
  key = server.addAccount();
  // In the same thread as the service: were the service to wait for it, it would never end.
  writer = connectDatabase(server.dataDir, { readonly: false });
});
afterEach(async () => {
  writer.close();
  await stopTestServer(server);
});

it('uploads, deletions, names and keys wait for their turn, and nothing else waits for them', async () => {
  const [first, second] = [
    await uploaded(server, key, 'pages=1 rows=1 n=1\n'),
    await uploaded(server, key, 'pages=1 rows=1 n=2\n'),
  ];
  for (const id of [first, second]) await waitFor(server, key, id, 'completed');

  const unused = server.addAccount();
  writer.exec('BEGIN IMMEDIATE');
  const headers = { 'content-type': 'application/json' };
  const waiting = [
    server.upload(key, 'pages=1 rows=1 n=3\n'),
    server.call(key, `/documents/${first}`, { method: 'DELETE' }),
    server.call(key, `/documents/${second}`, { method: 'PATCH', headers, body: '{"note":"later"}' }),
    server.call(key, '/keys', { method: 'POST', headers, body: '{"name":"later"}' }),
  ];
  let answered = 0;
  for (const answer of waiting) void answer.then(() => (answered += 1));
  // The first use of a key is to be written down as well.
  expect((await server.call(unused, '/user')).status).toBe(200);
  // Counted and promised, and not accepted yet.
  const others = [`${first}.json`, `${second}.json`];
  const promised = (): string[] =>
    readdirSync(join(server.dataDir, 'accepted')).filter((name) => !others.includes(name));
  await expect.poll(promised).toHaveLength(1);
  expect((await server.call(key, `/status?file_id=${second}`)).status).toBe(200);
  expect(answered).toBe(0);

  writer.exec('COMMIT');
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { file_id: third } = await json<UploadBody>(answers[0]!);
  await waitFor(server, key, third, 'completed');
  const { documents } = await json<DocumentListBody>(server.call(key, '/documents'));
  expect(documents.map(({ file_id: id, note }) => [id, note])).toEqual([
    [third, ''],
    [second, 'later'],
  ]);
});

it('leaves the connection as it was', async () => {
  const db = openDatabase(server.dataDir);
  try {
    const settings = (): unknown[] => [
      db.pragma('synchronous', { simple: true }),
      db.pragma('busy_timeout', { simple: true }),
    ];
    const before = settings();
    expect(writeNow(db, () => settings(), { synced: false })).toEqual({ value: [1, 0] });
    expect(settings()).toEqual(before);
    await expect(
      write(db, () => {
        throw new RangeError('no');
      }),
    ).rejects.toThrow(RangeError);
    expect(settings()).toEqual(before);
    expect(before[0]).toBe(2);
  } finally {
    db.close();
  }
});

it('keeps the promise of a document that stands in the log only', async () => {
  const folder = join(server.dataDir, 'other');
  const db = openDatabase(folder);
  try {
    const documents = new DocumentRepository(db);
    const acceptances = new Acceptances(join(folder, 'accepted'));
    const recovery = { db, documents, acceptances, vault: new Vault(join(folder, 'vault')) };
    const promise = {
      accountId: new Accounts(db).create('a@example.org', 'free').id,
      originalName: 'a.pdf',
      mediaType: 'application/pdf',
      size: 1,
      pageCount: 1,
      contentHash: '0'.repeat(64),
      readingHash: null,
      ...newIdentity(),
    };
    documents.insert(promise, promise);
    await acceptances.write({ ...promise, idempotencyKey: null });
    expect(restorePromised(recovery)).toEqual([]);
    expect(acceptances.list()).toEqual([promise.fileId]);
  } finally {
    db.close();
  }
});
