/** The window's content at `/`, and the bundled sample statement. */
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Api } from './app-types.ts';
import { unknownRoute } from './errors.ts';
import { page } from './html.ts';

const SAMPLE = 'sample-statement.pdf';

export interface WindowFolders {
  readonly rendererFolder: string;
  readonly assetsFolder: string;
}

export async function windowRoutes(app: Api, { rendererFolder, assetsFolder }: WindowFolders): Promise<void> {
  app.get(`/${SAMPLE}`, { schema: { hide: true } }, async (_request, reply) => {
    const path = join(assetsFolder, SAMPLE);
    if (!existsSync(path)) throw unknownRoute();
    return reply.type('application/pdf').send(createReadStream(path));
  });
  if (existsSync(join(rendererFolder, 'index.html'))) {
    await app.register(fastifyStatic, { root: rendererFolder, schemaHide: true });
    return;
  }
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(notBuilt()),
  );
}

function notBuilt(): string {
  return page(
    'Statement Desk',
    `<h1>Statement Desk</h1>
     <p>The service runs, but its window has not been built yet. Run <code>npm run build:renderer</code> in the
     folder of Statement Desk, then start the service again.</p>
     <p>The API works without it: see <a href="/docs">the description of the API</a>.</p>`,
  );
}
