/** A service in a process of its own, and what a test needs to bring it down and to look at what is left. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { UserBody } from '../../shared/api/account.ts';
import type { DocumentBody, DocumentListBody, UploadBody } from '../../shared/api/documents.ts';
import type { Plan } from '../../shared/plans.ts';
import { Accounts } from '../../server/accounts/accounts.ts';
import { Keys } from '../../server/accounts/keys.ts';
import { openDatabase } from '../../server/storage/open.ts';

const SCRIPT = fileURLToPath(new URL('../support/serve-child.ts', import.meta.url));

/** Makes an account in a data folder that nobody serves; answers its key. */
export function addAccount(dataDir: string, email: string, plan: Plan): string {
  const db = openDatabase(dataDir);
  try {
    return new Keys(db).create(new Accounts(db).create(email, plan).id, 'test').secret;
  } finally {
    db.close();
  }
}

export class ServiceChild {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#process = child;
  }

  /** Resolves when it answers; null where it ended before. `env` and Node's arguments are added to the usual ones. */
  static async start(
    dataDir: string,
    { env = {}, nodeArgs = [] }: { env?: Record<string, string>; nodeArgs?: readonly string[] } = {},
  ): Promise<ServiceChild | null> {
    const child = spawn(process.execPath, [...nodeArgs, SCRIPT, dataDir], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    });
    const lines = createInterface({ input: child.stdout });
    const url = await Promise.race([
      once(lines, 'line').then(([line]: string[]) => line ?? null),
      once(child, 'exit').then(() => null),
    ]);
    return url === null ? null : new ServiceChild(url, child);
  }

  get ended(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  async kill(): Promise<void> {
    if (this.ended) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }

  call(key: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${key}`);
    return fetch(`${this.url}/api/v1${path}`, { ...init, headers });
  }

  /** The `file_id` of an upload; null where it was not answered with 200. */
  async upload(key: string, content: string, headers: Record<string, string> = {}): Promise<string | null> {
    const form = new FormData();
    form.append('file', new Blob([content]), 'statement.pdf');
    try {
      const response = await this.call(key, '/extract', { method: 'POST', body: form, headers });
      if (response.status !== 200) return null;
      const body: UploadBody = await response.json();
      return body.file_id;
    } catch {
      return null;
    }
  }

  async documents(key: string): Promise<readonly DocumentBody[]> {
    const body: DocumentListBody = await (await this.call(key, '/documents?limit=200')).json();
    return body.documents;
  }

  async used(key: string): Promise<number> {
    const body: UserBody = await (await this.call(key, '/user')).json();
    return body.quota.used;
  }
}
