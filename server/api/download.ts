/** `GET /download`: a document's transactions as a file. Contract 4.3, PRODUCT section 6. */
import { DownloadJsonBody } from '../../shared/api/documents.ts';
import { DownloadQuery } from '../../shared/api/requests.ts';
import type { Statement } from '../../shared/statement.ts';
import type { DocumentRecord } from '../documents/document.ts';
import { loadStatement } from '../documents/statement-store.ts';
import { exportStatement } from '../export/index.ts';
import type { Db } from '../storage/open.ts';
import { fileAnswers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { attachment, safeFileName } from './content-disposition.ts';
import { badRequest, stillProcessing } from './errors.ts';
import { findDocument } from './find-document.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function downloadRoutes(api: Api, { db, documents }: ApiDependencies): void {
  api.get(
    '/download',
    {
      schema: {
        summary: 'Download the transactions',
        description: 'As `csv` (the default), `xlsx` or `json`.',
        querystring: DownloadQuery,
        response: fileAnswers(
          { 'text/csv': null, [XLSX]: null, 'application/json': DownloadJsonBody },
          400,
          401,
          404,
        ),
      },
      // The body is made by the export of the format and sent as it is.
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const { file_id: fileId, format = 'csv' } = request.query;
      const document = findDocument(documents, request, fileId);
      const file = await exportStatement(completedStatement(db, document), format, {
        fileId,
        originalName: document.original_name,
      });
      const body = typeof file.body === 'string' ? file.body : Buffer.from(file.body);
      return reply
        .header('content-type', file.mediaType)
        .header('content-disposition', attachment(safeFileName(document.original_name, file.extension)))
        .send(body);
    },
  );
}

/** The statement of a completed document; 400 while it is processed and after it failed. */
export function completedStatement(db: Db, document: DocumentRecord): Statement {
  if (document.state === 'failed') {
    throw badRequest(
      `The document could not be processed: ${document.error ?? ''}`,
      document.hint ?? 'Retry it, or upload it again.',
    );
  }
  const statement = loadStatement(db, document.id);
  if (statement === null) throw stillProcessing();
  return statement;
}
