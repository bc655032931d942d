/** `/documents`: the list, one document, its file; rename, delete and retry. */
import { DocumentAnswer, DocumentListBody } from '../../shared/api/documents.ts';
import {
  DocumentChangeBody,
  DocumentParams,
  DocumentsQuery,
  DoneBody,
  RetryBody,
} from '../../shared/api/requests.ts';
import { write } from '../storage/writes.ts';
import { toDocumentBody, type DocumentRecord } from '../documents/document.ts';
import { deleteDocument, retryDocument } from '../documents/lifecycle.ts';
import { answers, fileAnswers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { callerOf } from './authentication.ts';
import { attachment, safeFileName } from './content-disposition.ts';
import { unknownDocument } from './errors.ts';
import { findDocument } from './find-document.ts';

export function documentRoutes(api: Api, deps: ApiDependencies): void {
  const { documents, queue, vault } = deps;
  const bodyOf = (document: DocumentRecord): ReturnType<typeof toDocumentBody> =>
    toDocumentBody(document, queue.progress(document.id));

  api.get(
    '/documents',
    {
      schema: {
        summary: 'Documents of the account, newest first',
        querystring: DocumentsQuery,
        response: answers(DocumentListBody, 400, 401),
      },
    },
    async (request) => {
      const { limit = 50, cursor, status, q, sha256 } = request.query;
      const found = documents.list(callerOf(request).account.id, {
        limit: limit + 1,
        before: cursor === undefined ? null : Number(cursor),
        status: status ?? null,
        search: q ?? null,
        contentHash: sha256?.toLowerCase() ?? null,
      });
      const page = found.documents.slice(0, limit);
      const more = found.documents.length > limit;
      return {
        success: true as const,
        documents: page.map(bodyOf),
        total: found.total,
        next_cursor: more ? String(page.at(-1)?.id) : null,
      };
    },
  );

  api.get(
    '/documents/:file_id',
    {
      schema: {
        summary: 'One document',
        params: DocumentParams,
        response: answers(DocumentAnswer, 400, 401, 404),
      },
    },
    async (request) => ({
      success: true as const,
      document: bodyOf(findDocument(documents, request, request.params.file_id)),
    }),
  );

  api.patch(
    '/documents/:file_id',
    {
      schema: {
        summary: 'Rename a document, or write a note about it',
        description:
          'The name is what the document is called in lists and downloads; the file stays as it was sent.',
        params: DocumentParams,
        body: DocumentChangeBody,
        response: answers(DocumentAnswer, 400, 401, 404),
      },
    },
    async (request) => {
      const document = findDocument(documents, request, request.params.file_id);
      const { name = null, note = null } = request.body;
      const change = { name: name?.trim() ?? null, note };
      const changed = await write(deps.db, () => documents.describe(document.id, change));
      if (changed === null) throw unknownDocument();
      return { success: true as const, document: bodyOf(changed) };
    },
  );

  api.delete(
    '/documents/:file_id',
    {
      schema: {
        summary: 'Delete a document, its file and its transactions',
        description: 'Pages of a document that was not processed yet are given back.',
        params: DocumentParams,
        response: answers(DoneBody, 400, 401, 404),
      },
    },
    async (request) => {
      await deleteDocument(deps, findDocument(documents, request, request.params.file_id));
      return { success: true as const };
    },
  );

  api.post(
    '/documents/:file_id/retry',
    {
      schema: {
        summary: 'Process a failed document again',
        description: 'Its pages are reserved anew.',
        params: DocumentParams,
        body: RetryBody,
        response: answers(DocumentAnswer, 400, 401, 404, 429),
      },
    },
    async (request) => {
      const document = findDocument(documents, request, request.params.file_id);
      const retried = await retryDocument(deps, document, request.body?.password ?? null);
      return { success: true as const, document: bodyOf(retried) };
    },
  );

  api.get(
    '/documents/:file_id/file',
    {
      schema: {
        summary: 'The uploaded file, as it was sent',
        params: DocumentParams,
        response: fileAnswers({ 'application/pdf': null, 'image/*': null }, 400, 401, 404),
      },
    },
    async (request, reply) => {
      const document = findDocument(documents, request, request.params.file_id);
      const { stream, size } = await vault.read(document.content_hash);
      return reply
        .header('content-type', document.media_type)
        .header('content-length', size)
        .header('content-disposition', attachment(safeFileName(document.original_name)))
        .send(stream);
    },
  );
}
