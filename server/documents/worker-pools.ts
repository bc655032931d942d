/**
 * The worker threads that read untrusted files. Extraction has every core; counting and drawing pages have a small
 * pool of their own, so that an upload is answered while every core extracts.
 */
import { Piscina } from 'piscina';
import { MessageChannel } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import type {
  CountAnswer,
  CountJob,
  ExtractAnswer,
  ExtractJob,
  ProgressMessage,
  RenderAnswer,
  RenderJob,
} from '../extraction/jobs.ts';

/** Bounds of the workers. */
export interface WorkerLimits {
  /** Threads that extract at once. */
  readonly threads: number;
  /** JavaScript heap of each worker, MB; past it the worker dies and its job fails. */
  readonly memoryMb: number;
  /** Time an extraction may take: a base and an addition per page, ms. */
  readonly baseMs: number;
  readonly perPageMs: number;
  /** Time counting or drawing may take, ms. */
  readonly shortMs: number;
}

export interface WorkerPools {
  count(job: CountJob): Promise<CountAnswer>;
  render(job: RenderJob): Promise<RenderAnswer>;
  /** Reads a statement; `signal` stops it by ending its worker. */
  extract(
    path: string,
    pageCount: number,
    onProgress: (message: ProgressMessage) => void,
    signal: AbortSignal,
  ): Promise<ExtractAnswer>;
  close(): Promise<void>;
}

/** Why a job ended without an answer: the file asked for more than it may have, or brought its worker down. */
export class WorkerLostError extends Error {
  readonly reason: 'time' | 'memory' | 'crash';

  constructor(reason: WorkerLostError['reason'], options?: ErrorOptions) {
    super(`the worker was lost: ${reason}`, options);
    this.name = 'WorkerLostError';
    this.reason = reason;
  }
}

/** Workers stay warm this long without work, ms; then their memory is given back. */
const IDLE = 60_000;
/** Extraction yields to the service's own thread and to the user's other programs. Linux keeps it per thread. */
const EXTRACTION_NICENESS = process.platform === 'linux' ? 5 : 0;
/** Memory for reading pages' structure and drawing one page, MB at least. */
const YOUNG_GENERATION_MB = 64;

/** Starts the pools; threads start with the first job. `workerFile` exports the tasks `count`, `extract`, `render`. */
export function createWorkerPools(
  workerFile: URL,
  limits: WorkerLimits,
  onError: (error: unknown) => void,
): WorkerPools {
  const filename = fileURLToPath(workerFile);
  const pool = (threads: number, niceIncrement: number): Piscina => {
    // The file is named per job, not for the pool: a pool whose workers fail to load would let its jobs wait forever.
    const created = new Piscina({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE,
      atomics: 'disabled',
      niceIncrement,
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    });
    created.on('error', onError);
    return created;
  };
  const extraction = pool(limits.threads, EXTRACTION_NICENESS);
  const short = pool(Math.min(2, limits.threads), 0);

  const runShort = (name: string, job: CountJob | RenderJob): Promise<unknown> =>
    short
      .run(job, { filename, name, signal: AbortSignal.timeout(limits.shortMs) })
      .catch((error: unknown) => {
        throw asLost(error);
      });

  return {
    count: (job) => runShort('count', job) as Promise<CountAnswer>,
    render: (job) => runShort('render', job) as Promise<RenderAnswer>,
    async extract(path, pageCount, onProgress, signal) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onProgress);
      const job: ExtractJob = { path, progress: port2 };
      const bound = AbortSignal.timeout(limits.baseMs + limits.perPageMs * pageCount);
      try {
        return (await extraction.run(job, {
          filename,
          name: 'extract',
          transferList: [port2],
          signal: AbortSignal.any([signal, bound]),
        })) as ExtractAnswer;
      } catch (error) {
        signal.throwIfAborted();
        throw asLost(error);
      } finally {
        port1.close();
      }
    },
    async close() {
      await Promise.all([extraction.destroy(), short.destroy()]);
    },
  };
}

/** Tells a lost worker from a fault of the program inside it, which is passed on as it is. */
function asLost(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return new WorkerLostError('time', { cause: error });
  }
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new WorkerLostError('memory', { cause: error });
  }
  // How piscina words a thread that ended by itself; the error carries no code.
  if (/^worker exited with code/.test(error.message)) return new WorkerLostError('crash', { cause: error });
  return error;
}
