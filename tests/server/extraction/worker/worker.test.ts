import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CountAnswer,
  ExtractAnswer,
  ProgressMessage,
  RenderAnswer,
  RenderJob,
} from '../../../../server/extraction/jobs.ts';
import { scanned } from '../../../support/pdf.ts';
import { makePdf, text } from '../open/pdf.ts';

let folder: string;
let pool: Piscina;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statement-desk-worker-'));
  pool = new Piscina({
    filename: new URL('../../../../server/extraction/worker.ts', import.meta.url).href,
    maxThreads: 1,
    execArgv: [],
  });
});

afterAll(async () => {
  await pool.destroy();
  await rm(folder, { recursive: true });
});

async function put(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

async function count(path: string, more: object = {}): Promise<CountAnswer> {
  const answer: CountAnswer = await pool.run(
    { path, maxPages: 10, readingCopyPath: `${path}.plain`, ...more },
    { name: 'count' },
  );
  return answer;
}

async function draw(path: string, more: Partial<RenderJob>): Promise<Uint8Array> {
  const job: RenderJob = { path, page: 1, width: 300, keepBytes: 0, ...more };
  const answer: RenderAnswer = await pool.run(job, { name: 'render' });
  if (!answer.ok) throw new Error(answer.message);
  return answer.png;
}

/** Mean of a picture, from 0 (white) to 1 (black). */
async function darkness(png: Uint8Array): Promise<number> {
  const { channels } = await sharp(png).greyscale().stats();
  return 1 - channels[0]!.mean / 255;
}

const page = (options = {}) => makePdf((pdf) => text(pdf, 'Balance 12.50', 50, 100), options);

describe('the worker in its thread', () => {
  it('counts pages and writes no copy of a plain file', async () => {
    const path = await put('plain.pdf', await page());
    expect(await count(path)).toEqual({
      ok: true,
      mediaType: 'application/pdf',
      pageCount: 1,
      readingCopy: false,
    });
    expect(existsSync(`${path}.plain`)).toBe(false);
  });

  it('writes a copy of an encrypted file that is read without its password', async () => {
    const path = await put('locked.pdf', await page({ pdfVersion: '1.7', userPassword: 'secret' }));
    expect(await count(path)).toMatchObject({ ok: false, code: 'password_required' });
    expect(await count(path, { password: 'no' })).toMatchObject({ ok: false, code: 'password_wrong' });
    expect(existsSync(`${path}.plain`)).toBe(false);
    expect(await count(path, { password: 'secret' })).toMatchObject({ ok: true, readingCopy: true });
    expect(await count(`${path}.plain`)).toMatchObject({ ok: true, pageCount: 1, readingCopy: false });
  });

  it('answers an expected failure as data', async () => {
    const path = await put('notes.txt', Buffer.from('no statement'));
    const answer = await count(path);
    expect(answer).toMatchObject({
      ok: false,
      code: 'unsupported_content',
      hint: expect.stringMatching(/PDF/),
    });
  });

  it('rejects what is not expected', async () => {
    await expect(count(join(folder, 'missing.pdf'))).rejects.toThrow(/ENOENT/);
  });

  it('reads a statement and tells its progress', async () => {
    const path = await put('statement.pdf', await page());
    const { port1, port2 } = new MessageChannel();
    const messages: ProgressMessage[] = [];
    port1.on('message', (message: ProgressMessage) => messages.push(message));
    const answer: ExtractAnswer = await pool.run(
      { path, progress: port2 },
      { name: 'extract', transferList: [port2] },
    );
    expect(answer.ok && answer.statement.pages).toEqual([
      { number: 1, width: 595.28, height: 841.89, source: 'text' },
    ]);
    await expect.poll(() => messages).toContainEqual({ stage: 'reading', pagesDone: 1, pagesTotal: 1 });
    // A single page takes longest: it is said to be read from the beginning, not once it has been.
    expect(messages[0]).toEqual({ stage: 'reading', pagesDone: 0, pagesTotal: 1 });
    port1.close();
  });

  it('draws a page', async () => {
    const path = await put('drawn.pdf', await page());
    const png = await draw(path, { width: 300 });
    expect(Buffer.from(png).subarray(1, 4).toString()).toBe('PNG');
  });

  it('decodes the picture of a page once for all the sizes it is drawn in', async () => {
    const path = await put('scan.pdf', await scanned(await page()));
    const keepBytes = 100_000_000;
    await draw(path, { width: 300, keepBytes });
    // Files are named by their content. Under the same name another one only tells what is kept.
    await put('scan.pdf', await scanned(await makePdf((pdf) => pdf.rect(0, 0, 600, 850).fill('#000'))));
    expect(await darkness(await draw(path, { width: 400, keepBytes }))).toBeLessThan(0.1);
    expect(await darkness(await draw(path, { width: 400, keepBytes: 0 }))).toBeLessThan(0.1);
    expect(await darkness(await draw(path, { width: 400, keepBytes: 0 }))).toBeGreaterThan(0.9);
  });
});
