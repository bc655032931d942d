/** Downloads in the formats of accounting packages, of one document and of several. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOAD_FORMATS, type DownloadJsonBody } from '../../../shared/api/documents.ts';
import type { ErrorBody } from '../../../shared/api/common.ts';
import { MAX_DOWNLOAD_DOCUMENTS } from '../../../shared/api/requests.ts';
import { uploaded, waitFor } from '../../support/documents.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';
import { entriesByExtractor, statementsByOfxJs } from '../export/ofx-readers.ts';

let server: TestServer;
let key: string;
/** Of one account and one period; the second has the rows of the first and one more. */
let two: string;
let three: string;

beforeAll(async () => {
  server = await startTestServer();
  key = server.addAccount();
  [two, three] = await Promise.all([
    uploaded(server, key, 'pages=1 rows=2\n'),
    uploaded(server, key, 'pages=1 rows=3\n'),
  ]);
  for (const fileId of [two, three]) await waitFor(server, key, fileId, 'completed');
});
afterAll(() => stopTestServer(server));

const download = (query: string, caller = key): Promise<Response> =>
  server.call(caller, `/download?${query}`);
const refusal = async (query: string, status: number): Promise<ErrorBody> => {
  const response = await download(query);
  const body = await json<ErrorBody>(response);
  expect([response.status, body.success, body.hint]).toEqual([status, false, expect.stringMatching(/\w/)]);
  return body;
};

