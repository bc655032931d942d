/**
 * Edits on their way to the service, as a pure reducer. What is shown is the statement as the service last gave it with
 * the edits that still wait for an answer applied on top; the answer then takes their place.
 */
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';
import { assertNever } from './never.ts';
import { foresee } from './foresee.ts';

/** What is asked of the service: a batch of operations with its name for the history, or a step through the history. */
export type EditRequest =
  | { readonly operations: readonly Operation[]; readonly label: string }
  | { readonly action: 'undo' | 'redo' | 'reset' };

export interface Failure {
  /** The edit that failed. */
  readonly id: number;
  readonly request: EditRequest;
  readonly message: string;
  readonly hint: string;
}

export interface EditsState {
  /** The statement as the service has it. */
  readonly known: TransactionsBody;
  /** Oldest first. */
  readonly waiting: readonly { readonly id: number; readonly request: EditRequest }[];
  /** Edits that were not made, oldest first: they can be tried again. */
  readonly failures: readonly Failure[];
}

export type EditsAction =
  | { readonly type: 'asked'; readonly id: number; readonly request: EditRequest }
  | { readonly type: 'answered'; readonly id: number; readonly statement: TransactionsBody }
  | {
      readonly type: 'refused';
      readonly failure: Failure;
      /** The statement as it is now, where the service told. */
      readonly statement: TransactionsBody | null;
    }
  /** A step back waited for an edit that was then not made: both are settled. */
  | { readonly type: 'taken-back'; readonly id: number; readonly failed: number }
  | { readonly type: 'dismissed' };

export function openEdits(known: TransactionsBody): EditsState {
  return { known, waiting: [], failures: [] };
}

export function reduceEdits(state: EditsState, action: EditsAction): EditsState {
  switch (action.type) {
    case 'asked':
      return { ...state, waiting: [...state.waiting, { id: action.id, request: action.request }] };
    case 'answered':
      return { ...state, known: action.statement, waiting: without(state, action.id) };
    case 'refused':
      return {
        known: action.statement ?? state.known,
        waiting: without(state, action.failure.id),
        failures: [...state.failures, action.failure],
      };
    case 'taken-back':
      return {
        ...state,
        waiting: without(state, action.id),
        failures: state.failures.filter(({ id }) => id !== action.failed),
      };
    case 'dismissed':
      return { ...state, failures: [] };
    default:
      return assertNever(action);
  }
}

function without(state: EditsState, id: number): EditsState['waiting'] {
  return state.waiting.filter((edit) => edit.id !== id);
}

/** The statement to show. */
export function shownStatement(state: Pick<EditsState, 'known' | 'waiting'>): TransactionsBody {
  return state.waiting.reduce(
    (statement, { request }) =>
      'operations' in request ? foresee(statement, request.operations) : statement,
    state.known,
  );
}

/** The name of a request for people. */
export function requestName(request: EditRequest): string {
  if ('label' in request) return request.label;
  return { undo: 'Undo', redo: 'Redo', reset: 'Reset to what was extracted' }[request.action];
}
