/** `GET /documents/{file_id}/pages/{n}`: a page as PNG, to show beside its transactions. */
import { Type } from 'typebox';
import { PageParams, PageQuery } from '../../shared/api/requests.ts';
import { fileAnswers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { unknownPage } from './errors.ts';
import { findDocument } from './find-document.ts';

const DEFAULT_WIDTH = 1200;
/** No body: the client has the image already. */
const NOT_MODIFIED = Type.Unsafe<void>({ type: 'null', description: 'The client has the image already.' });

export function pageRoutes(api: Api, { documents, images }: ApiDependencies): void {
  api.get(
    '/documents/:file_id/pages/:page',
    {
      schema: {
        summary: 'A page as PNG',
        params: PageParams,
        querystring: PageQuery,
        response: { ...fileAnswers({ 'image/png': null }, 400, 401, 404), 304: NOT_MODIFIED },
      },
    },
    async (request, reply) => {
      const { file_id: fileId, page } = request.params;
      const width = request.query.width ?? DEFAULT_WIDTH;
      const document = findDocument(documents, request, fileId);
      if (page > document.page_count) throw unknownPage(document.page_count);
      const etag = `"${images.tag(document, page, width)}"`;
      reply.header('etag', etag);
      if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const png = await images.draw(document, page, width);
      return reply
        .header('content-type', 'image/png')
        .send(Buffer.from(png.buffer, png.byteOffset, png.length));
    },
  );
}

/** Whether `If-None-Match` names the tag (RFC 9110, 13.1.2; weak comparison). */
function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
