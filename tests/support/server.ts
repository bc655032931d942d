/** A really listening service on a data folder of its own, for tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { Accounts } from '../../server/accounts/accounts.ts';
import { Keys } from '../../server/accounts/keys.ts';
import { readSettings, type Settings } from '../../server/config/settings.ts';
import { startService, type Service } from '../../server/service.ts';
import { openDatabase } from '../../server/storage/open.ts';
import type { Plan } from '../../shared/plans.ts';
import { ApiDescription } from './api-description.ts';

const FAKE_WORKER = new URL('./fake-worker.ts', import.meta.url);
/** The engine's own worker. */
export const REAL_WORKER = new URL('../../server/extraction/worker.ts', import.meta.url);

export interface TestServer extends Service {
  readonly dataDir: string;
  /** Everything logged so far, a JSON object per line. */
  readonly logged: () => string;
  /** Makes an account beside the running service and answers its key. */
  addAccount(plan?: Plan, credits?: number): string;
  /** Calls the API with a key; `path` follows `/api/v1`. */
  call(key: string | null, path: string, init?: RequestInit): Promise<Response>;
  /** Uploads a content under a name; further fields are appended after the file. */
  upload(key: string, content: BlobPart, name?: string, fields?: Record<string, string>): Promise<Response>;
}

export interface TestServerOptions {
  readonly dataDir?: string;
  readonly workerFile?: URL;
  readonly settings?: Partial<Settings>;
  readonly rendererFolder?: string;
  readonly stopPatience?: number;
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'statement-desk-test-'));
}

/** Small bounds, so that tests of them need not wait. */
const TEST_WORKERS = { threads: 2, memoryMb: 96, baseMs: 20_000, perPageMs: 0, shortMs: 20_000 };

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const settings: Settings = {
    ...readSettings({ port: '0', dataDir }, {}),
    workers: TEST_WORKERS,
    ...options.settings,
  };
  const service = await startService({
    settings,
    log: pino({ level: 'debug' }, sink),
    workerFile: options.workerFile ?? FAKE_WORKER,
    ...(options.rendererFolder === undefined ? {} : { rendererFolder: options.rendererFolder }),
    ...(options.stopPatience === undefined ? {} : { stopPatience: options.stopPatience }),
  });
  let accountCount = 0;

  let description: Promise<ApiDescription> | null = null;
  const call: TestServer['call'] = async (key, path, init = {}) => {
    const headers = new Headers(init.headers);
    if (key !== null) headers.set('authorization', `Bearer ${key}`);
    const response = await fetch(`${service.url}/api/v1${path}`, { ...init, headers });
    // Every answer of every test is held against the published description.
    description ??= ApiDescription.of(service.url);
    await (await description).check(init.method ?? 'GET', `/api/v1${path}`, response.clone());
    return response;
  };

  return {
    ...service,
    dataDir,
    logged: () => lines.join(''),
    call,
    addAccount(plan = 'enterprise', credits = 0) {
      const db = openDatabase(dataDir);
      try {
        accountCount += 1;
        const accounts = new Accounts(db);
        const account = accounts.create(`user${accountCount}@example.org`, plan);
        if (credits > 0) accounts.grantCredits(account.id, credits);
        return new Keys(db).create(account.id, 'test').secret;
      } finally {
        db.close();
      }
    },
    upload(key, content, name = 'statement.pdf', fields = {}) {
      const form = new FormData();
      form.append('file', new Blob([content]), name);
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      return call(key, '/extract', { method: 'POST', body: form });
    },
  };
}

/** Stops a server and removes its folder. */
export async function stopTestServer(server: TestServer): Promise<void> {
  await server.close();
  await rm(server.dataDir, { recursive: true, force: true });
}

/** The JSON of an answer, for tests that read one field or two. */
export async function json<T = Record<string, never>>(response: Response | Promise<Response>): Promise<T> {
  const body: T = await (await response).json();
  return body;
}
