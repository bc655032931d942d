/** Operations on a statement, one after the other: all of them or, where one is impossible, none. Pure. */
import type { Operation } from '../../../shared/api/edits.ts';
import { madeRowName } from '../../../shared/row-names.ts';
import { correctAccount } from './operations/accounts.ts';
import { moveBoundary } from './operations/boundary.ts';
import { setCells, swapDirections } from './operations/cells.ts';
import { confirmRows, resetRows } from './operations/marks.ts';
import { mergeRow, splitRow } from './operations/parts.ts';
import { addRow, excludeRows, restoreRows } from './operations/presence.ts';
import { OperationError, type EditState } from './state.ts';

/** An operation that cannot be carried out. `index` is its place in the batch, from 0. */
export class BatchError extends Error {
  readonly index: number;
  readonly hint: string;

  constructor(index: number, operation: Operation, cause: OperationError) {
    super(`Operation ${index} (${operation.op}): ${cause.message}`, { cause });
    this.name = 'BatchError';
    this.index = index;
    this.hint = cause.hint;
  }
}

/** New rows of one batch are named with up to four digits. */
const MAX_NEW_ROWS = 9_999;

/** `batch` is the number of the batch in the document's history; it makes the names of new rows. Throws `BatchError`. */
export function applyOperations(
  state: EditState,
  operations: readonly Operation[],
  batch: number,
): EditState {
  let made = 0;
  const nextId = (): string => {
    made += 1;
    if (made > MAX_NEW_ROWS) {
      throw new OperationError(`A batch makes at most ${MAX_NEW_ROWS} rows.`, 'Send several batches.');
    }
    return madeRowName(batch, made);
  };
  return operations.reduce((current, operation, index) => {
    try {
      return applyOperation(current, operation, nextId);
    } catch (error) {
      throw error instanceof OperationError ? new BatchError(index, operation, error) : error;
    }
  }, state);
}

function applyOperation(state: EditState, operation: Operation, nextId: () => string): EditState {
  switch (operation.op) {
    case 'set':
      return setCells(state, operation);
    case 'swap':
      return swapDirections(state, operation);
    case 'exclude':
      return excludeRows(state, operation);
    case 'restore':
      return restoreRows(state, operation);
    case 'add':
      return addRow(state, operation, nextId());
    case 'split':
      return splitRow(state, operation, nextId);
    case 'merge':
      return mergeRow(state, operation);
    case 'boundary':
      return moveBoundary(state, operation);
    case 'account':
      return correctAccount(state, operation);
    case 'reset':
      return resetRows(state, operation);
    case 'confirm':
      return confirmRows(state, operation);
    default:
      return operation satisfies never;
  }
}
