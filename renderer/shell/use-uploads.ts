import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Client } from '../api/client.ts';
import { sha256Of } from '../api/hash.ts';
import {
  EMPTY_QUEUE,
  reduceUploads,
  uploadsToCheck,
  uploadsToStart,
  type Upload,
  type UploadAction,
} from '../state/uploads.ts';
import { sendUpload } from './send-upload.ts';

export interface Uploads {
  readonly items: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly unlock: (id: number, password: string) => void;
  readonly again: (id: number) => void;
  /** Converts files once more that are here already. */
  readonly anyway: (ids: readonly number[]) => void;
  /** Takes files off the queue; one that is being sent is broken off. */
  readonly remove: (ids: readonly number[]) => void;
}

interface Surroundings {
  readonly client: Client;
  readonly online: boolean;
  /** Whether the service answers right now. */
  readonly probe: () => Promise<boolean>;
  /** Called with the `file_id` of each accepted file, before it leaves the queue. */
  readonly onAccepted: (fileId: string) => Promise<void>;
  /** Documents that are about to be deleted: a copy of one is no copy. */
  readonly goingAway: (fileId: string) => boolean;
}

/** Looks files up and sends them, a few at a time, while the service answers. */
export function useUploads({ client, online, probe, onAccepted, goingAway }: Surroundings): Uploads {
  const [queue, dispatch] = useReducer(reduceUploads, EMPTY_QUEUE);
  // An effect may run twice for one state; a file must be neither looked up nor sent twice.
  const underWay = useRef(new Map<number, AbortController>());

  useEffect(() => {
    if (!online) return;
    const begin = (
      item: Upload,
      action: UploadAction,
      run: (signal: AbortSignal) => Promise<UploadAction>,
    ) => {
      if (underWay.current.has(item.id)) return;
      const stop = new AbortController();
      underWay.current.set(item.id, stop);
      dispatch(action);
      void (async () => {
        const outcome = await run(stop.signal);
        underWay.current.delete(item.id);
        dispatch(outcome);
      })();
    };
    for (const item of uploadsToCheck(queue)) {
      begin(item, { type: 'check', id: item.id }, () => lookUp(client, item, goingAway));
    }
    for (const item of uploadsToStart(queue)) {
      begin(item, { type: 'start', id: item.id }, (signal) =>
        sendUpload({ client, probe, onAccepted }, item, signal),
      );
    }
  }, [queue, online, client, probe, onAccepted, goingAway]);

  return {
    items: queue.items,
    add: useCallback((files: readonly File[]) => dispatch({ type: 'add', files }), []),
    unlock: useCallback((id: number, password: string) => dispatch({ type: 'unlock', id, password }), []),
    again: useCallback((id: number) => dispatch({ type: 'again', id }), []),
    anyway: useCallback((ids: readonly number[]) => dispatch({ type: 'anyway', ids }), []),
    remove: useCallback((ids: readonly number[]) => {
      for (const id of ids) underWay.current.get(id)?.abort();
      dispatch({ type: 'remove', ids });
    }, []),
  };
}

/** Whether a file is here already. Whatever goes wrong with the look-up is left to the upload to say. */
async function lookUp(
  client: Client,
  { id, file }: Upload,
  goingAway: (fileId: string) => boolean,
): Promise<UploadAction> {
  const unknown: UploadAction = { type: 'checked', id, sha256: null, known: null };
  try {
    const sha256 = await sha256Of(file);
    if (sha256 === null) return unknown;
    const { documents } = await client.documents({ sha256, limit: 10 });
    const known = documents.findLast(
      (document) =>
        document.sha256 === sha256 && document.status !== 'failed' && !goingAway(document.file_id),
    );
    return {
      type: 'checked',
      id,
      sha256,
      known: known ? { fileId: known.file_id, name: known.original_name } : null,
    };
  } catch {
    return unknown;
  }
}
