/** The log: bounded files only their owner reads, and nothing in it that is somebody's. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEPT_LOG_FILES, openLog } from '../../server/log.ts';
import { loggableError } from '../../server/loggable-error.ts';
import { waitFor } from '../support/documents.ts';
import { statementPdf } from '../support/pdf.ts';
import { json, REAL_WORKER, startTestServer, stopTestServer, temporaryFolder } from '../support/server.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = (): string[] =>
  readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '');

describe('log files', () => {
  it('hold a JSON object per line at once, for their owner only', async () => {
    const { log, close } = await openLog({ logDir: folder, logLevel: 'info' });
    log.info({ pages: 3 }, 'document accepted');
    log.debug('not at this level');
    expect(lines().map((line) => JSON.parse(line).msg)).toEqual(['document accepted']);
    const [name = ''] = readdirSync(folder);
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
    close();
  });

  it('are few and bounded in size, and continue after a restart', async () => {
    for (let start = 0; start < 2; start += 1) {
      const { log, close } = await openLog({ logDir: folder, logLevel: 'info' }, { size: '10k' });
      for (let line = 0; line < 1_000; line += 1) {
        log.info({ line, filler: 'x'.repeat(100) }, 'line');
        if (line % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      await expect.poll(() => readdirSync(folder).length).toBeLessThanOrEqual(KEPT_LOG_FILES + 1);
      close();
    }
    const names = readdirSync(folder);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(statSync(join(folder, name)).size).toBeLessThan(20 * 1024);
    expect(lines().some((line) => JSON.parse(line).line === 999)).toBe(true);
  });

  it('that cannot be written do not stop the service', async () => {
    const told: string[] = [];
    const beside = { write: (line: string) => void told.push(line) };
    const { log, close } = await openLog({ logDir: '/dev/null/logs', logLevel: 'info' }, { beside });
    log.info('still here');
    expect(told.join('')).toMatch(/log file cannot be opened[\s\S]*still here/);
    close();
  });
});

describe('errors in the log', () => {
  it('are shown without messages that may quote what was read', () => {
    const quoting = new SyntaxError('Unexpected token "ACME PAYROLL"', {
      cause: Object.assign(new Error('disk full'), { code: 'ENOSPC' }),
    });
    const shown = loggableError(quoting);
    expect(shown).toMatchObject({ type: 'SyntaxError', cause: { code: 'ENOSPC', message: 'disk full' } });
    expect(shown.at[0]).toContain('log.test.ts');
    expect(JSON.stringify(shown)).not.toContain('PAYROLL');
  });
});

it('nothing in the log of a whole journey is a key, a password, a file name or a text of the statement', async () => {
  const server = await startTestServer({ workerFile: REAL_WORKER });
  const key = server.addAccount();
  const password = 'open-sesame-4711';
  const wrong = 'open-barley-4712';
  const name = 'Lantern-Street-private.pdf';
  const file = await statementPdf({ password });
  await server.upload(key, new Uint8Array(file), name);
  await server.upload(key, new Uint8Array(file), name, { password: wrong });
  await server.upload(key, new Uint8Array(file.subarray(0, 900)), name);
  const accepted = await json<{ file_id: string }>(
    server.upload(key, new Uint8Array(file), name, { password }),
  );
  await waitFor(server, key, accepted.file_id, 'completed');
  const made = await json<{ api_key: string }>(server.call(key, '/keys', { method: 'POST' }));
  for (const path of [
    `/download?file_id=${accepted.file_id}`,
    `/documents?q=Lantern`,
    `/documents/${accepted.file_id}/pages/1`,
    `/documents/${accepted.file_id}/file`,
    '/nothing/Lantern-Street',
  ]) {
    await (await server.call(key, path)).arrayBuffer();
  }
  await server.call('sd_wrongwrongwrong', '/user');
  await stopTestServer(server);
  const logged = server.logged();
  expect(logged).toContain('document completed');
  for (const secret of [key, made.api_key, 'sd_', password, wrong, 'Lantern', 'Card payment', '55501234']) {
    expect(logged).not.toContain(secret);
  }
});

it('nothing in the log of failures is what their messages quote', async () => {
  const server = await startTestServer();
  const key = server.addAccount();
  const { file_id: id } = await json<{ file_id: string }>(
    server.upload(key, 'pages=1 do=throw\n', 'Secret.pdf'),
  );
  await waitFor(server, key, id, 'failed');
  await stopTestServer(server);
  expect(server.logged()).toContain('document could not be read');
  expect(server.logged()).not.toMatch(/secret internals|Secret\.pdf/);
});
