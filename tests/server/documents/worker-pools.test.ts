import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorkerPools, type WorkerPools } from '../../../server/documents/worker-pools.ts';

/** An engine that tells in which thread it works, and extracts until a file of the name it is given exists. */
const ENGINE = `
import { existsSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
export const count = () => ({ ok: true, mediaType: 'application/pdf', pageCount: threadId, readingCopy: false });
export async function extract({ path, progress }) {
  progress.postMessage({ stage: 'reading', pagesDone: threadId, pagesTotal: 1 });
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 5));
  progress.close();
  return { ok: false, code: 'no_text', message: '', hint: '' };
}`;

let folder: string;
let pools: WorkerPools;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-pools-'));
  const engine = join(folder, 'engine.mjs');
  await writeFile(engine, ENGINE);
  const limits = { threads: 1, memoryMb: 512, baseMs: 60_000, perPageMs: 0, shortMs: 60_000 };
  pools = createWorkerPools(pathToFileURL(engine), folder, limits, (error) => {
    throw error;
  });
});

afterEach(async () => {
  await pools.close();
  await rm(folder, { recursive: true });
});

const countingThread = async (): Promise<number> => {
  const answer = await pools.count({ path: '', maxPages: 1, readingCopyPath: '' });
  if (!answer.ok) throw new Error(answer.code);
  return answer.pageCount;
};

test('a file is counted by the thread that reads it then, and by another one while that is at work', async () => {
  const first = await countingThread();
  const readingThread = Promise.withResolvers<number>();
  const end = join(folder, 'end');
  const extracted = pools.extract(
    { id: 1, page_count: 1 },
    end,
    ({ pagesDone }) => readingThread.resolve(pagesDone),
    new AbortController().signal,
  );
  expect(await readingThread.promise).toBe(first);
  expect(await countingThread()).not.toBe(first);
  await writeFile(end, '');
  expect(await extracted).toMatchObject({ ok: false, code: 'no_text' });
  expect(await countingThread()).toBe(first);
});
