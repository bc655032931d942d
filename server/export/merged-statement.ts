/** Accounts from several documents as one statement, with a proof of its own. */
import { formatMinor } from '../../shared/money.ts';
import type { Account, Statement, Verification, VerificationStatus } from '../../shared/statement.ts';
import { openFlags } from '../extraction/statement/verify.ts';
import type { AccountStatement } from './account-statement.ts';
import type { ExportDocument } from './exported-file.ts';

/** Joins accounts into one statement. Its pages are left out: they belong to different files. */
export function mergedStatement(
  accounts: readonly AccountStatement[],
  documents: readonly ExportDocument[],
): Statement {
  const currencies = new Set(accounts.map(({ currency }) => currency));
  const [currency = null] = currencies;
  let first = 0;
  return {
    currency: currencies.size === 1 ? currency : null,
    pages: [],
    accounts: accounts.map((account): Account => {
      const { number, holder, kind, periodStart, periodEnd, openingBalance, closingBalance, rows } = account;
      const start = first;
      first += rows.length;
      return {
        number,
        holder,
        kind,
        currency: account.currency,
        periodStart,
        periodEnd,
        openingBalance,
        closingBalance,
        first: start,
        count: rows.length,
      };
    }),
    transactions: accounts.flatMap(({ rows }, account) => rows.map((row) => ({ ...row, account }))),
    verification: verify(accounts, documents, currencies.size === 1 ? currency : null),
  };
}

/** Verified only where every document is, and where the accounts add up from their first balance to their last. */
function verify(
  accounts: readonly AccountStatement[],
  documents: readonly ExportDocument[],
  currency: string | null,
): Verification {
  const used = new Set(accounts.flatMap(({ sources }) => sources.map(({ document }) => document)));
  const parts = documents.filter((_, index) => used.has(index));
  const rows = accounts.flatMap((account) => account.rows);
  // Amounts of different currencies have no sum.
  const summed = accounts.flatMap((account) => (account.currency === currency ? account.rows : []));
  const differences = accounts.map(difference);
  const [only] = accounts;
  const single = accounts.length === 1 ? only : undefined;
  const broken = differences.some((minor) => minor !== null && minor !== 0);
  return {
    status: broken ? 'mismatch' : worst(parts.map(({ statement }) => statement.verification.status)),
    openingBalance: single?.openingBalance ?? null,
    closingBalance: single?.closingBalance ?? null,
    totalIn: sum(summed.map(({ direction, amount }) => (direction === 'in' ? amount : 0))),
    totalOut: sum(summed.map(({ direction, amount }) => (direction === 'out' ? amount : 0))),
    difference:
      single !== undefined
        ? (differences[0] ?? null)
        : differences.length > 0 && differences.every((minor) => minor === 0)
          ? 0
          : null,
    rowsProved: rows.filter(({ proof }) => proof !== 'none').length,
    rowsFlagged: rows.filter((row) => openFlags(row).length > 0).length,
    warnings: [
      ...accounts.flatMap((account, index) => accountWarnings(account, differences[index] ?? null)),
      ...parts.flatMap(({ originalName, statement }) =>
        statement.verification.warnings.map((warning) => `${originalName}: ${warning}`),
      ),
    ],
  };
}

/** What the rows miss to the last closing balance; null where a balance is not known. */
function difference({ openingBalance, closingBalance, kind, rows }: AccountStatement): number | null {
  if (openingBalance === null || closingBalance === null) return null;
  const moved = sum(rows.map(({ direction, amount }) => (direction === 'in' ? amount : -amount)));
  return openingBalance + (kind === 'liability' ? -moved : moved) - closingBalance;
}

function accountWarnings(account: AccountStatement, missing: number | null): string[] {
  const { label, currency, breaks } = account;
  const money = (minor: number): string => formatMinor(minor, currency);
  const warnings = breaks.map(
    ({ end, closing, start, opening }) =>
      `${label}: the statement up to ${end} closes with ${money(closing)}, the one from ${start} opens with ` +
      `${money(opening)}. A statement between them may be missing.`,
  );
  if (missing !== null && missing !== 0) {
    warnings.push(`${label}: the rows of all documents differ from the last balance by ${money(missing)}.`);
  }
  return warnings;
}

function worst(statuses: readonly VerificationStatus[]): VerificationStatus {
  if (statuses.includes('mismatch')) return 'mismatch';
  return statuses.length === 0 || statuses.includes('unverified') ? 'unverified' : 'verified';
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
