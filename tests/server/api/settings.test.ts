/** `/settings`: what they are, who may change them, what IT has fixed; and that a change works at once and stays. */
import { afterEach, describe, expect, it } from 'vitest';
import type { SettingsBody } from '../../../shared/api/settings.ts';
import { readSettings } from '../../../server/config/settings.ts';
import {
  json,
  startTestServer,
  stopTestServer,
  temporaryFolder,
  type TestServer,
} from '../../support/server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await stopTestServer(server);
});

async function start(
  options: { dataDir?: string; env?: Record<string, string>; policy?: Record<string, unknown> } = {},
): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const settings = readSettings({ port: '0', dataDir }, options.env ?? {}, options.policy ?? {});
  const { workers: _, ...given } = settings;
  const server = await startTestServer({ dataDir, settings: given });
  servers.push(server);
  return server;
}

async function localKey(server: TestServer): Promise<string> {
  const code = server.createSessionLink().split('code=')[1];
  const answer = await server.call(null, '/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return (await json<{ api_key: string }>(answer)).api_key;
}

const read = async (server: TestServer, key: string): Promise<SettingsBody['settings']> =>
  (await json<SettingsBody>(server.call(key, '/settings'))).settings;

const patch = (server: TestServer, key: string, body: unknown): Promise<Response> =>
  server.call(key, '/settings', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('settings', () => {
  it('say what they are and where they come from', async () => {
    const server = await start({ env: { STATEMENT_DESK_RETENTION_DAYS: '90' } });
    const settings = await read(server, await localKey(server));
    expect(settings).toMatchObject({
      allowed_origins: { value: [], source: 'default', locked: false, editable: true },
      retention_days: { value: 90, source: 'variable', locked: true, editable: false },
      updates: { value: false, source: 'default', locked: false, editable: true },
      data_folder: { value: server.dataDir, source: 'flag', locked: true, editable: false },
      port: { value: server.port, source: 'flag' },
      plan: { value: 'enterprise', source: 'default', editable: false },
    });
  });

  it('change at once and stay changed', async () => {
    const server = await start();
    const key = await localKey(server);
    const origin = 'https://books.example';
    const fromPage = (): Promise<Response> => server.call(key, '/user', { headers: { origin } });
    expect((await fromPage()).status).toBe(403);
    const changed = await json<SettingsBody>(
      patch(server, key, { allowed_origins: [`${origin}/`, origin], retention_days: 30, updates: true }),
    );
    expect(changed.settings).toMatchObject({
      allowed_origins: { value: [origin], source: 'stored' },
      retention_days: { value: 30, source: 'stored' },
      updates: { value: true, source: 'stored' },
    });
    expect((await fromPage()).headers.get('access-control-allow-origin')).toBe(origin);
    expect(server.looksForUpdates()).toBe(true);

    await server.close();
    const again = await start({ dataDir: server.dataDir });
    const afterwards = await localKey(again);
    expect(await read(again, afterwards)).toMatchObject({
      allowed_origins: { value: [origin] },
      retention_days: { value: 30 },
    });
    await patch(again, afterwards, { allowed_origins: [], retention_days: null });
    expect(await read(again, afterwards)).toMatchObject({
      allowed_origins: { value: [], source: 'stored' },
      retention_days: { value: null, source: 'stored' },
    });
    expect((await again.call(afterwards, '/user', { headers: { origin } })).status).toBe(403);
  });

  it('that the policy fixes are locked: nothing of the change is made, and what was stored comes back after it', async () => {
    const dataDir = await temporaryFolder();
    const free = await start({ dataDir });
    expect((await patch(free, await localKey(free), { retention_days: 7 })).status).toBe(200);
    await free.close();

    const fixed = await start({ dataDir, policy: { retention_days: 0, updates: false } });
    const key = await localKey(fixed);
    const refused = await patch(fixed, key, { allowed_origins: ['https://a.example'], retention_days: 1 });
    expect(refused.status).toBe(403);
    expect(await json(refused)).toMatchObject({
      success: false,
      error: expect.stringContaining('policy file'),
    });
    expect(await read(fixed, key)).toMatchObject({
      allowed_origins: { value: [], locked: false },
      retention_days: { value: null, source: 'policy', locked: true, editable: false },
      updates: { value: false, source: 'policy', locked: true },
    });
    await fixed.close();

    const lifted = await start({ dataDir });
    expect((await read(lifted, await localKey(lifted))).retention_days.value).toBe(7);
  });

  it('are changed by the local account only', async () => {
    const server = await start();
    const stranger = server.addAccount();
    expect((await read(server, stranger)).allowed_origins.editable).toBe(false);
    expect((await patch(server, stranger, { retention_days: 1 })).status).toBe(403);
    expect((await server.call(null, '/settings')).status).toBe(401);
    expect((await read(server, stranger)).retention_days.value).toBeNull();
  });

  it.each([
    {},
    { retention_days: 0 },
    { retention_days: 1.5 },
    { retention_days: '30' },
    { retention_days: 40_000 },
    { allowed_origins: ['*'] },
    { allowed_origins: ['null'] },
    { allowed_origins: ['https://a.example/path'] },
    { allowed_origins: ['https://user@a.example'] },
    { allowed_origins: ['file:///etc'] },
    { allowed_origins: 'https://a.example' },
    { port: 1 },
    { data_folder: '/tmp' },
    { retention_days: 5, plan: 'free' },
  ])('refuse what cannot be used: %j', async (body) => {
    const server = await start();
    const key = await localKey(server);
    const before = await read(server, key);
    const answer = await patch(server, key, body);
    expect(answer.status).toBe(400);
    expect(await json(answer)).toMatchObject({ success: false, hint: expect.stringMatching(/\w/) });
    expect(await read(server, key)).toEqual(before);
  });
});
