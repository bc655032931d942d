/** Operations that take rows back to what was extracted, and that find them right: `reset` and `confirm`. */
import type { Static } from 'typebox';
import type { ConfirmOperation, ResetOperation } from '../../../../shared/api/edits.ts';
import { changeRows, type EditRow, type EditState } from '../state.ts';
import { extractedNow } from './currency.ts';

export function confirmRows(state: EditState, { rows }: Static<typeof ConfirmOperation>): EditState {
  return changeRows(state, rows, (row) => ({ ...row, now: { ...row.now, confirmed: true } }));
}

/**
 * Rows as extracted, in the account they are in now. Rows merged into them come back, rows split from them go, and
 * rows that a person has added go.
 */
export function resetRows(state: EditState, { rows }: Static<typeof ResetOperation>): EditState {
  // Unknown names are refused before anything is changed.
  changeRows(state, rows, (row) => row);
  const wanted = new Set(rows);
  const taken = new Set<string>();
  // Parts of parts go with the row they all come from; they stand behind it.
  for (const { id, splitFrom } of state.rows) {
    if (splitFrom !== null && (wanted.has(splitFrom) || taken.has(splitFrom))) taken.add(id);
  }
  return {
    ...state,
    rows: state.rows.flatMap((row) => {
      if (taken.has(row.id)) return restored(state, row.absorbed, row.now.account);
      return wanted.has(row.id) ? restored(state, [row], row.now.account) : [row];
    }),
  };
}

/** Extracted rows among these and those merged into them, as extracted. */
function restored(state: EditState, rows: readonly EditRow[], account: number): EditRow[] {
  return rows.flatMap((row) => {
    const inner = restored(state, row.absorbed, account);
    if (row.extracted === null) return inner;
    return [{ ...row, now: extractedNow(state, row.extracted, account), absorbed: [] }, ...inner];
  });
}
