/** Backups that are made while the service works, and put back. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentListBody, DownloadJsonBody, UploadBody } from '../../../shared/api/documents.ts';
import { BackupError, checkBackup, createBackup, restoreBackup } from '../../../server/storage/backup.ts';
import { uploaded, waitFor } from '../../support/documents.ts';
import { json, startTestServer, temporaryFolder, type TestServer } from '../../support/server.ts';

const COMMAND = fileURLToPath(new URL('../../../server/cli/backup.ts', import.meta.url));

let folder: string;
let server: TestServer;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startTestServer({ dataDir: join(folder, 'data') });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function backup(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [COMMAND, ...args]);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

const listed = async (of: TestServer, key: string): Promise<DocumentListBody> =>
  json<DocumentListBody>(of.call(key, '/documents?limit=200'));

describe('a backup', () => {
  it('made while documents come and go is one consistent state, and brings everything back', async () => {
    const key = server.addAccount();
    for (let n = 0; n < 5; n += 1) {
      await waitFor(server, key, await uploaded(server, key, `pages=1 rows=3 n=${n}\n`), 'completed');
    }
    const stop = new AbortController();
    const traffic = (async () => {
      for (let n = 100; !stop.signal.aborted; n += 1) {
        const { file_id: id } = await json<UploadBody>(server.upload(key, `pages=1 rows=20 n=${n}\n`));
        if (n % 2 === 0) await server.call(key, `/documents/${id}`, { method: 'DELETE' });
      }
    })();
    const made = await createBackup(server.dataDir, folder);
    stop.abort();
    await traffic;
    expect(made.documents).toBeGreaterThanOrEqual(5);
    expect(await checkBackup(made.backup)).toEqual(made);
    expect(statSync(made.backup).mode & 0o077).toBe(0);

    const answer = await backup('restore', '--from', made.backup, '--data-dir', join(folder, 'other'));
    expect(JSON.parse(answer.out)).toMatchObject({ documents: made.documents, replaced: null });
    const restored = await startTestServer({ dataDir: join(folder, 'other') });
    const { documents } = await listed(restored, key);
    expect(documents.length).toBe(made.documents);
    for (const document of documents) {
      await waitFor(restored, key, document.file_id, 'completed');
      expect((await restored.call(key, `/documents/${document.file_id}/file`)).status).toBe(200);
    }
    const download = await json<DownloadJsonBody>(
      restored.call(key, `/download?format=json&file_id=${documents.at(-1)!.file_id}`),
    );
    expect(download.transactions).toHaveLength(3);
    await restored.close();
  });

  it('is put back only over a service that has stopped, and moves aside what is there', async () => {
    const key = server.addAccount();
    const kept = await uploaded(server, key, 'pages=1 rows=1\n');
    await waitFor(server, key, kept, 'completed');
    const { backup: made } = await createBackup(server.dataDir, folder);
    await server.call(key, `/documents/${kept}`, { method: 'DELETE' });
    const refused = await backup('restore', '--from', made, '--data-dir', server.dataDir);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('Another Statement Desk service'),
    ]);
    await server.close();
    const { replaced } = await restoreBackup(made, server.dataDir);
    expect(existsSync(join(replaced!, 'statement-desk.db'))).toBe(true);
    server = await startTestServer({ dataDir: server.dataDir });
    expect((await listed(server, key)).documents.map((document) => document.file_id)).toEqual([kept]);
  });

  it('that is not whole is refused, and nothing of it is put back', async () => {
    const key = server.addAccount();
    await waitFor(server, key, await uploaded(server, key, 'pages=1 rows=1\n'), 'completed');
    const { backup: made } = await createBackup(server.dataDir, folder);
    const shard = readdirSync(join(made, 'vault'))[0]!;
    const [name = ''] = readdirSync(join(made, 'vault', shard));
    writeFileSync(join(made, 'vault', shard, name), 'something else');
    await expect(checkBackup(made)).rejects.toThrow('damaged');
    await expect(restoreBackup(made, join(folder, 'other'))).rejects.toThrow(BackupError);
    expect(existsSync(join(folder, 'other', 'statement-desk.db'))).toBe(false);
    rmSync(join(made, 'vault', shard, name));
    await expect(checkBackup(made)).rejects.toThrow('missing');
  });
});

it.each([
  [[], 'Which command'],
  [['create'], '--to is missing'],
  [['restore'], '--from is missing'],
  [['burn', '--to', 'x'], 'no command "burn"'],
])('the command says what is wrong with it: %j', async (args, message) => {
  const { code, err } = await backup(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
