/** `/documents/{file_id}/transactions`: the rows with their evidence, and edits of them. PRODUCT sections 3 and 5. */
import { TransactionsBody } from '../../shared/api/documents.ts';
import { EditBody } from '../../shared/api/edits.ts';
import { DocumentParams, EditQuery } from '../../shared/api/requests.ts';
import type { RowsAnswer } from '../documents/edits/rows-thread.ts';
import { fileAnswers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { callerOf } from './authentication.ts';
import { requireCompleted } from './download.ts';
import { badRequest, diskFull, unknownDocument } from './errors.ts';
import { findDocument } from './find-document.ts';

/** Largest batch, bytes: a thousand operations, or some that name every row of a large document. */
const MAX_EDIT_BYTES = 8 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

export function transactionRoutes(api: Api, { documents, pools }: ApiDependencies): void {
  api.get(
    '/documents/:file_id/transactions',
    {
      schema: {
        summary: 'Transactions with the evidence they were read from',
        description: 'As they are now: edits applied, rows that are left out in their places.',
        params: DocumentParams,
        response: fileAnswers({ 'application/json': TransactionsBody }, 400, 401, 404),
      },
    },
    async (request, reply) => {
      const document = findDocument(documents, request, request.params.file_id);
      requireCompleted(document);
      return reply.header('content-type', JSON_TYPE).send(bodyOf(await pools.rows(document)));
    },
  );

  api.patch(
    '/documents/:file_id/transactions',
    {
      bodyLimit: MAX_EDIT_BYTES,
      schema: {
        summary: 'Edit the transactions, or undo, redo and reset edits',
        description:
          'All operations of a batch or none. The statement is proved anew; the answer is its new state. What is answered is on disk.',
        params: DocumentParams,
        querystring: EditQuery,
        body: EditBody,
        response: fileAnswers({ 'application/json': TransactionsBody }, 400, 401, 404),
      },
    },
    async (request, reply) => {
      const document = findDocument(documents, request, request.params.file_id);
      requireCompleted(document);
      const by = callerOf(request).keyName;
      const { rows = 'all' } = request.query;
      const answer = await pools.edit(document, { by, edit: request.body, answer: rows });
      if (answer.ok) return reply.header('content-type', JSON_TYPE).send(bodyOf(answer.body));
      if (answer.code === 'not_stored') throw diskFull(answer.message);
      throw badRequest(answer.message, answer.hint);
    },
  );
}

/** Throws 404 for a document that was deleted meanwhile. */
function bodyOf(rows: RowsAnswer): Buffer {
  if (rows === null) throw unknownDocument();
  return Buffer.from(rows.buffer, rows.byteOffset, rows.length);
}
