import { Value } from 'typebox/value';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentAnswer,
  DocumentListBody,
  DownloadJsonBody,
  StatusBody,
  TransactionsBody,
} from '../../../shared/api/documents.ts';
import { uploaded, waitFor } from '../../support/documents.ts';
import {
  json,
  startTestServer,
  stopTestServer,
  temporaryFolder,
  type TestServer,
} from '../../support/server.ts';

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  key = server.addAccount();
});
afterAll(() => stopTestServer(server));

function vaultFiles(): string[] {
  const vault = join(server.dataDir, 'vault');
  return readdirSync(vault, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(vault, name)).isFile(),
  );
}

describe('status', () => {
  it('carries progress while processing, then the five fields and the verification', async () => {
    const gate = join(await temporaryFolder(), 'gate');
    const fileId = await uploaded(server, key, `pages=4 rows=3 do=wait until=${gate}\n`);
    await expect
      .poll(() => json(server.call(key, `/status?file_id=${fileId}`)))
      .toEqual({
        success: true,
        file_id: fileId,
        status: 'processing',
        page_count: 4,
        progress: { stage: 'reading', pages_done: 1, pages_total: 4 },
      });
    const { writeFile } = await import('node:fs/promises');
    await writeFile(gate, '');
    const done = await waitFor(server, key, fileId, 'completed');
    expect(Value.Check(StatusBody, done)).toBe(true);
    expect(done).toMatchObject({
      transaction_count: 3,
      verification: { status: 'verified', total_in: '3.00' },
    });
    expect(done).not.toHaveProperty('progress');
  });

  it('carries error and hint when failed', async () => {
    const fileId = await uploaded(server, key, 'pages=1 do=fail\n');
    expect(await waitFor(server, key, fileId, 'failed')).toEqual({
      success: true,
      file_id: fileId,
      status: 'failed',
      page_count: 1,
      error: 'There is no text.',
      hint: 'Scan it again.',
    });
  });
});

