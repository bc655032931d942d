import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import type { Client } from '../api/client.ts';
import { describeError } from '../api/errors.ts';
import { NO_DELETIONS, UNDO_WITHIN, hiddenBy, reduceDeletions, type Deletion } from '../state/deletions.ts';
import { useToast, type ToastEnd } from '../ui/toasts.tsx';

export interface DeletionsInHand {
  /** Statements that are out of sight because they are about to be deleted. */
  readonly hidden: ReadonlySet<string>;
  /** Takes statements away; they are deleted when the time to undo is over. */
  readonly remove: (documents: readonly DocumentBody[]) => void;
  /** Brings the last ones back; null where there are none. */
  readonly undo: (() => void) | null;
}

interface Surroundings {
  readonly client: Client;
  /** Deletes one document at the service and takes it off the list. */
  readonly remove: (fileId: string) => Promise<void>;
}

/** Deletes with a time to undo. */
export function useDeletions({ client, remove }: Surroundings): DeletionsInHand {
  const [deletions, dispatch] = useReducer(reduceDeletions, NO_DELETIONS);
  const toasts = useRef(new Map<number, (end: ToastEnd) => void>());
  const toast = useToast();

  const carryOut = useEffectEvent(async ({ id, fileIds }: Deletion) => {
    dispatch({ type: 'begun', id });
    const failures: unknown[] = [];
    for (const fileId of fileIds) await remove(fileId).catch((error: unknown) => failures.push(error));
    dispatch({ type: 'settled', id });
    if (failures.length === 0) return;
    const what = failures.length === 1 ? 'A statement was' : `${failures.length} statements were`;
    toast({ tone: 'bad', text: `${what} not deleted. ${describeError(failures[0]).message}` });
  });

  // A toast of its own for each deletion that came in since the last rendering.
  const shown = useRef(0);
  useEffect(() => {
    for (const deletion of deletions.pending.filter(({ id }) => id > shown.current)) {
      shown.current = deletion.id;
      const end = toast({
        text: `Deleted ${deletion.name ?? `${deletion.fileIds.length} statements`}.`,
        action: { label: 'Undo' },
        stays: UNDO_WITHIN,
        onEnd: (how) => {
          toasts.current.delete(deletion.id);
          if (how === 'action') dispatch({ type: 'settled', id: deletion.id });
          else void carryOut(deletion);
        },
      });
      toasts.current.set(deletion.id, end);
    }
  }, [deletions, toast]);

  // The window goes: what was deleted must not come back with the next start.
  const leave = useEffectEvent(() => {
    for (const fileId of hiddenBy(deletions))
      void client.remove(fileId, { atLast: true }).catch(() => undefined);
  });
  useEffect(() => {
    const listen = () => leave();
    window.addEventListener('pagehide', listen);
    return () => window.removeEventListener('pagehide', listen);
  }, []);

  // The desktop app stops its service with the window: there the deletions are waited for.
  const finish = useEffectEvent(async () => {
    await Promise.allSettled([...hiddenBy(deletions)].map((fileId) => client.remove(fileId)));
  });
  useEffect(() => window.desk?.onLeave?.(() => finish()), []);

  const last = deletions.pending.findLast(({ begun }) => !begun)?.id;
  return {
    hidden: useMemo(() => hiddenBy(deletions), [deletions]),
    remove: useCallback((documents: readonly DocumentBody[]) => {
      const [first] = documents;
      dispatch({
        type: 'delete',
        fileIds: documents.map(({ file_id }) => file_id),
        name: documents.length === 1 ? first!.original_name : null,
      });
    }, []),
    undo: useMemo(() => (last === undefined ? null : () => toasts.current.get(last)?.('action')), [last]),
  };
}
