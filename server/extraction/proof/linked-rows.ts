/** The rows of a reading linked by the balances printed for their account: which of those open it, close it, and stand between. */
import type { Dating } from '../statement/dates/dating.ts';
import { openingBeside } from './both-balances.ts';
import type { ChainResult, Checkpoint } from './chain.ts';
import { checkpointChoices } from './checkpoints.ts';
import { directionOf } from './direction.ts';
import { chooseEnds } from './ends.ts';
import type { LedgerRow, ReadAccount } from './ledger.ts';
import { endsByDays, figureValues, mayOpen } from './printed-balances.ts';
import type { PrintedTotals } from './totals.ts';

/** What the rows were held against, minor units as the statement signs them, and what came of it. */
export interface LinkedRows {
  readonly openings: readonly number[];
  readonly closings: readonly number[];
  readonly checkpoints: readonly Checkpoint[];
  readonly chain: ChainResult;
  /** As `chooseEnds` counts it. */
  readonly score: number;
}

/**
 * Links the rows under every choice that makes sense of what the balances are called and where they stand; most rows proved wins,
 * and the first of equals.
 */
export function linkRows(
  account: ReadAccount,
  totals: PrintedTotals,
  { dateTrend, dating }: { readonly dateTrend: -1 | 0 | 1; readonly dating: Dating },
): LinkedRows {
  const { part, rows, reading, decimals } = account;
  const chainRows = rows.map((row) => ({
    amount: row.amount,
    direction: directionOf(row.flow * reading.effect),
    balance: row.balance,
  }));
  const link = (
    openings: readonly number[],
    closings: readonly number[],
    checkpoints: readonly Checkpoint[],
  ): LinkedRows => ({
    openings,
    closings,
    checkpoints,
    ...chooseEnds(chainRows, openings, closings, checkpoints),
  });
  // The balance before the first row may stand beside it.
  const fromBeside = (linked: LinkedRows): LinkedRows => {
    const { proofs, broken } = linked.chain;
    if (linked.openings.length > 0 || proofs[0] !== 'none') return linked;
    const byDates = dateTrend === (reading.order === 'asc' ? 1 : -1);
    const opening = openingBeside(rows, reading, decimals, { byDates, broken });
    return opening === null ? linked : better(linked, link([opening], linked.closings, linked.checkpoints));
  };
  const named = figureValues(account, 'opening');
  const closings = figureValues(account, 'closing').map(asLast(rows));
  // "Balance on 1 May" and "Balance on 31 May" read alike: the earlier is where the account starts, unless its list says where.
  const alike = named.length === 0 && closings.length > 1;
  const days = alike ? endsByDays(account, dating.order) : null;
  const usual = checkpointChoices(account)
    .flatMap((checkpoints) => {
      if (!alike) return [link(named, closings, checkpoints)];
      const either = days
        ? link([days.opening], [days.closing], checkpoints)
        : link(closings, closings, checkpoints);
      return checkpoints.some(({ position }) => position === 0)
        ? [either, link(named, closings, checkpoints)]
        : [either];
    })
    .reduce(better);
  const { openings, checkpoints } = usual;
  const opens = openings.length === 0 && mayOpen(part, closings, checkpoints);
  const opened = opens ? better(usual, link(closings, [], checkpoints)) : fromBeside(usual);
  // A bill whose list begins with the balance of the last one ends with the total of both.
  const summed =
    opened.closings.length === 0 && rows.every(({ flow }) => flow !== 0) ? wholeTotals(totals, rows) : [];
  return summed.length > 0 ? better(opened, link(opened.openings, summed, checkpoints)) : opened;
}

function better(one: LinkedRows, other: LinkedRows): LinkedRows {
  return other.score > one.score ? other : one;
}

/** "Total outstanding 40.00" below a last balance of -40.00: what is owed may be stated without its sign. */
function asLast(rows: readonly LedgerRow[]): (closing: number) => number {
  const last = rows.at(-1)?.balance ?? 0;
  return (closing) => (last < 0 && closing === -last ? last : closing);
}

/** Totals of no direction below the last row of the page. */
function wholeTotals({ totals, newestFirst }: PrintedTotals, { length }: readonly LedgerRow[]): number[] {
  return totals.flatMap(({ end, amounts: [one, ...more] }) =>
    end === (newestFirst ? 0 : length) && one && more.length === 0 && one.direction === null
      ? [one.minor]
      : [],
  );
}
