import { useCallback, useEffect, useReducer, useRef } from 'react';
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
    if (!online) return;
    const look = () => void reload().catch(() => undefined);
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [online, reload]);

  const processing = (list.items ?? []).filter(isProcessing).map((document) => document.file_id);
  const latest = useRef(processing);
  latest.current = processing;
  const watching = online && processing.length > 0;
  useEffect(() => {
    if (!watching) return;
    const stop = new AbortController();
    void watch(stop.signal);
    return () => stop.abort();

    async function watch(signal: AbortSignal) {
      while (!signal.aborted) {
        const documents = await lookAt(client, latest.current).catch(() => null);
        if (signal.aborted) return;
        if (documents) {
          if (documents.changed.length > 0) dispatch({ type: 'changed', documents: documents.changed });
          for (const fileId of documents.gone) dispatch({ type: 'removed', fileId });
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      }
    }
  }, [client, watching]);

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
