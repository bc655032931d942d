import { useCallback, type Dispatch, type RefObject } from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';
import { contextOf, readCell } from '../state/cells.ts';
import type { ReviewAction, ReviewState } from '../state/review.ts';
import type { Onward } from './table/cell-editor.tsx';
import type { Edits } from './use-edits.ts';

interface CommitOptions {
  readonly statement: TransactionsBody;
  readonly rows: readonly EvidenceRowBody[];
  readonly state: ReviewState;
  readonly dispatch: Dispatch<ReviewAction>;
  readonly edits: Pick<Edits, 'change'>;
  readonly grid: RefObject<HTMLDivElement | null>;
}

/** Takes what is typed in the cell. Where it is not understood the field stays, with the text and what is wrong with it. */
export function useCommit(options: CommitOptions): (onward: Onward) => boolean {
  const { statement, rows, state, dispatch, edits, grid } = options;
  const { editing } = state;
  return useCallback(
    (onward) => {
      const row = editing === null ? undefined : rows.find(({ id }) => id === editing.row);
      if (editing === null || row === undefined) return true;
      const reading =
        editing.text === null
          ? { operation: null }
          : readCell(row, editing.column, editing.text, contextOf(statement, row.account));
      if ('trouble' in reading) {
        dispatch({ type: 'trouble', trouble: reading.trouble });
        return false;
      }
      if (reading.operation !== null) void edits.change([reading.operation], reading.label);
      dispatch({ type: 'edited' });
      if (onward !== 'stay') grid.current?.focus({ preventScroll: true });
      if (onward === 'down' || onward === 'up') dispatch({ type: 'step', by: onward === 'down' ? 1 : -1 });
      if (onward === 'left' || onward === 'right') {
        // As in a spreadsheet: Tab goes on typing in the next cell.
        dispatch({ type: 'across', by: onward === 'right' ? 1 : -1, wrap: true });
        dispatch({ type: 'edit' });
      }
      return true;
    },
    [editing, rows, statement, dispatch, edits, grid],
  );
}
