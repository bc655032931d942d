import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import exceljs from 'exceljs';
import papaparse from 'papaparse';
import Pdf from 'pdfkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sample = join(root, 'assets', 'sample-statement.pdf');
const SAMPLE_ROWS = 30;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function command(name: 'extract' | 'evaluate', args: readonly string[], cwd = root): Promise<Ended> {
  const script = join(root, 'server', 'cli', `${name}.ts`);
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

async function encrypted(path: string, userPassword: string): Promise<void> {
  const doc = new Pdf({ userPassword, pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.once('end', resolve));
  const line = (y: number, cells: readonly string[]): void =>
    cells.forEach((cell, column) => {
      doc.text(cell, [60, 140, 330, 400, 470][column], y, { lineBreak: false });
    });
  line(100, ['Date', 'Description', 'Paid out', 'Paid in', 'Balance']);
  line(120, ['01 Mar 2026', 'Opening balance', '', '', '100.00']);
  line(140, ['02 Mar 2026', 'Card payment Bakery', '12.50', '', '87.50']);
  line(160, ['03 Mar 2026', 'Salary', '', '500.00', '587.50']);
  line(180, ['31 Mar 2026', 'Closing balance', '', '', '587.50']);
  doc.end();
  await ended;
  await writeFile(path, Buffer.concat(chunks));
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('npm run extract', () => {
  it('writes the csv beside the statement by default', async () => {
    const source = join(folder, 'march.pdf');
    await copyFile(sample, source);
    const { code, err } = await command('extract', ['march.pdf'], folder);
    expect(err).toContain(`(${SAMPLE_ROWS} transactions, verified)`);
    expect(code).toBe(0);
    const { data } = papaparse.parse<Record<string, string>>(
      await readFile(join(folder, 'march.csv'), 'utf8'),
      {
        header: true,
        skipEmptyLines: true,
      },
    );
    expect(data).toHaveLength(SAMPLE_ROWS);
    expect(data[0]).toEqual({
      Date: '2026-03-02',
      Type: 'DEBIT',
      Description: 'Card payment Tidewater Paper Mill',
      'Amount In': '',
      'Amount Out': '186.40',
      Balance: '2231.97',
    });
  });

  it('takes the format of --out, and writes json and xlsx', async () => {
    const json = join(folder, 'new', 'march.json');
    expect((await command('extract', [sample, '--out', json])).code).toBe(0);
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
      success: true,
      transaction_count: SAMPLE_ROWS,
      currency: 'GBP',
    });
    const xlsx = join(folder, 'march.xlsx');
    expect((await command('extract', [sample, '--format', 'xlsx', '--out', xlsx])).code).toBe(0);
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.readFile(xlsx);
    expect(workbook.getWorksheet('Transactions')?.rowCount).toBe(SAMPLE_ROWS + 1);
  });

  it('writes to the standard output and says nothing else there', async () => {
    const { code, out } = await command('extract', [sample, '--format', 'json', '--out', '-']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ transaction_count: SAMPLE_ROWS });
  });

  it('goes on past a file it cannot read, names it, and ends with 1', async () => {
    await writeFile(join(folder, 'notes.txt'), 'no statement');
    const sources = [join(folder, 'missing.pdf'), join(folder, 'notes.txt'), sample];
    const { code, err } = await command('extract', [...sources, '--out', join(folder, 'out')]);
    expect(code).toBe(1);
    expect(err).toMatch(/missing\.pdf: .*ENOENT/);
    expect(err).toMatch(/notes\.txt: \S/);
    expect(existsSync(join(folder, 'out', 'sample-statement.csv'))).toBe(true);
    expect(existsSync(join(folder, 'out', 'notes.csv'))).toBe(false);
  });

  it('opens encrypted statements with --password, and says so when it is missing or wrong', async () => {
    const source = join(folder, 'locked.pdf');
    await encrypted(source, 'harbour');
    const without = await command('extract', [source]);
    expect([without.code, without.err]).toEqual([1, expect.stringMatching(/password/i)]);
    const wrong = await command('extract', [source, '--password', 'vale']);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/password/i)]);
    const right = await command('extract', [source, '--password', 'harbour', '--out', '-']);
    expect(right.code).toBe(0);
    expect(right.out).toContain('2026-03-03,CREDIT,Salary,500.00,,587.50');
  });

  it.each([[[]], [['--format', 'pdf', 'x.pdf']], [['--colour', 'x.pdf']]])(
    'ends with 2 and a message for %j',
    async (args) => {
      const { code, out, err } = await command('extract', args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/\S/);
    },
  );
});

describe('npm run evaluate', () => {
  it('prints a line per statement, the totals, and writes them as JSON', async () => {
    await copyFile(sample, join(folder, 'sample.pdf'));
    const row = {
      date: '2026-03-02',
      description: 'Card payment Tidewater Paper Mill',
      amountIn: null,
      amountOut: '186.40',
      balance: '2231.97',
      balance_printed: true,
    };
    const truth = { kind: 'digital', accounts: [{ transactions: [row] }] };
    await writeFile(join(folder, 'sample.truth.json'), JSON.stringify(truth));
    const report = join(folder, 'report.json');
    const { code, out } = await command('evaluate', [folder, '--json', report, '--rows']);
    expect(code).toBe(0);
    expect(out).toMatch(/sample\.pdf +digital +1 +30 .*SILENT ERROR/);
    expect(out).toMatch(/surplus +2026-03-03 \+1480\.00/);
    const { files, totals } = JSON.parse(await readFile(report, 'utf8'));
    expect(files[0].score.strict).toEqual({ matched: 1, surplus: 29, missing: 0 });
    expect(totals.at(-1)).toMatchObject({ name: 'all', files: 1, silentErrors: 1 });
  });

  it('ends with 1 where there is nothing to evaluate and with 2 for wrong usage', async () => {
    expect((await command('evaluate', [folder])).code).toBe(1);
    expect((await command('evaluate', [])).code).toBe(2);
    expect((await command('evaluate', [folder, '--jobs', 'many'])).code).toBe(2);
  });
});
