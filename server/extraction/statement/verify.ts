/** The verification of a document: what its accounts' arithmetic says together, with warnings. */
import type { Account, Transaction, Verification } from '../../../shared/statement.ts';
import { formatMinor } from '../../../shared/money.ts';
import type { ProvedAccount } from '../proof/account.ts';
import type { AssemblyContext } from './assemble.ts';

export interface Outcome {
  readonly account: ProvedAccount;
  readonly rows: readonly Transaction[];
}

export function verify(
  outcomes: readonly Outcome[],
  accounts: readonly Account[],
  context: AssemblyContext,
): Verification {
  const rows = outcomes.flatMap((outcome) => outcome.rows);
  const warnings: string[] = [];
  const total = (direction: 'in' | 'out'): number =>
    rows.reduce((sum, row) => sum + (row.direction === direction ? row.amount : 0), 0);
  const broken = outcomes.some(
    ({ account }) => account.chain.broken.includes(true) || account.chain.difference !== 0,
  );
  const orphans = outcomes.flatMap(({ account }) =>
    account.part.items.filter((item) => item.kind === 'orphan'),
  );
  for (const orphan of orphans) {
    warnings.push(
      `A dated line on page ${orphan.row.tokens.line.page} has no amount that could be read: ${orphan.row.rest
        .map((word) => word.text)
        .join(' ')
        .slice(0, 80)}`,
    );
  }
  const doubtful =
    orphans.length > 0 ||
    rows.some((row) =>
      row.flags.some(
        (flag) =>
          flag.code === 'date_uncertain' ||
          flag.code === 'date_inherited' ||
          flag.code === 'direction_uncertain' ||
          flag.code === 'date_outside_period',
      ),
    );
  let difference: number | null = null;
  for (const { account } of outcomes) {
    if (account.chain.proofs.some((proof) => proof !== 'none') || account.chain.difference !== 0)
      difference = (difference ?? 0) + account.chain.difference;
    for (const mismatch of account.totals.mismatches) {
      warnings.push(
        `The statement prints ${formatMinor(mismatch.printed, context.currency)} as total money ${mismatch.direction}, the rows add up to ${formatMinor(mismatch.computed, context.currency)}.`,
      );
    }
  }
  const unread = context.pages.filter((page) => page.source === 'empty').map((page) => page.number);
  if (unread.length > 0)
    warnings.push(`No text on page ${unread.join(', ')}: if it is a scan, its rows are missing.`);
  const proved = rows.filter((row) => row.proof !== 'none').length;
  // A total that disagrees matters where no balance proves the rows it sums up; else it may sum up something else.
  const mismatched =
    broken ||
    outcomes.some(
      ({ account, rows: own }) =>
        account.totals.mismatches.length > 0 && own.some((row) => row.proof === 'none'),
    );
  const status = mismatched
    ? 'mismatch'
    : rows.length > 0 && proved === rows.length && !doubtful
      ? 'verified'
      : 'unverified';
  const only = accounts.length === 1 ? accounts[0]! : null;
  return {
    status,
    openingBalance: only?.openingBalance ?? null,
    closingBalance: only?.closingBalance ?? null,
    totalIn: total('in'),
    totalOut: total('out'),
    difference: difference ?? (proved > 0 ? 0 : null),
    rowsProved: proved,
    rowsFlagged: rows.filter((row) => row.flags.length > 0).length,
    warnings,
  };
}
