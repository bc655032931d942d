import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Client } from '../api/client.ts';
import { ApiError, ConnectionLost, describeError, isPasswordRefusal } from '../api/errors.ts';
import {
  EMPTY_QUEUE,
  reduceUploads,
  uploadsToStart,
  type Upload,
  type UploadAction,
} from '../state/uploads.ts';

export interface Uploads {
  readonly items: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly unlock: (id: number, password: string) => void;
  readonly again: (id: number) => void;
  readonly remove: (id: number) => void;
}

interface Surroundings {
  readonly client: Client;
  readonly online: boolean;
  /** Whether the service answers right now. */
  readonly probe: () => Promise<boolean>;
  /** Called with the `file_id` of each accepted file, before it leaves the queue. */
  readonly onAccepted: (fileId: string) => Promise<void>;
}

/** Sends queued files, a few at a time, while the service answers. */
export function useUploads({ client, online, probe, onAccepted }: Surroundings): Uploads {
  const [queue, dispatch] = useReducer(reduceUploads, EMPTY_QUEUE);
  // An effect may run twice for one state; a file must not be sent twice.
  const underWay = useRef(new Set<number>());

  useEffect(() => {
    if (!online) return;
    for (const item of uploadsToStart(queue)) {
      if (underWay.current.has(item.id)) continue;
      underWay.current.add(item.id);
      dispatch({ type: 'start', id: item.id });
      void (async () => {
        const outcome = await send(client, item, probe, onAccepted);
        underWay.current.delete(item.id);
        dispatch(outcome);
      })();
    }
  }, [queue, online, client, probe, onAccepted]);

  return {
    items: queue.items,
    add: useCallback((files: readonly File[]) => dispatch({ type: 'add', files }), []),
    unlock: useCallback((id: number, password: string) => dispatch({ type: 'unlock', id, password }), []),
    again: useCallback((id: number) => dispatch({ type: 'again', id }), []),
    remove: useCallback((id: number) => dispatch({ type: 'remove', id }), []),
  };
}

/** Sends one file and turns whatever comes of it into what the queue does next. */
async function send(
  client: Client,
  { id, file, password }: Upload,
  probe: () => Promise<boolean>,
  onAccepted: (fileId: string) => Promise<void>,
): Promise<UploadAction> {
  const refused = (error: string, hint: string, retryAfter: number | null = null, quota = false) => ({
    type: 'refused' as const,
    id,
    error,
    hint,
    quota,
    retryAt: retryAfter === null ? null : Date.now() + retryAfter * 1000,
  });
  try {
    const accepted = await client.upload(file, password);
    // The list catches up on its own if this look fails; the file is safe either way.
    await onAccepted(accepted.file_id).catch(() => undefined);
    return { type: 'accepted', id };
  } catch (error) {
    if (isPasswordRefusal(error)) return { type: 'locked', id };
    if (error instanceof ConnectionLost) {
      if (!(await isReadable(file))) {
        return refused(
          'The file can no longer be read.',
          'It was moved or changed after it was dropped. Drop it again.',
        );
      }
      if (await probe())
        return refused('The transfer broke off.', 'Try again. The file may be too large for the service.');
      return { type: 'again', id };
    }
    const { message, hint } = describeError(error);
    if (error instanceof ApiError) return refused(message, hint, error.retryAfter, error.status === 429);
    return refused(message, hint);
  }
}

/** A browser reports a file that has gone from the disk as a network failure; only reading it tells. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
