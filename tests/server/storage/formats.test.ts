/** Databases of every released format are brought to the current one, and the service goes on with what is in them. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { DocumentListBody, DownloadJsonBody } from '../../../shared/api/documents.ts';
import { migrations } from '../../../server/storage/migrations/index.ts';
import { databasePath } from '../../../server/storage/open.ts';
import { waitFor } from '../../support/documents.ts';
import { json, startTestServer, stopTestServer, temporaryFolder } from '../../support/server.ts';

const FOLDER = new URL('./schemas/', import.meta.url);
const FORMATS = readdirSync(FOLDER).sort();
const KEY = `sd_${'k'.repeat(40)}`;
const CONTENTS = ['pages=1 rows=2\n', 'pages=2 rows=3\n', 'pages=3 do=fail\n'];

/** Tables and indexes of a database, as SQL without white space and comments. */
function schemaOf(path: string): unknown[] {
  const db = new Database(path, { readonly: true });
  const columns = db.prepare(
    `SELECT m.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk
     FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY 1, c.cid`,
  );
  const indexes = db.prepare("SELECT name, tbl_name FROM sqlite_master WHERE type = 'index' ORDER BY 1");
  const found = [...columns.all(), ...indexes.all()];
  db.close();
  return found;
}

it('there is a database of every format', () => {
  expect(FORMATS).toEqual(migrations.map(({ version }) => `format-${version}.sql`));
});

it.each(FORMATS)('%s', async (name) => {
  const dataDir = await temporaryFolder();
  const old = new Database(databasePath(dataDir));
  old.exec(readFileSync(new URL(name, FOLDER), 'utf8'));
  old.close();
  for (const content of CONTENTS) {
    const hash = createHash('sha256').update(content).digest('hex');
    mkdirSync(join(dataDir, 'vault', hash.slice(0, 2)), { recursive: true });
    writeFileSync(join(dataDir, 'vault', hash.slice(0, 2), hash), content);
  }

  const server = await startTestServer({ dataDir });
  const { documents, total } = await json<DocumentListBody>(server.call(KEY, '/documents'));
  expect(total).toBe(3);
  expect(documents.map(({ original_name: named }) => named)).toEqual(['May.pdf', 'April.pdf', 'March.pdf']);
  expect(documents.at(-1)).toMatchObject({
    status: 'completed',
    period_end: '2026-01-31',
    accounts: [{ number: 'DE00 1234', opening_balance: '10.00', closing_balance: '12.00' }],
  });
  expect((await waitFor(server, KEY, 'doc_BBBBBBBBBBBBBBBBBBBBBBBB', 'completed')).transaction_count).toBe(3);
  const download = await json<DownloadJsonBody>(
    server.call(KEY, '/download?file_id=doc_AAAAAAAAAAAAAAAAAAAAAAAA&format=json'),
  );
  expect(download.transactions.map(({ description, balance }) => [description, balance])).toEqual([
    ["It's row 1", '11.00'],
    ['row 2', '12.00'],
  ]);
  expect(await json(server.call(KEY, '/user'))).toMatchObject({ credits: 7, plan: 'professional' });
  await server.close();

  const fresh = await startTestServer();
  await fresh.close();
  expect(schemaOf(databasePath(dataDir))).toEqual(schemaOf(databasePath(fresh.dataDir)));
  await stopTestServer(fresh);
  rmSync(dataDir, { recursive: true, force: true });
});
