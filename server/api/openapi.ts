/** The description of the API: OpenAPI 3.1 from the same schemas that validate, and a page to browse it. */
import swagger from '@fastify/swagger';
import { API_PREFIX } from '../../shared/api/common.ts';
import type { Api } from './app-types.ts';
import { docsPage, type ApiDescription } from './docs-page.ts';
import { STYLE, STYLE_PATH } from './html.ts';

export async function descriptionRoutes(app: Api, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Statement Desk',
        version,
        description:
          'Turns bank statements into transactions, on this computer. Upload a statement, ask for its status until it ' +
          'is completed, download its transactions.',
      },
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'An API key: `Authorization: Bearer sd_…`' },
        },
      },
      // The service that was asked, whatever its port.
      servers: [{ url: '/' }],
      security: [{ key: [] }],
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `def-${index}`,
    },
  });
  // The plugin's type covers every version of the format; ours is 3.1, whose shown parts `ApiDescription` names.
  const describe = (): ApiDescription => withNames(JSON.parse(JSON.stringify(app.swagger())));
  const hidden = { schema: { hide: true } };
  app.get('/openapi.json', hidden, async (_request, reply) => {
    return reply.type('application/json').send(JSON.stringify(describe(), null, 1));
  });
  app.get('/docs', hidden, async (_request, reply) => {
    return reply.type('text/html; charset=utf-8').send(docsPage(describe()));
  });
  app.get(STYLE_PATH, hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}

/** Names the operations for generators of clients: `GET /api/v1/documents/{file_id}/file` is `getDocumentsByFileIdFile`. */
function withNames(api: ApiDescription): ApiDescription {
  for (const [path, methods] of Object.entries(api.paths)) {
    const words = path
      .slice(API_PREFIX.length)
      .replaceAll('{', 'by_')
      .split(/[^a-z]+/)
      .filter((word) => word !== '');
    const name = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
    for (const [method, operation] of Object.entries(methods)) {
      Object.assign(operation, { operationId: `${method}${name}` });
    }
  }
  return api;
}
