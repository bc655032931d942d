/**
 * Process: reads files with the engine in threads, as the service does, without what is around it (uploads, the store).
 * Argument `{ paths, threads, rounds }`; prints the seconds of all files together, cold and warm.
 */
import { GuardedPool, type Task } from '../../server/documents/guarded-pool.ts';
import type { ExtractAnswer, ExtractJob } from '../../server/extraction/jobs.ts';
import { median } from './statistics.ts';

export interface ThreadsJob {
  readonly paths: readonly string[];
  readonly threads: number;
  readonly rounds: number;
}
export interface ThreadsTimes {
  /** With threads that have just begun, which load the engine first. */
  readonly first: number;
  /** Median of the rounds that follow. */
  readonly warm: number;
}

/** Bounds that no file of the measurement comes near. */
const MEMORY_MB = 2_048;
const FILE_MS = 600_000;

const { paths, threads, rounds }: ThreadsJob = JSON.parse(process.argv[2] ?? '');
const engine: Task<ExtractJob, ExtractAnswer> = {
  module: new URL('../../server/extraction/worker.ts', import.meta.url),
  name: 'extract',
};
const pool = new GuardedPool({ threads, memoryMb: MEMORY_MB, niceness: 0 }, (error) => {
  throw error;
});

const first = await secondsOfAll();
const warm: number[] = [];
for (let round = 0; round < rounds; round += 1) warm.push(await secondsOfAll());
await pool.close();
console.log(JSON.stringify({ first, warm: median(warm) } satisfies ThreadsTimes));

/** Each thread takes the next file when it has read one. */
async function secondsOfAll(): Promise<number> {
  const waiting = [...paths];
  const lane = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await pool.run(engine, { path, progress: null }, { ms: FILE_MS });
      if (!answer.ok) throw new Error(`${path}: ${answer.message}`);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: threads }, lane));
  return (performance.now() - start) / 1000;
}
