import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import {
  NO_BATCH,
  batchOutcome,
  batchProgress,
  reduceBatch,
  type BatchOutcome,
  type BatchProgress,
} from '../state/batch.ts';
import type { Upload } from '../state/uploads.ts';

/** Follows the files under way as one batch; `onOver` hears how it ended. */
export function useBatch(
  uploads: readonly Upload[],
  documents: readonly DocumentBody[],
  batch: ReturnType<typeof reduceBatch>,
  onOver: (outcome: BatchOutcome) => void,
): BatchProgress {
  const progress = useMemo(() => batchProgress(batch, uploads, documents), [batch, uploads, documents]);
  const wasActive = useRef(false);
  const over = useEffectEvent(() => onOver(batchOutcome(batch, uploads, documents)));
  useEffect(() => {
    if (wasActive.current && !progress.active) over();
    wasActive.current = progress.active;
  }, [progress.active]);
  return progress;
}

/** The accepted files of the batch under way. */
export function useBatchMembers() {
  const [batch, dispatch] = useReducer(reduceBatch, NO_BATCH);
  return {
    batch,
    join: useCallback((fileId: string) => dispatch({ type: 'accepted', fileId }), []),
    end: useCallback(() => dispatch({ type: 'over' }), []),
  };
}
