/** The rows of the code table (PRODUCT section 3) that are not about uploads; those are in upload.test.ts. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../shared/api/common.ts';
import {
  json,
  startTestServer,
  stopTestServer,
  temporaryFolder,
  type TestServer,
} from '../../support/server.ts';
import { uploaded, waitFor } from '../../support/documents.ts';

const UNKNOWN = 'doc_000000000000000000000000';
let server: TestServer;
let key: string;
let completed: string;
let failed: string;
let processing: string;

beforeAll(async () => {
  server = await startTestServer();
  key = server.addAccount();
  completed = await uploaded(server, key, 'pages=1 rows=2\n');
  failed = await uploaded(server, key, 'pages=1 do=fail\n');
  await waitFor(server, key, completed, 'completed');
  await waitFor(server, key, failed, 'failed');
  processing = await uploaded(server, key, `pages=1 do=wait until=${await temporaryFolder()}/never\n`);
});
afterAll(() => stopTestServer(server));

/** The code of an answer that must carry an error body. */
async function codeOf(response: Response): Promise<number> {
  await expectError(response, response.status);
  return response.status;
}

async function expectError(response: Response, status: number): Promise<ErrorBody> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body = await json<ErrorBody>(response);
  expect(body).toMatchObject({
    success: false,
    error: expect.stringMatching(/./),
    hint: expect.stringMatching(/./),
  });
  return body;
}

describe('400', () => {
  it.each([
    '/status',
    '/status?file_id=',
    '/status?file_id=doc_1',
    '/status?file_id=../../etc/passwd',
    `/status?file_id=${'doc_0'.repeat(60)}`,
    '/download',
    '/download?file_id=nonsense',
    '/documents/nonsense',
    '/documents/nonsense/transactions',
    `/documents?limit=0`,
    `/documents?limit=ten`,
    `/documents?cursor=abc`,
    `/documents?status=lost`,
  ])('a missing or malformed parameter: %s', async (path) => {
    expect(await codeOf(await server.call(key, path))).toBe(400);
  });

  it('a file_id given twice', async () => {
    expect(await codeOf(await server.call(key, `/status?file_id=${completed}&file_id=${completed}`))).toBe(
      400,
    );
  });

  it.each(['pdf', 'CSV', '', 'csv,json'])('an unknown format: "%s"', async (format) => {
    const body = await expectError(
      await server.call(key, `/download?file_id=${completed}&format=${format}`),
      400,
    );
    expect(body.hint).toContain('xlsx');
  });

  it.each(['csv', 'json', 'xlsx'])('a download as %s while processing, with Retry-After', async (format) => {
    const response = await server.call(key, `/download?file_id=${processing}&format=${format}`);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await codeOf(response)).toBe(400);
    const rows = await server.call(key, `/documents/${processing}/transactions`);
    expect(rows.headers.get('retry-after')).toBe('2');
    expect(await codeOf(rows)).toBe(400);
  });

  it('a download after it failed, which says why and is not worth retrying', async () => {
    const response = await server.call(key, `/download?file_id=${failed}`);
    expect(response.headers.get('retry-after')).toBeNull();
    const body = await expectError(response, 400);
    expect(body).toMatchObject({
      error: expect.stringContaining('There is no text.'),
      hint: 'Scan it again.',
    });
  });

  it('malformed JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await codeOf(await server.call(key, '/keys', { method: 'POST', headers, body: '{"name":' }))).toBe(
      400,
    );
  });
});

describe('401', () => {
  it.each([
    ['missing', null],
    ['unknown', `sd_${'0'.repeat(40)}`],
    ['malformed', 'sd_short'],
  ])('a key that is %s', async (_name, wrong) => {
    for (const path of ['/user', `/status?file_id=${completed}`, '/status', '/documents/nonsense']) {
      const response = await server.call(wrong, path);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
      expect(await codeOf(response)).toBe(401);
    }
    expect(await codeOf(await server.upload(wrong ?? 'none', 'pages=1\n'))).toBe(401);
  });

  it('a scheme that is not Bearer', async () => {
    const headers = { authorization: `Basic ${Buffer.from(`x:${key}`).toString('base64')}` };
    expect(await codeOf(await server.call(null, '/user', { headers }))).toBe(401);
  });

  it('a key that was revoked, at once', async () => {
    const made = await json<{ api_key: string; key: { id: string } }>(
      server.call(key, '/keys', { method: 'POST' }),
    );
    expect((await server.call(made.api_key, '/user')).status).toBe(200);
    expect((await server.call(key, `/keys/${made.key.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await codeOf(await server.call(made.api_key, '/user'))).toBe(401);
  });
});

describe("403 for another account's document", () => {
  it.each([
    ['GET', (id: string) => `/status?file_id=${id}`],
    ['GET', (id: string) => `/download?file_id=${id}&format=json`],
    ['GET', (id: string) => `/documents/${id}`],
    ['GET', (id: string) => `/documents/${id}/file`],
    ['GET', (id: string) => `/documents/${id}/pages/1`],
    ['GET', (id: string) => `/documents/${id}/transactions`],
    ['POST', (id: string) => `/documents/${id}/retry`],
    ['DELETE', (id: string) => `/documents/${id}`],
  ])('%s %s', async (method, path) => {
    const stranger = server.addAccount();
    expect(await codeOf(await server.call(stranger, path(completed), { method }))).toBe(403);
    expect((await server.call(key, `/status?file_id=${completed}`)).status).toBe(200);
  });
});

describe('404', () => {
  it.each([
    `/status?file_id=${UNKNOWN}`,
    `/download?file_id=${UNKNOWN}`,
    `/documents/${UNKNOWN}`,
    `/documents/${UNKNOWN}/file`,
    `/documents/${UNKNOWN}/pages/1`,
    '/keys/key_0000000000000000',
    '/nothing',
    '/status/',
  ])('an unknown document or route: %s', async (path) => {
    const method = path.startsWith('/keys') ? 'DELETE' : 'GET';
    expect(await codeOf(await server.call(key, path, { method }))).toBe(404);
  });

  it('an unknown route needs no key, nor does a wrong method reveal anything else', async () => {
    expect(await codeOf(await server.call(null, '/nothing'))).toBe(404);
    expect(await codeOf(await fetch(`${server.url}/nothing.html`))).toBe(404);
    expect(await codeOf(await server.call(key, '/user', { method: 'PUT' }))).toBe(404);
  });

  it('a page the document does not have', async () => {
    expect(await codeOf(await server.call(key, `/documents/${completed}/pages/2`))).toBe(404);
  });
});

describe('500', () => {
  it('holds no internals, and a request id that the log names', async () => {
    const broken = await uploaded(server, key, 'pages=1 rows=1 unique=gone\n');
    await waitFor(server, key, broken, 'completed');
    await rm(join(server.dataDir, 'vault'), { recursive: true });
    const body = await expectError(await server.call(key, `/documents/${broken}/file`), 500);
    expect(JSON.stringify(body)).not.toMatch(/ENOENT|vault|\/tmp/);
    expect(body.request_id).toMatch(/^req_/);
    expect(server.logged()).toContain(body.request_id);
    expect(server.logged()).toContain('ENOENT');
  });
});
