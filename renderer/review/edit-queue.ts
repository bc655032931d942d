/** Sends edits to the service one after the other: each builds on the revision the one before it made. */
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { Client } from '../api/client.ts';
import { ApiError, describeError } from '../api/errors.ts';
import type { EditRequest, EditsAction } from '../state/edits.ts';
import { wholeStatement } from '../state/rows-answer.ts';
import { createAskedEdits, type AskedEdit } from './asked-edits.ts';

export interface EditQueue {
  /** Resolves to the statement as it is then, or to null where the edit was refused; the reducer has heard why. */
  readonly ask: (request: EditRequest) => Promise<TransactionsBody | null>;
  /** Resolves when nothing is on its way any more. */
  readonly settled: () => Promise<void>;
}

interface Surroundings {
  readonly client: Pick<Client, 'edit' | 'transactions'>;
  readonly fileId: string;
  readonly dispatch: (action: EditsAction) => void;
  /** Told of every statement the service answers with, beside the one before it. */
  readonly onAnswer: (before: TransactionsBody, after: TransactionsBody) => void;
}

export function createEditQueue(opened: TransactionsBody, around: Surroundings): EditQueue {
  const { client, fileId, dispatch, onAnswer } = around;
  let known = opened;
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  const edits = createAskedEdits();

  const send = async (id: number, request: EditRequest): Promise<TransactionsBody | null> => {
    try {
      const before = known;
      known = wholeStatement(known, await client.edit(fileId, bodyOf(request, known.revision)));
      dispatch({ type: 'answered', id, statement: known });
      onAnswer(before, known);
      return known;
    } catch (error) {
      const now = error instanceof ApiError ? await client.transactions(fileId).catch(() => null) : null;
      const moved = now !== null && now.revision !== known.revision;
      if (now !== null) known = now;
      const failure = moved
        ? {
            message: 'This statement was changed elsewhere meanwhile.',
            hint: 'It is shown as it is now. Try your change again if it is still right.',
          }
        : describeError(error);
      dispatch({ type: 'refused', failure: { id, request, ...failure }, statement: now });
      return null;
    }
  };

  const carryOut = async (
    id: number,
    request: EditRequest,
    edit: AskedEdit | null,
  ): Promise<TransactionsBody | null> => {
    if (edit === null || edit.id === id || !edit.failed) {
      const answer = await send(id, request);
      if (answer === null && edit?.id === id) edits.failed(edit);
      return answer;
    }
    // The step is about an edit that was not made: forth means the edit itself, back needs nothing.
    if ('action' in request && request.action === 'redo') return send(id, edit.request);
    dispatch({ type: 'taken-back', id, failed: edit.id });
    return null;
  };

  const ask: EditQueue['ask'] = (request) => {
    count += 1;
    const id = count;
    const edit = edits.asked(id, request);
    dispatch({ type: 'asked', id, request });
    const asked = last.then(() => carryOut(id, request, edit));
    last = asked;
    return asked;
  };
  return {
    ask,
    async settled() {
      for (let seen: unknown = null; seen !== last;) {
        seen = last;
        await last;
      }
    },
  };
}

function bodyOf(request: EditRequest, revision: number): Parameters<Client['edit']>[1] {
  if ('action' in request) return { revision, action: request.action };
  return { revision, operations: [...request.operations], label: request.label };
}
