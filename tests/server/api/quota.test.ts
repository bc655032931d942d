import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserBody } from '../../../shared/api/account.ts';
import type { ErrorBody } from '../../../shared/api/common.ts';
import { uploaded, waitFor } from '../../support/documents.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => stopTestServer(server));

const userOf = (key: string): Promise<UserBody> => json<UserBody>(server.call(key, '/user'));

it('shows the plan, its period and what is left', async () => {
  const key = server.addAccount('professional');
  expect(await userOf(key)).toEqual({
    success: true,
    email: expect.stringContaining('@'),
    plan: 'professional',
    credits: 0,
    quota: { used: 0, limit: 400, remaining: 400, period: 'month' },
  });
});

it('accepts exactly five of twenty pages that arrive at once on a free account', async () => {
  const key = server.addAccount('free');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => server.upload(key, `pages=1 rows=1 n=${i}\n`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  expect((await userOf(key)).quota).toEqual({ used: 5, limit: 5, remaining: 0, period: 'day' });
  expect((await json<{ total: number }>(server.call(key, '/documents'))).total).toBe(5);
});

it('refuses what is not covered with Retry-After, and charges and stores nothing', async () => {
  const key = server.addAccount('free', 2);
  const response = await server.upload(key, 'pages=8 rows=1\n');
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(25 * 3600);
  expect(await json<ErrorBody>(response)).toEqual({
    success: false,
    error: expect.stringContaining('8 pages'),
    hint: expect.stringContaining('resets'),
  });
  expect(await userOf(key)).toMatchObject({ credits: 2, quota: { used: 0, remaining: 5 } });
  expect((await json<{ total: number }>(server.call(key, '/documents'))).total).toBe(0);
});

it('takes the period first and credits for the rest of one document', async () => {
  const key = server.addAccount('free', 10);
  await uploaded(server, key, 'pages=7 rows=1\n');
  expect(await userOf(key)).toMatchObject({ credits: 8, quota: { used: 5, remaining: 0 } });
  await uploaded(server, key, 'pages=8 rows=1\n');
  expect(await userOf(key)).toMatchObject({ credits: 0, quota: { used: 5, remaining: 0 } });
  expect((await server.upload(key, 'pages=1\n')).status).toBe(429);
});

it('gives pages and credits back when a document fails, and reserves them again for a retry', async () => {
  const key = server.addAccount('free', 3);
  const fileId = await uploaded(server, key, 'pages=7 do=fail\n');
  await waitFor(server, key, fileId, 'failed');
  expect(await userOf(key)).toMatchObject({ credits: 3, quota: { used: 0, remaining: 5 } });

  await uploaded(server, key, 'pages=5 rows=1\n');
  const refused = await server.call(key, `/documents/${fileId}/retry`, { method: 'POST' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect(await userOf(key)).toMatchObject({ credits: 3, quota: { used: 5 } });
  await waitFor(server, key, fileId, 'failed');
});

it('keeps the pages of a completed document that is deleted, and returns those of one under way', async () => {
  const key = server.addAccount('free');
  const done = await uploaded(server, key, 'pages=2 rows=1\n');
  await waitFor(server, key, done, 'completed');
  const under = await uploaded(server, key, 'pages=3 do=hang\n');
  expect((await userOf(key)).quota.used).toBe(5);
  for (const fileId of [done, under]) {
    expect((await server.call(key, `/documents/${fileId}`, { method: 'DELETE' })).status).toBe(200);
  }
  expect((await userOf(key)).quota.used).toBe(2);
});
