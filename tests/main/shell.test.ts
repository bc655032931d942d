import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { KEY_CHANNEL, VERSION_SWITCH } from '../../main/bridge.ts';
import { readCommandLine } from '../../main/command-line.ts';
import { answerMessages } from '../../main/ipc.ts';
import { RefusedFileError, uploadFile } from '../../main/open-files.ts';
import { describeStartFailure } from '../../main/start-failure.ts';
import { showWindow, windowOptions } from '../../main/window.ts';
import { redeemSessionLink, windowKey } from '../../main/window-key.ts';

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

describe('command line', () => {
  it('reads its flags and statements among the switches others add', () => {
    expect(
      readCommandLine(['--no-sandbox', '--port', '0', '--data-dir=/data', '/tmp/March.PDF', '/tmp/x.txt']),
    ).toEqual({ port: '0', dataDir: '/data', files: ['/tmp/March.PDF'] });
    expect(readCommandLine([])).toEqual({ port: undefined, dataDir: undefined, files: [] });
  });
});

describe('window key', () => {
  const link = 'http://127.0.0.1:4780/#code=abc';

  it('exchanges the code of a link for a key', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => json({ success: true, api_key: 'sd_key' }));
    expect(await redeemSessionLink(link, fetch)).toBe('sd_key');
    expect(fetch.mock.calls[0]?.[0]).toEqual(new URL('http://127.0.0.1:4780/api/v1/session'));
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"code":"abc"}');
  });

  it('is fetched once, and again after a failure', async () => {
    const answers = [json({ success: false }, 401), json({ api_key: 'sd_key' })];
    const fetch = vi.fn<typeof globalThis.fetch>(async () => answers.shift()!);
    const key = windowKey(() => link, fetch);
    await expect(key()).rejects.toThrow(/401/);
    expect(await key()).toBe('sd_key');
    expect(await key()).toBe('sd_key');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('messages', () => {
  it('give the key to our own page only', async () => {
    const handlers = new Map<string, (event: unknown) => unknown>();
    const handle = (channel: string, handler: (event: never) => unknown): void => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- called below with what the handler reads
      handlers.set(channel, handler as (event: unknown) => unknown);
    };
    answerMessages({ handle }, 'http://127.0.0.1:4780', async () => 'sd_key');
    const ask = (url: string): unknown => handlers.get(KEY_CHANNEL)!({ senderFrame: { url, parent: null } });
    expect(await ask('http://127.0.0.1:4780/')).toBe('sd_key');
    expect(() => ask('https://evil.example/')).toThrow(/not ours/);
  });
});

describe('opened files', () => {
  it('are uploaded under their name, with what the service says when it refuses one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'open-'));
    const path = join(folder, 'März.pdf');
    await writeFile(path, '%PDF-1.7');
    const sent: FormDataEntryValue[] = [];
    const accept: typeof globalThis.fetch = async (_url, init) => {
      if (init?.body instanceof FormData) sent.push(...init.body.getAll('file'));
      return json({ success: true });
    };
    const service = { url: 'http://127.0.0.1:4780', key: 'sd_key' };
    await uploadFile(path, { ...service, fetch: accept });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toBeInstanceOf(File);
    expect(sent[0]).toMatchObject({ name: 'März.pdf', size: 8 });

    const refuse: typeof globalThis.fetch = async () =>
      json({ success: false, error: 'The file is encrypted.', hint: 'Send its password.' }, 400);
    await expect(uploadFile(path, { ...service, fetch: refuse })).rejects.toThrow(RefusedFileError);
    await expect(uploadFile(path, { ...service, fetch: refuse })).rejects.toMatchObject({
      message: 'The file is encrypted.',
      hint: 'Send its password.',
    });
    await expect(uploadFile(join(folder, 'gone.pdf'), { ...service, fetch: accept })).rejects.toThrow(
      /open file/i,
    );
    await rm(folder, { recursive: true });
  });
});

describe('start failure', () => {
  it.each([
    [Object.assign(new Error('locked'), { name: 'FolderInUseError' }), /already using/],
    [Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }), /may not write/],
    [Object.assign(new Error('disk'), { code: 'ENOSPC' }), /disk is full/],
    [new Error('something else'), /could not start/],
    ['a text', /could not start/],
  ])('explains %s', (error, advice) => {
    const failure = describeStartFailure(error);
    expect(failure.message).toMatch(advice);
    expect(failure.detail).toBe(error instanceof Error ? error.message : error);
  });
});

describe('window', () => {
  it('is secure, hidden until ready, and carries the version to its preload', () => {
    const options = windowOptions({ preload: '/preload.cjs', icon: '/icon.png' }, '1.2.3', true);
    expect(options.show).toBe(false);
    expect(options.webPreferences).toMatchObject({
      sandbox: true,
      preload: '/preload.cjs',
      additionalArguments: [`${VERSION_SWITCH}1.2.3`],
    });
  });

  it('comes to the front also from the task bar', () => {
    const calls: string[] = [];
    showWindow({
      isMinimized: () => true,
      restore: () => void calls.push('restore'),
      show: () => void calls.push('show'),
      focus: () => void calls.push('focus'),
    });
    expect(calls).toEqual(['restore', 'show', 'focus']);
  });
});
