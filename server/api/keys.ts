/** `/keys`: the account's API keys. A key is shown once, when it is made. */
import { KeyCreatedBody, KeyListBody } from '../../shared/api/account.ts';
import { DoneBody, KeyCreateBody, KeyParams } from '../../shared/api/requests.ts';
import { write } from '../storage/writes.ts';
import { answers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { callerOf } from './authentication.ts';
import { foreignKey, unknownKey } from './errors.ts';

export function keyRoutes(api: Api, { db, keys }: ApiDependencies): void {
  api.get(
    '/keys',
    { schema: { summary: 'Keys of the account', response: answers(KeyListBody, 401) } },
    async (request) => ({ success: true as const, keys: keys.list(callerOf(request).account.id) }),
  );

  api.post(
    '/keys',
    {
      schema: {
        summary: 'Create a key',
        description: 'The answer is the only time the key itself is shown.',
        body: KeyCreateBody,
        response: answers(KeyCreatedBody, 400, 401),
      },
    },
    async (request) => {
      const name = request.body?.name?.trim();
      const { id } = callerOf(request).account;
      const { key, secret } = await write(db, () => keys.create(id, name || 'API key'));
      return { success: true as const, key, api_key: secret };
    },
  );

  api.delete(
    '/keys/:id',
    {
      schema: {
        summary: 'Revoke a key',
        description: 'It stops working at once, also for the request that revoked it.',
        params: KeyParams,
        response: answers(DoneBody, 400, 401, 404),
      },
    },
    async (request) => {
      const owner = keys.ownerOf(request.params.id);
      if (owner === null) throw unknownKey();
      if (owner !== callerOf(request).account.id) throw foreignKey();
      await write(db, () => keys.revoke(request.params.id));
      return { success: true as const };
    },
  );
}
