/**
 * The service is killed at every step of a document's life (each file it opens, renames or removes, each statement by
 * which it changes the database, before and after it), started again, and looked at: every upload that was answered is
 * there and comes to its end, the quota is exact to the page, no result is half, no file is left over.
 *
 * STATEMENT_DESK_TEST_EVERY_STEP=1 takes all steps; else some of them are taken, spread over all.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/storage/open.ts';
import { temporaryFolder } from '../support/server.ts';
import { addAccount, ServiceChild } from './child.ts';

const HOOK = fileURLToPath(new URL('./kill-hook.ts', import.meta.url));
const ALL = process.env['STATEMENT_DESK_TEST_EVERY_STEP'] === '1';
/** Steps taken when not all are. */
const SAMPLE = 14;
const LIMIT = 400;

/** What a client did and was answered. */
interface Journey {
  readonly kept: string[];
  readonly deleted: string[];
  /** Uploads and deletions that were not answered: those documents may be there or not. */
  readonly unanswered: number;
}

/** Uploads three documents (one fails), deletes one, and uploads one with a password; until the service is gone. */
async function journey(child: ServiceChild, key: string): Promise<Journey> {
  const kept: string[] = [];
  const deleted: string[] = [];
  let unanswered = 0;
  const upload = async (content: string): Promise<string | null> => {
    const id = await child.upload(key, content);
    if (id === null) unanswered += 1;
    else kept.push(id);
    return id;
  };
  try {
    const first = await upload('pages=2 rows=3\n');
    await upload('pages=3 do=fail\n');
    const third = await upload('pages=4 rows=1\n');
    await vi.waitFor(
      async () => {
        if (child.ended) return;
        expect((await child.documents(key)).filter((d) => d.status === 'processing')).toEqual([]);
      },
      { timeout: 10_000, interval: 30 },
    );
    if (first !== null && third !== null) {
      // From here on it may be there or not, until there is an answer.
      kept.splice(kept.indexOf(third), 1);
      unanswered += 1;
      const answer = await child.call(key, `/documents/${third}`, { method: 'DELETE' });
      expect(answer.status).toBe(200);
      unanswered -= 1;
      deleted.push(third);
    }
  } catch {
    // The service is gone: that is what this is about.
  }
  return { kept, deleted, unanswered };
}

/** Answers whether the step was reached: how threads take turns differs from run to run. */
async function run(kill: string): Promise<boolean> {
  const dataDir = await temporaryFolder();
  const key = addAccount(dataDir, 'kill@example.org', 'professional');
  const env = { STATEMENT_DESK_TEST_KILL: kill, STATEMENT_DESK_TEST_FOLDER: dataDir };
  const child = await ServiceChild.start(dataDir, { env, nodeArgs: ['--import', HOOK] });
  writeFileSync(join(dataDir, 'armed'), '');
  const { kept, deleted, unanswered } = await journey(child!, key);
  const reached = child!.ended;
  await child!.kill();

  const again = await ServiceChild.start(dataDir);
  expect(again, 'the service starts again').not.toBeNull();
  try {
    await expect
      .poll(async () => (await again!.documents(key)).every((d) => d.status !== 'processing'), {
        timeout: 20_000,
      })
      .toBe(true);
    const documents = await again!.documents(key);
    const ids = documents.map((document) => document.file_id);
    expect(ids).toEqual(expect.arrayContaining(kept));
    for (const id of deleted) expect(ids).not.toContain(id);
    expect(ids.length - kept.length, 'documents nobody was told of').toBeLessThanOrEqual(unanswered);
    // A deletion that was not answered may have charged its pages already: they are settled for good.
    const completed = documents
      .filter((d) => d.status === 'completed')
      .reduce((sum, d) => sum + d.page_count, 0);
    const used = await again!.used(key);
    const gone = unanswered > 0 || deleted.length > 0 ? [0, 4] : [0];
    expect(gone.map((pages) => completed + pages)).toContain(used);
  } finally {
    await again!.kill();
  }
  checkStore(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return reached;
}

/** Every completed document has its rows, every file has its document, and the database is sound. */
function checkStore(dataDir: string): void {
  const db = openDatabase(dataDir);
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    const half = db.prepare(
      `SELECT file_id FROM documents d WHERE state = 'completed'
         AND transaction_count != (SELECT COUNT(*) FROM transactions t WHERE t.document_id = d.id)`,
    );
    expect(half.all()).toEqual([]);
    const open = db.prepare(
      `SELECT d.file_id, r.state FROM documents d JOIN reservations r ON r.document_id = d.id
       WHERE (d.state = 'completed') != (r.state = 'settled')`,
    );
    expect(open.all()).toEqual([]);
    const hashes = db.prepare<[], { hash: string }>(
      'SELECT DISTINCT content_hash AS hash FROM documents ORDER BY 1',
    );
    const files = readdirSync(join(dataDir, 'vault'), { recursive: true, encoding: 'utf8' })
      .map((name) => name.split('/').at(-1)!)
      .filter((name) => /^[0-9a-f]{64}$/.test(name));
    expect(files.sort()).toEqual(hashes.all().map(({ hash }) => hash));
  } finally {
    db.close();
  }
}

/** All points at which the service may end, from a run in which it does not. */
async function listPoints(): Promise<string[]> {
  const dataDir = await temporaryFolder();
  const key = addAccount(dataDir, 'count@example.org', 'professional');
  const steps = join(dataDir, 'steps.txt');
  const env = { STATEMENT_DESK_TEST_STEPS: steps, STATEMENT_DESK_TEST_FOLDER: dataDir };
  const child = await ServiceChild.start(dataDir, { env, nodeArgs: ['--import', HOOK] });
  writeFileSync(join(dataDir, 'armed'), '');
  const { kept, deleted } = await journey(child!, key);
  expect([kept.length, deleted.length]).toEqual([2, 1]);
  await child!.kill();
  expect(existsSync(steps)).toBe(true);
  const counted = readFileSync(steps, 'utf8').trim().split('\n');
  expect(counted.length).toBeGreaterThan(40);
  expect(counted.length).toBeLessThan(LIMIT);
  const all = [...new Set(counted.map((line) => line.split(' ')[0]!))].flatMap((at) => [
    `${at}:before`,
    `${at}:after`,
  ]);
  rmSync(dataDir, { recursive: true, force: true });
  const stride = ALL ? 1 : Math.ceil(all.length / SAMPLE);
  return all.filter((_point, index) => index % stride === 0);
}

it('loses nothing, wherever it ends', { timeout: 20 * 60_000 }, async () => {
  const points = await listPoints();
  const failures: string[] = [];
  let reached = 0;
  for (const point of points) {
    try {
      if (await run(point)) reached += 1;
    } catch (error) {
      failures.push(`${point}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(failures).toEqual([]);
  expect(reached).toBeGreaterThan(points.length / 2);
});