describe('every format', () => {
  it.each([
    ['csv', 'text/csv; charset=utf-8', 'csv'],
    ['json', 'application/json; charset=utf-8', 'json'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['ofx', 'application/x-ofx; charset=windows-1252', 'ofx'],
    ['qbo', 'application/vnd.intu.qbo; charset=windows-1252', 'qbo'],
    ['qif', 'application/qif; charset=windows-1252', 'qif'],
    ['csv-quickbooks', 'text/csv; charset=utf-8', 'csv'],
    ['csv-xero', 'text/csv; charset=utf-8', 'csv'],
    ['csv-freeagent', 'text/csv; charset=utf-8', 'csv'],
  ])('%s has its media type and ending', async (format, mediaType, ending) => {
    const response = await download(`file_id=${two}&format=${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(mediaType);
    expect(response.headers.get('content-disposition')).toContain(`filename="statement.${ending}"`);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
  });

  it('is described', async () => {
    const { paths } = await json<{ paths: Record<string, unknown> }>(fetch(`${server.url}/openapi.json`));
    const described = JSON.stringify(paths['/api/v1/download']);
    for (const format of DOWNLOAD_FORMATS) expect(described).toContain(`"${format}"`);
    expect(described).toContain('application/zip');
  });
});

describe('several documents', () => {
  it('become one file per account, with the rows they share once', async () => {
    const response = await download(`file_id=${two}&file_id=${three}&format=ofx`);
    const file = new TextDecoder('windows-1252').decode(await response.arrayBuffer());
    expect(statementsByOfxJs(file)).toEqual([
      expect.objectContaining({ account: 'DE001234', balance: '13.00', currency: 'EUR' }),
    ]);
    expect(file.match(/<STMTTRN>/g)).toHaveLength(3);
    expect(response.headers.get('content-disposition')).toContain(
      'filename="DE00-1234 2026-01-01 to 2026-01-31.ofx"',
    );
  });

  it('name all documents in the JSON, and one alone has no such field', async () => {
    const body = await json<DownloadJsonBody>(download(`file_id=${two}&file_id=${three}&format=json`));
    expect(body).toMatchObject({ file_id: two, file_ids: [two, three], transaction_count: 3 });
    expect(body.accounts).toHaveLength(1);
    const alone = await json<DownloadJsonBody>(download(`file_id=${two}&format=json`));
    expect(alone).not.toHaveProperty('file_ids');
  });

  it('are one where the same is named twice', async () => {
    const once = await download(`file_id=${two}&format=csv`);
    const twice = await download(`file_id=${two}&file_id=${two}&format=csv`);
    expect(await twice.text()).toBe(await once.text());
    expect(twice.headers.get('content-disposition')).toBe(once.headers.get('content-disposition'));
  });

  it("must all be the caller's own, known and completed", async () => {
    const stranger = server.addAccount();
    const foreign = await uploaded(server, stranger, 'pages=1 rows=1\n');
    await waitFor(server, stranger, foreign, 'completed');
    expect((await refusal(`file_id=${two}&file_id=${foreign}`, 403)).error).toMatch(/another account/);
    await refusal(`file_id=${two}&file_id=doc_000000000000000000000000`, 404);
    const failed = await uploaded(server, key, 'pages=1 do=fail\n');
    await waitFor(server, key, failed, 'failed');
    expect((await refusal(`file_id=${two}&file_id=${failed}`, 400)).error).toContain('There is no text.');
    await refusal(`file_id=${two}&file_id=nonsense`, 400);
  });

  it(`are at most ${MAX_DOWNLOAD_DOCUMENTS}`, async () => {
    const ids = (count: number): string => Array.from({ length: count }, () => `file_id=${two}`).join('&');
    expect((await download(ids(MAX_DOWNLOAD_DOCUMENTS))).status).toBe(200);
    await refusal(ids(MAX_DOWNLOAD_DOCUMENTS + 1), 400);
  });
});

it('documents that are too much for one file are refused, and nothing else is disturbed', async () => {
  const large = await Promise.all(
    Array.from({ length: 8 }, (_, index) => uploaded(server, key, `pages=1 rows=12000 n=${index}\n`)),
  );
  for (const fileId of large) await waitFor(server, key, fileId, 'completed');
  const query = large.map((fileId) => `file_id=${fileId}`).join('&');
  expect((await refusal(`${query}&format=ofx`, 400)).error).toMatch(/too much for one file/);
  expect((await download(`file_id=${two}&format=ofx`)).status).toBe(200);
});

describe('edits', () => {
  it('are in every export, rows that were left out are not, and other rows keep their FITIDs', async () => {
    const fileId = await uploaded(server, key, 'pages=1 rows=3 edits=exported\n');
    await waitFor(server, key, fileId, 'completed');
    const ofx = async (): Promise<string> => {
      const response = await download(`file_id=${fileId}&format=ofx`);
      return new TextDecoder('windows-1252').decode(await response.arrayBuffer());
    };
    const before = entriesByExtractor(await ofx());
    const edited = await server.call(key, `/documents/${fileId}/transactions`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        revision: 0,
        operations: [
          { op: 'exclude', rows: ['r0'] },
          { op: 'set', row: 'r1', description: 'Corrected', date: '2026-01-16' },
        ],
      }),
    });
    expect(edited.status).toBe(200);
    const after = entriesByExtractor(await ofx());
    expect(after.map(({ date, name }) => [date, name])).toEqual([
      ['2026-01-16', 'Corrected'],
      ['2026-01-15', before[2]?.name],
    ]);
    expect(after[1]?.fitId).toBe(before[2]?.fitId);
    expect(after[0]?.fitId).not.toBe(before[1]?.fitId);
    for (const format of ['csv', 'csv-quickbooks', 'csv-xero', 'csv-freeagent', 'qif', 'json']) {
      const text = await (await download(`file_id=${fileId}&format=${format}`)).text();
      expect(text).toContain('Corrected');
      expect(text).not.toContain('row 1;');
      expect(text).toContain('row 3;');
    }
  });
});

describe('an account', () => {
  it('is chosen by its place', async () => {
    const response = await download(`file_id=${two}&format=csv-xero&account=0`);
    expect((await response.text()).split('\r\n')[1]).toMatch(/^15\/01\/2026,1\.00,,"'=row 1;/);
  });

  it.each(['account=1', 'account=-1', 'account=x', 'account=0.5', 'account=', 'account=0&account=1'])(
    'that is not there is refused: %s',
    async (query) => {
      const { error } = await refusal(`file_id=${two}&format=csv-xero&${query}`, 400);
      expect(error).toMatch(/account/);
    },
  );
});

it('more rows than the importing program takes come as an archive', async () => {
  const fileId = await uploaded(server, key, 'pages=1 rows=1500\n');
  await waitFor(server, key, fileId, 'completed');
  const response = await download(`file_id=${fileId}&format=csv-xero`);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('filename="statement.zip"');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['DE00-1234-part-1.csv', 'DE00-1234-part-2.csv']);
});
