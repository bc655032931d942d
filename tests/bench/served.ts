/** The service as its users start it: `npm run serve` without npm, on a data folder of its own and a free port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { output } from './child.ts';

const command = (name: string): string =>
  fileURLToPath(new URL(`../../server/cli/${name}.ts`, import.meta.url));

export class ServedService {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #dataDir: string;

  private constructor(url: string, child: ChildProcess, dataDir: string) {
    this.url = url;
    this.#process = child;
    this.#dataDir = dataDir;
  }

  /** Resolves as soon as the service says where it answers. */
  static async start(dataDir: string): Promise<ServedService> {
    const args = [command('serve'), '--port', '0', '--data-dir', dataDir];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, STATEMENT_DESK_LOG_LEVEL: 'error' },
    });
    for await (const line of createInterface(child.stdout)) {
      const url = /(http:\/\/\S+)/.exec(line)?.[1];
      if (url !== undefined) return new ServedService(url, child, dataDir);
    }
    throw new Error('the service did not start');
  }

  /** A key of a fresh account, with prepaid pages where they are asked for. */
  async createKey(email = 'bench@example.org', credits = 0): Promise<string> {
    const args = ['create', '--email', email, '--plan', 'enterprise', '--data-dir', this.#dataDir];
    const printed = await output(process.execPath, [command('accounts'), ...args]);
    const { api_key: key }: { api_key: string } = JSON.parse(printed);
    if (credits > 0) {
      const grant = [
        'grant-credits',
        '--email',
        email,
        '--pages',
        String(credits),
        '--data-dir',
        this.#dataDir,
      ];
      await output(process.execPath, [command('accounts'), ...grant]);
    }
    return key;
  }

  /** Resident memory of the whole service now, threads included, bytes; null where the system does not tell. */
  async memory(): Promise<number | null> {
    try {
      const status = await readFile(`/proc/${this.#process.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    } catch {
      return null;
    }
  }

  /** Peak resident memory of the whole service, threads included, bytes; null where the system does not tell. */
  async peakMemory(): Promise<number | null> {
    try {
      const status = await readFile(`/proc/${this.#process.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    } catch {
      return null;
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
