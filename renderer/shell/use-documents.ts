import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { NO_DOCUMENTS, isProcessing, reduceDocuments } from '../state/documents.ts';

/** Pause between two looks at documents that are being read, in milliseconds. */
const LOOK_EVERY = 700;
const PAGE_SIZE = 100;

export interface Documents {
  /** Newest first; null until the service has answered. */
  readonly items: readonly DocumentBody[] | null;
  readonly reload: () => Promise<void>;
  /** Fetches one document and shows it. */
  readonly show: (fileId: string) => Promise<void>;
  readonly remove: (fileId: string) => Promise<void>;
  readonly retry: (fileId: string) => Promise<void>;
}

/** The documents of the account. Those being read are looked at until they are done; nothing is asked otherwise. */
export function useDocuments(client: Client, online: boolean): Documents {
  const [list, dispatch] = useReducer(reduceDocuments, NO_DOCUMENTS);

  const reload = useCallback(async () => {
    dispatch({ type: 'loaded', documents: await listAll(client) });
  }, [client]);
  const show = useCallback(
    async (fileId: string) => dispatch({ type: 'changed', documents: [await client.document(fileId)] }),
    [client],
  );
  const remove = useCallback(
    async (fileId: string) => {
      await client.remove(fileId).catch(ignoreGone);
      dispatch({ type: 'removed', fileId });
    },
    [client],
  );
  const retry = useCallback(
    async (fileId: string) => {
      await client.retry(fileId);
      await show(fileId);
    },
    [client, show],
  );

  // What scripts uploaded meanwhile shows when the user comes back to the window.
  useEffect(() => {
    if (!online) return undefined;
    const refresh = () => void reload().catch(() => undefined);
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [online, reload]);

  const look = useEffectEvent(async (signal: AbortSignal) => {
    const processing = (list.items ?? []).filter(isProcessing).map((document) => document.file_id);
    const { changed, gone } = await lookAt(client, processing);
    if (signal.aborted) return;
    if (changed.length > 0) dispatch({ type: 'changed', documents: changed });
    for (const fileId of gone) dispatch({ type: 'removed', fileId });
  });
  const watching = online && (list.items ?? []).some(isProcessing);
  useEffect(() => {
    if (!watching) return undefined;
    const stop = new AbortController();
    const watch = async () => {
      while (!stop.signal.aborted) {
        // A look that fails is made up for by the next one; a silent service ends the watch through `online`.
        await look(stop.signal).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      }
    };
    void watch();
    return () => stop.abort();
  }, [watching]);

  return { items: list.items, reload, show, remove, retry };
}

async function listAll(client: Client, status?: 'processing'): Promise<readonly DocumentBody[]> {
  const documents: DocumentBody[] = [];
  let cursor: string | null = null;
  do {
    const answer = await client.documents({ limit: PAGE_SIZE, cursor, ...(status ? { status } : {}) });
    documents.push(...answer.documents);
    cursor = answer.next_cursor;
  } while (cursor !== null);
  return documents;
}

/** How documents that were being read stand now: one question for all that still are, one for each that is done. */
async function lookAt(
  client: Client,
  fileIds: readonly string[],
): Promise<{ readonly changed: readonly DocumentBody[]; readonly gone: readonly string[] }> {
  const still = await listAll(client, 'processing');
  const known = new Set(still.map((document) => document.file_id));
  const changed = [...still];
  const gone: string[] = [];
  for (const fileId of fileIds.filter((id) => !known.has(id))) {
    const document = await client.document(fileId).catch(ignoreGone);
    if (document) changed.push(document);
    else gone.push(fileId);
  }
  return { changed, gone };
}

function ignoreGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
