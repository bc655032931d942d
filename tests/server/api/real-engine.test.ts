/** The whole way with the real engine and real PDFs: what the scripted worker of the other tests cannot show. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DownloadJsonBody } from '../../../shared/api/documents.ts';
import type { ErrorBody } from '../../../shared/api/common.ts';
import { uploaded, waitFor } from '../../support/documents.ts';
import { statementPdf } from '../../support/statement-pdf.ts';
import { json, REAL_WORKER, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer({
    workerFile: REAL_WORKER,
    settings: { workers: { threads: 2, memoryMb: 1_024, baseMs: 60_000, perPageMs: 1_000, shortMs: 60_000 } },
  });
  key = server.addAccount();
});
afterAll(() => stopTestServer(server));

const downloaded = (fileId: string): Promise<DownloadJsonBody> =>
  json<DownloadJsonBody>(server.call(key, `/download?file_id=${fileId}&format=json`));

it('reads the bundled sample and proves it', async () => {
  const sample = readFileSync(new URL('../../../assets/sample-statement.pdf', import.meta.url));
  const fileId = await uploaded(server, key, sample);
  const { transaction_count: count, verification } = await waitFor(server, key, fileId, 'completed');
  expect(verification).toMatchObject({ status: 'verified', difference: '0.00', rows_proved: count });
  expect((await downloaded(fileId)).transactions).toHaveLength(count ?? -1);
});

it('reads an encrypted statement with its password, and says what is wrong without it', async () => {
  const rows = [
    { date: '02/01/2026', text: 'Salary', amount: 120_050 },
    { date: '05/01/2026', text: 'Rent', amount: -80_000 },
  ];
  const locked = await statementPdf({ opening: 10_000, rows, password: 'ünlock me' });
  const bodies: ErrorBody[] = [];
  for (const fields of [{}, { password: 'wrong' }]) {
    const response = await server.upload(key, locked, 'locked.pdf', fields);
    expect(response.status).toBe(400);
    bodies.push(await json<ErrorBody>(response));
  }
  for (const { hint } of bodies) expect(hint).toContain('password');
  expect(bodies[0]?.error).not.toBe(bodies[1]?.error);

  const response = await server.upload(key, locked, 'locked.pdf', { password: 'ünlock me' });
  const { file_id: fileId } = await json<{ file_id: string }>(response);
  await waitFor(server, key, fileId, 'completed');
  const { transactions } = await downloaded(fileId);
  expect(transactions.map(({ amountIn, amountOut }) => [amountIn, amountOut])).toEqual([
    ['1200.50', null],
    [null, '800.00'],
  ]);
  const page = await server.call(key, `/documents/${fileId}/pages/1?width=400`);
  expect(new Uint8Array(await page.arrayBuffer()).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
  const original = await server.call(key, `/documents/${fileId}/file`);
  expect(Buffer.from(await original.arrayBuffer()).equals(locked)).toBe(true);
});

it.each([
  ['a text file', Buffer.from('Date;Amount\n2026-01-01;5.00\n')],
  ['a PDF that is only a header', Buffer.from('%PDF-1.7\n')],
  ['half a PDF', (await statementPdf({ opening: 0, rows: [] })).subarray(0, 600)],
])('refuses %s', async (_name, content) => {
  expect((await server.upload(key, content, 'statement.pdf')).status).toBe(400);
});
