/** `POST /extract`: uploads a statement. Contract 4.1. */
import { UploadBody } from '../../shared/api/documents.ts';
import { UploadForm, UploadHeaders } from '../../shared/api/requests.ts';
import { acceptUpload } from '../documents/intake.ts';
import { answers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { callerOf } from './authentication.ts';
import { Turns } from './turns.ts';
import { readUploadForm } from './upload-form.ts';

export function extractRoutes(api: Api, deps: ApiDependencies): void {
  const turns = new Turns();
  api.post(
    '/extract',
    {
      schema: {
        summary: 'Upload a statement',
        description:
          'multipart/form-data with the statement in the part `file` and, for an encrypted PDF, its `password`. ' +
          'The answer comes as soon as the pages are counted and the file is safely on disk. A request that is repeated ' +
          'with the same `Idempotency-Key` within a day is answered with the same document, charged once.',
        headers: UploadHeaders,
        response: answers(UploadBody, 400, 401, 429),
      },
      // The form is read as a stream, so its schema describes it and does not validate it.
      config: {
        swaggerTransform: ({ schema, url }) => ({
          schema: { ...schema, body: UploadForm, consumes: ['multipart/form-data'] },
          url,
        }),
      },
    },
    async (request) => {
      const key = request.headers['idempotency-key'];
      await turns.next();
      const form = await readUploadForm(request, deps.vault, deps.maxFileBytes);
      const upload = { accountId: callerOf(request).account.id, ...form };
      const document = await (key === undefined
        ? acceptUpload(deps, upload)
        : deps.idempotentUploads.accept(deps, upload, key));
      request.log.info({ file_id: document.file_id, pages: document.page_count }, 'document accepted');
      return {
        success: true as const,
        file_id: document.file_id,
        original_name: document.original_name,
        page_count: document.page_count,
        status: 'processing' as const,
      };
    },
  );
}
