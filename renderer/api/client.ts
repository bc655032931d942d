/** The service as typed functions: one per endpoint the window uses. */
import type { KeyCreatedBody, KeyListBody, UserBody } from '../../shared/api/account.ts';
import type {
  DocumentAnswer,
  DocumentListBody,
  DownloadFormat,
  TransactionsBody,
  UploadBody,
} from '../../shared/api/documents.ts';
import { fileNameOf } from './file-name.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** A file to save: its bytes and the name the service gave it. */
export interface Download {
  readonly blob: Blob;
  readonly fileName: string;
}

export interface DocumentQuery {
  readonly status?: 'processing' | 'completed' | 'failed';
  readonly cursor?: string | null;
  readonly limit?: number;
}

export type Client = ReturnType<typeof createClient>;

/** Builds the client. Every function throws ApiError where the service refuses and ConnectionLost where it is silent. */
export function createClient(options: TransportOptions) {
  const send = createTransport(options);
  // The service validates its answers against the schemas these types come from.
  const json = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const body: T = await (await send(path, init)).json();
    return body;
  };
  const document = (id: string, rest = '') => `/documents/${encodeURIComponent(id)}${rest}`;

  return {
    user: () => json<UserBody>('/user'),

    upload(file: File, password: string | null, signal?: AbortSignal) {
      const form = new FormData();
      // The password goes first: a reader of the stream then knows it before the file comes.
      if (password !== null) form.append('password', password);
      form.append('file', file, file.name);
      return json<UploadBody>('/extract', { method: 'POST', body: form, ...(signal ? { signal } : {}) });
    },

    documents(query: DocumentQuery = {}) {
      const search = new URLSearchParams();
      if (query.status) search.set('status', query.status);
      if (query.cursor) search.set('cursor', query.cursor);
      if (query.limit) search.set('limit', String(query.limit));
      const text = search.toString();
      return json<DocumentListBody>(`/documents${text === '' ? '' : `?${text}`}`);
    },

    document: async (id: string) => (await json<DocumentAnswer>(document(id))).document,
    transactions: (id: string) => json<TransactionsBody>(document(id, '/transactions')),

    async remove(id: string) {
      await send(document(id), { method: 'DELETE' });
    },

    async retry(id: string) {
      await send(document(id, '/retry'), { method: 'POST' });
    },

    /** A page as PNG, `width` pixels wide; `page` counts from 1. */
    async pageImage(id: string, page: number, width: number, signal?: AbortSignal) {
      const response = await send(document(id, `/pages/${page}?width=${width}`), signal ? { signal } : {});
      return response.blob();
    },

    async download(id: string, format: DownloadFormat): Promise<Download> {
      const search = new URLSearchParams({ file_id: id, format });
      const response = await send(`/download?${search}`);
      const name = fileNameOf(response.headers.get('Content-Disposition')) ?? `statement.${format}`;
      return { blob: await response.blob(), fileName: name };
    },

    keys: async () => (await json<KeyListBody>('/keys')).keys,

    createKey: (name: string) =>
      json<KeyCreatedBody>('/keys', {
        method: 'POST',
        body: JSON.stringify({ name }),
        headers: { 'Content-Type': 'application/json' },
      }),

    async revokeKey(id: string) {
      await send(`/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
  };
}
