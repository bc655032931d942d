/** Many uploads at once from several accounts on several plans: none lost, none mixed up, the quota exact to the page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserBody } from '../../shared/api/account.ts';
import type { DocumentListBody, DownloadJsonBody, UploadBody } from '../../shared/api/documents.ts';
import { PLAN_QUOTAS, type Plan } from '../../shared/plans.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../support/server.ts';

/** Pages of each upload, and how many each account sends. */
const PAGES = 15;
const UPLOADS = 50;
const CREDITS = 31;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => stopTestServer(server));

it('200 at once, while others ask', { timeout: 120_000 }, async () => {
  const plans: readonly Plan[] = ['free', 'professional', 'business', 'enterprise'];
  const accounts = plans.map((plan, index) => ({ plan, index, key: server.addAccount(plan, CREDITS) }));
  const stop = new AbortController();
  const asking = (async () => {
    while (!stop.signal.aborted) {
      for (const { key } of accounts) expect((await server.call(key, '/user')).status).toBe(200);
    }
  })();
  const answers = await Promise.all(
    Array.from({ length: UPLOADS }, (_, n) =>
      accounts.map(async (account) => {
        const rows = 1 + account.index;
        const response = await server.upload(
          account.key,
          `pages=${PAGES} rows=${rows} n=${n}\n`,
          `${account.plan}-${n}.pdf`,
        );
        return { account, code: response.status, body: await json<UploadBody>(response) };
      }),
    ).flat(),
  );
  stop.abort();
  await asking;

  for (const account of accounts) {
    const { pages: limit } = PLAN_QUOTAS[account.plan];
    const own = answers.filter((answer) => answer.account === account);
    const accepted = own.filter(({ code }) => code === 200);
    const affordable = Math.min(UPLOADS, Math.floor((limit + CREDITS) / PAGES));
    expect(accepted).toHaveLength(affordable);
    expect(own.filter(({ code }) => code === 429)).toHaveLength(UPLOADS - affordable);

    await expect
      .poll(
        async () =>
          (await json<DocumentListBody>(server.call(account.key, '/documents?status=completed'))).total,
        { timeout: 60_000 },
      )
      .toBe(affordable);
    const { quota, credits } = await json<UserBody>(server.call(account.key, '/user'));
    expect(quota.used + (CREDITS - credits)).toBe(affordable * PAGES);
    expect(quota.used).toBe(Math.min(limit, affordable * PAGES));
    const { documents } = await json<DocumentListBody>(server.call(account.key, '/documents?limit=200'));
    expect(documents.map((document) => document.file_id).sort()).toEqual(
      accepted.map(({ body }) => body.file_id).sort(),
    );
    expect(documents.every(({ original_name: name }) => name.startsWith(`${account.plan}-`))).toBe(true);
    const [first] = documents;
    const download = await json<DownloadJsonBody>(
      server.call(account.key, `/download?format=json&file_id=${first!.file_id}`),
    );
    expect(download.transactions).toHaveLength(1 + account.index);
  }
});

it('pages through a long list without missing or doubling one, while more come in', async () => {
  const key = server.addAccount();
  const send = (n: number): Promise<Response> => server.upload(key, `pages=1 rows=1 n=${n}\n`, `${n}.pdf`);
  await Promise.all(Array.from({ length: 60 }, (_, n) => send(n)));
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null; page += 1) {
    const list: DocumentListBody = await json<DocumentListBody>(
      server.call(key, `/documents?limit=7${cursor === '' ? '' : `&cursor=${cursor}`}`),
    );
    seen.push(...list.documents.map(({ original_name: name }) => name));
    cursor = list.next_cursor;
    await send(1_000 + page);
  }
  const expected = Array.from({ length: 60 }, (_, n) => `${n}.pdf`);
  expect(seen.toSorted()).toEqual(expected.toSorted());
});
