/** The product works with the network cut, and does not even try to reach it. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../support/server.ts';

const JOURNEY = fileURLToPath(new URL('./journey.ts', import.meta.url));
const GUARD = fileURLToPath(new URL('./guard.ts', import.meta.url));
/** A network of its own, in which there is nothing: needs Linux and the right to make one. */
const CUT = ['-rn', '--', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
const canCut = process.platform === 'linux' && spawnSync('unshare', [...CUT, 'true']).status === 0;

let folder: string;
let attempts: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  attempts = join(folder, 'attempts');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(command: string, args: readonly string[]): Promise<{ out: string; code: number | null }> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STATEMENT_DESK_TEST_ATTEMPTS: attempts },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { out: await text(child.stdout), code: await ended };
}

function expectWorked(out: string): void {
  const { codes, ...rest } = JSON.parse(out);
  expect(rest).toEqual({ text: 'completed', rows: 24, locked: 'completed', scan: 'completed' });
  expect([...new Set(Object.values(codes))]).toEqual([200]);
}

it(
  'tries to reach nothing but this machine: upload, recognition, pages, every format, the window',
  { timeout: 180_000 },
  async () => {
    const { out, code } = await run(process.execPath, [JOURNEY, folder, '--import', GUARD]);
    expect(code).toBe(0);
    expectWorked(out);
    expect(existsSync(attempts) ? readFileSync(attempts, 'utf8') : '').toBe('');
  },
);

it.each([
  "fetch('http://203.0.113.1/').catch(() => 0)",
  "import('node:dns').then((dns) => dns.lookup('example.org', () => 0)).catch(() => 0)",
  "import('node:net').then((net) => net.connect(443, '203.0.113.1')).catch(() => 0)",
  "import('node:dgram').then((dgram) => dgram.createSocket('udp4').send('x', 53, '203.0.113.1')).catch(() => 0)",
])('an attempt would be noticed: %s', async (script) => {
  await run(process.execPath, [
    '--import',
    GUARD,
    '--input-type=module',
    '-e',
    `await ${script}; process.exit()`,
  ]);
  expect(readFileSync(attempts, 'utf8')).toMatch(/connect|lookup|datagram/);
});

it.runIf(canCut)('works where there is no network at all', { timeout: 180_000 }, async () => {
  const { out, code } = await run('unshare', [...CUT, process.execPath, JOURNEY, folder]);
  expect(code).toBe(0);
  expectWorked(out);
});
