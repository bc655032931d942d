/** The service as typed functions: one per endpoint the window uses. */
import type { KeyCreatedBody, KeyListBody, UserBody } from '../../shared/api/account.ts';
import type {
  DocumentAnswer,
  DocumentListBody,
  DownloadFormat,
  TransactionsBody,
  UploadBody,
} from '../../shared/api/documents.ts';
import type { DocumentChangeBody } from '../../shared/api/requests.ts';
import type { SettingsBody, SettingsPatch } from '../../shared/api/settings.ts';
import type { EditBody } from '../../shared/api/edits.ts';
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
  /** Only documents whose file has this content: lowercase hexadecimal. */
  readonly sha256?: string;
}

/** How `GET /download` is asked to write several accounts: one of them, by its index, or all. */
export interface DownloadOptions {
  readonly account?: number | null;
  readonly signal?: AbortSignal;
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
  const body = (method: string, value: unknown): RequestInit => ({
    method,
    body: JSON.stringify(value),
    headers: { 'Content-Type': 'application/json' },
  });

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
      if (query.sha256) search.set('sha256', query.sha256);
      const text = search.toString();
      return json<DocumentListBody>(`/documents${text === '' ? '' : `?${text}`}`);
    },

    document: async (id: string) => (await json<DocumentAnswer>(document(id))).document,
    transactions: (id: string) => json<TransactionsBody>(document(id, '/transactions')),

    /** Changes rows of a completed document, or steps through its history; answers the rows that came or changed. */
    edit: (id: string, change: EditBody) =>
      json<TransactionsBody>(document(id, '/transactions?rows=changed'), body('PATCH', change)),

    /** The file as it was uploaded. */
    async file(id: string, signal?: AbortSignal) {
      const response = await send(document(id, '/file'), signal ? { signal } : {});
      return response.arrayBuffer();
    },

    changeDocument: async (id: string, change: DocumentChangeBody) =>
      (await json<DocumentAnswer>(document(id), body('PATCH', change))).document,

    /** `atLast`: the page is closing, and the request must outlive it. */
    async remove(id: string, { atLast = false } = {}) {
      await send(document(id), { method: 'DELETE', keepalive: atLast });
    },

    async retry(id: string) {
      await send(document(id, '/retry'), { method: 'POST' });
    },

    /** A page as PNG, `width` pixels wide; `page` counts from 1. */
    async pageImage(id: string, page: number, width: number, signal?: AbortSignal) {
      const response = await send(document(id, `/pages/${page}?width=${width}`), signal ? { signal } : {});
      return response.blob();
    },

    /** One document's rows, or those of several, account by account. */
    async download(
      ids: readonly string[],
      format: DownloadFormat,
      { account = null, signal }: DownloadOptions = {},
    ): Promise<Download> {
      const search = new URLSearchParams([...ids.map((id) => ['file_id', id]), ['format', format]]);
      if (account !== null) search.set('account', String(account));
      const response = await send(`/download?${search}`, signal ? { signal } : {});
      const name = fileNameOf(response.headers.get('Content-Disposition')) ?? `statement.${format}`;
      return { blob: await response.blob(), fileName: name };
    },

    settings: () => json<SettingsBody>('/settings'),
    changeSettings: (change: SettingsPatch) => json<SettingsBody>('/settings', body('PATCH', change)),

    keys: async () => (await json<KeyListBody>('/keys')).keys,

    createKey: (name: string) => json<KeyCreatedBody>('/keys', body('POST', { name })),

    async revokeKey(id: string) {
      await send(`/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
  };
}
