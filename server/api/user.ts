/** `GET /user`: the account and what is left of its quota. Contract 4.4. */
import { UserBody } from '../../shared/api/account.ts';
import { answers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { callerOf } from './authentication.ts';

export function userRoutes(api: Api, { ledger }: ApiDependencies): void {
  api.get(
    '/user',
    { schema: { summary: 'Account and page quota', response: answers(UserBody, 401) } },
    async (request) => {
      const { account } = callerOf(request);
      const { email, plan, credits } = account;
      return { success: true as const, email, plan, credits, quota: ledger.quota(account) };
    },
  );
}
