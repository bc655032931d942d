/** The snippets do what they say: run as a user would paste them, against a service that listens. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snippetsFor } from '../../../renderer/settings/snippets.ts';
import { waitFor } from '../../support/documents.ts';
import { startTestServer, stopTestServer, temporaryFolder, type TestServer } from '../../support/server.ts';

const run = promisify(execFile);
const there = (command: string, ...args: readonly string[]) =>
  run(command, args).then(
    () => true,
    () => false,
  );
const [curl, python, requests] = await Promise.all([
  there('curl', '--version'),
  there('python3', '--version'),
  there('python3', '-c', 'import requests'),
]);

let server: TestServer;
let key: string;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  key = server.addAccount();
  folder = await temporaryFolder();
  await writeFile(join(folder, 'statement.pdf'), 'pages=1 rows=2 do=ok\n');
});
afterAll(async () => {
  await stopTestServer(server);
  await rm(folder, { recursive: true, force: true });
});

const textOf = (id: string) =>
  snippetsFor(`${server.url}/api/v1`)
    .find((snippet) => snippet.id === id)!
    .text.replaceAll('YOUR_KEY', key);

test('snippets call the address of this service and hold no key', () => {
  const snippets = snippetsFor('http://127.0.0.1:4999/api/v1');
  expect(snippets.map(({ name }) => name)).toEqual(['curl', 'PowerShell', 'Power Query', 'Python']);
  for (const { text } of snippets) {
    expect(text).toContain('http://127.0.0.1:4999');
    expect(text).toContain('YOUR_KEY');
    expect(text).not.toMatch(/sd_\w{40}/);
  }
});

describe.skipIf(!curl)('curl', () => {
  test('uploads, asks and saves', async () => {
    const calls = textOf('curl').split('\n\n');
    const shell = (text: string) => run('sh', ['-c', text], { cwd: folder });
    const upload: { file_id: string } = JSON.parse((await shell(calls[0]!)).stdout);
    await waitFor(server, key, upload.file_id, 'completed');
    const named = calls.map((text) => text.replaceAll('FILE_ID', upload.file_id));
    expect(JSON.parse((await shell(named[1]!)).stdout)).toMatchObject({ status: 'completed' });
    await shell(named[2]!);
    expect(await readFile(join(folder, 'statement.csv'), 'utf8')).toMatch(/^\uFEFF?Date,Type,Description/);
  });
});

describe.skipIf(!python)('Python', () => {
  test('is Python', async () => {
    await expect(
      run('python3', ['-c', `compile(${JSON.stringify(textOf('python'))}, 'snippet', 'exec')`]),
    ).resolves.toBeDefined();
  });

  test.skipIf(!requests)('prints the rows', async () => {
    const { stdout } = await run('python3', ['-c', textOf('python')], { cwd: folder });
    expect(stdout).toMatch(/^doc_\w+\nverified\n2026-01-15 .*1\.00\n2026-01-15 .*1\.00\n$/);
  });
});
