/**
 * What runs in every thread of the pools: announces which job it begins, so that the pool can watch over that thread,
 * and hands the job to the engine's worker module.
 */
import { parentPort, threadId } from 'node:worker_threads';

/** A job under way: the module that knows it, the exported function, and its argument. */
export interface ThreadJob {
  readonly id: number;
  readonly module: string;
  readonly task: string;
  readonly job: unknown;
}

/** Sent to the pool when a job begins. */
export interface JobBegins {
  readonly id: number;
  readonly threadId: number;
}

export async function run({ id, module, task, job }: ThreadJob): Promise<unknown> {
  parentPort?.postMessage({ id, threadId } satisfies JobBegins);
  const tasks = (await import(module)) as Record<string, (job: unknown) => unknown>;
  return tasks[task]?.(job);
}
