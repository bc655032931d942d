/**
 * Process: reads files with the whole pipeline and with pdf.js as it comes, by turns, so that a machine that slows down
 * slows both. Argument `{ paths, rounds }`; prints the seconds of each file, the median of the rounds.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { extractStatement } from '../../server/extraction/extract.ts';
import { median } from './statistics.ts';

export interface EngineJob {
  readonly paths: readonly string[];
  readonly rounds: number;
}

/** Seconds per file, in the order of the paths. */
export interface EngineTimes {
  readonly pipeline: readonly number[];
  readonly bareText: readonly number[];
}

const bareThread = new Worker(new URL('./bare-text-thread.ts', import.meta.url));

const { paths, rounds }: EngineJob = JSON.parse(process.argv[2] ?? '');
const contents = await Promise.all(paths.map((path) => readFile(path)));

// All files are read once beforehand by both: modules are loaded and code compiled then, not while the clock runs. The
// pipeline is many times as much code as the bare text, so a few files would warm the one and not the other.
for (const content of contents) {
  await extractStatement(content);
  await bareSeconds(content);
}

const times: { pipeline: number[]; bareText: number[] } = { pipeline: [], bareText: [] };
for (const content of contents) {
  const pipeline: number[] = [];
  const bareText: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pipeline.push(await seconds(() => extractStatement(content)));
    bareText.push(await bareSeconds(content));
  }
  times.pipeline.push(median(pipeline));
  times.bareText.push(median(bareText));
}
console.log(JSON.stringify(times satisfies EngineTimes));
await bareThread.terminate();

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Only one of the two threads is at work at a time. */
async function bareSeconds(content: Uint8Array): Promise<number> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  bareThread.postMessage(content);
  const [answer]: unknown[] = await once(bareThread, 'message');
  return Number(answer);
}
