/**
 * Edits on their way to the service, as a pure reducer. What is shown is the statement as the service last gave it with
 * the edits that still wait for an answer applied on top; the answer then takes their place.
 */
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';
import { assertNever } from './never.ts';
import { foresee, type Seen } from './foresee.ts';
import { NO_STEPS, stepsAfter, stepTo, type Steps } from './steps.ts';

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
  /** What comes before and after it, as far as this window saw it. */
  readonly steps: Steps;
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
  return { known, steps: NO_STEPS, waiting: [], failures: [] };
}

export function reduceEdits(state: EditsState, action: EditsAction): EditsState {
  switch (action.type) {
    case 'asked':
      return { ...state, waiting: [...state.waiting, { id: action.id, request: action.request }] };
    case 'answered':
      return {
        ...state,
        known: action.statement,
        steps: stepsOnAnswer(state, action),
        waiting: without(state, action.id),
      };
    case 'refused':
      return {
        known: action.statement ?? state.known,
        // Where others changed the statement, what was seen before is not what an undo leads to.
        steps: (action.statement ?? state.known).revision === state.known.revision ? state.steps : NO_STEPS,
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

function stepsOnAnswer(
  { known, steps, waiting }: EditsState,
  { id, statement }: Extract<EditsAction, { type: 'answered' }>,
): Steps {
  const request = waiting.find((edit) => edit.id === id)?.request;
  // An edit that changed nothing is not in the history.
  if (request === undefined || statement.revision === known.revision) return steps;
  const after = stepsAfter(steps, request, known);
  return statement.can_redo ? after : { ...after, future: [] };
}

/**
 * The statement to show: as the service last gave it, with what waits on top. Its proof and history are those of the last
 * answer, so that whoever sees them follow knows the edit to be saved.
 */
export function shownStatement({
  known,
  steps,
  waiting,
}: Pick<EditsState, 'known' | 'steps' | 'waiting'>): TransactionsBody {
  if (waiting.length === 0) return known;
  let [seen, around]: [Seen, Steps] = [known, steps];
  let batch = nextBatch({ known, waiting: [] });
  let undoable = known.history.filter(({ undone }) => !undone).length;
  let redoable = known.can_redo ? Math.max(1, steps.future.length) : 0;
  for (const { request } of waiting) {
    const from = seen;
    const back = 'action' in request && request.action === 'undo';
    if (addsToHistory(request)) {
      undoable += 1;
      redoable = 0;
    } else {
      undoable += back ? -1 : 1;
      redoable += back ? 1 : -1;
    }
    seen =
      'operations' in request ? foresee(from, request.operations, batch) : (stepTo(around, request) ?? from);
    around = stepsAfter(around, request, from);
    if (addsToHistory(request)) batch += 1;
  }
  const { accounts, transactions } = seen;
  return { ...known, accounts, transactions, can_undo: undoable > 0, can_redo: redoable > 0 };
}

/** The place the next edit will have in the history, counted from 1, once those that wait are made. */
export function nextBatch({ known, waiting }: Pick<EditsState, 'known' | 'waiting'>): number {
  return known.history.length + waiting.filter(({ request }) => addsToHistory(request)).length + 1;
}

function addsToHistory(request: EditRequest): boolean {
  return 'operations' in request || request.action === 'reset';
}

/** The name of a request for people. */
export function requestName(request: EditRequest): string {
  if ('label' in request) return request.label;
  return { undo: 'Undo', redo: 'Redo', reset: 'Reset to what was extracted' }[request.action];
}
