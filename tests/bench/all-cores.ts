/** Pages per second with every core: threads of the engine, and as many processes of a reader that has no threads. */
import { availableParallelism } from 'node:os';
import { inFreshProcess } from './child.ts';
import type { BenchFile } from './files.ts';
import { pdfplumber } from './rivals.ts';
import type { ThreadsJob, ThreadsTimes } from './threads-process.ts';

export interface AllCoresReport {
  readonly cores: number;
  readonly files: number;
  readonly pages: number;
  /** Pages per second of the whole pipeline; the first time with threads that have just begun. */
  readonly first: number;
  readonly warm: number;
  /** Pages per second of pdfplumber, as many processes as cores; null where it is not installed. */
  readonly pdfplumber: number | null;
}

export async function measureAllCores(files: readonly BenchFile[], rounds: number): Promise<AllCoresReport> {
  const cores = availableParallelism();
  const pages = files.reduce((sum, file) => sum + file.pages, 0);
  const job: ThreadsJob = { paths: files.map(({ path }) => path), threads: cores, rounds };
  const { first, warm } = await inFreshProcess<ThreadsTimes>('./threads-process.ts', job);
  return {
    cores,
    files: files.length,
    pages,
    first: pages / first,
    warm: pages / warm,
    pdfplumber: (await pdfplumber.isInstalled()) ? pages / (await inProcesses(files, cores)) : null,
  };
}

/** Seconds that pdfplumber takes where every process reads its part of the files: until the last one is done. */
async function inProcesses(files: readonly BenchFile[], processes: number): Promise<number> {
  const parts = Array.from({ length: processes }, (_, part) =>
    files.filter((_file, index) => index % processes === part),
  );
  const seconds = await Promise.all(
    parts
      .filter((part) => part.length > 0)
      .map(async (part) => (await pdfplumber.time(part)).reduce((sum, each) => sum + each, 0)),
  );
  return Math.max(...seconds);
}
