/**
 * Process: reads pictures with the whole pipeline, as many at once as there are cores. Argument `{ paths, cores }`; prints
 * the seconds all of them took, once networks are loaded and hot code is compiled.
 */
import { readFile } from 'node:fs/promises';
import { extractStatement } from '../../server/extraction/extract.ts';
import { createRecogniserPool } from '../../server/extraction/words/ocr/pool.ts';

export interface ScanJob {
  readonly paths: readonly string[];
  readonly cores: number;
}
export interface ScanTimes {
  readonly seconds: number;
}

const { paths, cores }: ScanJob = JSON.parse(process.argv[2] ?? '');
const contents = await Promise.all(paths.map((path) => readFile(path)));
const pool = createRecogniserPool(cores);
// Every lane keeps its recogniser from one picture to the next, as a busy service does.
const recogniser = { ...pool, rest: () => {} };

const read = async (waiting: Uint8Array[]): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    await extractStatement(next, { recogniser });
};
const onAllCores = (waiting: Uint8Array[]): Promise<unknown> =>
  Promise.all(Array.from({ length: cores }, () => read(waiting)));

await onAllCores(contents.slice(0, 2 * cores));
const start = performance.now();
await onAllCores([...contents]);
const seconds = (performance.now() - start) / 1000;
await pool.close();
console.log(JSON.stringify({ seconds } satisfies ScanTimes));
