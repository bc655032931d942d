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
  const rows = statement.transactions.filter((row) => row.account === account && !row.excluded);
  const [totalIn, totalOut] = movementsOf(rows, currency);
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

/** What comes in and goes out in rows that are not left out, as decimals. */
export function totalsOf(
  rows: readonly EvidenceRowBody[],
  currency: string | null,
): Pick<ProofLine, 'totalIn' | 'totalOut'> {
  const [totalIn, totalOut] = movementsOf(
    rows.filter((row) => !row.excluded),
    currency,
  );
  return { totalIn: formatMinor(totalIn, currency), totalOut: formatMinor(totalOut, currency) };
}

function movementsOf(rows: readonly EvidenceRowBody[], currency: string | null): readonly [number, number] {
  const total = (amounts: readonly (string | null)[]): number => sum(amounts, currency);
  return [total(rows.map(({ amountIn }) => amountIn)), total(rows.map(({ amountOut }) => amountOut))];
}

/** Flags that only tell what happened to a row. */
const TOLD = new Set(['edited']);

/** Whether a flag is a doubt: the others only tell. */
export function isDoubt({ code }: EvidenceRowBody['flags'][number]): boolean {
  return !TOLD.has(code);
}

/**
 * A row that wants eyes: it carries a doubt no person has settled. An unproved row of a statement that prints nothing to
 * prove is no doubt of its own; a row that is left out is none any more.
 */
export function isDoubtful(row: EvidenceRowBody): boolean {
  return !row.excluded && !row.confirmed && row.flags.some(isDoubt);
}

/** What changed in the proof, as a sentence for those who do not see the bar; null where nothing did. */
export function proofNews(before: TransactionsBody, after: TransactionsBody): string | null {
  const [was, is] = [before.verification, after.verification];
  const doubts = (body: TransactionsBody): number => body.transactions.filter(isDoubtful).length;
  const [doubtsBefore, doubtsAfter] = [doubts(before), doubts(after)];
  const parts = [
    was.status === is.status ? null : STATUS_NEWS[is.status],
    was.difference === is.difference || is.difference === null || isZero(is.difference)
      ? null
      : `Off by ${is.difference}.`,
    was.rows_proved === is.rows_proved ? null : `Rows proved: ${is.rows_proved}.`,
    doubtsBefore === doubtsAfter ? null : `${doubtsAfter === 0 ? 'None' : doubtsAfter} in doubt.`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

const STATUS_NEWS: Readonly<Record<TransactionsBody['verification']['status'], string>> = {
  verified: 'The statement is verified.',
  unverified: 'The statement is not verified.',
  mismatch: 'The statement does not add up.',
};

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

/** The next row in doubt after `from` in a direction, around the end; null where no row is in doubt. */
export function nextDoubt(
  rows: readonly EvidenceRowBody[],
  from: number | null,
  direction: 1 | -1,
): number | null {
  const start = from ?? (direction === 1 ? -1 : 0);
  for (let steps = 1; steps <= rows.length; steps++) {
    const index = (((start + direction * steps) % rows.length) + rows.length) % rows.length;
    if (isDoubtful(rows[index]!)) return index;
  }
  return null;
}
