/**
 * What a generated statement really says, in the format `npm run evaluate` reads.
 * Amounts are decimal strings with a dot and never negative; dates are `YYYY-MM-DD`.
 */
import { formatMinor } from '../../shared/money.ts';
import type { Account, Entry } from './model.ts';

export interface TruthTransaction {
  /** Booking date. */
  date: string;
  description: string;
  amountIn: string | null;
  amountOut: string | null;
  /** After the row, printed or computable; null where nothing printed lets it be known. */
  balance: string | null;
  balance_printed: boolean;
  /** The page the entry begins on, counted from 1. */
  page: number;
  extra?: Record<string, string>;
  /** The value or transaction date where a second date is printed. */
  other_date?: string;
}

export interface TruthAccount {
  /** Null where it is not printed; likewise below. */
  number: string | null;
  holder: string | null;
  currency: string;
  opening_balance: string | null;
  closing_balance: string | null;
  period_start: string | null;
  period_end: string | null;
  transactions: TruthTransaction[];
}

export interface Truth {
  layout: string;
  variant: string;
  kind: 'digital';
  country: string;
  language: string;
  currency: string;
  order: 'asc' | 'desc';
  password?: string;
  pages: number;
  /** What a reader that makes no mistake can claim, given what is printed. */
  expected_status: 'verified' | 'unverified' | 'mismatch';
  tags: readonly string[];
  accounts: TruthAccount[];
  notes?: string;
}

/** How a row was printed, as far as the truth needs it. */
export interface Printed {
  readonly page: number;
  readonly balance: boolean;
  readonly extra?: Record<string, string>;
  /** Whether a second date is printed beside the booking date. */
  readonly valueDate?: boolean;
  /** What the statement prints as description, where it is not the whole text. */
  readonly description?: string;
}

/** Truth of one row. `balanceKnown` is false where the statement gives nothing to compute a balance from. */
export function truthRow(
  entry: Entry,
  currency: string,
  printed: Printed,
  balanceKnown: boolean,
): TruthTransaction {
  const amount = formatMinor(Math.abs(entry.amount), currency);
  return {
    date: entry.date,
    description: printed.description ?? entry.lines.join(' '),
    amountIn: entry.amount > 0 ? amount : null,
    amountOut: entry.amount > 0 ? null : amount,
    balance: balanceKnown ? formatMinor(entry.balance, currency) : null,
    balance_printed: printed.balance,
    page: printed.page,
    ...(printed.extra ? { extra: printed.extra } : {}),
    ...(printed.valueDate ? { other_date: entry.valueDate } : {}),
  };
}

/** Which facts of the account stand on the paper. */
export interface AccountFacts {
  readonly opening: boolean;
  readonly closing: boolean;
  readonly number?: boolean;
  readonly holder?: boolean;
  readonly period?: boolean;
}

export function truthAccount(
  account: Account,
  facts: AccountFacts,
  transactions: TruthTransaction[],
): TruthAccount {
  return {
    number: facts.number === false ? null : account.number,
    holder: facts.holder === false ? null : account.holder,
    currency: account.currency,
    opening_balance: facts.opening ? formatMinor(account.opening, account.currency) : null,
    closing_balance: facts.closing ? formatMinor(account.closing, account.currency) : null,
    period_start: facts.period === false ? null : account.start,
    period_end: facts.period === false ? null : account.end,
    transactions,
  };
}
