import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOWNLOAD_FORMATS } from '../../../shared/api/documents.ts';
import { accountLayouts } from '../../statements/layouts/accounts.ts';
import { entriesByExtractor } from '../export/ofx-readers.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sample = join(root, 'assets', 'sample-statement.pdf');
const SAMPLE_ROWS = 30;

async function extract(
  ...args: readonly string[]
): Promise<{ code: number | null; out: Buffer; err: string }> {
  const script = join(root, 'server', 'cli', 'extract.ts');
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const out: Buffer[] = [];
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, out: Buffer.concat(out), err };
}

/** The first generated layout whose statement has two accounts. */
async function twoAccounts(): Promise<Uint8Array> {
  for (const layout of accountLayouts) {
    const { pdf, truth } = await layout.generate(1);
    if (truth.accounts.length === 2) return pdf;
  }
  throw new Error('no layout has two accounts');
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-formats-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('npm run extract', () => {
  it('names every format in its help', async () => {
    const { out } = await extract('--help');
    for (const format of DOWNLOAD_FORMATS) expect(out.toString()).toContain(format);
  });

  it('writes ofx by the ending of --out, and the layouts of csv as csv', async () => {
    const ofx = join(folder, 'march.ofx');
    expect((await extract(sample, '--out', ofx)).code).toBe(0);
    const entries = entriesByExtractor(new TextDecoder('windows-1252').decode(await readFile(ofx)));
    expect(entries).toHaveLength(SAMPLE_ROWS);
    expect(entries[0]).toMatchObject({ date: '2026-03-02', amount: '-186.40', type: 'DEBIT' });
    expect((await extract(sample, '--format', 'csv-xero', '--out', `${folder}/`)).code).toBe(0);
    const xero = await readFile(join(folder, 'sample-statement.csv'), 'utf8');
    expect(xero.split('\r\n').slice(0, 2)).toEqual([
      '*Date,*Amount,Payee,Description,Reference,Check Number',
      '02/03/2026,-186.40,,Card payment Tidewater Paper Mill,,',
    ]);
  });

  it('writes an archive where a format holds one account and there are several, or the one that is chosen', async () => {
    const source = join(folder, 'two.pdf');
    await writeFile(source, await twoAccounts());
    const target = join(folder, 'two.qif');
    const { code, err } = await extract(source, '--format', 'qif', '--out', target);
    expect([code, err]).toEqual([0, expect.stringContaining(join(folder, 'two.zip'))]);
    expect(existsSync(target)).toBe(false);
    const files = unzipSync(new Uint8Array(await readFile(join(folder, 'two.zip'))));
    expect(Object.keys(files)).toHaveLength(2);
    const chosen = await extract(source, '--format', 'qif', '--account', '1', '--out', '-');
    expect(chosen.code).toBe(0);
    expect(chosen.out.equals(Buffer.from(Object.values(files)[1] ?? []))).toBe(true);
    const missing = await extract(source, '--format', 'qif', '--account', '2', '--out', '-');
    expect([missing.code, missing.err]).toEqual([1, expect.stringMatching(/no account 2.*0 to 1/)]);
  });

  it.each(['x', '-1', '1.5'])('refuses --account %s', async (account) => {
    const { code, err } = await extract(sample, `--account=${account}`);
    expect([code, err]).toEqual([2, expect.stringContaining('--account')]);
  });
});
