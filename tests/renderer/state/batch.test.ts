import { expect, test } from 'vitest';
import {
  batchOutcome,
  batchProgress,
  NO_BATCH,
  outcomeWords,
  reduceBatch,
} from '../../../renderer/state/batch.ts';
import { EMPTY_QUEUE, reduceUploads } from '../../../renderer/state/uploads.ts';
import { documentBody, verification } from '../rows.ts';

const reading = (name: string, pages: number, done: number) =>
  documentBody(name, {
    status: 'processing',
    page_count: pages,
    progress: { stage: 'reading', pages_done: done, pages_total: pages },
    verification: null,
  });
const batch = ['a', 'b', 'c'].reduce(
  (so, name) => reduceBatch(so, { type: 'accepted', fileId: `doc_${name}` }),
  NO_BATCH,
);
const twoFiles = reduceUploads(EMPTY_QUEUE, {
  type: 'add',
  files: [new File(['x'], 'd.pdf'), new File(['y'], 'e.pdf')],
}).items;

test('pages are counted over all files, those not counted yet as the average', () => {
  const documents = [documentBody('a', { page_count: 4 }), reading('b', 6, 1), reading('c', 2, 0)];
  expect(batchProgress(batch, twoFiles, documents)).toMatchObject({
    active: true,
    files: 5,
    filesDone: 1,
    pages: 12,
    pagesDone: 5,
    share: 5 / 20,
  });
});

test('what a script has sent belongs to it while it is read; what was there before does not', () => {
  const documents = [documentBody('old', { page_count: 90 }), reading('script', 10, 5)];
  expect(batchProgress(NO_BATCH, [], documents)).toMatchObject({ active: true, files: 1, pages: 10 });
  expect(batchProgress(NO_BATCH, [], [documents[0]!])).toMatchObject({ active: false, files: 0, share: 0 });
});

test('files that wait for the user do not keep the batch going', () => {
  const locked = twoFiles.map((file) => ({ ...file, state: { name: 'locked', wrong: false } as const }));
  expect(batchProgress(batch, locked, [documentBody('a')]).active).toBe(false);
});

test('the outcome in a sentence', () => {
  const documents = [
    documentBody('a'),
    documentBody('b', { verification: { ...verification, status: 'mismatch' } }),
    documentBody('c', { status: 'failed', verification: null }),
    documentBody('before', { status: 'failed', verification: null }),
  ];
  const locked = twoFiles
    .slice(0, 1)
    .map((file) => ({ ...file, state: { name: 'locked', wrong: false } as const }));
  expect(outcomeWords(batchOutcome(batch, locked, documents))).toBe(
    '2 statements read: 1 is verified, 1 needs attention. 1 file could not be read. 1 file waits for you.',
  );
  expect(outcomeWords(batchOutcome(NO_BATCH, [], documents))).toBe('');
});
