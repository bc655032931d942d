/** The verification of a document: what its accounts' arithmetic says together. */
import type { Account, Flag, FlagCode, Transaction, Verification } from '../../../shared/statement.ts';
import type { ChainResult } from '../proof/chain.ts';
import type { TotalsResult } from '../proof/totals.ts';
import { arithmeticWarnings } from './warnings.ts';

/** An account's proof with its rows, those that are left out not among them. */
export interface Outcome {
  readonly account: Account;
  readonly rows: readonly Transaction[];
  readonly chain: ChainResult;
  readonly totals: TotalsResult;
  /** No balance is printed before the first row, or none behind the last: rows may be lacking there. */
  readonly openEnded: boolean;
  /** Sentences about dated lines without an amount that could be read, which nobody has settled. */
  readonly unread: readonly string[];
}

/** Of a statement before its proof. */
export const NOTHING_VERIFIED: Verification = {
  status: 'unverified',
  openingBalance: null,
  closingBalance: null,
  totalIn: 0,
  totalOut: 0,
  difference: null,
  rowsProved: 0,
  rowsFlagged: 0,
  warnings: [],
};

/** Doubts no balance can settle: a statement with one of them is not shown as verified, whatever adds up. */
const UNSETTLED: ReadonlySet<FlagCode> = new Set([
  'date_uncertain',
  'date_inherited',
  'date_outside_period',
  'direction_uncertain',
  'amount_uncertain',
]);

/** `readingWarnings`: what reading the pages left to warn about. */
export function verify(
  outcomes: readonly Outcome[],
  currency: string | null,
  readingWarnings: readonly string[],
): Verification {
  const rows = outcomes.flatMap((outcome) => outcome.rows);
  // Amounts of different currencies have no sum: the totals are those of the statement's own.
  const summed = outcomes
    .filter(({ account }) => (account.currency ?? currency) === currency)
    .flatMap((outcome) => outcome.rows);
  const total = (direction: 'in' | 'out'): number =>
    summed.reduce((sum, row) => sum + (row.direction === direction ? row.amount : 0), 0);
  const proved = rows.filter((row) => row.proof !== 'none').length;
  const only = outcomes.length === 1 ? outcomes[0]!.account : null;
  return {
    status: statusOf(outcomes, rows, proved),
    openingBalance: only?.openingBalance ?? null,
    closingBalance: only?.closingBalance ?? null,
    totalIn: total('in'),
    totalOut: total('out'),
    difference: differenceOf(outcomes, proved),
    rowsProved: proved,
    rowsFlagged: rows.filter((row) => openFlags(row).length > 0).length,
    warnings: [...arithmeticWarnings(outcomes, currency), ...readingWarnings],
  };
}

/** The doubts of a row that want eyes: not what a person has confirmed, nor that a person has changed it. */
export function openFlags({ confirmed = false, flags }: Pick<Transaction, 'confirmed' | 'flags'>): Flag[] {
  return confirmed ? [] : flags.filter(({ code }) => code !== 'edited');
}

function statusOf(
  outcomes: readonly Outcome[],
  rows: readonly Transaction[],
  proved: number,
): Verification['status'] {
  const summarised = outcomes.some(({ totals }) => totals.summarised);
  if (outcomes.some((outcome) => contradicted(outcome, summarised))) return 'mismatch';
  const unsettled =
    outcomes.some((outcome) => outcome.unread.length > 0 || mayLackRows(outcome) || isNothingSaid(outcome)) ||
    rows.some((row) => openFlags(row).some((flag) => UNSETTLED.has(flag.code)));
  return rows.length > 0 && proved === rows.length && !unsettled ? 'verified' : 'unverified';
}

/**
 * Something printed disagrees with the rows. A total counts where nothing proves the rows it would sum up, or nothing but the
 * totals of other lists; else it may well sum up something else, and is only a warning. `summarised`: such totals agree with the
 * rows of some account.
 */
function contradicted({ chain, totals, rows, openEnded }: Outcome, summarised: boolean): boolean {
  if (chain.broken.includes(true) || chain.difference !== 0) return true;
  if (lackRows(totals, openEnded && summarised)) return true;
  // Money in and money out the wrong way round add up as well as the right way.
  if (totals.exchanged) return true;
  const proofs = new Set(rows.map(({ proof }) => proof));
  return totals.mismatches.some(({ listed }) => proofs.has('none') || (!listed && proofs.has('totals')));
}

/**
 * Whether totals are more than the rows, which no balance tells: those of both directions by as much, since some rows came in
 * and went out again, or that of one where the other agrees and rows may be lacking at an end.
 */
function lackRows({ mismatches }: TotalsResult, mayLack: boolean): boolean {
  const [one, other] = mismatches.map(({ printed, computed }) => printed - computed);
  if (one === undefined || one <= 0) return false;
  return other === undefined ? mayLack : one === other;
}

/** Whether rows may be lacking at an end without a balance: the totals of both directions are more than the rows. */
function mayLackRows({ totals: { mismatches }, openEnded }: Outcome): boolean {
  const [one, other] = mismatches.filter(({ printed, computed, listed }) => !listed && printed > computed);
  return openEnded && one !== undefined && other !== undefined;
}

/** Whether neither a row nor a balance of an account is read: it may have some all the same. */
function isNothingSaid({ rows, account: { openingBalance, closingBalance } }: Outcome): boolean {
  return rows.length === 0 && openingBalance === null && closingBalance === null;
}

/** Minor units missing to the printed balances; null where nothing is printed to compare with. */
function differenceOf(outcomes: readonly Outcome[], proved: number): number | null {
  const compared = outcomes.filter(
    ({ chain }) => chain.difference !== 0 || chain.proofs.some((proof) => proof !== 'none'),
  );
  if (compared.length === 0) return proved > 0 ? 0 : null;
  return compared.reduce((sum, { chain }) => sum + chain.difference, 0);
}
