/** `GET /status`: how far a document is. Contract 4.2, PRODUCT section 3. */
import { StatusBody } from '../../shared/api/documents.ts';
import { StatusQuery } from '../../shared/api/requests.ts';
import { progressBody, statusOf, verificationOf, type DocumentRecord } from '../documents/document.ts';
import type { DocumentQueue } from '../documents/queue.ts';
import { answers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { findDocument } from './find-document.ts';

export function statusRoutes(api: Api, { documents, queue }: ApiDependencies): void {
  api.get(
    '/status',
    {
      schema: {
        summary: 'Status of a document',
        description: 'Poll until `status` is `completed` or `failed`.',
        querystring: StatusQuery,
        response: answers(StatusBody, 400, 401, 404),
      },
    },
    async (request) => statusBody(findDocument(documents, request, request.query.file_id), queue),
  );
}

function statusBody(document: DocumentRecord, queue: DocumentQueue): StatusBody {
  const common = {
    success: true as const,
    file_id: document.file_id,
    status: statusOf(document.state),
    page_count: document.page_count,
  };
  if (document.state === 'failed') {
    return { ...common, error: document.error ?? '', hint: document.hint ?? '' };
  }
  const verification = verificationOf(document);
  if (document.state === 'completed' && verification !== null) {
    return { ...common, transaction_count: document.transaction_count ?? 0, verification };
  }
  return { ...common, progress: progressBody(document, queue.progress(document.id)) };
}
