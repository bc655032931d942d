import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDesktopKey } from '../../../main/key/desktop-key.ts';
import { keyFile } from '../../../main/key/key-file.ts';
import { keyService } from '../../../main/key/key-service.ts';
import { keychainStore, SilentKeychainError, type Keychain } from '../../../main/key/keychain.ts';
import { startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

const quiet = (): void => {};

/** A keychain in memory. */
function memory(): { keychain: Keychain; held: Map<string, string> } {
  const held = new Map<string, string>();
  const keychain: Keychain = {
    getPassword: async (service, account) => held.get(`${service}/${account}`) ?? null,
    setPassword: async (service, account, secret) => void held.set(`${service}/${account}`, secret),
    deletePassword: async (service, account) => held.delete(`${service}/${account}`),
  };
  return { keychain, held };
}

describe('the desktop key', () => {
  let server: TestServer;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'desk-key-'));
    server = await startTestServer();
  });
  afterEach(async () => {
    await stopTestServer(server);
    await rm(folder, { recursive: true, force: true });
  });
  const service = () => keyService(server.url, () => server.createSessionLink(), fetch);
  const open = (load: () => Promise<Keychain>) =>
    openDesktopKey(service(), {
      keychain: keychainStore(load, folder, 500),
      file: keyFile(folder),
      log: quiet,
    });
  const names = async (key: string): Promise<unknown[]> => {
    const response = await fetch(`${server.url}/api/v1/keys`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { keys }: { keys: { name: string }[] } = await response.json();
    return keys.map(({ name }) => name);
  };

  it('is made once, and the key that was lost is revoked with the next', async () => {
    const { keychain, held } = memory();
    const first = await (await open(async () => keychain)).get();
    expect(await (await open(async () => keychain)).get()).toBe(first);
    held.clear();
    const second = await (await open(async () => keychain)).get();
    expect(second).not.toBe(first);
    expect(await service().accepts(first)).toBe(false);
    expect((await names(second)).filter((name) => name === 'Desktop app')).toHaveLength(1);
  });

  it.each([
    ['is not installed', async () => Promise.reject(new Error('libsecret-1.so.0: cannot open'))],
    ['never answers', () => new Promise<Keychain>(() => {})],
  ])('goes into the file where the keychain %s', async (_how, load) => {
    const key = await open(load);
    expect(key.kept).toBe('file');
    expect(await keyFile(folder).read()).toBe(await key.get());
  });

  it('goes into the file where the keychain reads but takes nothing', async () => {
    const { keychain } = memory();
    const key = await open(async () => ({
      ...keychain,
      setPassword: () => Promise.reject(new Error('locked')),
    }));
    expect(key.kept).toBe('file');
    expect(await service().accepts(await key.get())).toBe(true);
  });

  it('is made anew in place of something else that lies there', async () => {
    const { keychain, held } = memory();
    await keychain.setPassword('Statement Desk', folder, 'no key\r\nx-evil: 1');
    const key = await open(async () => keychain);
    expect(await key.get()).toMatch(/^sd_/);
    expect([...held.values()]).toEqual([await key.get()]);
  });

  it('is not replaced when the service gives no clear answer', async () => {
    const failing = keyService(
      server.url,
      () => '',
      async () => new Response('{}', { status: 500 }),
    );
    await expect(failing.accepts('sd_x')).rejects.toThrow(/500/);
    await expect(failing.make()).rejects.toThrow(/URL/);
  });
});

describe('a keychain that is silent', () => {
  it('is waited for no longer than it may take', async () => {
    const store = keychainStore(() => new Promise<Keychain>(() => {}), 'account', 10);
    await expect(store.read()).rejects.toThrow(SilentKeychainError);
  });
});
