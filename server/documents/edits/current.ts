/** A document's statement as it is now: what was extracted, with the batches in force, proved anew. */
import type { Statement } from '../../../shared/statement.ts';
import { reprove } from '../../extraction/proof/reprove.ts';
import type { Db } from '../../storage/open.ts';
import { loadExtracted } from '../extracted-statement.ts';
import { applyOperations } from './apply.ts';
import { inForce, loadBatches, type Batch } from './history.ts';
import { initialState, type EditState } from './state.ts';
import { statementOf } from './statement.ts';

export interface Current {
  readonly revision: number;
  readonly batches: readonly Batch[];
  readonly state: EditState;
  /** All rows, also those that are left out. */
  readonly statement: Statement;
}

/** Null where the document is not there or not completed. */
export function loadCurrent(db: Db, documentId: number): Current | null {
  // One transaction, so that revision and batches are of one moment.
  return db.transaction((): Current | null => {
    const revision = db
      .prepare<[number], { revision: number }>('SELECT revision FROM documents WHERE id = ?')
      .get(documentId)?.revision;
    const extracted = loadExtracted(db, documentId);
    if (revision === undefined || extracted === null) return null;
    return { revision, ...currentOf(extracted, loadBatches(db, documentId)) };
  })();
}

/** The statement under a history of batches. */
export function currentOf(extracted: Statement, batches: readonly Batch[]): Omit<Current, 'revision'> {
  const known = extracted.controls === undefined ? reprove(extracted) : extracted;
  const start = initialState(known);
  const edited = batches.length > 0;
  if (!edited) return { batches, state: start, statement: extracted };
  const state = inForce(batches).reduce(
    (current, batch) => applyOperations(current, batch.operations, batch.number),
    start,
  );
  return { batches, state, statement: statementOf(state) };
}
