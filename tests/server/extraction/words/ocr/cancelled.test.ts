/** A scan deleted while it is recognised: its recognisers end, its pages are given back, the next document is read. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { UserBody } from '../../../../../shared/api/account.ts';
import { statusOf, uploaded, waitFor } from '../../../../support/documents.ts';
import { json, REAL_WORKER, startTestServer, type TestServer } from '../../../../support/server.ts';
import { statementPdf } from '../../../../support/statement-pdf.ts';
import { drawn, pdfOfScans, scanned } from './degrade.ts';

/** Recognition takes seconds a page, on busy machines many; ms. */
const PATIENCE = 180_000;
/** Pages enough that the last is never read before the deletion arrives. */
const COPIES = 12;

let server: TestServer;
let key: string;
beforeAll(async () => {
  const workers = { threads: 1, memoryMb: 1_024, baseMs: PATIENCE, perPageMs: 10_000, shortMs: 60_000 };
  server = await startTestServer({ workerFile: REAL_WORKER, settings: { workers } });
  key = server.addAccount();
});
afterAll(async () => {
  await server.close();
  await rm(server.dataDir, { recursive: true, force: true });
});

it('ends at once, and leaves the thread to the next document', { timeout: PATIENCE }, async () => {
  const { pages } = await drawn('date-in-last-column', 200);
  const scan = await scanned(pages[0]!, { turn: 0.5 });
  const scanId = await uploaded(
    server,
    key,
    Buffer.from(await pdfOfScans(Array.from({ length: COPIES }, () => scan))),
  );
  // The only thread is at work on the scan, so this one waits behind it.
  const rows = [{ date: '02/01/2026', text: 'Salary', amount: 120_050 }];
  const nextId = await uploaded(server, key, await statementPdf({ opening: 10_000, rows }));
  await vi.waitFor(
    async () => expect((await statusOf(server, key, scanId)).progress?.pages_done).toBeGreaterThan(0),
    { timeout: PATIENCE, interval: 50 },
  );
  const before = await statusOf(server, key, scanId);
  expect(before).toMatchObject({ status: 'processing', page_count: COPIES });
  expect(before.progress!.pages_done).toBeLessThan(COPIES);

  expect((await server.call(key, `/documents/${scanId}`, { method: 'DELETE' })).status).toBeLessThan(300);
  expect((await server.call(key, `/status?file_id=${scanId}`)).status).toBe(404);
  expect((await waitFor(server, key, nextId, 'completed', PATIENCE)).transaction_count).toBe(1);
  // Only the document that was read is paid for.
  expect((await json<UserBody>(server.call(key, '/user'))).quota.used).toBe(1);
});

it('reads a scan after another was deleted', { timeout: PATIENCE }, async () => {
  const { pages, truth } = await drawn('date-in-last-column', 200);
  const scan = Buffer.from(await pdfOfScans([await scanned(pages[0]!, { turn: -0.5 })]));
  const { transaction_count: count } = await waitFor(
    server,
    key,
    await uploaded(server, key, scan),
    'completed',
    PATIENCE,
  );
  expect(count).toBe(truth.accounts.flatMap(({ transactions }) => transactions).length);
});
