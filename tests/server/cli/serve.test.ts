/** `npm run serve` and `npm run accounts` as processes of their own, side by side on one data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserBody } from '../../../shared/api/account.ts';
import { json, temporaryFolder } from '../../support/server.ts';

const script = (name: string): string =>
  fileURLToPath(new URL(`../../../server/cli/${name}.ts`, import.meta.url));

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await temporaryFolder();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(name: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [script(name), ...args], { env: { ...process.env, ...env } });
  children.push(child);
  return child;
}

async function run(name: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = start(name, args, env);
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()));
  await once(child, 'close');
  return { code: child.exitCode, stdout, stderr };
}

/** Starts `serve` and waits for the line that names its address. */
async function serve(args: string[] = []): Promise<{ child: ChildProcess; url: string; lines: string[] }> {
  const child = start('serve', ['--data-dir', dataDir, ...args]);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout! });
  reader.on('line', (line) => lines.push(line));
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  return { child, url: /http:\S+/.exec(lines[0] ?? '')?.[0] ?? '', lines };
}

const accounts = (...args: string[]): Promise<Ended> => run('accounts', [...args, '--data-dir', dataDir]);

describe('serve', () => {
  it('writes server.json for its owner, answers, and takes all away on SIGTERM', async () => {
    const { child, url } = await serve(['--port', '0']);
    const path = join(dataDir, 'server.json');
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
    expect(file).toEqual({
      url,
      port: Number(new URL(url).port),
      pid: child.pid,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(await json(fetch(`${url}/api/v1/health`))).toMatchObject({ success: true, status: 'ok' });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(path)).toBe(false);
  });

  it.skipIf(process.platform !== 'linux')(
    'runs with few heaps of the C library, as one process',
    async () => {
      const { child } = await serve(['--port', '0']);
      const environment = readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0');
      expect(environment).toContainEqual(expect.stringMatching(/^MALLOC_ARENA_MAX=\d+$/));
    },
  );

  it('says where the folder is served already', async () => {
    const { url } = await serve(['--port', '0']);
    const second = await run('serve', ['--data-dir', dataDir, '--port', '0']);
    expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining(url) });
  });

  it('says in words why it cannot use the folder', async () => {
    const blocked = join(await temporaryFolder(), 'a file');
    writeFileSync(blocked, 'in the way');
    const ended = await run('serve', ['--data-dir', blocked, '--port', '0']);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('something else has its name') });
    expect(ended.stderr).not.toContain('at serve');
    expect(readFileSync(blocked, 'utf8')).toBe('in the way');
  });

  it.skipIf(process.platform !== 'linux')('says at once that no folder can be made there', async () => {
    const ended = await run('serve', ['--data-dir', '/proc/statements/here', '--port', '0']);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('no folder can be made there') });
  });

  it('fails where the port it was told to take is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const ended = await run('serve', ['--data-dir', dataDir, '--port', String(port)]);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(`Port ${port} is in use`) });
    expect(existsSync(join(dataDir, 'server.json'))).toBe(false);
    blocker.close();
  });

  it('takes the next free port where it was told none', async () => {
    const first = await serve();
    const other = await temporaryFolder();
    const second = start('serve', ['--data-dir', other]);
    const [line]: string[] = await once(createInterface({ input: second.stdout! }), 'line');
    const [one, two] = [first.url, /http:\S+/.exec(line ?? '')?.[0] ?? ''].map((url) =>
      Number(new URL(url).port),
    );
    expect(one).toBeGreaterThanOrEqual(4780);
    expect(two).toBeGreaterThan(one ?? 0);
    rmSync(other, { recursive: true, force: true });
  });

  it('prints a link that opens the window once', async () => {
    const { url, lines } = await serve(['--port', '0', '--open']);
    await expect.poll(() => lines.join('\n')).toMatch(/#code=/);
    const code = /#code=(\w+)/.exec(lines.join('\n'))?.[1];
    const exchange = (): Promise<Response> =>
      fetch(`${url}/api/v1/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      });
    expect((await exchange()).status).toBe(200);
    expect((await exchange()).status).toBe(401);
  });

  it('explains itself, and what is wrong with its arguments', async () => {
    expect(await run('serve', ['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('--data-dir'),
    });
    expect(await run('serve', ['--prot', '1'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--prot'),
    });
    expect(await run('serve', ['--port', 'x'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--port'),
    });
  });
});

describe('accounts', () => {
  it('works without a service and beside one', async () => {
    const created = await accounts('create', '--email', 'a@example.org', '--plan', 'free');
    expect(created.code).toBe(0);
    const account: Record<string, string> = JSON.parse(created.stdout);
    expect(account).toEqual({
      email: 'a@example.org',
      plan: 'free',
      api_key: expect.stringMatching(/^sd_[0-9A-Za-z]{40}$/),
    });
    expect(Object.keys(account)).toEqual(['email', 'plan', 'api_key']);

    const { url } = await serve(['--port', '0']);
    const user = async (key = account['api_key']): Promise<Partial<UserBody>> =>
      json<UserBody>(fetch(`${url}/api/v1/user`, { headers: { authorization: `Bearer ${key}` } }));
    expect(await user()).toMatchObject({ email: 'a@example.org', plan: 'free', credits: 0 });

    await accounts('set-plan', '--email', 'a@example.org', '--plan', 'business');
    await accounts('grant-credits', '--email', 'a@example.org', '--pages', '12');
    expect(await user()).toMatchObject({ plan: 'business', credits: 12, quota: { limit: 1000 } });

    const made = await accounts('create-key', '--email', 'a@example.org', '--name', 'n8n');
    const { id, api_key: second }: { id: string; api_key: string } = JSON.parse(made.stdout);
    expect(await user(second)).toMatchObject({ success: true });
    const listed = await accounts('list');
    expect(listed.stdout).toContain(id);
    expect(listed.stdout).not.toContain(second);
    expect((await accounts('revoke-key', '--id', id)).code).toBe(0);
    expect(await user(second)).toMatchObject({ success: false });
  });

  it('makes the same local account as the service', async () => {
    const { stdout } = await run('accounts', ['list', '--data-dir', dataDir], {
      STATEMENT_DESK_PLAN: 'business',
    });
    expect(JSON.parse(stdout)).toMatchObject([{ email: 'local@statement-desk.invalid', plan: 'business' }]);
  });

  it('says in words that a folder cannot be used', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const { code, stderr } = await run('accounts', ['list', '--data-dir', file]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${file} cannot be used`);
    expect(stderr).not.toContain('    at ');
  });

  it.each([
    [2, 'Which command', []],
    [2, 'no command "delete"', ['delete']],
    [2, '--email is missing', ['create']],
    [2, '--plan', ['create', '--email', 'a@b.c', '--plan', 'gold']],
    [2, '--pages', ['grant-credits', '--email', 'a@b.c', '--pages', 'many']],
    [2, 'no option --plan', ['list', '--plan', 'free']],
    [1, 'no account', ['set-plan', '--email', 'nobody@b.c', '--plan', 'free']],
    [1, 'not an e-mail address', ['create', '--email', 'nobody']],
    [1, 'no working key', ['revoke-key', '--id', 'key_x']],
  ])('exits with %i and says %j', async (code, message, args) => {
    const ended = await accounts(...args);
    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
  });
});
