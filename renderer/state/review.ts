/**
 * What a review shows of a statement, as a pure reducer: the current cell, the rows chosen, the cell being typed in, and
 * which rows are shown. Rows are remembered by their names, which stay the same through edits.
 */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import { COLUMNS, type Column } from './cells.ts';
import { assertNever } from './never.ts';
import { isDoubtful, nextDoubt } from './proof.ts';
import type { RowFilter } from './row-filter.ts';

export interface Editing {
  readonly row: string;
  readonly column: Column;
  /** What was typed; null until something is: the field then says what the cell says. */
  readonly text: string | null;
  /** What was not understood; null until that is so, and again with the next key. */
  readonly trouble: string | null;
}

export interface ReviewState {
  /** Name of the current row; null while the statement has none. */
  readonly cursor: string | null;
  /** Where the current row stood: what is current when it is gone. */
  readonly place: number;
  readonly column: Column;
  /** Rows chosen beside the current one; empty where only the current one is meant. */
  readonly chosen: ReadonlySet<string>;
  /** Where a choice by Shift began. */
  readonly anchor: string | null;
  readonly editing: Editing | null;
  readonly filter: RowFilter;
  readonly search: string;
  /** Which half a narrow window shows. */
  readonly pane: 'rows' | 'page';
  /** Counts moves, so that going to the same row again brings it back into view. */
  readonly moves: number;
}

export type ReviewAction =
  | {
      readonly type: 'go';
      readonly row: string;
      readonly column?: Column;
      readonly how?: 'extend' | 'toggle';
    }
  /** A row was made: it is gone to, and shown where a filter or search would hide it. */
  | { readonly type: 'made'; readonly row: string; readonly column?: Column }
  | { readonly type: 'step'; readonly by: number; readonly extend?: boolean }
  | { readonly type: 'edge'; readonly to: 'first' | 'last'; readonly extend?: boolean }
  | { readonly type: 'across'; readonly by: 1 | -1; readonly wrap?: boolean }
  | { readonly type: 'column'; readonly column: Column }
  | { readonly type: 'doubt'; readonly direction: 1 | -1 }
  | { readonly type: 'choose-all' }
  | { readonly type: 'choose-none' }
  | { readonly type: 'edit'; readonly text?: string }
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'trouble'; readonly trouble: string }
  | { readonly type: 'edited' }
  | { readonly type: 'filter'; readonly filter: RowFilter }
  | { readonly type: 'search'; readonly search: string }
  | { readonly type: 'pane'; readonly pane: 'rows' | 'page' };

/** The start: the first row in doubt where there is one, else the first row; on its amount, which is what needs eyes. */
export function openReview(rows: readonly EvidenceRowBody[]): ReviewState {
  const place = Math.max(0, rows.findIndex(isDoubtful));
  const row = rows[place];
  return {
    cursor: row?.id ?? null,
    place,
    column: (row?.amountIn ?? null) === null ? 'out' : 'in',
    chosen: new Set(),
    anchor: null,
    editing: null,
    filter: 'all',
    search: '',
    pane: 'rows',
    moves: 0,
  };
}

/** Where the current row stands among the rows shown; null while none are. A row that is gone leaves its place. */
export function currentPlace(
  state: Pick<ReviewState, 'cursor' | 'place'>,
  rows: readonly EvidenceRowBody[],
): number | null {
  if (rows.length === 0) return null;
  if (rows[state.place]?.id === state.cursor) return state.place;
  const found = rows.findIndex(({ id }) => id === state.cursor);
  return found >= 0 ? found : Math.min(state.place, rows.length - 1);
}

/** The rows an action on "the rows" is about, in their order: those chosen, else the current one. */
export function meantRows(state: ReviewState, rows: readonly EvidenceRowBody[]): readonly EvidenceRowBody[] {
  const chosen = state.chosen.size > 0 ? rows.filter(({ id }) => state.chosen.has(id)) : [];
  if (chosen.length > 0) return chosen;
  const place = currentPlace(state, rows);
  return place === null ? [] : [rows[place]!];
}

