/** What a review shows of a statement, as a pure reducer: the selected row, the zoom and the pane in view. */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import { assertNever } from './never.ts';
import { isDoubtful } from './proof.ts';

/** Zoom steps, as a factor of the width that fits the pane. */
export const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export interface ReviewState {
  /** Index into the statement's transactions; null while it has none. */
  readonly selected: number | null;
  readonly zoom: number;
  /** Which half a narrow window shows. */
  readonly pane: 'rows' | 'page';
  /** Counts selections, so that selecting the same row again brings it back into view. */
  readonly moves: number;
}

/** Everything a user can do here without changing the statement; edits will be further members of their own. */
export type ReviewAction =
  | { readonly type: 'select'; readonly index: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'first' }
  | { readonly type: 'last' }
  | { readonly type: 'doubt'; readonly direction: 1 | -1 }
  | { readonly type: 'zoom'; readonly to: 'in' | 'out' | 'fit' }
  | { readonly type: 'pane'; readonly pane: 'rows' | 'page' };

/** The start: the first row in doubt where there is one, else the first row. */
export function openReview(rows: readonly EvidenceRowBody[]): ReviewState {
  const doubtful = rows.findIndex(isDoubtful);
  const selected = rows.length === 0 ? null : Math.max(0, doubtful);
  return { selected, zoom: 1, pane: 'rows', moves: 0 };
}

/** Carries an action out over the rows of the statement. */
export function reduceReview(
  state: ReviewState,
  action: ReviewAction,
  rows: readonly EvidenceRowBody[],
): ReviewState {
  switch (action.type) {
    case 'select':
      return select(state, action.index, rows.length);
    case 'step':
      return select(state, (state.selected ?? -1) + action.by, rows.length);
    case 'first':
      return select(state, 0, rows.length);
    case 'last':
      return select(state, rows.length - 1, rows.length);
    case 'doubt': {
      const next = nextDoubt(rows, state.selected, action.direction);
      return next === null ? state : select(state, next, rows.length);
    }
    case 'zoom':
      return { ...state, zoom: zoomed(state.zoom, action.to) };
    case 'pane':
      return { ...state, pane: action.pane };
    default:
      return assertNever(action);
  }
}

function select(state: ReviewState, index: number, count: number): ReviewState {
  if (count === 0) return state;
  return { ...state, selected: Math.min(Math.max(index, 0), count - 1), moves: state.moves + 1 };
}

function zoomed(zoom: number, to: 'in' | 'out' | 'fit'): number {
  if (to === 'fit') return 1;
  if (to === 'in') return ZOOM_STEPS.find((step) => step > zoom) ?? zoom;
  return ZOOM_STEPS.findLast((step) => step < zoom) ?? zoom;
}

/** The next row in doubt after `from` in a direction, around the end; null where no row is in doubt. */
export function nextDoubt(
  rows: readonly EvidenceRowBody[],
  from: number | null,
  direction: 1 | -1,
): number | null {
  const start = from ?? (direction === 1 ? -1 : 0);
  for (let steps = 1; steps <= rows.length; steps++) {
    const index = (((start + direction * steps) % rows.length) + rows.length) % rows.length;
    if (isDoubtful(rows[index]!)) return index;
  }
  return null;
}
