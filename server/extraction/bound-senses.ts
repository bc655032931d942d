/**
 * Statements bound in one file that prove as much read as one as read by themselves, and say otherwise: "Loan account" at the head of the
 * second turns the rows of both, the days first of the one are months in the other, and all balances agree with either.
 */
import type { Flag, Statement, Transaction } from '../../shared/statement.ts';
import type { Stages } from './read.ts';
import { withDoubts } from './proof/reprove.ts';
import { DAYS_IN_DOUBT, SENSE_IN_DOUBT } from './statement/flags.ts';

/** The parts that say otherwise than the whole, where both prove as many rows of as many. `all`: the parts side by side. */
export function sayingOtherwise(parts: readonly Stages[], all: Statement, whole: Statement): Stages[] {
  const isAlike =
    all.verification.rowsProved === whole.verification.rowsProved &&
    all.transactions.length === whole.transactions.length &&
    all.accounts.length === whole.accounts.length &&
    all.accounts.every(({ count }, index) => count === whole.accounts[index]!.count);
  if (!isAlike) return [];
  let first = 0;
  return parts.filter(({ statement: { accounts } }) => {
    const from = first;
    first += accounts.length;
    return accounts.some((_, index) => doubtAbout(whole, all, from + index) !== null);
  });
}

/** Whether pages tell all that a statement does by itself: whose, of which days, and what each account began and ended with. */
export function tellsOfItself({ reading: { accounts, datings } }: Stages): boolean {
  return accounts.every(({ part, openingAndClosing }, index) => {
    const { start, end } = datings[index]!.period;
    return part.number !== null && openingAndClosing && start !== null && end !== null;
  });
}

/** The whole, with the rows in doubt of accounts of which it says otherwise than each part read `apart`. */
export function inDoubtOfSense(whole: Stages, apart: Statement): Stages {
  const { statement } = whole;
  const doubts = statement.accounts.map((_, index) => doubtAbout(statement, apart, index));
  return { ...whole, statement: withDoubts(statement, (row) => doubts[row.account] ?? null) };
}

/** What two readings of an account differ in; null where they say the same. */
function doubtAbout(one: Statement, other: Statement, account: number): Flag | null {
  const differIn = (of: (row: Transaction) => string | number): boolean =>
    listed(one, account, of) !== listed(other, account, of);
  if (differIn(({ direction, amount }) => (direction === 'in' ? amount : -amount))) return SENSE_IN_DOUBT;
  return differIn(({ date }) => date) ? DAYS_IN_DOUBT : null;
}

/** What the rows of an account say, in whatever order they stand. */
function listed(
  { accounts, transactions }: Statement,
  account: number,
  of: (row: Transaction) => string | number,
): string {
  const { first, count } = accounts[account]!;
  return transactions
    .slice(first, first + count)
    .map(of)
    .toSorted((a, b) => String(a).localeCompare(String(b)))
    .join();
}