/** Carries an action out over the rows shown. */
export function reduceReview(
  state: ReviewState,
  action: ReviewAction,
  rows: readonly EvidenceRowBody[],
): ReviewState {
  const here = currentPlace(state, rows);
  switch (action.type) {
    case 'go': {
      const place = rows.findIndex(({ id }) => id === action.row);
      if (place < 0) return state;
      const moved = go(state, rows, place, action.how === 'extend');
      const put = { ...moved, column: action.column ?? state.column };
      return action.how === 'toggle' ? { ...put, chosen: toggled(state, action.row) } : put;
    }
    case 'made':
      return goToMade(state, action, rows);
    case 'step':
      return go(state, rows, (here ?? -1) + action.by, action.extend);
    case 'edge':
      return go(state, rows, action.to === 'first' ? 0 : rows.length - 1, action.extend);
    case 'across':
      return across(state, rows, action.by, action.wrap === true);
    case 'column':
      return { ...state, column: action.column };
    case 'doubt': {
      const next = nextDoubt(rows, here, action.direction);
      return next === null ? state : go(state, rows, next);
    }
    case 'choose-all':
      return { ...state, chosen: new Set(rows.map(({ id }) => id)) };
    case 'choose-none':
      return { ...state, chosen: new Set(), anchor: null };
    case 'edit': {
      if (here === null) return state;
      const { id } = rows[here]!;
      const editing = { row: id, column: state.column, text: action.text ?? null, trouble: null };
      return { ...state, cursor: id, place: here, editing };
    }
    case 'type':
      return state.editing
        ? { ...state, editing: { ...state.editing, text: action.text, trouble: null } }
        : state;
    case 'trouble':
      return state.editing ? { ...state, editing: { ...state.editing, trouble: action.trouble } } : state;
    case 'edited':
      return { ...state, editing: null };
    case 'filter':
      return { ...state, filter: action.filter, chosen: new Set(), editing: null, moves: state.moves + 1 };
    case 'search':
      return { ...state, search: action.search, chosen: new Set(), editing: null };
    case 'pane':
      return { ...state, pane: action.pane, moves: state.moves + 1 };
    default:
      return assertNever(action);
  }
}

function go(
  state: ReviewState,
  rows: readonly EvidenceRowBody[],
  wanted: number,
  extend = false,
): ReviewState {
  if (rows.length === 0) return state;
  const place = Math.min(Math.max(wanted, 0), rows.length - 1);
  const moved = { ...state, cursor: rows[place]!.id, place, editing: null, moves: state.moves + 1 };
  if (!extend) return { ...moved, chosen: new Set(), anchor: null };
  const anchor = state.anchor ?? rows[currentPlace(state, rows) ?? 0]!.id;
  const from = Math.max(
    0,
    rows.findIndex(({ id }) => id === anchor),
  );
  const span = rows.slice(Math.min(from, place), Math.max(from, place) + 1);
  return { ...moved, anchor, chosen: new Set(span.map(({ id }) => id)) };
}

function goToMade(
  state: ReviewState,
  { row, column = state.column }: Extract<ReviewAction, { type: 'made' }>,
  rows: readonly EvidenceRowBody[],
): ReviewState {
  const place = rows.findIndex(({ id }) => id === row);
  if (place >= 0) return { ...go(state, rows, place), column };
  const bare = { chosen: new Set<string>(), anchor: null, editing: null, filter: 'all', search: '' } as const;
  return { ...state, ...bare, cursor: row, column, moves: state.moves + 1 };
}

function toggled(state: ReviewState, row: string): ReadonlySet<string> {
  const before = state.chosen.size > 0 ? state.chosen : new Set(state.cursor === null ? [] : [state.cursor]);
  const chosen = new Set(before);
  if (!chosen.delete(row)) chosen.add(row);
  return chosen;
}

function across(
  state: ReviewState,
  rows: readonly EvidenceRowBody[],
  by: 1 | -1,
  wrap: boolean,
): ReviewState {
  const at = COLUMNS.indexOf(state.column) + by;
  if (at >= 0 && at < COLUMNS.length) return { ...state, column: COLUMNS[at]!, moves: state.moves + 1 };
  const here = currentPlace(state, rows);
  const next = (here ?? 0) + by;
  if (!wrap || next < 0 || next >= rows.length) return state;
  return { ...go(state, rows, next), column: COLUMNS.at(by === 1 ? 0 : -1)! };
}
