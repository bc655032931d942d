import { useEffectEvent, useMemo, useReducer, useState } from 'react';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';
import { madeRowName } from '../../shared/row-names.ts';
import type { Client } from '../api/client.ts';
import {
  nextBatch,
  openEdits,
  reduceEdits,
  shownStatement,
  type EditRequest,
  type Failure,
} from '../state/edits.ts';
import { createEditQueue } from './edit-queue.ts';

export interface Edits {
  /** The statement with every edit on it, those on their way to the service as well. */
  readonly statement: TransactionsBody;
  /** Whether an edit waits for its answer: the proof shown is that of before. */
  readonly saving: boolean;
  /** Edits that were not made, oldest first. */
  readonly failures: readonly Failure[];
  /** Asks for them again. */
  readonly askAgain: () => void;
  readonly dismiss: () => void;
  readonly ask: (request: EditRequest) => Promise<TransactionsBody | null>;
  /** Resolves when no edit is on its way any more. */
  readonly settled: () => Promise<void>;
  /** Name of the first row that the next `change` makes. */
  readonly nextRow: string;
  /** A batch of operations under one name of the history. */
  readonly change: (operations: readonly Operation[], label: string) => Promise<TransactionsBody | null>;
}

/** The statement under review and the edits of it. `onAnswer` hears of each new state, beside the one before it. */
export function useEdits(
  client: Client,
  opened: TransactionsBody,
  onAnswer: (before: TransactionsBody, after: TransactionsBody) => void,
): Edits {
  const [state, dispatch] = useReducer(reduceEdits, opened, openEdits);
  const answer = useEffectEvent(onAnswer);
  const [queue] = useState(() =>
    createEditQueue(opened, {
      client,
      fileId: opened.file_id,
      dispatch,
      onAnswer: (before, after) => answer(before, after),
    }),
  );
  const statement = useMemo(() => shownStatement(state), [state]);
  const nextRow = madeRowName(nextBatch(state), 1);
  return useMemo(
    () => ({
      statement,
      saving: state.waiting.length > 0,
      failures: state.failures,
      askAgain: () => {
        dispatch({ type: 'dismissed' });
        for (const { request } of state.failures) void queue.ask(request);
      },
      dismiss: () => dispatch({ type: 'dismissed' }),
      ask: queue.ask,
      settled: queue.settled,
      nextRow,
      change: (operations: readonly Operation[], label: string) => queue.ask({ operations, label }),
    }),
    [statement, state.waiting.length, state.failures, nextRow, queue],
  );
}
