/**
 * From the engine into the database, run in the threads of the pools: thousands of rows would hold up the service's own
 * thread for tenths of a second.
 */
import { Ledger } from '../accounts/ledger.ts';
import type { ExtractAnswer, ExtractJob, JobFailure } from '../extraction/jobs.ts';
import { connectDatabase } from '../storage/open.ts';
import { prepareStatement, storeStatement } from './statement-store.ts';

export interface ExtractAndStoreJob {
  /** URL of the module that exports `extract`. */
  readonly engine: string;
  readonly extract: ExtractJob;
  readonly dataDir: string;
  readonly documentId: number;
}

/** `not_stored`: the statement was read, but the database did not take it (a full disk); to be tried again. */
export type ExtractAndStoreAnswer =
  | { readonly ok: true; readonly rows: number }
  | JobFailure
  | { readonly ok: false; readonly code: 'not_stored'; readonly message: string };

/** Reads a statement and, in one transaction, stores it, completes the document and settles its pages. */
export async function extractAndStore(job: ExtractAndStoreJob): Promise<ExtractAndStoreAnswer> {
  const engine: { extract: (job: ExtractJob) => Promise<ExtractAnswer> } = await import(job.engine);
  const answer = await engine.extract(job.extract);
  if (!answer.ok) return answer;
  const prepared = prepareStatement(answer.statement);
  try {
    const db = connectDatabase(job.dataDir, { readonly: false });
    try {
      db.transaction(() => {
        if (storeStatement(db, job.documentId, prepared)) new Ledger(db).settle(job.documentId);
      }).immediate();
    } finally {
      db.close();
    }
  } catch (error) {
    if (!isStorageError(error)) throw error;
    return { ok: false, code: 'not_stored', message: error.message };
  }
  return { ok: true, rows: prepared.transactions.length };
}

/** Errors of the database and of the disk under it, as opposed to faults of the program. */
export function isStorageError(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN)/.test(error.code);
}
