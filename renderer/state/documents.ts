/** The documents the desk shows, as a pure reducer, and the questions it asks of one of them. */
import type { DocumentBody } from '../../shared/api/documents.ts';
import { assertNever } from './never.ts';

export interface DocumentList {
  /** Newest first. Null until the service has answered for the first time. */
  readonly items: readonly DocumentBody[] | null;
  /** Whether further pages of the list are still on their way. */
  readonly partial: boolean;
}

export type DocumentAction =
  /** A page of the list, in the service's order; `last` is the end of it. What no page named has gone. */
  | { readonly type: 'page'; readonly documents: readonly DocumentBody[]; readonly last: boolean }
  /** The list is asked for anew: what is known stays in sight until the last page has come. */
  | { readonly type: 'loading' }
  /** Some documents as they are now: known ones are replaced, others added. */
  | { readonly type: 'changed'; readonly documents: readonly DocumentBody[] }
  | { readonly type: 'removed'; readonly fileIds: readonly string[] };

/** A list with the ids the pages of a load have named so far; null while no load is under way. */
export interface LoadingList extends DocumentList {
  readonly named: ReadonlySet<string> | null;
}

export const NO_DOCUMENTS: LoadingList = { items: null, partial: false, named: null };

export function reduceDocuments(list: LoadingList, action: DocumentAction): LoadingList {
  switch (action.type) {
    case 'loading':
      return { ...list, partial: true, named: new Set() };
    case 'page': {
      const named = new Set(list.named);
      for (const { file_id } of action.documents) named.add(file_id);
      const items = merged(list.items ?? [], action.documents);
      if (!action.last) return { items, partial: true, named };
      return { items: items.filter(({ file_id }) => named.has(file_id)), partial: false, named: null };
    }
    case 'changed': {
      // What is accepted while a load is under way stands on none of its later pages.
      const named = list.named && new Set([...list.named, ...action.documents.map(({ file_id }) => file_id)]);
      return { ...list, items: merged(list.items ?? [], action.documents), named };
    }
    case 'removed': {
      const gone = new Set(action.fileIds);
      return { ...list, items: (list.items ?? []).filter(({ file_id }) => !gone.has(file_id)) };
    }
    default:
      return assertNever(action);
  }
}

/** The known documents with some as they are now, newest first. */
function merged(known: readonly DocumentBody[], now: readonly DocumentBody[]): readonly DocumentBody[] {
  const byId = new Map(known.map((item) => [item.file_id, item]));
  for (const document of now) byId.set(document.file_id, document);
  return [...byId.values()].sort(
    (a, b) => compare(b.created_at, a.created_at) || compare(b.file_id, a.file_id),
  );
}

/** Order of texts by their code units: of ISO moments and ids, where a locale's order would only be slow. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What a bookkeeper does next with a document. */
export type Standing = 'processing' | 'failed' | 'verified' | 'unverified' | 'mismatch';

export function standingOf(document: DocumentBody): Standing {
  if (document.status === 'processing') return 'processing';
  if (document.status === 'failed') return 'failed';
  return document.verification?.status ?? 'unverified';
}

/** Whether a person should look at a document: failed, not matching, not verifiable, or with rows in doubt. */
export function needsAttention(document: DocumentBody): boolean {
  const standing = standingOf(document);
  if (standing === 'processing') return false;
  return standing !== 'verified' || (document.verification?.rows_flagged ?? 0) > 0;
}

export function isProcessing(document: DocumentBody): boolean {
  return document.status === 'processing';
}
