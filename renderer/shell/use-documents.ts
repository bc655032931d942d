import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { MAX_LIST_LIMIT } from '../api/limits.ts';
import type { DocumentBody } from '../../shared/api/documents.ts';
import type { DocumentChangeBody } from '../../shared/api/requests.ts';
import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { NO_DOCUMENTS, isProcessing, reduceDocuments } from '../state/documents.ts';

/**
 * Pauses between looks at how documents are getting on, in milliseconds; the last one goes on. A statement of a page or two is read
 * within the first few.
 */
const PAUSES = [150, 250, 400, 700] as const;
/** Documents shown at once while the rest of a long list is fetched. */
const PORTION = 2_000;

export interface Documents {
  /** Newest first; null until the service has answered. */
  readonly items: readonly DocumentBody[] | null;
  /** Whether further pages of a long list are still on their way. */
  readonly partial: boolean;
  readonly reload: () => Promise<void>;
  /** Fetches one document and shows it. */
  readonly show: (fileId: string) => Promise<void>;
  /** Deletes a document and takes it off the list; one that is being read is stopped first. */
  readonly remove: (fileId: string) => Promise<void>;
  readonly retry: (fileId: string) => Promise<void>;
  readonly change: (fileId: string, change: DocumentChangeBody) => Promise<void>;
}

/** The documents of the account. Those being read are looked at until they are done; nothing is asked otherwise. */
export function useDocuments(client: Client, online: boolean): Documents {
  const [list, dispatch] = useReducer(reduceDocuments, NO_DOCUMENTS);
  const loads = useRef(0);

  const reload = useCallback(async () => {
    const load = ++loads.current;
    dispatch({ type: 'loading' });
    let gathered: DocumentBody[] = [];
    let shown = false;
    await eachPage(client, undefined, (documents, last) => {
      // A later load takes over: two sets of pages must not be mixed.
      if (load !== loads.current) return false;
      gathered.push(...documents);
      // The first page shows at once; the rest of a long list in portions, because each makes all of it anew.
      if (!shown || last || gathered.length >= PORTION) {
        dispatch({ type: 'page', documents: gathered, last });
        gathered = [];
        shown = true;
      }
      return true;
    });
  }, [client]);
  const show = useCallback(
    async (fileId: string) => dispatch({ type: 'changed', documents: [await client.document(fileId)] }),
    [client],
  );
  const remove = useCallback(
    async (fileId: string) => {
      await client.remove(fileId).catch(ignoreGone);
      dispatch({ type: 'removed', fileIds: [fileId] });
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
  const change = useCallback(
    async (fileId: string, wanted: DocumentChangeBody) =>
      dispatch({ type: 'changed', documents: [await client.changeDocument(fileId, wanted)] }),
    [client],
  );

  /** What scripts uploaded meanwhile shows when the user comes back; a long list is fetched only where it has changed. */
  const refresh = useEffectEvent(async () => {
    const known = list.items;
    if (known === null || list.partial) return reload();
    const first = await client.documents({ limit: MAX_LIST_LIMIT });
    const same =
      first.total === known.length &&
      first.documents.every(({ file_id }, at) => known[at]?.file_id === file_id);
    if (!same) return reload();
    dispatch({ type: 'changed', documents: first.documents });
    return undefined;
  });
  useEffect(() => {
    if (!online) return undefined;
    const look = () => void refresh().catch(() => undefined);
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [online]);

  const look = useEffectEvent(async (signal: AbortSignal) => {
    const processing = (list.items ?? []).filter(isProcessing).map((document) => document.file_id);
    const { changed, gone } = await lookAt(client, processing);
    if (signal.aborted) return;
    if (changed.length > 0) dispatch({ type: 'changed', documents: changed });
    if (gone.length > 0) dispatch({ type: 'removed', fileIds: gone });
  });
  const watching = online && (list.items ?? []).some(isProcessing);
  useEffect(() => {
    if (!watching) return undefined;
    const stop = new AbortController();
    const watch = async () => {
      for (let looks = 0; !stop.signal.aborted; looks++) {
        // A look that fails is made up for by the next one; a silent service ends the watch through `online`.
        await look(stop.signal).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, PAUSES[looks] ?? PAUSES.at(-1)));
      }
    };
    void watch();
    return () => stop.abort();
  }, [watching]);

  return { items: list.items, partial: list.partial, reload, show, remove, retry, change };
}

/** Asks for the list page by page, newest first, until the last one or until `take` wants no more. */
async function eachPage(
  client: Client,
  status: 'processing' | undefined,
  take: (documents: readonly DocumentBody[], last: boolean) => boolean,
): Promise<void> {
  let cursor: string | null = null;
  do {
    const answer = await client.documents({ limit: MAX_LIST_LIMIT, cursor, ...(status ? { status } : {}) });
    cursor = answer.next_cursor;
    if (!take(answer.documents, cursor === null)) return;
  } while (cursor !== null);
}

/** How documents that were being read stand now: one question for all that still are, one for each that is done. */
async function lookAt(
  client: Client,
  fileIds: readonly string[],
): Promise<{ readonly changed: readonly DocumentBody[]; readonly gone: readonly string[] }> {
  const changed: DocumentBody[] = [];
  await eachPage(client, 'processing', (documents) => changed.push(...documents) >= 0);
  const known = new Set(changed.map((document) => document.file_id));
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
