/** Peak memory of a fresh process that reads a long statement. */
import { inFreshProcess } from './child.ts';
import type { BenchFile } from './files.ts';
import type { MemoryJob, MemoryResult } from './memory-process.ts';

export type MemoryReport = readonly ({ readonly reader: MemoryJob['reader'] } & MemoryResult)[];

export async function measureMemory({ path }: BenchFile): Promise<MemoryReport> {
  const report: ({ reader: MemoryJob['reader'] } & MemoryResult)[] = [];
  for (const reader of ['pipeline', 'bare text', 'nothing'] as const) {
    const job: MemoryJob = { path, reader };
    report.push({ reader, ...(await inFreshProcess<MemoryResult>('./memory-process.ts', job)) });
  }
  return report;
}
