/** Figures under words that no language of the lexicon has, which may be what an account starts from and comes to. */
import type { AccountPart } from '../../statement/parts/accounts.ts';
import type { AccountContext, ProvedAccount } from '../proved-account.ts';
import { withUnnamedEnds } from './ends.ts';
import { withOpeningAbove } from './figures-above.ts';
import { withUnnamedSummaries } from './summaries.ts';

/** The account with such figures as its balances, each way that they may be; to be believed where they prove all of it. */
export function* withUnnamedBalances(
  proved: Pick<ProvedAccount, 'part' | 'rows'>,
  { lines, decimals, dateTrend }: AccountContext,
): Generator<AccountPart> {
  const newestFirst = dateTrend < 0;
  yield* withUnnamedEnds(proved.part, newestFirst);
  yield* withOpeningAbove(proved.part, newestFirst);
  yield* withUnnamedSummaries(proved, lines, decimals);
}
