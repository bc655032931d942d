/**
 * Holds a recogniser to its memory. V8's own limit ends a thread that fills its heap; pixels lie outside the heap, and the
 * guard of the thread above sees only that thread's.
 */
import type { Worker } from 'node:worker_threads';
import { ExtractionError } from '../../errors.ts';

/** How often memory is measured, ms. */
const INTERVAL = 250;
const MEBIBYTE = 1024 * 1024;

/** Calls `lose` once the thread uses more than `limitMb`, heap and what hangs on it together. Returns how to stop. */
export function guardMemory(
  worker: Worker,
  limitMb: number,
  lose: (error: ExtractionError) => void,
): () => void {
  const measure = async (): Promise<void> => {
    try {
      const { used_heap_size: heap, external_memory: external } = await worker.getHeapStatistics();
      if (heap + external > limitMb * MEBIBYTE) lose(tooLarge());
    } catch {
      // The thread has just ended: its work ends with it.
    }
  };
  const clock = setInterval(() => void measure(), INTERVAL).unref();
  return () => clearInterval(clock);
}

/** A thread that V8 ended for its heap, in the same words; any other error as it is. */
export function asTooLarge(error: Error): Error {
  const lost = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return lost ? tooLarge({ cause: error }) : error;
}

function tooLarge(options?: ErrorOptions): ExtractionError {
  return new ExtractionError(
    'page_too_large',
    'A page of the document is too large to be read in the memory allowed.',
    'Scan it again with 300 dpi, or save the picture in a smaller size, and send that.',
    options,
  );
}