describe('download', () => {
  it('is csv by default, and named after the upload', async () => {
    const response = await server.upload(key, 'pages=1 rows=2\n', 'Konto/März 2026.PDF');
    const { file_id: fileId } = await json<{ file_id: string }>(response);
    await waitFor(server, key, fileId, 'completed');
    const csv = await server.call(key, `/download?file_id=${fileId}`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe(
      `attachment; filename="M_rz 2026.csv"; filename*=UTF-8''M%C3%A4rz%202026.csv`,
    );
    expect((await csv.text()).replace('\ufeff', '').split('\r\n')[0]).toBe(
      'Date,Type,Description,Amount In,Amount Out,Balance',
    );
    const xlsx = await server.call(key, `/download?file_id=${fileId}&format=xlsx`);
    expect(new Uint8Array(await xlsx.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
    const body = await json<DownloadJsonBody>(server.call(key, `/download?file_id=${fileId}&format=json`));
    expect(Value.Errors(DownloadJsonBody, body)).toEqual([]);
    expect(body.transactions).toHaveLength(2);
  });
});

describe('the transactions with evidence', () => {
  it('come back as the worker read them', async () => {
    const fileId = await uploaded(server, key, 'pages=2 rows=2\n');
    await waitFor(server, key, fileId, 'completed');
    const body = await json<TransactionsBody>(server.call(key, `/documents/${fileId}/transactions`));
    expect(Value.Errors(TransactionsBody, body)).toEqual([]);
    expect(body).toMatchObject({
      currency: 'EUR',
      pages: [{ number: 1, width: 595, height: 842, source: 'text' }, { number: 2 }],
      accounts: [{ holder: 'Ümit & Co', opening_balance: '10.00', closing_balance: '12.00', count: 2 }],
    });
    expect(body.transactions[0]).toEqual({
      id: 'r0',
      index: 0,
      account: 0,
      date: '2026-01-15',
      value_date: '2026-01-16',
      type: 'CREDIT',
      description: '=row 1; "quoted", größer',
      amountIn: '1.00',
      amountOut: null,
      balance: '11.00',
      balance_printed: true,
      page: 1,
      boxes: [{ part: 'row', page: 1, x0: 1, y0: 2, x1: 3.5, y1: 4 }],
      confidence: 1,
      proof: 'balance',
      flags: [{ code: 'low_confidence', message: 'Look at it.', suggestion: null, fix: null }],
      excluded: false,
      confirmed: false,
      original: null,
      repairs: [],
    });
  });
});

describe('the list', () => {
  it('shows newest first, page by page, and finds by status and name', async () => {
    const mine = server.addAccount();
    const ids: string[] = [];
    for (const [name, content] of [
      ['one.pdf', 'pages=1 rows=1\n'],
      ['50%_off.pdf', 'pages=1 do=fail\n'],
      ['three.pdf', 'pages=1 rows=1\n'],
    ] as const) {
      const { file_id: id } = await json<{ file_id: string }>(server.upload(mine, content, name));
      await waitFor(server, mine, id, content.includes('fail') ? 'failed' : 'completed');
      ids.unshift(id);
    }
    const list = async (query: string): Promise<DocumentListBody> => {
      const body = await json<DocumentListBody>(server.call(mine, `/documents${query}`));
      expect(Value.Errors(DocumentListBody, body)).toEqual([]);
      return body;
    };
    const idsOf = (body: DocumentListBody): string[] => body.documents.map(({ file_id: id }) => id);

    expect(await list('')).toMatchObject({ total: 3, next_cursor: null });
    expect(idsOf(await list(''))).toEqual(ids);
    const first = await list('?limit=2');
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    const rest = await list(`?limit=2&cursor=${first.next_cursor}`);
    expect(idsOf(rest)).toEqual(ids.slice(2));
    expect(rest).toMatchObject({ total: 3, next_cursor: null });
    expect(idsOf(await list('?status=failed'))).toEqual([ids[1]]);
    expect(idsOf(await list('?status=processing'))).toEqual([]);
    expect(idsOf(await list('?q=THREE'))).toEqual([ids[0]]);
    expect(idsOf(await list(`?q=${encodeURIComponent('%_')}`))).toEqual([ids[1]]);
    expect(idsOf(await list('?q=_'))).toEqual([ids[1]]);
  });

  it('finds names in any case and writing of letters beyond ASCII', async () => {
    const mine = server.addAccount();
    await server.upload(mine, 'pages=1 rows=1\n', 'Müller Ä.pdf'.normalize('NFD'));
    const found = async (q: string): Promise<number> =>
      (await json<DocumentListBody>(server.call(mine, `/documents?q=${encodeURIComponent(q)}`))).total;
    expect(await found('MÜLLER')).toBe(1);
    expect(await found('müller ä')).toBe(1);
    expect(await found('muller')).toBe(0);
  });

  it.each(['1.5', '1e1', '0x2', '1_0', ' 1', ''])('refuses %j as a limit', async (limit) => {
    const answer = await server.call(key, `/documents?limit=${encodeURIComponent(limit)}`);
    expect(answer.status).toBe(400);
    expect(await json(answer)).toMatchObject({ success: false, error: '"limit" is not valid.' });
  });

  it('shows one document with its summary', async () => {
    const fileId = await uploaded(server, key, 'pages=2 rows=2\n');
    await waitFor(server, key, fileId, 'completed');
    const answer = await json<DocumentAnswer>(server.call(key, `/documents/${fileId}`));
    expect(Value.Errors(DocumentAnswer, answer)).toEqual([]);
    expect(answer.document).toMatchObject({
      status: 'completed',
      size: 15,
      media_type: 'application/pdf',
      transaction_count: 2,
      currency: 'EUR',
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      progress: null,
      error: null,
    });
  });
});

describe('the content, the name and the note of a document', () => {
  const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

  it('are shown, with its accounts', async () => {
    const content = 'pages=2 rows=2 note=yes\n';
    const fileId = await uploaded(server, key, content);
    await waitFor(server, key, fileId, 'completed');
    const { document } = await json<DocumentAnswer>(server.call(key, `/documents/${fileId}`));
    expect(document).toMatchObject({ sha256: sha256(content), note: '', edited: false });
    expect(document.accounts).toEqual([
      {
        number: 'DE00 1234',
        holder: 'Ümit & Co',
        kind: 'asset',
        currency: 'EUR',
        period_start: '2026-01-01',
        period_end: '2026-01-31',
        opening_balance: '10.00',
        closing_balance: '12.00',
      },
    ]);
  });

  it('find the documents of the caller that have the content', async () => {
    const mine = server.addAccount();
    const content = 'pages=1 rows=1 twice=yes\n';
    await uploaded(server, key, content);
    const found = async (hash: string): Promise<string[]> =>
      (await json<DocumentListBody>(server.call(mine, `/documents?sha256=${hash}`))).documents.map(
        ({ file_id: id }) => id,
      );
    expect(await found(sha256(content))).toEqual([]);
    const first = await uploaded(server, mine, content);
    await uploaded(server, mine, 'pages=1 rows=1 other=yes\n');
    expect(await found(sha256(content))).toEqual([first]);
    expect(await found(sha256(content).toUpperCase())).toEqual([first]);
    expect((await server.call(mine, '/documents?sha256=abc')).status).toBe(400);
  });

  it('are changed by their owner', async () => {
    const fileId = await uploaded(server, key, 'pages=1 rows=1 renamed=yes\n');
    const patch = (caller: string, body: unknown): Promise<Response> =>
      server.call(caller, `/documents/${fileId}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { document } = await json<DocumentAnswer>(
      patch(key, { note: 'Missing page 3', name: ' March.pdf ' }),
    );
    expect(document).toMatchObject({ note: 'Missing page 3', original_name: 'March.pdf' });
    expect((await json<DocumentAnswer>(patch(key, { note: '' }))).document).toMatchObject({
      note: '',
      original_name: 'March.pdf',
    });
    for (const body of [{}, { name: ' ' }, { colour: 'red' }, { note: 1 }]) {
      expect((await patch(key, body)).status).toBe(400);
    }
    expect((await patch(server.addAccount(), { note: 'mine' })).status).toBe(403);
  });
});

describe('the file and its pages', () => {
  it('gives the upload back byte by byte', async () => {
    const content = 'pages=1 rows=1\n\u0000\u0001binary';
    const fileId = await uploaded(server, key, content);
    const response = await server.call(key, `/documents/${fileId}/file`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe(content);
  });

  it('gives the file back under a name that is safe to save', async () => {
    const nameOf = async (name: string): Promise<string | null> => {
      const { file_id: id } = await json<{ file_id: string }>(server.upload(key, 'pages=1\n', name));
      return (await server.call(key, `/documents/${id}/file`)).headers.get('content-disposition');
    };
    expect(await nameOf('../..')).toBe(`attachment; filename="statement"; filename*=UTF-8''statement`);
    expect(await nameOf('con.pdf')).toContain('filename="statement-con.pdf"');
    expect(await nameOf('a\u202egpj|.pdf')).toContain('filename="a_gpj_.pdf"');
  });

  it('draws the page that was asked for or none', async () => {
    const fileId = await uploaded(server, key, 'pages=2 rows=1\n');
    const statuses: number[] = [];
    for (const page of ['1.5', '1e0', '+1', '0', '-1']) {
      statuses.push((await server.call(key, `/documents/${fileId}/pages/${page}`)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    expect((await server.call(key, `/documents/${fileId}/pages/1?width=640.5`)).status).toBe(400);
    expect((await server.call(key, `/documents/${fileId}/pages/3`)).status).toBe(404);
  });

  it('draws pages, also of an encrypted upload, and knows what the client has already', async () => {
    const response = await server.upload(key, 'pages=2 password=pw\n', 'a.pdf', { password: 'pw' });
    const { file_id: fileId } = await json<{ file_id: string }>(response);
    const page = await server.call(key, `/documents/${fileId}/pages/2?width=640`);
    expect(page.headers.get('content-type')).toBe('image/png');
    expect(await page.text()).toContain('page 2 width 640');
    const etag = page.headers.get('etag') ?? '';
    const again = await server.call(key, `/documents/${fileId}/pages/2?width=640`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect((await server.call(key, `/documents/${fileId}/pages/2?width=5000`)).status).toBe(400);
  });
});

describe('deleting', () => {
  it('removes row and file, but not a content another document has', async () => {
    const first = await uploaded(server, key, 'pages=1 rows=1 shared=yes\n');
    const files = vaultFiles();
    const second = await uploaded(server, key, 'pages=1 rows=1 shared=yes\n');
    expect(vaultFiles()).toEqual(files);
    await server.call(key, `/documents/${first}`, { method: 'DELETE' });
    expect((await server.call(key, `/documents/${first}`)).status).toBe(404);
    expect((await server.call(key, `/documents/${second}/file`)).status).toBe(200);
    await server.call(key, `/documents/${second}`, { method: 'DELETE' });
    expect(vaultFiles()).toHaveLength(files.length - 1);
  });

  it('stops a document under way and lets the next one run', async () => {
    const mine = server.addAccount();
    const hanging = [
      await uploaded(server, mine, 'pages=1 do=hang n=1\n'),
      await uploaded(server, mine, 'pages=1 do=hang n=2\n'),
    ];
    const waiting = await uploaded(server, mine, 'pages=1 rows=1\n');
    for (const id of hanging) await server.call(mine, `/documents/${id}`, { method: 'DELETE' });
    await waitFor(server, mine, waiting, 'completed');
    expect((await json<{ total: number }>(server.call(mine, '/documents'))).total).toBe(1);
  });
});

describe('retrying', () => {
  it('reads a failed document again; others are refused', async () => {
    const fileId = await uploaded(server, key, 'pages=1 do=fail\n');
    await waitFor(server, key, fileId, 'failed');
    const answer = await json<DocumentAnswer>(
      server.call(key, `/documents/${fileId}/retry`, { method: 'POST' }),
    );
    expect(answer.document).toMatchObject({ status: 'processing', error: null, completed_at: null });
    await waitFor(server, key, fileId, 'failed');
    const done = await uploaded(server, key, 'pages=1 rows=1\n');
    await waitFor(server, key, done, 'completed');
    expect((await server.call(key, `/documents/${done}/retry`, { method: 'POST' })).status).toBe(400);
  });

  it('takes a password, and says when it is wrong', async () => {
    const response = await server.upload(key, 'pages=1 password=pw\n', 'a.pdf', { password: 'pw' });
    const { file_id: fileId } = await json<{ file_id: string }>(response);
    await waitFor(server, key, fileId, 'completed');
    const locked = await uploaded(server, key, 'pages=1 do=fail locked=no\n');
    await waitFor(server, key, locked, 'failed');
    const retry = (password: unknown): Promise<Response> =>
      server.call(key, `/documents/${locked}/retry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      });
    expect((await retry(5)).status).toBe(400);
    expect((await retry('anything')).status).toBe(200);
  });
});

it('leaves no draft behind', () => {
  expect(existsSync(join(server.dataDir, 'vault', 'incoming'))).toBe(true);
  expect(readdirSync(join(server.dataDir, 'vault', 'incoming'))).toEqual([]);
});
