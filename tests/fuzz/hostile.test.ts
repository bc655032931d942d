/** Files that mean harm, and some that chance has changed: each ends in a result or in words, within its bounds. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserBody } from '../../shared/api/account.ts';
import { uploaded, waitFor } from '../support/documents.ts';
import { statementPdf } from '../support/pdf.ts';
import { json, REAL_WORKER, startTestServer, stopTestServer } from '../support/server.ts';
import { hostileFiles } from './hostile.ts';
import { mutate, seeded } from './mutate.ts';
import { formBomb } from './pdfs.ts';
import { Readers } from './readers.ts';
import { sources } from './sources.ts';

/** Mutations read here; `tests/fuzz/run.ts` reads thousands. */
const MUTATIONS = 60;
/** Time of one job, ms: short, so that what would take for ever does not. */
const TIME = 10_000;

let folder: string;
let readers: Readers;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statement-desk-fuzz-'));
  readers = new Readers(folder, { threads: 2, memoryMb: 1_024, ms: TIME });
});
afterAll(async () => {
  await readers.close();
  await rm(folder, { recursive: true, force: true });
});

it.concurrent.each(Object.entries(hostileFiles))('%s', async (_name, make) => {
  const { kind, detail } = await readers.read(make());
  expect(`${kind} ${detail}`).toMatch(/^(statement|refused|out of time|out of memory)/);
});

it('mutated files end in a statement or in words', async () => {
  const files = await sources(process.env['STATEMENT_DESK_FUZZ_FOLDER']);
  const faults: string[] = [];
  const kinds = new Set<string>();
  const seeds = Array.from({ length: MUTATIONS }, (_, index) => index + 1);
  await Promise.all(
    seeds.map(async (seed) => {
      const random = seeded(seed);
      const source = files[Math.floor(random() * files.length)]!;
      const other = files[Math.floor(random() * files.length)]!;
      const { kind, detail } = await readers.read(mutate(source.bytes, other.bytes, random));
      kinds.add(kind);
      if (kind === 'fault') faults.push(`seed ${seed}, ${source.name}: ${detail}`);
    }),
  );
  expect(faults).toEqual([]);
  // The mutations are neither so small that nothing breaks nor so large that nothing is left.
  expect([...kinds]).toEqual(expect.arrayContaining(['statement', 'refused']));
});

it('a file that would be read for ever fails by itself: others are served meanwhile, and its pages are given back', async () => {
  const server = await startTestServer({
    workerFile: REAL_WORKER,
    settings: { workers: { threads: 2, memoryMb: 512, baseMs: 4_000, perPageMs: 0, shortMs: 20_000 } },
  });
  try {
    const key = server.addAccount();
    const endless = await uploaded(server, key, new Uint8Array(formBomb(9)));
    const good = await uploaded(server, key, new Uint8Array(await statementPdf()));
    expect((await waitFor(server, key, good, 'completed')).transaction_count).toBe(12);
    const failed = await waitFor(server, key, endless, 'failed');
    expect(failed.error).toMatch(/(longer|more memory) than allowed/);
    expect((await json<UserBody>(server.call(key, '/user'))).quota.used).toBe(1);
  } finally {
    await stopTestServer(server);
  }
});
