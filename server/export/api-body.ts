/**
 * A statement in the words of the API: integer minor units become decimal strings, camelCase becomes the
 * contract's field names. Used by the JSON export and by the API's own answers, so that both say the same. Rows with evidence: `rows-body.ts`.
 */
import type {
  AccountBody,
  DownloadJsonBody,
  TransactionBody,
  VerificationBody,
} from '../../shared/api/documents.ts';
import { formatMinor } from '../../shared/money.ts';
import type { Account, Statement, Transaction, Verification } from '../../shared/statement.ts';

/** Currency of one of the statement's accounts; the statement's own where the account names none. */
export function accountCurrency(statement: Statement, account: number): string | null {
  return statement.accounts[account]?.currency ?? statement.currency;
}

/** The contract's six fields of a transaction, in the decimals of its account's currency. */
export function toTransactionBody(transaction: Transaction, currency: string | null): TransactionBody {
  const amount = formatMinor(transaction.amount, currency);
  const incoming = transaction.direction === 'in';
  return {
    date: transaction.date,
    type: incoming ? 'CREDIT' : 'DEBIT',
    description: transaction.description,
    amountIn: incoming ? amount : null,
    amountOut: incoming ? null : amount,
    balance: transaction.balance === null ? '' : formatMinor(transaction.balance, currency),
  };
}

/** An account with its balances; `fallbackCurrency` (the statement's) decides the decimals where it names none. */
export function toAccountBody(account: Account, fallbackCurrency: string | null = null): AccountBody {
  const currency = account.currency ?? fallbackCurrency;
  return {
    number: account.number,
    holder: account.holder,
    kind: account.kind,
    currency,
    period_start: account.periodStart,
    period_end: account.periodEnd,
    opening_balance: formatOptional(account.openingBalance, currency),
    closing_balance: formatOptional(account.closingBalance, currency),
    first: account.first,
    count: account.count,
  };
}

/** The document's proof; all amounts in the statement's currency. */
export function toVerificationBody(verification: Verification, currency: string | null): VerificationBody {
  return {
    status: verification.status,
    opening_balance: formatOptional(verification.openingBalance, currency),
    closing_balance: formatOptional(verification.closingBalance, currency),
    total_in: formatMinor(verification.totalIn, currency),
    total_out: formatMinor(verification.totalOut, currency),
    difference: formatOptional(verification.difference, currency),
    rows_proved: verification.rowsProved,
    rows_flagged: verification.rowsFlagged,
    warnings: [...verification.warnings],
  };
}

/** Answer of `GET /download?format=json`: the contract's fields, and beside them currency, accounts and verification. */
export function toDownloadBody(statement: Statement, fileId: string): DownloadJsonBody {
  return {
    success: true,
    file_id: fileId,
    transaction_count: statement.transactions.length,
    currency: statement.currency,
    accounts: statement.accounts.map((account) => toAccountBody(account, statement.currency)),
    verification: toVerificationBody(statement.verification, statement.currency),
    transactions: statement.transactions.map((transaction) =>
      toTransactionBody(transaction, accountCurrency(statement, transaction.account)),
    ),
  };
}

function formatOptional(minor: number | null, currency: string | null): string | null {
  return minor === null ? null : formatMinor(minor, currency);
}
