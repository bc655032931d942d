/** `Idempotency-Key`: an upload that is repeated is accepted and charged once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserBody } from '../../../shared/api/account.ts';
import type { DocumentListBody, UploadBody } from '../../../shared/api/documents.ts';
import { waitFor } from '../../support/documents.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => stopTestServer(server));

function upload(key: string, idempotencyKey: string, content: string, name = 'march.pdf'): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const headers = { 'idempotency-key': idempotencyKey };
  return server.call(key, '/extract', { method: 'POST', body: form, headers });
}

const usedBy = async (key: string): Promise<number> =>
  (await json<UserBody>(server.call(key, '/user'))).quota.used;

it('gives the same answer again, also when the document is completed, and charges once', async () => {
  const key = server.addAccount();
  const first = await json<UploadBody>(upload(key, 'a-1', 'pages=3 rows=1\n'));
  await waitFor(server, key, first.file_id, 'completed');
  expect(await json(upload(key, 'a-1', 'pages=3 rows=1\n'))).toEqual(first);
  expect(await usedBy(key)).toBe(3);
  expect((await json<DocumentListBody>(server.call(key, '/documents'))).total).toBe(1);
});

it.each(['two words', 'x'.repeat(256), 'ä'])('has to be visible ASCII: %j', async (malformed) => {
  const key = server.addAccount();
  const refused = await upload(key, malformed, 'pages=1 rows=1\n');
  expect(refused.status).toBe(400);
  expect(await json(refused)).toMatchObject({ success: false, hint: expect.stringContaining('ASCII') });
  expect(await usedBy(key)).toBe(0);
});

it('holds for requests at once', async () => {
  const key = server.addAccount('free');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => json<UploadBody>(upload(key, 'at-once', 'pages=2 rows=1\n'))),
  );
  expect(new Set(answers.map((answer) => answer.file_id)).size).toBe(1);
  expect(await usedBy(key)).toBe(2);
});

it('belongs to an account: the same key of another one is another upload', async () => {
  const [one, other] = [server.addAccount(), server.addAccount()];
  const first = await json<UploadBody>(upload(one, 'shared', 'pages=1 rows=1\n'));
  const second = await json<UploadBody>(upload(other, 'shared', 'pages=1 rows=1\n'));
  expect(second.file_id).not.toBe(first.file_id);
  expect(await usedBy(other)).toBe(1);
});

it('refuses another file under the same key, and leaves nothing of it', async () => {
  const key = server.addAccount();
  await upload(key, 'b', 'pages=1 rows=1\n');
  const refused = await upload(key, 'b', 'pages=2 rows=1\n');
  expect(refused.status).toBe(400);
  expect(await json(refused)).toMatchObject({
    success: false,
    error: expect.stringContaining('another file'),
  });
  expect(await usedBy(key)).toBe(1);
});

it('does not hold on to a refusal: what failed is judged anew', async () => {
  const key = server.addAccount('free');
  expect((await upload(key, 'c', 'pages=6 rows=1\n')).status).toBe(429);
  expect((await upload(key, 'c', 'no statement\n')).status).toBe(400);
  expect((await upload(key, 'c', 'pages=5 rows=1\n')).status).toBe(200);
  expect(await usedBy(key)).toBe(5);
});

it('without the header the same file is two documents', async () => {
  const key = server.addAccount();
  const ids = [
    await json<UploadBody>(server.upload(key, 'pages=1 rows=1\n')),
    await json<UploadBody>(server.upload(key, 'pages=1 rows=1\n')),
  ].map(({ file_id: id }) => id);
  expect(new Set(ids).size).toBe(2);
});

it('answers the same after the document was deleted', async () => {
  const key = server.addAccount();
  const first = await json<UploadBody>(upload(key, 'e', 'pages=1 rows=1\n'));
  await waitFor(server, key, first.file_id, 'completed');
  await server.call(key, `/documents/${first.file_id}`, { method: 'DELETE' });
  expect(await json(upload(key, 'e', 'pages=1 rows=1\n'))).toEqual(first);
  expect(await usedBy(key)).toBe(1);
});

it('survives the service', async () => {
  const key = server.addAccount();
  const first = await json<UploadBody>(upload(key, 'd', 'pages=1 rows=1\n'));
  const { dataDir } = server;
  await server.close();
  server = await startTestServer({ dataDir });
  expect((await json<UploadBody>(upload(key, 'd', 'pages=1 rows=1\n'))).file_id).toBe(first.file_id);
  expect(await usedBy(key)).toBe(1);
});
