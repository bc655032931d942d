/**
 * Rows with their evidence, and edits of them, in the threads of the pools: thousands of rows would hold up the service's
 * own thread for tenths of a second.
 */
import type { EditBody } from '../../../shared/api/edits.ts';
import {
  toOriginalBody,
  toTransactionsBody,
  type RowsChosen,
  type RowsDocument,
} from '../../export/rows-body.ts';
import { connectDatabase, type Db } from '../../storage/open.ts';
import { changedRows } from './changed-rows.ts';
import { loadCurrent, type Current } from './current.ts';
import { editDocument, EditRefusedError } from './edit.ts';
import { lastApplied, nextUndone, toEditRecord } from './history.ts';
import { isStorageError } from '../statement-thread.ts';
import { isChanged } from './statement.ts';

export interface RowsJob {
  readonly dataDir: string;
  readonly documentId: number;
  readonly fileId: string;
}

export interface EditJob extends RowsJob {
  readonly by: string;
  readonly edit: EditBody;
  /** Which rows the answer holds. */
  readonly answer: 'all' | 'changed';
}

/** JSON of `TransactionsBody`, UTF-8. Null where the document is not there or not completed. */
export type RowsAnswer = Uint8Array | null;

export type EditAnswer =
  | { readonly ok: true; readonly body: RowsAnswer }
  | { readonly ok: false; readonly code: 'refused'; readonly message: string; readonly hint: string }
  /** The database did not take it (a full disk). Nothing was changed. */
  | { readonly ok: false; readonly code: 'not_stored'; readonly message: string };

export function rows(job: RowsJob): RowsAnswer {
  return withDatabase(job, true, (db) => bodyOf(job, loadCurrent(db, job.documentId)));
}

export function edit(job: EditJob): EditAnswer {
  try {
    const edited = withDatabase(job, false, (db) => editDocument(db, job));
    const chosen = edited === null || job.answer === 'all' ? null : changedRows(edited);
    return { ok: true, body: bodyOf(job, edited?.after ?? null, chosen) };
  } catch (error) {
    if (error instanceof EditRefusedError) {
      return { ok: false, code: 'refused', message: error.message, hint: error.hint };
    }
    if (isStorageError(error)) return { ok: false, code: 'not_stored', message: error.message };
    throw error;
  }
}

function withDatabase<T>({ dataDir }: RowsJob, readonly: boolean, use: (db: Db) => T): T {
  const db = connectDatabase(dataDir, { readonly });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

function bodyOf({ fileId }: RowsJob, current: Current | null, chosen: RowsChosen | null = null): RowsAnswer {
  if (current === null) return null;
  const body = toTransactionsBody(toRowsDocument(fileId, current), chosen);
  return new TextEncoder().encode(JSON.stringify(body));
}

function toRowsDocument(fileId: string, { state, statement, batches, revision }: Current): RowsDocument {
  return {
    fileId,
    statement,
    ids: state.rows.map(({ id }) => id),
    originals: state.rows.map((row) => {
      if (row.extracted === null || !isChanged(state, row)) return null;
      const { accounts, currency } = state.extracted;
      return toOriginalBody(row.extracted, accounts[row.extracted.account]?.currency ?? currency);
    }),
    revision,
    canUndo: lastApplied(batches) !== null,
    canRedo: nextUndone(batches) !== null,
    history: batches.map(toEditRecord),
  };
}
