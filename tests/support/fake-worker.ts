/**
 * A worker that answers as the first line of the file tells it, so that tests can bring about every end a job can have.
 * `pages=3 rows=2 do=ok`; `do` is one of ok, fail, throw, crash, hang, memory, wait (until the file named by `until`
 * is there), and applies to `extract`.
 * `count=fail|crash|hang` applies to `count`, `render=fail|hang` to `render`, `password=…` makes the file one that needs it.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type {
  CountAnswer,
  CountJob,
  ExtractAnswer,
  ExtractJob,
  RenderAnswer,
  RenderJob,
} from '../../server/extraction/jobs.ts';
import type { Statement } from '../../shared/statement.ts';

type Script = Readonly<Record<string, string>>;

async function readScript(path: string): Promise<Script> {
  const [line = ''] = (await readFile(path, 'utf8')).split('\n');
  return Object.fromEntries(
    line.split(' ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
  );
}

export async function count(job: CountJob): Promise<CountAnswer> {
  const script = await readScript(job.path);
  if (script['count'] === 'crash') process.exit(3);
  if (script['count'] === 'hang') await forever();
  if (script['pages'] === undefined) {
    return {
      ok: false,
      code: 'unsupported_content',
      message: 'The file is no statement.',
      hint: 'Upload a PDF.',
    };
  }
  const password = script['password'];
  if (password !== undefined && job.password !== password) {
    const code = job.password === undefined ? 'password_required' : 'password_wrong';
    return { ok: false, code, message: 'The PDF is locked.', hint: 'Send the right `password`.' };
  }
  if (password !== undefined) await writeFile(job.readingCopyPath, `do=ok pages=${script['pages']} rows=1\n`);
  const pageCount = Number(script['pages']);
  return { ok: true, mediaType: 'application/pdf', pageCount, readingCopy: password !== undefined };
}

export async function extract(job: ExtractJob): Promise<ExtractAnswer> {
  const script = await readScript(job.path);
  const pages = Number(script['pages'] ?? 1);
  job.progress?.postMessage({ stage: 'reading', pagesDone: 1, pagesTotal: pages });
  switch (script['do'] ?? 'ok') {
    case 'fail':
      return { ok: false, code: 'no_text', message: 'There is no text.', hint: 'Scan it again.' };
    case 'throw':
      throw new Error('secret internals at /some/path');
    case 'crash':
      return process.exit(3);
    case 'hang':
      return forever();
    case 'wait':
      while (!existsSync(script['until'] ?? '')) await setTimeout(20);
      break;
    case 'memory':
      return exhaust();
    default:
  }
  return { ok: true, statement: statementOf(pages, Number(script['rows'] ?? 0)) };
}

export async function render(job: RenderJob): Promise<RenderAnswer> {
  const script = await readScript(job.path);
  if (script['render'] === 'hang') await forever();
  if (script['render'] === 'fail') {
    return { ok: false, code: 'damaged_file', message: 'The page cannot be drawn.', hint: 'Save it anew.' };
  }
  const png = Buffer.from(`\u0089PNG page ${job.page} width ${job.width}`, 'latin1');
  return { ok: true, png: new Uint8Array(png) };
}

function forever(): Promise<never> {
  return new Promise(() => setInterval(() => undefined, 1_000));
}

function exhaust(): never {
  const kept: unknown[] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
}

/** A proved statement of one account: each row puts in 1.00. */
export function statementOf(pages: number, rows: number): Statement {
  return {
    currency: 'EUR',
    pages: Array.from({ length: pages }, (_, i) => ({
      number: i + 1,
      width: 595,
      height: 842,
      source: 'text',
    })),
    accounts: [
      {
        number: 'DE00 1234',
        holder: 'Ümit & Co',
        kind: 'asset',
        currency: 'EUR',
        periodStart: '2026-01-01',
        periodEnd: '2026-01-31',
        openingBalance: 1_000,
        closingBalance: 1_000 + rows * 100,
        first: 0,
        count: rows,
      },
    ],
    transactions: Array.from({ length: rows }, (_, i) => ({
      account: 0,
      date: '2026-01-15',
      valueDate: i === 0 ? '2026-01-16' : null,
      direction: 'in',
      amount: 100,
      balance: 1_000 + (i + 1) * 100,
      balancePrinted: true,
      description: `=row ${i + 1}; "quoted", größer`,
      page: 1,
      boxes: [{ part: 'row', page: 1, x0: 1, y0: 2, x1: 3.5, y1: 4 }],
      confidence: 1,
      proof: 'balance',
      flags: i === 0 ? [{ code: 'low_confidence', message: 'Look at it.', suggestion: null }] : [],
    })),
    verification: {
      status: rows > 0 ? 'verified' : 'unverified',
      openingBalance: 1_000,
      closingBalance: 1_000 + rows * 100,
      totalIn: rows * 100,
      totalOut: 0,
      difference: 0,
      rowsProved: rows,
      rowsFlagged: rows > 0 ? 1 : 0,
      warnings: [],
    },
  };
}
