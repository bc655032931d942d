/** The table of edits: batches of operations in order, of which some are undone. */
import type { EditRecordBody, Operation } from '../../../shared/api/edits.ts';
import type { Db } from '../../storage/open.ts';

/** `dropped`: undone, and something else was done since, so that it cannot come back. */
export type BatchState = 'applied' | 'undone' | 'dropped';

export interface Batch {
  /** Counts from 1 within the document; never used twice. */
  readonly number: number;
  /** The revision it made. */
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly label: string;
  /** `reset`: back to what was extracted, whatever was before. */
  readonly kind: 'edit' | 'reset';
  readonly operations: readonly Operation[];
  /** The first changes of the batch, for people; `changeCount` counts all. */
  readonly changes: EditRecordBody['changes'];
  readonly changeCount: number;
  readonly state: BatchState;
}

interface BatchRow {
  readonly number: number;
  readonly revision: number;
  readonly made_at: string;
  readonly made_by: string;
  readonly label: string;
  readonly kind: Batch['kind'];
  readonly operations: string;
  readonly changes: string;
  readonly change_count: number;
  readonly state: BatchState;
}

/** Batches of a document, oldest first. */
export function loadBatches(db: Db, documentId: number): Batch[] {
  return db
    .prepare<[number], BatchRow>('SELECT * FROM edits WHERE document_id = ? ORDER BY number')
    .all(documentId)
    .map((row): Batch => {
      const operations: Operation[] = JSON.parse(row.operations);
      const changes: Batch['changes'] = JSON.parse(row.changes);
      const { number, revision, label, kind, state } = row;
      const { made_at: at, made_by: by, change_count: changeCount } = row;
      return { number, revision, at, by, label, kind, operations, changes, changeCount, state };
    });
}

/** Adds a batch; batches that were undone before cannot come back after it. */
export function appendBatch(db: Db, documentId: number, batch: Batch): void {
  db.prepare("UPDATE edits SET state = 'dropped' WHERE document_id = ? AND state = 'undone'").run(documentId);
  db.prepare(
    `INSERT INTO edits (document_id, number, revision, made_at, made_by, label, kind, operations, changes,
       change_count, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    documentId,
    batch.number,
    batch.revision,
    batch.at,
    batch.by,
    batch.label,
    batch.kind,
    JSON.stringify(batch.operations),
    JSON.stringify(batch.changes),
    batch.changeCount,
    batch.state,
  );
}

export function markBatch(db: Db, documentId: number, number: number, state: BatchState): void {
  db.prepare('UPDATE edits SET state = ? WHERE document_id = ? AND number = ?').run(
    state,
    documentId,
    number,
  );
}

/** The batch that undo takes back. */
export function lastApplied(batches: readonly Batch[]): Batch | null {
  return batches.findLast(({ state }) => state === 'applied') ?? null;
}

/** The batch that redo brings back. */
export function nextUndone(batches: readonly Batch[]): Batch | null {
  return batches.find(({ state }) => state === 'undone') ?? null;
}

/** The batches that make up the statement as it is now: those since the last reset. */
export function inForce(batches: readonly Batch[]): Batch[] {
  const applied = batches.filter(({ state }) => state === 'applied');
  return applied.slice(applied.findLastIndex(({ kind }) => kind === 'reset') + 1);
}

export function toEditRecord(batch: Batch): EditRecordBody {
  const { revision, at, by, label, state, changes, changeCount } = batch;
  return { revision, at, by, label, undone: state !== 'applied', changes, changes_total: changeCount };
}
