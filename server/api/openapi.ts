/** The description of the API: OpenAPI 3.1 from the same schemas that validate, and a page to browse it. */
import swagger from '@fastify/swagger';
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
      security: [{ key: [] }],
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `def-${index}`,
    },
  });
  // The plugin's type covers every version of the format; ours is 3.1, whose shown parts `ApiDescription` names.
  const describe = (): ApiDescription => JSON.parse(JSON.stringify(app.swagger()));
  const hidden = { schema: { hide: true } };
  app.get('/openapi.json', hidden, async (_request, reply) => {
    return reply.type('application/json').send(JSON.stringify(app.swagger(), null, 1));
  });
  app.get('/docs', hidden, async (_request, reply) => {
    return reply.type('text/html; charset=utf-8').send(docsPage(describe()));
  });
  app.get(STYLE_PATH, hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
