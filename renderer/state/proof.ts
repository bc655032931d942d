/** What the top of a review says: an account's opening, what came in and went out, its closing, and what is in doubt. */
import type { EvidenceRowBody, TransactionsBody } from '../../shared/api/documents.ts';
import { formatMinor, parseMinor } from '../../shared/money.ts';

/** Figures are decimal strings in the account's currency; null where the statement does not give them. */
export interface ProofLine {
  /** A liability states what is owed: it grows by what goes out. */
  readonly liability: boolean;
  readonly currency: string | null;
  readonly opening: string | null;
  readonly totalIn: string;
  readonly totalOut: string;
  readonly closing: string | null;
  /** What the sum misses the closing by; null where there is nothing to compare with. */
  readonly difference: string | null;
  readonly rows: number;
  readonly proved: number;
  readonly doubtful: number;
}

/** The proof of one account of a statement; `account` indexes its `accounts`. */
export function proofLine(statement: TransactionsBody, account: number): ProofLine {
  const of = statement.accounts[account];
  const currency = of?.currency ?? statement.currency;
  const rows = statement.transactions.filter((row) => row.account === account);
  const totalIn = sum(
    rows.map((row) => row.amountIn),
    currency,
  );
  const totalOut = sum(
    rows.map((row) => row.amountOut),
    currency,
  );
  const liability = of?.kind === 'liability';
  const opening = of?.opening_balance ?? null;
  const closing = of?.closing_balance ?? null;
  return {
    liability,
    currency,
    opening,
    totalIn: formatMinor(totalIn, currency),
    totalOut: formatMinor(totalOut, currency),
    closing,
    difference: difference(opening, liability ? totalOut - totalIn : totalIn - totalOut, closing, currency),
    rows: rows.length,
    proved: rows.filter((row) => row.proof !== 'none').length,
    doubtful: rows.filter(isDoubtful).length,
  };
}

/** A row that wants eyes: it carries a flag. An unproved row of a statement that prints nothing to prove is no doubt of its own. */
export function isDoubtful(row: EvidenceRowBody): boolean {
  return row.flags.length > 0;
}

function sum(amounts: readonly (string | null)[], currency: string | null): number {
  return amounts.reduce(
    (total, amount) => total + (amount === null ? 0 : (parseMinor(amount, currency) ?? 0)),
    0,
  );
}

function difference(
  opening: string | null,
  movement: number,
  closing: string | null,
  currency: string | null,
): string | null {
  const from = opening === null ? null : parseMinor(opening, currency);
  const to = closing === null ? null : parseMinor(closing, currency);
  return from === null || to === null ? null : formatMinor(to - from - movement, currency);
}

/** Whether a decimal string is zero in any number of decimals. */
export function isZero(decimal: string): boolean {
  return /^-?0+(\.0*)?$/.test(decimal);
}
