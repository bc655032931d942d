/**
 * A pool of threads that holds every job to its time and memory, and ends the thread of one that does not keep to it.
 *
 * V8 ends a thread at its own heap limit too, but a thread that allocates fast can reach the limit before V8 stops it,
 * and V8 then ends the whole process. So the heap limit is set far away, and the memory a job uses is measured from
 * outside and bounded well below it. That also bounds buffers, which V8's limit does not count.
 */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { siblingModule } from '../sibling-module.ts';
import { keepWasmCode } from '../wasm-code.ts';
import type { JobBegins, ThreadJob } from './pool-thread.ts';

/** Why a job ended without an answer: it asked for more than it may have, or brought its thread down. */
export class WorkerLostError extends Error {
  readonly reason: 'time' | 'memory' | 'crash';

  constructor(reason: WorkerLostError['reason'], options?: ErrorOptions) {
    super(`the worker was lost: ${reason}`, options);
    this.name = 'WorkerLostError';
    this.reason = reason;
  }
}

/** The service stops, and with it the job that was under way or about to begin. */
export class ServiceStoppingError extends Error {
  override name = 'ServiceStoppingError';
}

export interface PoolLimits {
  readonly threads: number;
  /** Heap and buffers of a thread, MB. */
  readonly memoryMb: number;
  /** Added to the threads' niceness where the system keeps it per thread (Linux). */
  readonly niceness: number;
}

/** A function that a module exports, to be run in a thread: it takes a `Job` and answers an `Answer`. */
export interface Task<Job, Answer> {
  readonly module: URL;
  readonly name: string;
  /** Carries the types; never set. */
  readonly signature?: (job: Job) => Answer;
}

export interface JobBounds {
  /** Time from the job's beginning, not counting its wait for a thread, ms. */
  readonly ms: number;
  readonly signal?: AbortSignal;
  readonly transferList?: Transferable[];
}

/** A job from when a thread begins it. */
interface RunningJob {
  readonly threadId: number;
  readonly lose: (reason: WorkerLostError['reason']) => void;
}

/** Threads stay warm this long without work, ms; then their memory is given back. */
const IDLE = 60_000;
/** How often memory is measured, ms. */
const WATCH_INTERVAL = 100;
/** V8 would take 48, for every thread; with 12 a thousand pages take a twentieth more processor time. */
const YOUNG_GENERATION_MB = 24;
/** How many times the bound V8's own limit is away, so that a fast thread is measured before it gets there. */
const HEADROOM = 4;
const MEBIBYTE = 1024 * 1024;
const THREAD_FILE = fileURLToPath(siblingModule(import.meta.url, 'pool-thread'));

export class GuardedPool {
  readonly #pool: Piscina;
  readonly #threads: number;
  readonly #maxBytes: number;
  readonly #waiting = new Map<number, (begins: JobBegins) => void>();
  readonly #running = new Map<number, RunningJob>();
  #lastId = 0;
  #watch: NodeJS.Timeout | null = null;
  #closing: Promise<void> | null = null;

  /** Threads start with the first job; `onError` hears of threads that fail idle. */
  constructor(limits: PoolLimits, onError: (error: unknown) => void) {
    keepWasmCode();
    this.#threads = limits.threads;
    this.#maxBytes = limits.memoryMb * MEBIBYTE;
    this.#pool = new Piscina({
      filename: null,
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: IDLE,
      atomics: 'disabled',
      env: threadEnvironment(),
      niceIncrement: process.platform === 'linux' ? limits.niceness : 0,
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb * HEADROOM,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    });
    this.#pool.on('error', onError);
    this.#pool.on('message', (begins: JobBegins) => this.#waiting.get(begins.id)?.(begins));
  }

  /** Whether a job would begin at once. */
  get isFree(): boolean {
    return this.#waiting.size < this.#threads;
  }

  /**
   * Runs a task. Rejects with `WorkerLostError`, with the signal's reason, with what the task threw, or, where the pool is
   * closed, with `ServiceStoppingError`.
   */
  async run<Job, Answer>(task: Task<Job, Answer>, job: Job, bounds: JobBounds): Promise<Answer> {
    const { ms, signal, transferList = [] } = bounds;
    this.#throwIfClosing();
    const id = (this.#lastId += 1);
    const lost = new AbortController();
    const lose = (reason: WorkerLostError['reason']): void => lost.abort(new WorkerLostError(reason));
    let timer: NodeJS.Timeout | undefined;
    this.#waiting.set(id, ({ threadId }) => {
      this.#running.set(id, { threadId, lose });
      timer = setTimeout(() => lose('time'), ms);
      this.#startWatching();
    });
    try {
      // The file is named per job, not for the pool: jobs of a pool whose threads fail to load would wait for ever.
      return await this.#pool.run(
        { id, module: task.module.href, task: task.name, job } satisfies ThreadJob,
        {
          filename: THREAD_FILE,
          name: 'run',
          transferList,
          signal: signal === undefined ? lost.signal : AbortSignal.any([lost.signal, signal]),
        },
      );
    } catch (error) {
      signal?.throwIfAborted();
      this.#throwIfClosing();
      lost.signal.throwIfAborted();
      throw asLost(error);
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
      this.#running.delete(id);
    }
  }

  /** Ends all threads; their jobs reject, and those that come later. May be called again. */
  close(): Promise<void> {
    return (this.#closing ??= this.#pool.destroy());
  }

  #throwIfClosing(): void {
    if (this.#closing !== null) throw new ServiceStoppingError('the service is stopping');
  }

  #startWatching(): void {
    this.#watch ??= setInterval(() => {
      if (this.#running.size === 0 && this.#watch !== null) {
        clearInterval(this.#watch);
        this.#watch = null;
      }
      for (const job of this.#running.values()) void this.#measure(job);
    }, WATCH_INTERVAL).unref();
  }

  async #measure({ threadId, lose }: RunningJob): Promise<void> {
    const thread = this.#pool.threads.find((candidate) => candidate.threadId === threadId);
    try {
      const memory = await thread?.getHeapStatistics();
      if (memory !== undefined && memory.used_heap_size + memory.external_memory > this.#maxBytes)
        lose('memory');
    } catch {
      // The thread has just ended: its job ends with it.
    }
  }
}

/**
 * Threads do not take part in the process's compile cache unless their environment names it. With it each needs 15 MB less
 * when run from source, and begins earlier.
 */
function threadEnvironment(): NodeJS.ProcessEnv {
  // A folder of this version's and of others' caches lies above it.
  const cache = getCompileCacheDir();
  return cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(cache) };
}

/** Tells a thread that came down from a fault of the program inside it, which is passed on as it is. */
function asLost(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new WorkerLostError('memory', { cause: error });
  }
  // How piscina words a thread that ended by itself; the error carries no code.
  if (error.message.startsWith('worker exited with code'))
    return new WorkerLostError('crash', { cause: error });
  return error;
}
