/** Two statements read from the same pages, the accounts of the one before those of the other. */
import { currencyDecimals } from '../../../shared/money.ts';
import type { Account, AccountControls, Statement } from '../../../shared/statement.ts';
import { reprove } from '../proof/reprove.ts';

/** What reading the pages said of both: their formats are those of the first, and so is their currency unless that counts otherwise. */
export function joinedStatements(one: Statement, other: Statement): Statement {
  const rows = one.transactions.length;
  // An amount of an unknown currency has cents beside one in yen, too.
  const alike = currencyDecimals(one.currency) === currencyDecimals(other.currency);
  const ownOf = ({ accounts, currency }: Statement): readonly Account[] =>
    alike ? accounts : accounts.map((account) => ({ ...account, currency: account.currency ?? currency }));
  return reprove({
    ...one,
    currency: alike || other.currency !== null ? one.currency : null,
    accounts: [
      ...ownOf(one),
      ...ownOf(other).map((account) => ({ ...account, first: account.first + rows })),
    ],
    transactions: [
      ...one.transactions,
      ...other.transactions.map((row, index) => ({
        ...row,
        account: row.account + one.accounts.length,
        place: (row.place ?? index) + rows,
      })),
    ],
    controls: {
      accounts: [
        ...(one.controls?.accounts ?? []),
        ...(other.controls?.accounts ?? []).map((own) => movedBy(rows, own)),
      ],
      warnings: [...new Set([...(one.controls?.warnings ?? []), ...(other.controls?.warnings ?? [])])],
    },
  });
}

/** A statement with more to warn of than its pages and figures tell. */
export function withWarnings(statement: Statement, warnings: readonly string[]): Statement {
  if (warnings.length === 0) return statement;
  const controls = statement.controls ?? { accounts: [], warnings: [] };
  return reprove({ ...statement, controls: { ...controls, warnings: [...controls.warnings, ...warnings] } });
}

/** The figures of an account behind so many rows of others. */
function movedBy(rows: number, controls: AccountControls): AccountControls {
  const moved = <T extends { readonly place: number }>(one: T): T => ({ ...one, place: one.place + rows });
  return {
    ...controls,
    balances: controls.balances.map(moved),
    totals: controls.totals.map((total) => ({ ...total, end: total.end + rows })),
    starts: controls.starts.map((start) => start + rows),
    unread: controls.unread.map(moved),
  };
}
