/**
 * The threads that read untrusted files. Extraction has every core; counting and drawing pages have a small pool of
 * their own, so that an upload is answered while every core extracts. While one is free, it counts: the file is then read by
 * the same thread, and no other has to be made.
 */
import { MessageChannel } from 'node:worker_threads';
import type { CountAnswer, CountJob, ProgressMessage, RenderAnswer, RenderJob } from '../extraction/jobs.ts';
import { siblingModule } from '../sibling-module.ts';
import type { TakeOverJob } from '../storage/log-thread.ts';
import type { DocumentRecord } from './document.ts';
import type { ExportAnswer, ExportJob } from './export-thread.ts';
import { GuardedPool, type Task } from './guarded-pool.ts';
import type { EditAnswer, EditJob, RowsAnswer, RowsJob } from './edits/rows-thread.ts';
import type { ExtractAndStoreAnswer, ExtractAndStoreJob } from './statement-thread.ts';

/** Bounds of the workers. */
export interface WorkerLimits {
  /** Threads that extract at once. */
  readonly threads: number;
  /** Memory of each thread, MB; past it the thread is ended and its job fails. */
  readonly memoryMb: number;
  /** Time an extraction may take: a base and an addition per page, ms. */
  readonly baseMs: number;
  readonly perPageMs: number;
  /** Time counting or drawing may take, ms. */
  readonly shortMs: number;
}

/**
 * All reject with `WorkerLostError` where the job went past its bounds or brought its thread down, and with
 * `ServiceStoppingError` once the pools are closed.
 */
export interface WorkerPools {
  count(job: CountJob): Promise<CountAnswer>;
  render(job: Omit<RenderJob, 'keepBytes'>): Promise<RenderAnswer>;
  /** Reads the file of a running document and stores its statement; `signal` stops it by ending its thread. */
  extract(
    document: Pick<DocumentRecord, 'id' | 'page_count'>,
    path: string,
    onProgress: (message: ProgressMessage) => void,
    signal: AbortSignal,
  ): Promise<ExtractAndStoreAnswer>;
  /** Writes completed documents as one file. */
  exportFile(
    documents: readonly Pick<DocumentRecord, 'id' | 'file_id' | 'original_name' | 'content_hash'>[],
    choice: Pick<ExportJob, 'format' | 'account'>,
  ): Promise<ExportAnswer>;
  /** A completed document's rows with their evidence. */
  rows(document: Pick<DocumentRecord, 'id' | 'file_id'>): Promise<RowsAnswer>;
  /** Edits a completed document; resolves when the edit is on disk. */
  edit(
    document: Pick<DocumentRecord, 'id' | 'file_id'>,
    edit: Pick<EditJob, 'by' | 'edit' | 'answer'>,
  ): Promise<EditAnswer>;
  /** Takes the database's log over into the database, as far as nobody needs it. */
  takeOverLog(): Promise<void>;
  close(): Promise<void>;
}

/** Threads for counting and drawing, and for writing files. */
const SHORT_THREADS = 2;
/** Of the memory of a thread that draws, the part in which it may keep pages between its jobs: one in so many. */
const KEPT_SHARE = 8;
const MEBIBYTE = 1024 * 1024;
/** Extraction yields to the service's own thread and to the user's other programs. */
const EXTRACTION_NICENESS = 5;

/** `engine` exports the tasks `count`, `extract` and `render` (server/extraction/jobs.ts). */
export function createWorkerPools(
  engine: URL,
  dataDir: string,
  { threads, memoryMb, baseMs, perPageMs, shortMs }: WorkerLimits,
  onError: (error: unknown) => void,
): WorkerPools {
  const keepBytes = (memoryMb * MEBIBYTE) / KEPT_SHARE;
  const extraction = new GuardedPool({ threads, memoryMb, niceness: EXTRACTION_NICENESS }, onError);
  const short = new GuardedPool({ threads: SHORT_THREADS, memoryMb, niceness: 0 }, onError);
  const reports = new GuardedPool({ threads: SHORT_THREADS, memoryMb, niceness: 0 }, onError);
  const statements = siblingModule(import.meta.url, 'statement-thread');
  const countTask: Task<CountJob, CountAnswer> = { module: engine, name: 'count' };
  const renderTask: Task<RenderJob, RenderAnswer> = { module: engine, name: 'render' };
  const extractTask: Task<ExtractAndStoreJob, ExtractAndStoreAnswer> = {
    module: statements,
    name: 'extractAndStore',
  };
  const exportTask: Task<ExportJob, ExportAnswer> = {
    module: siblingModule(import.meta.url, 'export-thread'),
    name: 'exportFile',
  };
  const takeOverTask: Task<TakeOverJob, void> = {
    module: siblingModule(import.meta.url, '../storage/log-thread'),
    name: 'takeOverLog',
  };
  const rowsModule = siblingModule(import.meta.url, 'edits/rows-thread');
  const rowsTask: Task<RowsJob, RowsAnswer> = { module: rowsModule, name: 'rows' };
  const editTask: Task<EditJob, EditAnswer> = { module: rowsModule, name: 'edit' };
  return {
    count: (job) => (extraction.isFree ? extraction : short).run(countTask, job, { ms: shortMs }),
    render: (job) => short.run(renderTask, { ...job, keepBytes }, { ms: shortMs }),
    async extract({ id, page_count: pages }, path, onProgress, signal) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onProgress);
      const job: ExtractAndStoreJob = {
        engine: engine.href,
        extract: { path, progress: port2 },
        dataDir,
        documentId: id,
      };
      const bounds = { ms: baseMs + perPageMs * pages, signal, transferList: [port2] };
      try {
        return await extraction.run(extractTask, job, bounds);
      } finally {
        port1.close();
      }
    },
    exportFile: (documents, choice) =>
      reports.run(
        exportTask,
        {
          ...choice,
          dataDir,
          documents: documents.map((document) => ({
            documentId: document.id,
            fileId: document.file_id,
            contentHash: document.content_hash,
            originalName: document.original_name,
          })),
        },
        { ms: shortMs },
      ),
    rows: ({ id, file_id: fileId }) =>
      reports.run(rowsTask, { dataDir, documentId: id, fileId }, { ms: shortMs }),
    edit: ({ id, file_id: fileId }, edit) =>
      reports.run(editTask, { ...edit, dataDir, documentId: id, fileId }, { ms: shortMs }),
    takeOverLog: () => reports.run(takeOverTask, { dataDir }, { ms: shortMs }),
    async close() {
      await Promise.all([extraction.close(), short.close(), reports.close()]);
    },
  };
}
