/** What docs/api.md and examples/ show is run against a real service, or at least read by its language. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import powerQuery from '@microsoft/powerquery-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StatementDesk, StatementDeskError } from '../../examples/typescript/client.ts';
import { collection } from '../../scripts/collection/bruno.ts';
import type { ApiDocument } from '../../scripts/collection/description.ts';
import {
  json,
  REAL_WORKER,
  startTestServer,
  stopTestServer,
  temporaryFolder,
  type TestServer,
} from '../support/server.ts';
import { waitFor } from '../support/documents.ts';
import { statementPdf } from '../support/pdf.ts';
import { requestsOf, send } from './bruno-runner.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(join(root, 'docs', 'api.md'), 'utf8');

/** The blocks of the guide in a language, in order. */
function blocks(language: string): string[] {
  return [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code]) => code!,
  );
}

let server: TestServer;
let key: string;
let folder: string;
let file: Blob;
beforeAll(async () => {
  server = await startTestServer({ workerFile: REAL_WORKER });
  key = server.addAccount();
  folder = await temporaryFolder();
  const pdf = new Uint8Array(await statementPdf());
  file = new Blob([pdf]);
  await writeFile(join(folder, 'march.pdf'), pdf);
});
afterAll(async () => {
  await stopTestServer(server);
  await rm(folder, { recursive: true, force: true });
});

async function run(
  command: string,
  args: readonly string[],
): Promise<{ out: string; err: string; code: number | null }> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, STATEMENT_DESK_KEY: key, STATEMENT_DESK_URL: server.url },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, code };
}

const onServer = (code: string): string => code.replaceAll('http://127.0.0.1:4780', server.url);
const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const canRun = {
  curl: has('curl', '--version') && has('bash', '--version'),
  python: has('python3', '-c', 'import requests'),
  powershell: has('pwsh', '-v'),
};

describe('docs/api.md', () => {
  it.runIf(canRun.curl)('curl: from a file to its rows, and an edit', async () => {
    const [convert = '', edit = ''] = blocks('bash');
    const { code, out } = await run('bash', ['-euo', 'pipefail', '-c', onServer(`${convert}\n${edit}`)]);
    expect(code).toBe(0);
    const csv = readFileSync(join(folder, 'march.csv'), 'utf8').replace(/^\ufeff/, '');
    expect(csv).toMatch(/^Date,Type,Description,Amount In,Amount Out,Balance/);
    expect(csv.trim().split('\n')).toHaveLength(13);
    expect(JSON.parse(out)).toMatchObject({ success: true, revision: 1 });
  });

  it.runIf(canRun.python)('Python: prints the rows', async () => {
    const [script = ''] = blocks('python');
    const { code, out, err } = await run('python3', ['-c', onServer(script)]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('verified 12');
    expect(out).toContain('-1.00 Card payment number 12');
  });

  it.runIf(canRun.powershell)('PowerShell: writes a workbook', async () => {
    const [script = ''] = blocks('powershell');
    expect((await run('pwsh', ['-NoProfile', '-Command', onServer(script)])).code).toBe(0);
    expect(existsSync(join(folder, 'march.xlsx'))).toBe(true);
  });

  it.each(blocks('powerquery').map((code, index): [number, string] => [index, code]))(
    'Power Query %i is valid M',
    async (_index, code) => {
      const task = await powerQuery.TaskUtils.tryLexParse(powerQuery.DefaultSettings, code);
      expect(powerQuery.TaskUtils.isError(task)).toBe(false);
      expect(code).toContain('Headers = [Authorization = "Bearer " & Key]');
    },
  );

  it('names addresses and fields that are there', async () => {
    const { paths } = await json<ApiDocument>(fetch(`${server.url}/openapi.json`));
    const named = [...guide.matchAll(/(?:GET|POST|PATCH|DELETE) (\/[a-z_/{}]+)/g)].map(
      ([, path]) => `/api/v1${path}`,
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !(path in paths))).toEqual([]);
    for (const path of [
      ...blocks('powershell')
        .join()
        .matchAll(/\$base\/(\w+)/g),
    ].map(([, name]) => name)) {
      expect(paths).toHaveProperty([`/api/v1/${path}`]);
    }
  });

  it('a broken query would be noticed', async () => {
    const task = await powerQuery.TaskUtils.tryLexParse(powerQuery.DefaultSettings, 'let A = in A');
    expect(powerQuery.TaskUtils.isError(task)).toBe(true);
  });
});

describe('the TypeScript client', () => {
  it('converts a statement', async () => {
    const desk = new StatementDesk({ url: server.url, key });
    const statement = await desk.convert(file, 'march.pdf');
    expect(statement.verification.status).toBe('verified');
    expect(statement.transactions).toHaveLength(12);
    expect(statement.transactions[0]).toMatchObject({ type: 'DEBIT', amountIn: null, amountOut: '1.00' });
    expect(new TextDecoder().decode(await desk.download(statement.file_id, 'csv'))).toContain('Amount Out');
  });

  it('repeats an upload without being charged again, and says what the service says', async () => {
    const desk = new StatementDesk({ url: server.url, key });
    const [first, second] = [
      await desk.upload(file, 'march.pdf', { idempotencyKey: 'once' }),
      await desk.upload(file, 'march.pdf', { idempotencyKey: 'once' }),
    ];
    expect(second).toBe(first);
    const refused = desk.upload(new Blob(['no statement']), 'x.pdf');
    await expect(refused).rejects.toMatchObject({
      status: 400,
      hint: expect.stringMatching(/\w/),
      retryAfter: null,
    });
    await expect(new StatementDesk({ url: server.url, key: 'none' }).status(first)).rejects.toThrow(
      StatementDeskError,
    );
  });

  it('is what the command uses', async () => {
    const { out, code } = await run(process.execPath, [
      join(root, 'examples', 'typescript', 'convert.ts'),
      'march.pdf',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('march.pdf: verified, 12 transactions');
  });
});

describe('the Bruno collection', () => {
  it('is what scripts/make-collection.ts writes of the API as it is, and Bruno reads it', async () => {
    const files = collection(await json<ApiDocument>(fetch(`${server.url}/openapi.json`)));
    const bruno = join(root, 'examples', 'bruno');
    const there = readdirSync(bruno, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(bru|json)$/.test(name),
    );
    expect(there.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(Object.keys(files).sort());
    for (const [name, content] of Object.entries(files)) {
      expect(readFileSync(join(bruno, name), 'utf8')).toBe(content);
    }
    for (const { http } of requestsOf(files)) expect(http.url).toContain('{{url}}/');
  });

  it('can be run from top to bottom with a key', async () => {
    const files = collection(await json<ApiDocument>(fetch(`${server.url}/openapi.json`)));
    const variables = new Map([
      ['url', `${server.url}/api/v1`],
      ['key', key],
    ]);
    const statuses: Record<string, number> = {};
    for (const request of requestsOf(files)) {
      const { name, status } = await send(request, variables, file);
      statuses[name] = status;
      if (name === 'Upload a statement')
        await waitFor(server, key, variables.get('file_id') ?? '', 'completed');
    }
    expect(Object.keys(statuses).slice(-2)).toEqual([
      'Delete a document, its file and its transactions',
      'Revoke a key',
    ]);
    const refused = Object.entries(statuses).filter(([, status]) => status !== 200);
    // A link has no code any more, a document that was read is not read again, and settings are the local account's.
    expect(Object.fromEntries(refused)).toEqual({
      'Exchange the code of a one-time link for a key': 400,
      'Process a failed document again': 400,
      'Change settings': 403,
    });
  });
});
