import papaparse from 'papaparse';
import type { Statement, Transaction } from '../../shared/statement.ts';
import { accountCurrency, toTransactionBody } from './api-body.ts';
import { accountLabel } from './account-label.ts';
import type { StatementWriter } from './exported-file.ts';
import { guardFormula } from './formula-guard.ts';

export const CSV_COLUMNS = ['Date', 'Type', 'Description', 'Amount In', 'Amount Out', 'Balance'] as const;
/** Stand behind the others when a document holds more than one account. */
export const CSV_ACCOUNT_COLUMNS = ['Account', 'Currency'] as const;

/**
 * Comma-separated values as RFC 4180 has them: CRLF after every line, quotes where needed, UTF-8 without a byte order
 * mark (docs/decisions/0007-csv-without-bom.md). Amounts are decimals with a dot, empty where there is none.
 */
export const writeCsv: StatementWriter = (statement) => {
  const several = statement.accounts.length > 1;
  const header = several ? [...CSV_COLUMNS, ...CSV_ACCOUNT_COLUMNS] : [...CSV_COLUMNS];
  const rows = statement.transactions.map((transaction) => csvRow(statement, transaction, several));
  return {
    body: `${papaparse.unparse([header, ...rows], { newline: '\r\n' })}\r\n`,
    mediaType: 'text/csv; charset=utf-8',
    extension: '.csv',
  };
};

function csvRow(statement: Statement, transaction: Transaction, several: boolean): string[] {
  const currency = accountCurrency(statement, transaction.account);
  const body = toTransactionBody(transaction, currency);
  const cells = [
    body.date,
    body.type,
    guardFormula(body.description),
    body.amountIn ?? '',
    body.amountOut ?? '',
    body.balance,
  ];
  if (!several) return cells;
  return [...cells, guardFormula(accountLabel(statement, transaction.account)), currency ?? ''];
}
