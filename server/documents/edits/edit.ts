/** One request to edit a document: checked, applied, proved and stored, or refused with nothing changed. */
import type { EditBody, Operation } from '../../../shared/api/edits.ts';
import type { Db } from '../../storage/open.ts';
import { DEFAULT_FORMATS } from '../extracted-statement.ts';
import { storeFacts, storeSummary } from '../statement-store.ts';
import { applyOperations, BatchError } from './apply.ts';
import { changesBetween } from './changes.ts';
import { currentOf, loadCurrent, type Current } from './current.ts';
import {
  appendBatch,
  inForce,
  lastApplied,
  markBatch,
  nextUndone,
  type Batch,
  type BatchState,
} from './history.ts';
import { labelOf, RESET_LABEL } from './labels.ts';
import { statementOf } from './statement.ts';

export interface EditRequest {
  readonly documentId: number;
  /** Name of who asks, for the history. */
  readonly by: string;
  readonly edit: EditBody;
}

/** An edit that is refused; message and hint are for the caller. */
export class EditRefusedError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'EditRefusedError';
    this.hint = hint;
  }
}

/** Changes of a batch that are kept for people to read; all of them follow from its operations. */
const MAX_CHANGES = 200;

/** A document before and after an edit. */
export interface Edited {
  readonly before: Current;
  readonly after: Current;
}

/**
 * Carries an edit out; null where the document is not completed. When it returns, the edit is on disk.
 * Throws `EditRefusedError`.
 *
 * The work is done before the database is locked; what another edit has done meanwhile is noticed by its revision.
 */
export function editDocument(db: Db, { documentId, by, edit }: EditRequest): Edited | null {
  const current = loadCurrent(db, documentId);
  if (current === null) return null;
  if (current.revision !== edit.revision) throw stale(current.revision);
  const step = 'action' in edit ? actionStep(current, edit.action, by) : editStep(current, edit, by);
  if (step === null) return { before: current, after: current };
  const next: Current = { ...step.result, revision: current.revision + 1 };
  db.transaction(() => {
    const moved = db
      .prepare(
        `UPDATE documents SET revision = revision + 1, edited = ?
         WHERE id = ? AND revision = ? AND state = 'completed'`,
      )
      .run(inForce(next.batches).length > 0 ? 1 : 0, documentId, current.revision);
    if (moved.changes === 0) throw stale(null);
    const { extracted } = current.state;
    storeFacts(db, documentId, [
      extracted.currency,
      JSON.stringify(extracted.formats ?? DEFAULT_FORMATS),
      JSON.stringify(extracted.controls),
    ]);
    step.store(db, documentId);
    storeSummary(db, documentId, next.statement);
  }).immediate();
  return { before: current, after: next };
}

interface Step {
  readonly result: Omit<Current, 'revision'>;
  /** Writes the history; inside the transaction. */
  readonly store: (db: Db, documentId: number) => void;
}

/** Null where the operations change nothing. */
function editStep(
  current: Current,
  { operations, label }: { readonly operations: readonly Operation[]; readonly label?: string },
  by: string,
): Step | null {
  const number = nextNumber(current.batches);
  const state = applied(current, operations, number);
  const changes = changesBetween(current.state, state);
  if (changes.length === 0) return null;
  return appended(
    current,
    {
      ...newBatch(current, by),
      label: label ?? labelOf(operations),
      kind: 'edit',
      operations,
      changes: changes.slice(0, MAX_CHANGES),
      changeCount: changes.length,
    },
    { state, statement: statementOf(state) },
  );
}

function applied(current: Current, operations: readonly Operation[], number: number): Current['state'] {
  try {
    return applyOperations(current.state, operations, number);
  } catch (error) {
    if (!(error instanceof BatchError)) throw error;
    throw new EditRefusedError(
      error.message,
      `${error.hint} (operation ${error.index}; nothing was changed)`,
    );
  }
}

function actionStep(current: Current, action: 'undo' | 'redo' | 'reset', by: string): Step | null {
  const { batches } = current;
  switch (action) {
    case 'undo':
      return marked(current, lastApplied(batches), 'undone', 'There is nothing to undo.');
    case 'redo':
      return marked(current, nextUndone(batches), 'applied', 'There is nothing to redo.');
    case 'reset':
      return resetStep(current, by);
    default:
      return action satisfies never;
  }
}

/** Null where the statement is as it was extracted. */
function resetStep(current: Current, by: string): Step | null {
  if (inForce(current.batches).length === 0) return null;
  const { state } = currentOf(current.state.extracted, []);
  const changes = changesBetween(current.state, state);
  return appended(
    current,
    {
      ...newBatch(current, by),
      label: RESET_LABEL,
      kind: 'reset',
      operations: [],
      changes: changes.slice(0, MAX_CHANGES),
      changeCount: changes.length,
    },
    { state, statement: statementOf(state) },
  );
}

function newBatch(
  { batches, revision }: Current,
  by: string,
): Pick<Batch, 'number' | 'revision' | 'at' | 'by' | 'state'> {
  return {
    number: nextNumber(batches),
    revision: revision + 1,
    at: new Date().toISOString(),
    by,
    state: 'applied',
  };
}

function nextNumber(batches: readonly Batch[]): number {
  return (batches.at(-1)?.number ?? 0) + 1;
}

function appended({ batches }: Current, batch: Batch, result: Pick<Current, 'state' | 'statement'>): Step {
  const before = batches.map((old): Batch => (old.state === 'undone' ? { ...old, state: 'dropped' } : old));
  return {
    result: { ...result, batches: [...before, batch] },
    store: (db, documentId) => appendBatch(db, documentId, batch),
  };
}

function marked(current: Current, batch: Batch | null, state: BatchState, none: string): Step {
  if (batch === null) throw new EditRefusedError(none, 'Look at can_undo and can_redo of the transactions.');
  const batches = current.batches.map((old) => (old === batch ? { ...old, state } : old));
  return {
    result: currentOf(current.state.extracted, batches),
    store: (db, documentId) => markBatch(db, documentId, batch.number, state),
  };
}

/** `now`: the document's revision, where it is known. */
function stale(now: number | null): EditRefusedError {
  const where = now === null ? 'another edit came first' : `it is at revision ${now}`;
  return new EditRefusedError(
    `The document has been edited since: ${where}.`,
    'Read the transactions again and send the edit with their revision. Nothing was changed.',
  );
}
