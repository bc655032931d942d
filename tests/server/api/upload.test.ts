import { existsSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_ID_PATTERN, type ErrorBody } from '../../../shared/api/common.ts';
import type { UploadBody } from '../../../shared/api/documents.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

const LIMIT = 200_000;
let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { maxFileBytes: LIMIT, maxPages: 10 } });
  key = server.addAccount();
});
afterAll(() => stopTestServer(server));

/** Files in the vault, drafts included. */
function stored(): string[] {
  const vault = join(server.dataDir, 'vault');
  return readdirSync(vault, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(vault, name)).isFile(),
  );
}

async function expectRefused(response: Response, status: number): Promise<ErrorBody> {
  expect(response.status).toBe(status);
  const body = await json<ErrorBody>(response);
  expect(body).toEqual({ success: false, error: expect.any(String), hint: expect.any(String) });
  return body;
}

describe('an accepted upload', () => {
  it('answers the five fields once the pages are counted', async () => {
    const response = await server.upload(key, 'pages=3 rows=2\n', 'März "2026".pdf');
    expect(response.status).toBe(200);
    expect(await json<UploadBody>(response)).toEqual({
      success: true,
      file_id: expect.stringMatching(FILE_ID_PATTERN),
      original_name: 'März "2026".pdf',
      page_count: 3,
      status: 'processing',
    });
  });

  it('keeps a path in the name as it was sent, and stores nothing outside the vault', async () => {
    const response = await server.upload(key, 'pages=1\n', '../../etc/kontó.pdf');
    expect((await json<UploadBody>(response)).original_name).toBe('../../etc/kontó.pdf');
    expect(existsSync(join(server.dataDir, '..', 'etc'))).toBe(false);
  });

  it('reads a name sent as filename* (RFC 8187)', async () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8\'\'K%C3%B6nto.pdf\r\n\r\npages=1\n\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const response = await server.call(key, '/extract', { method: 'POST', headers, body });
    expect((await json<UploadBody>(response)).original_name).toBe('Könto.pdf');
  });

  it('stores files for their owner only', async () => {
    await server.upload(key, 'pages=1 rows=1 unique=mode\n');
    for (const name of stored()) {
      expect(statSync(join(server.dataDir, 'vault', name)).mode & 0o077).toBe(0);
    }
  });

  it('takes the password before the file as well as after it', async () => {
    const locked = 'pages=2 password=geheim\n';
    expect((await server.upload(key, locked, 'a.pdf', { password: 'geheim' })).status).toBe(200);
    const form = new FormData();
    form.append('password', 'geheim');
    form.append('file', new Blob([locked]), 'a.pdf');
    expect((await server.call(key, '/extract', { method: 'POST', body: form })).status).toBe(200);
  });

  it('never keeps or logs the password, and reads the decrypted copy afterwards', async () => {
    const password = 'Gro\u00dfes-Geheimnis';
    const response = await server.upload(key, `pages=2 password=${password}\n`, 'a.pdf', { password });
    const { file_id: fileId } = await json<UploadBody>(response);
    await expect
      .poll(async () => (await json(server.call(key, `/status?file_id=${fileId}`)))['status'])
      .toBe('completed');
    expect(server.logged()).not.toContain(password);
  });
});

describe('a refused upload', () => {
  const refusals: [string, () => Promise<Response>][] = [
    ['no file', () => server.call(key, '/extract', { method: 'POST', body: new FormData() })],
    ['no form', () => server.call(key, '/extract', { method: 'POST', body: '%PDF-1.7' })],
    ['no body', () => server.call(key, '/extract', { method: 'POST' })],
    ['a field in place of the file', () => withForm((form) => form.append('file', 'pages=1'))],
    ['a file under another name', () => withForm((form) => form.append('statement', pdf(), 'a.pdf'))],
    ['an empty file', () => server.upload(key, '')],
    [
      'two files',
      () => withForm((form) => (form.append('file', pdf(), 'a.pdf'), form.append('file', pdf(), 'b.pdf'))),
    ],
    ['unsupported content', () => server.upload(key, 'MZ\u0000\u0001')],
    ['a file that brings the counting worker down', () => server.upload(key, 'pages=1 count=crash\n')],
    ['a file that is too large', () => server.upload(key, `pages=1\n${'x'.repeat(LIMIT)}`)],
    ['too many pages', () => server.upload(key, 'pages=11\n')],
    ['a form cut short', () => truncatedForm()],
    ['an encrypted file without password', () => server.upload(key, 'pages=1 password=a\n')],
    ['a wrong password', () => server.upload(key, 'pages=1 password=a\n', 'a.pdf', { password: 'b' })],
    [
      'a password of no sane length',
      () => server.upload(key, 'pages=1\n', 'a.pdf', { password: 'p'.repeat(5_000) }),
    ],
  ];

  it.each(refusals)('is a 400 that leaves nothing behind: %s', async (_name, send) => {
    const before = stored();
    const { total } = await json<{ total: number }>(server.call(key, '/documents'));
    await expectRefused(await send(), 400);
    expect(stored()).toEqual(before);
    expect((await json<{ total: number }>(server.call(key, '/documents'))).total).toBe(total);
  });

  it('says which password problem it is, and names the field', async () => {
    const missing = await expectRefused(await server.upload(key, 'pages=1 password=a\n'), 400);
    expect(missing.hint).toContain('password');
  });

  it('accepts exactly the size that is allowed', async () => {
    const content = 'pages=1 rows=0 \n'.padEnd(LIMIT, 'x');
    expect((await server.upload(key, content)).status).toBe(200);
  });

  function pdf(): Blob {
    return new Blob(['pages=1\n']);
  }

  function withForm(fill: (form: FormData) => void): Promise<Response> {
    const form = new FormData();
    fill(form);
    return server.call(key, '/extract', { method: 'POST', body: form });
  }

  function truncatedForm(): Promise<Response> {
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\npages=1\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    return server.call(key, '/extract', { method: 'POST', headers, body });
  }
});

describe('an upload whose client goes away', () => {
  it('leaves nothing behind and is no fault of the service', async () => {
    const before = stored();
    const client = connect(server.port, '127.0.0.1');
    client.write(
      `POST /api/v1/extract HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nAuthorization: Bearer ${key}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\npages=1\n',
    );
    // The draft shows that the service is reading the form.
    await expect.poll(stored).not.toEqual(before);
    client.destroy();
    await expect.poll(() => server.logged()).toContain('the client went away');
    await expect.poll(stored).toEqual(before);
    expect(server.logged()).not.toContain('"level":50');
  });
});
