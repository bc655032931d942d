/** `GET /download`: a document's transactions as a file. Contract 4.3, PRODUCT section 6. */
import { DownloadJsonBody } from '../../shared/api/documents.ts';
import { DownloadQuery } from '../../shared/api/requests.ts';
import type { DocumentRecord } from '../documents/document.ts';
import { fileAnswers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { attachment, safeFileName } from './content-disposition.ts';
import { badRequest, stillProcessing } from './errors.ts';
import { findDocument } from './find-document.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function downloadRoutes(api: Api, { documents, pools }: ApiDependencies): void {
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
    },
    async (request, reply) => {
      const { file_id: fileId, format = 'csv' } = request.query;
      const document = findDocument(documents, request, fileId);
      requireCompleted(document);
      const file = await pools.report(document, format);
      return reply
        .header('content-type', file.mediaType)
        .header('content-disposition', attachment(safeFileName(document.original_name, file.extension)))
        .send(Buffer.from(file.body.buffer, file.body.byteOffset, file.body.length));
    },
  );
}

/** 400 while a document is processed, and after it failed. */
export function requireCompleted(document: DocumentRecord): void {
  if (document.state === 'failed') {
    throw badRequest(
      `The document could not be processed: ${document.error ?? ''}`,
      document.hint ?? 'Retry it, or upload it again.',
    );
  }
  if (document.state !== 'completed') throw stillProcessing();
}
