/**
 * Process: reads files with the whole pipeline and with pdf.js as it comes, by turns, so that a machine that slows down
 * slows both. Argument `{ paths, rounds }`; prints the seconds of each file, the median of the rounds, and those of the very
 * first time.
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
  /** Of all files by the pipeline, when the process has just begun. */
  readonly first: number;
}

/**
 * Read by both before the clock runs, in pages: a service that has been at work for half a minute. The pipeline is many
 * times as much code as the bare text, and V8 goes on compiling it until about then.
 */
const WARM_PAGES = 3_000;

const bareThread = new Worker(new URL('./bare-text-thread.ts', import.meta.url));

const { paths, rounds }: EngineJob = JSON.parse(process.argv[2] ?? '');
const contents = await Promise.all(paths.map((path) => readFile(path)));

let first = 0;
for (let pages = 0, again = false; pages < WARM_PAGES; again = true) {
  for (const content of contents) {
    const start = performance.now();
    const { stages } = await extractStatement(content);
    if (!again) first += (performance.now() - start) / 1000;
    await bareSeconds(content);
    pages += stages.pages.length;
  }
}

const times: { pipeline: number[]; bareText: number[]; first: number } = {
  pipeline: [],
  bareText: [],
  first,
};
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
