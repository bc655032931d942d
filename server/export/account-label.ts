import type { Statement } from '../../shared/statement.ts';

/** What a row's account is called in a table: its number, else its place in the document ("Account 2"). */
export function accountLabel(statement: Statement, account: number): string {
  return statement.accounts[account]?.number ?? `Account ${account + 1}`;
}
