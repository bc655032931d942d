import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desktopObstacle, installedRuntime } from '../../../server/cli/start/electron-runtime.ts';
import { isStale } from '../../../server/cli/start/staleness.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('what stands in the way of a window', () => {
  it.each([
    ['linux', {}, 1000, 'there is no screen'],
    ['linux', { DISPLAY: ':0' }, 0, 'it does not run as root'],
    ['linux', { DISPLAY: ':0' }, 1000, null],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 1000, null],
    ['darwin', {}, 501, null],
    ['win32', {}, undefined, null],
  ] as const)('on %s with %j as user %s: %s', (platform, environment, user, expected) => {
    expect(desktopObstacle(platform, environment, user)).toBe(expected);
  });
});

describe("Electron's runtime", () => {
  it('is installed only when the executable its package names is there', async () => {
    expect(installedRuntime(folder)).toBeNull();
    await writeFile(join(folder, 'path.txt'), 'electron');
    expect(installedRuntime(folder)).toBeNull();
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist', 'electron'), '');
    expect(installedRuntime(folder)).toBe(join(folder, 'dist', 'electron'));
    expect(installedRuntime(null)).toBeNull();
  });
});

describe('staleness', () => {
  it('asks for a build when there is none or a source is newer, however deep it lies', async () => {
    const output = join(folder, 'index.html');
    const source = join(folder, 'source');
    const deep = join(source, 'a', 'b.ts');
    await mkdir(join(source, 'a'), { recursive: true });
    await writeFile(deep, '');
    expect(await isStale(output, [source])).toBe(true);
    await writeFile(output, '');
    await utimes(deep, 1000, 1000);
    await utimes(output, 2000, 2000);
    expect(await isStale(output, [source, join(folder, 'missing')])).toBe(false);
    await utimes(deep, 3000, 3000);
    expect(await isStale(output, [source])).toBe(true);
  });
});

describe('npm start without a window', () => {
  let child: ChildProcess;
  afterEach(() => child.kill('SIGKILL'));

  it('prints a link that opens the app once, serves it, and stops cleanly', async () => {
    const script = join(root, 'server', 'cli', 'start.ts');
    child = spawn(process.execPath, [script, '--browser', '--port', '0', '--data-dir', folder], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // No path: where there is a screen, the test must not open a browser on it.
      env: { ...process.env, PATH: '' },
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 50_000 }).toMatch(/#code=\w+/);
    const link = new URL(/http:\S+#code=\w+/.exec(output)?.[0] ?? '');

    const page = await fetch(new URL('/', link));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root"');
    const redeem = (): Promise<Response> =>
      fetch(new URL('/api/v1/session', link), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: link.hash.slice('#code='.length) }),
      });
    const { api_key: key }: { api_key: string } = JSON.parse(await (await redeem()).text());
    const user = await fetch(new URL('/api/v1/user', link), { headers: { authorization: `Bearer ${key}` } });
    expect(user.status).toBe(200);
    expect((await redeem()).status).toBe(401);

    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
    expect(existsSync(join(folder, 'server.json'))).toBe(false);
  });
});
