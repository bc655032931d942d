/**
 * The threads that read untrusted files. Extraction has every core; counting and drawing pages have a small pool of
 * their own, so that an upload is answered while every core extracts.
 */
import { MessageChannel } from 'node:worker_threads';
import type {
  CountAnswer,
  CountJob,
  ExtractAnswer,
  ExtractJob,
  ProgressMessage,
  RenderAnswer,
  RenderJob,
} from '../extraction/jobs.ts';
import { GuardedPool } from './guarded-pool.ts';

/** Bounds of the workers. */
export interface WorkerLimits {
  /** Threads that extract at once. */
  readonly threads: number;
  /** Memory of each thread, MB; past it the thread is ended and its job fails. */
  readonly memoryMb: number;
  /** Time an extraction may take: a base and an addition per page, ms. */
  readonly baseMs: number;
  readonly perPageMs: number;
  /** Time counting or drawing may take, ms. */
  readonly shortMs: number;
}

/** All reject with `WorkerLostError` where the job went past its bounds or brought its thread down. */
export interface WorkerPools {
  count(job: CountJob): Promise<CountAnswer>;
  render(job: RenderJob): Promise<RenderAnswer>;
  /** Reads a statement; `signal` stops it by ending its thread. */
  extract(
    path: string,
    pageCount: number,
    onProgress: (message: ProgressMessage) => void,
    signal: AbortSignal,
  ): Promise<ExtractAnswer>;
  close(): Promise<void>;
}

/** Threads for counting and drawing. */
const SHORT_THREADS = 2;
/** Extraction yields to the service's own thread and to the user's other programs. */
const EXTRACTION_NICENESS = 5;

/** `workerFile` exports the tasks `count`, `extract` and `render` (server/extraction/jobs.ts). */
export function createWorkerPools(
  workerFile: URL,
  { threads, memoryMb, baseMs, perPageMs, shortMs }: WorkerLimits,
  onError: (error: unknown) => void,
): WorkerPools {
  const extraction = new GuardedPool(
    workerFile,
    { threads, memoryMb, niceness: EXTRACTION_NICENESS },
    onError,
  );
  const short = new GuardedPool(workerFile, { threads: SHORT_THREADS, memoryMb, niceness: 0 }, onError);
  return {
    count: async (job) => (await short.run('count', job, { ms: shortMs })) as CountAnswer,
    render: async (job) => (await short.run('render', job, { ms: shortMs })) as RenderAnswer,
    async extract(path, pageCount, onProgress, signal) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onProgress);
      const job: ExtractJob = { path, progress: port2 };
      const bounds = { ms: baseMs + perPageMs * pageCount, signal, transferList: [port2] };
      try {
        return (await extraction.run('extract', job, bounds)) as ExtractAnswer;
      } finally {
        port1.close();
      }
    },
    async close() {
      await Promise.all([extraction.close(), short.close()]);
    },
  };
}
