/** The two routes without a key: is the service there, and the exchange of a one-time link for a key. */
import { HealthBody } from '../../shared/api/account.ts';
import { SessionBody, SessionCreateBody } from '../../shared/api/requests.ts';
import { write } from '../storage/writes.ts';
import { answers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { invalidCode } from './errors.ts';

export function openRoutes(api: Api, { db, keys, sessions, localAccountId, version }: ApiDependencies): void {
  api.get(
    '/health',
    { schema: { summary: 'Whether the service answers', security: [], response: answers(HealthBody) } },
    async () => ({ success: true as const, status: 'ok' as const, version }),
  );

  api.post(
    '/session',
    {
      schema: {
        summary: 'Exchange the code of a one-time link for a key',
        description: 'Used by the window. A code works once; the key works until the service stops.',
        security: [],
        body: SessionCreateBody,
        response: answers(SessionBody, 400, 401),
      },
    },
    async (request) => {
      if (!sessions.redeem(request.body.code)) throw invalidCode();
      const { secret } = await write(db, () => keys.create(localAccountId, 'Window', { ephemeral: true }));
      return { success: true as const, api_key: secret };
    },
  );
}
