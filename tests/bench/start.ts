/** How long the service takes to start: from the start of its process to its first answer. */
import { join } from 'node:path';
import { output } from './child.ts';
import { ServedService } from './served.ts';
import { median } from './statistics.ts';

/** Milliseconds. */
export interface StartReport {
  /** With an empty data folder. */
  readonly first: number;
  /** With the data folder of before, median. */
  readonly again: number;
  /** Node itself, doing nothing, median. */
  readonly bareNode: number;
}

export async function measureStart(folder: string, rounds: number): Promise<StartReport> {
  const dataDir = join(folder, 'start');
  const first = await startOnce(dataDir);
  const again: number[] = [];
  const bareNode: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    again.push(await startOnce(dataDir));
    const start = performance.now();
    await output(process.execPath, ['-e', '0']);
    bareNode.push(performance.now() - start);
  }
  return { first, again: median(again), bareNode: median(bareNode) };
}

async function startOnce(dataDir: string): Promise<number> {
  const start = performance.now();
  const service = await ServedService.start(dataDir);
  const response = await fetch(`${service.url}/api/v1/health`);
  const elapsed = performance.now() - start;
  await response.arrayBuffer();
  await service.stop();
  if (response.status !== 200) throw new Error(`/health answered ${response.status}`);
  return elapsed;
}
