/** Reads files as the service does, in guarded threads, and says how each ended. */
import { randomUUID } from 'node:crypto';
import { writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { GuardedPool, WorkerLostError, type Task } from '../../server/documents/guarded-pool.ts';
import type { CountAnswer, CountJob, ExtractAnswer, ExtractJob } from '../../server/extraction/jobs.ts';

/**
 * How a file ended: with a statement, with a code and a hint, or past the bounds, all of which are told to the user in
 * words. `fault` is what must not be: a bug of the program, or a thread that died.
 */
export interface Ending {
  readonly kind: 'statement' | 'refused' | 'out of time' | 'out of memory' | 'fault';
  readonly detail: string;
}

export interface Bounds {
  readonly threads: number;
  readonly memoryMb: number;
  /** Time of one job, ms. */
  readonly ms: number;
}

const WORKER = new URL('../../server/extraction/worker.ts', import.meta.url);
const countTask: Task<CountJob, CountAnswer> = { module: WORKER, name: 'count' };
const extractTask: Task<ExtractJob, ExtractAnswer> = { module: WORKER, name: 'extract' };
const MAX_PAGES = 1_000;

export class Readers {
  readonly #pool: GuardedPool;
  readonly #folder: string;
  readonly #ms: number;

  constructor(folder: string, { threads, memoryMb, ms }: Bounds) {
    this.#folder = folder;
    this.#ms = ms;
    this.#pool = new GuardedPool({ threads, memoryMb, niceness: 0 }, () => undefined);
  }

  /** Counts and, where that succeeds, extracts. */
  async read(bytes: Buffer): Promise<Ending> {
    const path = join(this.#folder, randomUUID());
    const readingCopyPath = `${path}.copy`;
    await writeFile(path, bytes);
    try {
      const counted = await this.#pool.run(
        countTask,
        { path, maxPages: MAX_PAGES, readingCopyPath, password: 'open' },
        { ms: this.#ms },
      );
      if (!counted.ok) return refused(counted);
      const readable = counted.readingCopy ? readingCopyPath : path;
      const answer = await this.#pool.run(extractTask, { path: readable, progress: null }, { ms: this.#ms });
      if (!answer.ok) return refused(answer);
      return {
        kind: 'statement',
        detail: `${answer.statement.verification.status}, ${answer.statement.transactions.length} rows`,
      };
    } catch (error) {
      return afterError(error);
    } finally {
      await rm(path, { force: true });
      await rm(readingCopyPath, { force: true });
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

function refused({ code, message, hint }: { code: string; message: string; hint: string }): Ending {
  const isTold = /^[a-z_]+$/.test(code) && message !== '' && hint !== '';
  return { kind: isTold ? 'refused' : 'fault', detail: isTold ? code : `a refusal without words: ${code}` };
}

function afterError(error: unknown): Ending {
  if (error instanceof WorkerLostError && error.reason !== 'crash') {
    return { kind: error.reason === 'time' ? 'out of time' : 'out of memory', detail: '' };
  }
  return {
    kind: 'fault',
    detail: error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error),
  };
}
