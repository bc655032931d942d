/** All resources of `/api/v1`. */
import rateLimit from '@fastify/rate-limit';
import type { Api, ApiDependencies } from './app-types.ts';
import { requireKey } from './authentication.ts';
import { documentRoutes } from './documents.ts';
import { downloadRoutes } from './download.ts';
import { extractRoutes } from './extract.ts';
import { keyRoutes } from './keys.ts';
import { openRoutes } from './open-routes.ts';
import { limitRequests } from './request-limit.ts';
import { pageRoutes } from './pages.ts';
import { settingsRoutes } from './settings.ts';
import { statusRoutes } from './status.ts';
import { transactionRoutes } from './transactions.ts';
import { userRoutes } from './user.ts';

/** Registers the routes; to be called in a scope that has the prefix. */
export async function apiRoutes(api: Api, deps: ApiDependencies): Promise<void> {
  // Statements and keys stay out of the browser's disk cache.
  api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  openRoutes(api, deps);
  await api.register(async (guarded: Api) => {
    guarded.addHook('onRequest', requireKey(deps.keys));
    await guarded.register(rateLimit, { global: false });
    guarded.addHook('onRequest', limitRequests(guarded, deps.requestsPerMinute));
    for (const routes of [
      extractRoutes,
      statusRoutes,
      downloadRoutes,
      userRoutes,
      documentRoutes,
      transactionRoutes,
      pageRoutes,
      keyRoutes,
      settingsRoutes,
    ]) {
      routes(guarded, deps);
    }
  });
}
