import { Piscina } from 'piscina';
import { keepWasmCode } from '../../wasm-code.ts';
import { scoreFailure, scoreStatement, type Score } from './score.ts';
import type { Case } from './truth.ts';
import type { ReadAnswer, ReadTask } from './worker.ts';

export interface Result {
  readonly name: string;
  readonly kind: string;
  readonly score: Score;
  /** Why the file could not be read; null where it was. */
  readonly reason: string | null;
}

export interface RunOptions {
  /** Files read at once, each in a thread. */
  readonly jobs: number;
  /** Longest a file may take, in milliseconds. */
  readonly timeLimit: number;
  /** Module of the thread; the engine's unless a test brings its own. */
  readonly worker?: URL;
  /** Called after every file, in the order they finish. */
  readonly onResult?: (result: Result) => void;
}

/** TypeScript when run from source, JavaScript when built. */
const WORKER = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';

/** Reads and scores every case; the answer stands in the order of the cases. */
export async function runCases(cases: readonly Case[], options: RunOptions): Promise<Result[]> {
  const worker = options.worker ?? new URL(WORKER, import.meta.url);
  keepWasmCode();
  const pool = new Piscina({ filename: worker.href, minThreads: 1, maxThreads: options.jobs });
  try {
    const results: Result[] = [];
    let next = 0;
    // As many lanes as threads: so the time of a file begins when a thread takes it, not when it queues.
    const lane = async (): Promise<void> => {
      for (let index = next++; index < cases.length; index = next++) {
        const result = await runCase(cases[index]!, pool, options.timeLimit);
        results[index] = result;
        options.onResult?.(result);
      }
    };
    await Promise.all(Array.from({ length: options.jobs }, lane));
    return results;
  } finally {
    await pool.destroy();
  }
}

async function runCase({ name, path, truth }: Case, pool: Piscina, timeLimit: number): Promise<Result> {
  const answer = await readStatement(pool, path, truth.password ?? null, timeLimit);
  const score = answer.ok ? scoreStatement(truth, answer.statement) : scoreFailure(truth);
  return { name, kind: truth.kind, score, reason: answer.ok ? null : answer.reason };
}

async function readStatement(
  pool: Piscina,
  path: string,
  password: string | null,
  timeLimit: number,
): Promise<ReadAnswer> {
  const task: ReadTask = password === null ? { path } : { path, password };
  const clock = AbortSignal.timeout(timeLimit);
  try {
    return (await pool.run(task, { signal: clock })) as ReadAnswer; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the worker's own answer type
  } catch (error) {
    if (clock.aborted) return { ok: false, reason: `took longer than ${timeLimit / 1000} s` };
    return { ok: false, reason: `crashed: ${error instanceof Error ? error.message : String(error)}` };
  }
}
