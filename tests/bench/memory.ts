/**
 * Peak memory of a fresh process that reads a long statement: with the engine alone, and of the whole service while it
 * takes the upload, reads it, stores its rows and answers with them.
 */
import { dirname, join } from 'node:path';
import { inFreshProcess } from './child.ts';
import { Client } from './client.ts';
import type { BenchFile } from './files.ts';
import type { MemoryJob, MemoryResult } from './memory-process.ts';
import { ServedService } from './served.ts';

export type MemoryReport = readonly (
  ({ readonly reader: MemoryJob['reader'] } & MemoryResult) | ServiceMemory
)[];

export interface ServiceMemory {
  readonly reader: 'service';
  /** From the upload to the result. */
  readonly seconds: number;
  /** Peak resident memory, bytes; null where the system does not tell. */
  readonly peak: number | null;
  /** The same before the upload, and after the rows were downloaded as JSON and as spreadsheet. */
  readonly started: number | null;
  readonly answered: number | null;
}

/** As `npm run extract` is started: a young generation like that of the service's threads. V8 would let it grow further. */
const YOUNG = ['--max-semi-space-size=8'];
/** Between two looks at the status, ms. */
const PAUSE = 200;

export async function measureMemory(file: BenchFile): Promise<MemoryReport> {
  const report: MemoryReport[number][] = [];
  for (const reader of ['pipeline', 'bare text', 'nothing'] as const) {
    const job: MemoryJob = { path: file.path, reader };
    report.push({ reader, ...(await inFreshProcess<MemoryResult>('./memory-process.ts', job, YOUNG)) });
  }
  return [...report, await measureService(join(dirname(file.path), 'service'), file)];
}

async function measureService(dataDir: string, { path }: BenchFile): Promise<ServiceMemory> {
  const service = await ServedService.start(dataDir);
  try {
    const client = new Client(service.url, await service.createKey());
    await client.timed('/user');
    const started = await service.peakMemory();
    const start = performance.now();
    const id = await client.upload(path);
    await client.finished(id, PAUSE);
    const seconds = (performance.now() - start) / 1000;
    const peak = await service.peakMemory();
    await client.download(id, 'json');
    await client.download(id, 'xlsx');
    return { reader: 'service', seconds, peak, started, answered: await service.peakMemory() };
  } finally {
    await service.stop();
  }
}
