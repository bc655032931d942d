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
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage({ id, threadId } satisfies JobBegins);
  const tasks: Record<string, (job: unknown) => unknown> = await import(module);
  return tasks[task]?.(job);
}
