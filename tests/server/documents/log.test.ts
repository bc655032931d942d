/** The database's log is taken over into the database, and with it go the promises that it kept. */
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Accounts } from '../../../server/accounts/accounts.ts';
import { Acceptances } from '../../../server/documents/acceptances.ts';
import { Housekeeping } from '../../../server/documents/housekeeping.ts';
import { IdempotentUploads } from '../../../server/documents/idempotent-uploads.ts';
import { DocumentRepository, newIdentity, type NewDocument } from '../../../server/documents/repository.ts';
import { connectDatabase, openDatabase, type Db } from '../../../server/storage/open.ts';
import { takeOverLog } from '../../../server/storage/log-thread.ts';
import { temporaryFolder } from '../../support/server.ts';

let dataDir: string;
let db: Db;
let acceptances: Acceptances;
let housekeeping: Housekeeping;
let accountId: number;
let threadJobs: number;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  db = openDatabase(dataDir);
  acceptances = new Acceptances(join(dataDir, 'accepted'));
  accountId = new Accounts(db).create('a@example.org', 'free').id;
  threadJobs = 0;
  housekeeping = new Housekeeping({
    db,
    acceptances,
    pools: {
      takeOverLog: async () => {
        threadJobs += 1;
        takeOverLog({ dataDir });
      },
    },
    idempotentUploads: new IdempotentUploads(db),
    settings: { retentionDays: null },
    remove: async () => {},
    log: pino({ level: 'silent' }),
  });
});
afterEach(() => {
  db.close();
  rmSync(dataDir, { recursive: true });
});

async function accept({ name = 'a.pdf' } = {}): Promise<string> {
  const document: NewDocument = {
    accountId,
    originalName: name,
    mediaType: 'application/pdf',
    size: 1,
    pageCount: 1,
    contentHash: '0'.repeat(64),
    readingHash: null,
  };
  const identity = newIdentity();
  await acceptances.write({ ...document, ...identity, idempotencyKey: null });
  new DocumentRepository(db).insert(document, identity);
  return identity.fileId;
}

const logSize = (): number => statSync(`${db.name}-wal`).size;

it('a short one at once, a long one by a thread first', async () => {
  await accept();
  await housekeeping.checkpoint();
  expect([acceptances.list(), logSize(), threadJobs]).toEqual([[], 0, 0]);
  await accept({ name: 'long '.repeat(100_000) });
  await Promise.all([housekeeping.checkpoint(), housekeeping.checkpoint()]);
  expect([acceptances.list(), logSize(), threadJobs]).toEqual([[], 0, 1]);
});

it('not while somebody reads what is in it: the promises are kept then', async () => {
  const reader = connectDatabase(dataDir, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT COUNT(*) FROM documents').get();
  const fileId = await accept();
  await housekeeping.checkpoint();
  expect(acceptances.list()).toEqual([fileId]);
  reader.close();
  await housekeeping.checkpoint();
  expect(acceptances.list()).toEqual([]);
});

it('what is promised and not accepted yet stays promised', async () => {
  const fileId = await accept();
  db.prepare('DELETE FROM documents').run();
  await housekeeping.checkpoint();
  expect(acceptances.list()).toEqual([fileId]);
});
