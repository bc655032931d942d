/**
 * Process: reads files with the whole pipeline and with pdf.js alone, by turns, so that a machine that slows down
 * slows both. Argument `{ paths, rounds }`; prints the seconds of each file, the median of the rounds.
 */
import { readFile } from 'node:fs/promises';
import { extractStatement } from '../../server/extraction/extract.ts';
import { readBareText } from './bare-text.ts';
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

const WARM_UP = 20;

const { paths, rounds }: EngineJob = JSON.parse(process.argv[2] ?? '');
const contents = await Promise.all(paths.map((path) => readFile(path)));

// Some files are read beforehand: modules are loaded and hot code compiled then, not while the clock runs.
for (const content of contents.slice(0, WARM_UP)) {
  await extractStatement(content);
  await readBareText(content);
}

const times: { pipeline: number[]; bareText: number[] } = { pipeline: [], bareText: [] };
for (const content of contents) {
  const pipeline: number[] = [];
  const bareText: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pipeline.push(await seconds(() => extractStatement(content)));
    bareText.push(await seconds(() => readBareText(content)));
  }
  times.pipeline.push(median(pipeline));
  times.bareText.push(median(bareText));
}
console.log(JSON.stringify(times satisfies EngineTimes));

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
