import type { Account, Statement, Transaction } from '../../shared/statement.ts';

/** The statement without the rows a person has left out. */
export function includedOnly(statement: Statement): Statement {
  if (!statement.transactions.some(({ excluded }) => excluded)) return statement;
  const transactions: Transaction[] = [];
  const accounts = statement.accounts.map((account): Account => {
    const first = transactions.length;
    const rows = statement.transactions.slice(account.first, account.first + account.count);
    transactions.push(...rows.filter(({ excluded }) => !excluded));
    return { ...account, first, count: transactions.length - first };
  });
  return { ...statement, accounts, transactions };
}
