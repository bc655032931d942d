/**
 * The states of a statement before and after the one at hand, as the service gave them in this window: what a step back or
 * forth will show, before it is answered. Pure.
 */
import type { EditRequest } from './edits.ts';
import type { Seen } from './foresee.ts';

/** Steps that are remembered; further back the answer is waited for. Rows that an edit left alone are kept once. */
const REMEMBERED = 20;

/** Nearest last. */
export interface Steps {
  readonly past: readonly Seen[];
  readonly future: readonly Seen[];
}

export const NO_STEPS: Steps = { past: [], future: [] };

/** The steps after a request was carried out on a state. */
export function stepsAfter({ past, future }: Steps, request: EditRequest, from: Seen): Steps {
  const action = 'action' in request ? request.action : null;
  if (action === 'undo') return { past: past.slice(0, -1), future: [...future, from] };
  return {
    past: [...past, from].slice(-REMEMBERED),
    future: action === 'redo' ? future.slice(0, -1) : [],
  };
}

/** What a request leads to by these steps alone; null where that is not known. */
export function stepTo({ past, future }: Steps, request: EditRequest): Seen | null {
  const action = 'action' in request ? request.action : null;
  if (action === 'undo') return past.at(-1) ?? null;
  return action === 'redo' ? (future.at(-1) ?? null) : null;
}
