import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyCreatedBody, KeyListBody } from '../../../shared/api/account.ts';
import { openDatabase } from '../../../server/storage/open.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => stopTestServer(server));

describe('keys', () => {
  it('are created, shown once, listed without themselves, and revoked', async () => {
    const key = server.addAccount();
    const made = await json<KeyCreatedBody>(
      server.call(key, '/keys', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Power Query' }),
      }),
    );
    expect(Value.Errors(KeyCreatedBody, made)).toEqual([]);
    expect(made.key.name).toBe('Power Query');
    const text = await (await server.call(made.api_key, '/keys')).text();
    expect(text).not.toContain(made.api_key);
    const list: KeyListBody = JSON.parse(text);
    expect(Value.Errors(KeyListBody, list)).toEqual([]);
    expect(list.keys.map(({ name }) => name)).toEqual(['test', 'Power Query']);
    await server.call(key, `/keys/${made.key.id}`, { method: 'DELETE' });
    expect((await json<KeyListBody>(server.call(key, '/keys'))).keys).toHaveLength(1);
    expect((await server.call(key, `/keys/${made.key.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('of another account cannot be revoked', async () => {
    const [mine, theirs] = [server.addAccount(), server.addAccount()];
    const { keys } = await json<KeyListBody>(server.call(theirs, '/keys'));
    expect((await server.call(mine, `/keys/${keys[0]?.id}`, { method: 'DELETE' })).status).toBe(403);
    expect((await server.call(theirs, '/user')).status).toBe(200);
  });

  it('are stored as hashes and never logged', () => {
    const key = server.addAccount();
    const db = openDatabase(server.dataDir);
    try {
      const rows = db.prepare('SELECT name, prefix, hex(hash) AS hash FROM keys').all();
      expect(JSON.stringify(rows)).not.toContain(key);
      expect(server.logged()).not.toContain('sd_');
    } finally {
      db.close();
    }
  });
});

describe('the one-time link', () => {
  const codeOf = (link: string): string => new URL(link).hash.replace('#code=', '');
  const exchange = (code: unknown): Promise<Response> =>
    server.call(null, '/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });

  it('gives a key of the local account, once', async () => {
    const link = server.createSessionLink();
    expect(link).toMatch(new RegExp(`^${server.url}/#code=[0-9A-Za-z]{32}$`));
    const { api_key: key } = await json<{ api_key: string }>(exchange(codeOf(link)));
    expect(await json(server.call(key, '/user'))).toMatchObject({
      email: 'local@statement-desk.invalid',
      plan: 'enterprise',
    });
    expect((await json<KeyListBody>(server.call(key, '/keys'))).keys).toEqual([]);
    const second = await exchange(codeOf(link));
    expect(second.status).toBe(401);
    expect(await json(second)).toMatchObject({ success: false, hint: expect.any(String) });
    expect(server.logged()).not.toContain(codeOf(link));
  });

  it('is refused where it was never issued, or is no code', async () => {
    expect((await exchange('0'.repeat(32))).status).toBe(401);
    expect((await exchange(7)).status).toBe(400);
    expect((await exchange(undefined)).status).toBe(400);
  });

  it('ends with the service: its key does not work after a restart', async () => {
    const first = await startTestServer();
    const response = await fetch(`${first.url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: codeOf(first.createSessionLink()) }),
    });
    const { api_key: key } = await json<{ api_key: string }>(response);
    await first.close();
    const second = await startTestServer({ dataDir: first.dataDir });
    expect((await second.call(key, '/user')).status).toBe(401);
    await stopTestServer(second);
  });
});
