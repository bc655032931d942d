/** A key that asks too often is told to wait, and nobody else is. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { requestsPerMinute: 20 } });
});
afterAll(() => stopTestServer(server));

it('answers 429 with Retry-After past the limit, for this key alone', async () => {
  const [busy, calm] = [server.addAccount(), server.addAccount()];
  const answers = await Promise.all(Array.from({ length: 25 }, () => server.call(busy, '/user')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  const [first] = refused;
  expect(Number(first!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(first!.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await json(first!)).toMatchObject({
    success: false,
    error: expect.stringContaining('too many requests'),
  });
  expect((await server.call(busy, '/documents')).status).toBe(429);
  expect((await server.call(calm, '/user')).status).toBe(200);
  expect((await server.call(null, '/health')).status).toBe(200);
});

it('does not count requests whose key is wrong', async () => {
  const key = server.addAccount();
  for (let n = 0; n < 25; n += 1)
    expect((await server.call(`sd_${'x'.repeat(40)}`, '/user')).status).toBe(401);
  expect((await server.call(key, '/user')).status).toBe(200);
});
