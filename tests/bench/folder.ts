/** A folder of statements as a user converts one: all its files uploaded to the service, which reads them with every core. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Client } from './client.ts';
import type { BenchFile } from './files.ts';
import { ServedService } from './served.ts';

export interface FolderReport {
  readonly files: number;
  readonly pages: number;
  readonly cores: number;
  /** Of all files together, from the first upload to the last result; the first time with threads that have just begun. */
  readonly first: number;
  readonly warm: number;
}

/** Uploads that are on their way at any time, as the desk sends them. */
const IN_FLIGHT = 4;
/** Between two looks at whether a file is read, ms. */
const PAUSE = 20;
/** Prepaid pages, more than both rounds take. */
const CREDITS = 1_000_000;

/** Reads the files twice. */
export async function measureFolder(folder: string, files: readonly BenchFile[]): Promise<FolderReport> {
  const service = await ServedService.start(join(folder, 'folder'));
  try {
    const pages = files.reduce((sum, file) => sum + file.pages, 0);
    const client = new Client(service.url, await service.createKey('folder@example.org', CREDITS));
    const round = async (): Promise<number> => pages / (await secondsOf(client, files));
    return {
      files: files.length,
      pages,
      cores: availableParallelism(),
      first: await round(),
      warm: await round(),
    };
  } finally {
    await service.stop();
  }
}

async function secondsOf(client: Client, files: readonly BenchFile[]): Promise<number> {
  const start = performance.now();
  const waiting = [...files];
  const ids: string[] = [];
  const send = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      ids.push(await client.upload(file.path));
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, send));
  for (const id of ids) await client.finished(id, PAUSE);
  return (performance.now() - start) / 1000;
}
