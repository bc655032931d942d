import { useCallback, useMemo, useReducer } from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';
import { openReview, reduceReview, type ReviewAction, type ReviewState } from '../state/review.ts';
import { shownRows } from '../state/row-filter.ts';

/** The state of the review and the rows it shows. */
export function useReviewState(
  statement: TransactionsBody,
): readonly [ReviewState, readonly EvidenceRowBody[], (action: ReviewAction) => void] {
  const all = statement.transactions;
  // The rows shown depend on the state and the next state on the rows shown: the reducer works both out in one place.
  const reduce = useCallback(
    (state: ReviewState, action: ReviewAction) =>
      reduceReview(state, action, shownRows(all, state.filter, state.search, state.cursor)),
    [all],
  );
  const [state, dispatch] = useReducer(reduce, all, openReview);
  const { filter, search, cursor } = state;
  const rows = useMemo(() => shownRows(all, filter, search, cursor), [all, filter, search, cursor]);
  return [state, rows, dispatch];
}
