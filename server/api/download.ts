/** `GET /download`: the transactions of one document or of several as a file. Contract 4.3, PRODUCT section 6. */
import { DownloadJsonBody } from '../../shared/api/documents.ts';
import { DownloadQuery } from '../../shared/api/requests.ts';
import type { DocumentRecord } from '../documents/document.ts';
import type { ExportFile } from '../documents/export-thread.ts';
import { WorkerLostError } from '../documents/guarded-pool.ts';
import { fileAnswers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { attachment, safeFileName } from './content-disposition.ts';
import { type ApiError, badRequest, stillProcessing, unknownDocument } from './errors.ts';
import { findDocument } from './find-document.ts';

/** Media types of the answers; what each format answers with is in the modules of `server/export`. */
const MEDIA_TYPES = {
  'text/csv': null,
  'application/json': DownloadJsonBody,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': null,
  'application/x-ofx': null,
  'application/vnd.intu.qbo': null,
  'application/qif': null,
  'application/zip': null,
} as const;

export function downloadRoutes(api: Api, { documents, pools }: ApiDependencies): void {
  api.get(
    '/download',
    {
      schema: {
        summary: 'Download the transactions',
        description:
          'As `csv` (the default), `xlsx`, `json`, or in a format of accounting packages. `file_id` may be repeated: ' +
          'the documents are then joined account by account, and rows that overlapping statements share stand there ' +
          'once. `qif`, `csv-quickbooks`, `csv-xero` and `csv-freeagent` hold one account; for several, or more rows than ' +
          'the program takes at once, the answer is a ZIP archive.',
        querystring: DownloadQuery,
        response: fileAnswers(MEDIA_TYPES, 400, 401, 404),
      },
    },
    async (request, reply) => {
      const { file_id: asked, format = 'csv', account } = request.query;
      const fileIds = [...new Set(typeof asked === 'string' ? [asked] : asked)];
      const chosen = fileIds.map((fileId) => findDocument(documents, request, fileId));
      for (const document of chosen) requireCompleted(document);
      const answer = await exported(pools, chosen, { format, ...(account === undefined ? {} : { account }) });
      const name = answer.name ?? chosen[0]?.original_name ?? '';
      return reply
        .header('content-type', answer.mediaType)
        .header('content-disposition', attachment(safeFileName(name, answer.extension)))
        .send(Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.length));
    },
  );
}

async function exported(
  pools: ApiDependencies['pools'],
  chosen: readonly DocumentRecord[],
  choice: Parameters<ApiDependencies['pools']['exportFile']>[1],
): Promise<ExportFile> {
  const answer = await pools.exportFile(chosen, choice).catch((error: unknown) => {
    if (chosen.length > 1 && error instanceof WorkerLostError && error.reason !== 'crash')
      throw tooMuchAtOnce();
    throw error;
  });
  if (answer.ok) return answer.file;
  throw answer.code === 'refused' ? badRequest(answer.message, answer.hint) : unknownDocument();
}

const tooMuchAtOnce = (): ApiError =>
  badRequest('These documents are too much for one file.', 'Ask for fewer at once, e.g. for one year.');

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
