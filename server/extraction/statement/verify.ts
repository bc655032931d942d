/** The verification of a document: what its accounts' arithmetic says together. */
import type { Account, FlagCode, Transaction, Verification } from '../../../shared/statement.ts';
import type { ProvedAccount } from '../proof/account.ts';
import type { AssemblyContext } from './assemble.ts';
import { findWarnings } from './warnings.ts';

/** An account's proof with the transactions made of its rows. */
export interface Outcome {
  readonly account: ProvedAccount;
  readonly rows: readonly Transaction[];
}

/** Doubts no balance can settle: a statement with one of them is not shown as verified, whatever adds up. */
const UNSETTLED: ReadonlySet<FlagCode> = new Set([
  'date_uncertain',
  'date_inherited',
  'date_outside_period',
  'direction_uncertain',
]);

export function verify(
  outcomes: readonly Outcome[],
  accounts: readonly Account[],
  context: AssemblyContext,
): Verification {
  const rows = outcomes.flatMap((outcome) => outcome.rows);
  // Amounts of different currencies have no sum: the totals are those of the statement's own.
  const summed = outcomes
    .filter(({ account }) => account.part.currency === context.currency)
    .flatMap((outcome) => outcome.rows);
  const total = (direction: 'in' | 'out'): number =>
    summed.reduce((sum, row) => sum + (row.direction === direction ? row.amount : 0), 0);
  const proved = rows.filter((row) => row.proof !== 'none').length;
  const only = accounts.length === 1 ? accounts[0]! : null;
  return {
    status: statusOf(outcomes, rows, proved),
    openingBalance: only?.openingBalance ?? null,
    closingBalance: only?.closingBalance ?? null,
    totalIn: total('in'),
    totalOut: total('out'),
    difference: differenceOf(outcomes, proved),
    rowsProved: proved,
    rowsFlagged: rows.filter((row) => row.flags.length > 0).length,
    warnings: findWarnings(outcomes, context),
  };
}

function statusOf(
  outcomes: readonly Outcome[],
  rows: readonly Transaction[],
  proved: number,
): Verification['status'] {
  if (outcomes.some(contradicted)) return 'mismatch';
  const unsettled =
    outcomes.some(({ account }) => account.part.items.some((item) => item.kind === 'orphan')) ||
    rows.some((row) => row.flags.some((flag) => UNSETTLED.has(flag.code)));
  return rows.length > 0 && proved === rows.length && !unsettled ? 'verified' : 'unverified';
}

/**
 * Something printed disagrees with the rows. A total counts where no balance proves the rows it would sum up; else it
 * may well sum up something else, and is only a warning.
 */
function contradicted({ account: { chain, totals }, rows }: Outcome): boolean {
  if (chain.broken.includes(true) || chain.difference !== 0) return true;
  return totals.mismatches.length > 0 && rows.some((row) => row.proof === 'none');
}

/** Minor units missing to the printed balances; null where nothing is printed to compare with. */
function differenceOf(outcomes: readonly Outcome[], proved: number): number | null {
  const compared = outcomes.filter(
    ({ account: { chain } }) => chain.difference !== 0 || chain.proofs.some((proof) => proof !== 'none'),
  );
  if (compared.length === 0) return proved > 0 ? 0 : null;
  return compared.reduce((sum, { account }) => sum + account.chain.difference, 0);
}
