/** How fast `GET /status` answers while every core extracts, over HTTP, from another process. */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { Client } from './client.ts';
import type { BenchFile } from './files.ts';
import { ServedService } from './served.ts';
import { quantile } from './statistics.ts';

/** Milliseconds. */
export interface Latencies {
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface LatencyReport {
  readonly uploads: number;
  readonly pages: number;
  readonly cores: number;
  /** Before anything was uploaded, and while all cores extract. */
  readonly idle: Latencies;
  readonly busy: Latencies;
  /** Of all uploads together, from the first upload to the last result. */
  readonly pagesPerSecond: number;
  /** Whole service, bytes. */
  readonly peakMemory: number | null;
}

/** Pause between two requests for a document, ms: often enough to meet every stall, without being the load itself. */
const PAUSE = 20;
const IDLE_REQUESTS = 300;

export async function measureLatency(
  folder: string,
  file: BenchFile,
  uploads: number,
  /** Folder of the service's data, of its own for every measurement. */
  name = 'latency',
): Promise<LatencyReport> {
  const service = await ServedService.start(join(folder, name));
  try {
    const client = new Client(service.url, await service.createKey());
    const idle: number[] = [];
    while (idle.length < IDLE_REQUESTS) idle.push((await client.timed('/user')).ms);

    const start = performance.now();
    const busy: number[] = [];
    const watch = async (id: string): Promise<void> => {
      for (;;) {
        const { ms, body } = await client.timed(`/status?file_id=${id}`);
        if (body.status === 'failed') throw new Error(`an upload failed: ${body.error}`);
        if (body.status === 'completed') return;
        busy.push(ms);
        await pause(PAUSE);
      }
    };
    const watched: Promise<void>[] = [];
    for (let sent = 0; sent < uploads; sent += 1) {
      const watching = watch(await client.upload(file.path));
      // It may fail while the next file is on its way; Promise.all tells of it then.
      watching.catch(() => {});
      watched.push(watching);
    }
    await Promise.all(watched);
    const elapsed = (performance.now() - start) / 1000;
    return {
      uploads,
      pages: file.pages,
      cores: availableParallelism(),
      idle: summary(idle),
      busy: summary(busy),
      pagesPerSecond: (uploads * file.pages) / elapsed,
      peakMemory: await service.peakMemory(),
    };
  } finally {
    await service.stop();
  }
}

const summary = (values: readonly number[]): Latencies => ({
  requests: values.length,
  p50: quantile(values, 0.5),
  p99: quantile(values, 0.99),
  max: quantile(values, 1),
});
