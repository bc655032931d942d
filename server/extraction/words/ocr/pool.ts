/**
 * Recognisers of one document: threads below the thread that extracts, so that the pages of one document are read on
 * several cores. They end with their parent: a job that is stopped leaves none behind.
 *
 * Documents share the cores. A recogniser works only while it holds one of as many locks as there are cores, and a
 * document starts another recogniser only when a lock is free at that moment. So twenty scans at once do not become
 * twenty times as many threads, each with a network in memory.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { keepWasmCode } from '../../../wasm-code.ts';
import type { Cell, CellReading } from './cells.ts';
import type { OcrLanguage } from './language.ts';
import { asTooLarge, guardMemory } from './memory-guard.ts';
import type { PagePicture } from './pose.ts';
import type { RecognisedPage } from './recognise.ts';
import type { PageAnswer, PageTask } from './thread.ts';

export interface RecogniserPool {
  /** How many pages may usefully wait at once. */
  readonly width: number;
  /** Reads a page; the picture's pixels move to the recogniser and are gone here. `id` tells the page from all others. */
  read(
    id: string,
    picture: PagePicture,
    number: number,
    language: OcrLanguage | null,
  ): Promise<RecognisedPage>;
  /**
   * Reads cells of a page again, and tells what the picture supports. `picture` is asked for, and its pixels taken, only
   * where no recogniser has kept the page; null where there is none.
   */
  reread(
    id: string,
    picture: () => Promise<PagePicture | null>,
    cells: readonly Cell[],
  ): Promise<readonly CellReading[]>;
  /** The document is done: one recogniser stays warm for the next, for a while; it does not keep the process alive. */
  rest(): void;
  close(): Promise<void>;
}

/** A recogniser stays warm this long without work, ms. */
const IDLE = 30_000;

/** Heap of a recogniser, MiB; pixels and networks lie outside it. */
const MAX_HEAP = 512;
/** Heap and pixels of a recogniser, MiB: several times what the largest picture that is opened takes. */
const MAX_MEMORY = 1_536;
const LOCK = 'statement-desk.recogniser';
/** TypeScript when run from source, JavaScript when built. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js', import.meta.url);

/** Recognisers start with the first page; `cores` bounds how many there are, `memoryMb` what each may use. */
export function createRecogniserPool(
  cores: number = availableParallelism(),
  memoryMb: number = MAX_MEMORY,
): RecogniserPool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const start = (): Worker => {
    keepWasmCode();
    const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP } });
    all.add(worker);
    return worker;
  };
  const end = (worker: Worker): Promise<unknown> => {
    all.delete(worker);
    return worker.terminate();
  };
  let clock: NodeJS.Timeout | undefined;
  /** Which recogniser read a page, and may have kept it. */
  const readers = new Map<string, Worker>();
  const answerOf = async (worker: Worker, task: PageTask): Promise<PageAnswer> => {
    clearTimeout(clock);
    worker.ref();
    try {
      const answer = await ask(worker, task, memoryMb);
      if (answer.kind === 'failed') throw answer.error;
      idle.push(worker);
      return answer;
    } catch (error) {
      void end(worker);
      throw error;
    } finally {
      worker.unref();
    }
  };
  const anyRecogniser = (): Worker => idle.pop() ?? start();
  /** The recogniser that read the page, where it has nothing else to do. */
  const readerOf = (id: string): Worker | null => {
    const at = idle.findIndex((worker) => worker === readers.get(id));
    return idle.splice(at, at < 0 ? 0 : 1)[0] ?? null;
  };
  const cellsOf = async (
    worker: Worker,
    task: Omit<PageTask & { kind: 'cells' }, 'kind'>,
  ): Promise<readonly CellReading[] | null> => {
    const answer = await answerOf(worker, { kind: 'cells', ...task });
    if (answer.kind !== 'cells') throw new Error('the recogniser answered something else');
    return answer.cells;
  };
  return {
    width: cores,
    read: (id, picture, number, language) =>
      withCore(cores, async () => {
        const worker = anyRecogniser();
        readers.set(id, worker);
        const answer = await answerOf(worker, { kind: 'page', id, picture, number, language });
        if (answer.kind !== 'page') throw new Error('the recogniser answered something else');
        return answer.page;
      }),
    reread: (id, load, cells) =>
      withCore(cores, async () => {
        const reader = readerOf(id);
        const kept = reader === null ? null : await cellsOf(reader, { id, picture: null, cells });
        if (kept !== null) return kept;
        const picture = await load();
        if (picture === null) return [];
        const worker = anyRecogniser();
        readers.set(id, worker);
        return (await cellsOf(worker, { id, picture, cells })) ?? [];
      }),
    rest() {
      for (const worker of idle.splice(1)) void end(worker);
      readers.clear();
      clearTimeout(clock);
      clock = setTimeout(() => {
        for (const worker of idle.splice(0)) void end(worker);
      }, IDLE).unref();
    },
    async close() {
      clearTimeout(clock);
      idle.length = 0;
      await Promise.all([...all].map(end));
    },
  };
}

function ask(worker: Worker, task: PageTask, memoryMb: number): Promise<PageAnswer> {
  return new Promise((resolve, reject) => {
    const stopGuard = guardMemory(worker, memoryMb, (error) => {
      settle();
      reject(error);
    });
    const settle = (): void => {
      stopGuard();
      worker.off('message', answered);
      worker.off('error', failed);
      worker.off('exit', ended);
    };
    const answered = (answer: PageAnswer): void => {
      settle();
      resolve(answer);
    };
    const failed = (error: unknown): void => {
      settle();
      reject(error instanceof Error ? asTooLarge(error) : new Error(String(error)));
    };
    const ended = (): void => {
      settle();
      reject(new Error('the recogniser ended'));
    };
    worker.on('message', answered);
    worker.on('error', failed);
    worker.on('exit', ended);
    const buffer = task.picture?.grey.data.buffer;
    worker.postMessage(task, buffer instanceof ArrayBuffer ? [buffer] : []);
  });
}

/** Runs `work` when one of the cores is free, over all threads of the process. */
async function withCore<T>(cores: number, work: () => Promise<T>): Promise<T> {
  const done = new AbortController();
  let result: Promise<T> | null = null;
  // Whichever lock is given first counts; the other requests are withdrawn.
  const requests = Array.from({ length: cores }, (_, core) =>
    navigator.locks
      .request(`${LOCK}.${core}`, { signal: done.signal }, async () => {
        if (result !== null) return;
        result = work();
        done.abort();
        await result.catch(() => {});
      })
      .catch((error: unknown) => {
        if (!done.signal.aborted) throw error;
      }),
  );
  await Promise.all(requests);
  if (result === null) throw new Error('no core was given');
  return result;
}
