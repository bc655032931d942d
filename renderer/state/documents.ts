/** The documents the desk shows, as a pure reducer, and the questions it asks of them. */
import type { DocumentBody } from '../../shared/api/documents.ts';
import { assertNever } from './never.ts';

export interface DocumentList {
  /** Newest first. Null until the service has answered for the first time. */
  readonly items: readonly DocumentBody[] | null;
}

export type DocumentAction =
  /** The whole list as the service has it. */
  | { readonly type: 'loaded'; readonly documents: readonly DocumentBody[] }
  /** Some documents as they are now: known ones are replaced, others added. */
  | { readonly type: 'changed'; readonly documents: readonly DocumentBody[] }
  | { readonly type: 'removed'; readonly fileId: string };

export const NO_DOCUMENTS: DocumentList = { items: null };

export function reduceDocuments(list: DocumentList, action: DocumentAction): DocumentList {
  switch (action.type) {
    case 'loaded':
      return { items: newestFirst(action.documents) };
    case 'changed': {
      const merged = new Map((list.items ?? []).map((item) => [item.file_id, item]));
      for (const document of action.documents) merged.set(document.file_id, document);
      return { items: newestFirst([...merged.values()]) };
    }
    case 'removed':
      return { items: (list.items ?? []).filter((item) => item.file_id !== action.fileId) };
    default:
      return assertNever(action);
  }
}

function newestFirst(documents: readonly DocumentBody[]): readonly DocumentBody[] {
  return documents.toSorted(
    (a, b) => b.created_at.localeCompare(a.created_at) || b.file_id.localeCompare(a.file_id),
  );
}

/** What a bookkeeper does next with a document. */
export type Standing = 'processing' | 'failed' | 'verified' | 'unverified' | 'mismatch';

export function standingOf(document: DocumentBody): Standing {
  if (document.status === 'processing') return 'processing';
  if (document.status === 'failed') return 'failed';
  return document.verification?.status ?? 'unverified';
}

export const FILTERS = ['all', 'attention', 'verified', 'processing'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether a document falls under a filter. `attention`: failed, not matching, not verifiable, or with rows in doubt. */
export function fallsUnder(document: DocumentBody, filter: Filter): boolean {
  const standing = standingOf(document);
  switch (filter) {
    case 'all':
      return true;
    case 'verified':
    case 'processing':
      return standing === filter;
    case 'attention':
      if (standing === 'processing') return false;
      return standing !== 'verified' || (document.verification?.rows_flagged ?? 0) > 0;
    default:
      return assertNever(filter);
  }
}

/** Documents whose name or period holds every word of `search`, under `filter`. */
export function selectDocuments(
  documents: readonly DocumentBody[],
  filter: Filter,
  search: string,
): readonly DocumentBody[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return documents.filter((document) => {
    if (!fallsUnder(document, filter)) return false;
    const text = [document.original_name, document.period_start, document.period_end, document.currency]
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function isProcessing(document: DocumentBody): boolean {
  return document.status === 'processing';
}
