/** `kill -9` of a real process right after an edit was answered: the edit is there at the next start, with its history. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { Accounts } from '../../../../server/accounts/accounts.ts';
import { Keys } from '../../../../server/accounts/keys.ts';
import { openDatabase } from '../../../../server/storage/open.ts';
import { waitFor } from '../../../support/documents.ts';
import { editedDocument, type EditedDocument } from '../../../support/edited.ts';
import { json, startTestServer, temporaryFolder, type TestServer } from '../../../support/server.ts';

const CHILD = fileURLToPath(new URL('../../../support/serve-child.ts', import.meta.url));
let child: ChildProcess | null = null;
let server: TestServer | null = null;
let dataDir = '';

afterEach(async () => {
  child?.kill('SIGKILL');
  await server?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startChild(): Promise<Pick<TestServer, 'call'>> {
  child = spawn(process.execPath, [CHILD, dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [url]: string[] = await once(createInterface({ input: child.stdout! }), 'line');
  return {
    call: (key, path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${key}`);
      return fetch(`${url}/api/v1${path}`, { ...init, headers });
    },
  };
}

async function killChild(): Promise<void> {
  const ended = once(child!, 'exit');
  child!.kill('SIGKILL');
  await ended;
}

it('keeps every edit, undo and redo that was answered', async () => {
  dataDir = await temporaryFolder();
  const db = openDatabase(dataDir);
  const account = new Accounts(db).create('killed@example.org', 'professional');
  const { secret: key } = new Keys(db).create(account.id, 'Ledger PC');
  db.close();

  server = await startTestServer({ dataDir });
  const upload = await json<{ file_id: string }>(server.upload(key, 'pages=1 rows=4\n'));
  await waitFor(server, key, upload.file_id, 'completed');
  await server.close();
  server = null;

  const open = async (): Promise<EditedDocument> => editedDocument(await startChild(), key, upload.file_id);
  const edited = await (await open()).edit({ op: 'set', row: 'r1', description: 'kept' });
  await killChild();
  expect(await (await open()).read()).toEqual(edited);
  await killChild();
  const excluded = await (await open()).edit({ op: 'exclude', rows: ['r0'] });
  await killChild();
  const undone = await (await open()).act('undo');
  await killChild();
  expect(undone.transactions).toEqual(edited.transactions);
  const redone = await (await open()).act('redo');
  await killChild();
  expect(redone.transactions).toEqual(excluded.transactions);
  const last = await (await open()).read();
  expect(last.transactions).toEqual(excluded.transactions);
  expect(last.history.map(({ by, label }) => [by, label])).toEqual([
    ['Ledger PC', 'Edit'],
    ['Ledger PC', 'Leave out'],
  ]);
  await killChild();
});
