/**
 * A statement's proof from its rows and its printed figures alone: what extraction ends with, and what every edit is
 * followed by. Proofs, computed balances, doubts and the verification are made anew; everything else stays.
 */
import type {
  Account,
  AccountControls,
  Controls,
  Flag,
  Statement,
  Transaction,
} from '../../../shared/statement.ts';
import { countBelow } from '../ascending.ts';
import { verify, type Outcome } from '../statement/verify.ts';
import type { ChainRow } from './chain.ts';
import { ARITHMETIC_FLAGS, doubtsOf, type CheckedAccount } from './doubts.ts';
import { chooseEnds } from './ends.ts';
import type { LeftOutRow } from './fixes.ts';
import { withTotals, type TotalsResult } from './totals.ts';

/** Pure. Rows that are `excluded` take no part; a row proves by the arithmetic only, whoever wrote it. */
export function reprove(statement: Statement): Statement {
  const controls = statement.controls ?? assumedControls(statement);
  const transactions = [...statement.transactions];
  const accounts: Account[] = [];
  const outcomes = statement.accounts.map((account, index): Outcome => {
    const proved = proveRows(statement, account, controls.accounts[index] ?? NO_CONTROLS);
    for (const [at, row] of proved.rows) transactions[at] = row;
    accounts.push(proved.outcome.account);
    return proved.outcome;
  });
  return {
    ...statement,
    accounts,
    transactions,
    verification: verify(outcomes, statement.currency, controls.warnings),
    controls,
  };
}

/** The statement with rows in doubt of which something tells so that is no arithmetic; the same one where none is. */
export function withDoubts(statement: Statement, doubtOf: (row: Transaction) => Flag | null): Statement {
  let isDoubted = false;
  const transactions = statement.transactions.map((row) => {
    const doubt = doubtOf(row);
    if (doubt === null) return row;
    isDoubted = true;
    return { ...row, flags: [...row.flags, doubt] };
  });
  return isDoubted ? reprove({ ...statement, transactions }) : statement;
}

/** A row with its place in the statement's transactions. */
type Placed = readonly [index: number, row: Transaction];

function proveRows(
  statement: Statement,
  account: Account,
  controls: AccountControls,
): { readonly rows: readonly Placed[]; readonly outcome: Outcome } {
  const effect = account.kind === 'liability' ? -1 : 1;
  const all = statement.transactions
    .slice(account.first, account.first + account.count)
    .map((row, index): Placed => [account.first + index, row]);
  const placeOf = ([index, row]: Placed): number => row.place ?? index;
  const ledger = all.filter(([, row]) => row.excluded !== true).toSorted((a, b) => placeOf(a) - placeOf(b));
  const places = ledger.map(placeOf);
  const before = (place: number): number => countBelow(places, place, (at) => at);
  const rows = ledger.map(([, row]) => chainRow(row, effect));
  const printed = controls.balances.map(({ place, value }) => ({ position: before(place), value }));
  const { chain: linked } = chooseEnds(rows, controls.openings, controls.closings, printed);
  const { chain, totals } = withTotals(
    linked,
    {
      totalsIn: controls.totalsIn,
      totalsOut: controls.totalsOut,
      totals: controls.totals.map(({ end, amounts }) => ({ end: before(end), amounts })),
      starts: [...new Set(controls.starts.map(before))],
      newestFirst: controls.newestFirst === true,
    },
    rows.map((row) => row.amount),
    effect,
  );
  const leftOut = all.flatMap((placed): LeftOutRow[] => {
    const [index, row] = placed;
    if (row.excluded !== true) return [];
    return [{ index, position: before(placeOf(placed)), change: change(row, effect) }];
  });
  const checked: CheckedAccount = {
    rows,
    chain,
    totals,
    effect,
    currency: account.currency ?? statement.currency,
    excluded: leftOut,
    repeats: (index) => index > 0 && sameBooking(ledger[index - 1]![1], ledger[index]![1]),
  };
  const proved = new Map<number, Transaction>(
    ledger.map(([index, row], at) => [index, provedRow(checked, row, at)]),
  );
  const shown = all.map(([index, row]): Placed => [index, proved.get(index) ?? unprovedRow(row)]);
  const stated = controls.merged ? runAnew(shown, chain.opening, effect) : shown;
  return {
    rows: stated,
    outcome: {
      account: { ...account, openingBalance: zero(chain.opening), closingBalance: zero(chain.closing) },
      rows: stated.flatMap(([, row]) => (row.excluded === true ? [] : [row])),
      chain,
      totals,
      openEnded: !(
        (controls.openings.length > 0 || printed.some(({ position }) => position === 0)) &&
        (controls.closings.length > 0 || printed.some(({ position }) => position === rows.length))
      ),
      unread: controls.unread.filter(({ place }) => !answered(all, place)).map(({ message }) => message),
    },
  };
}

function chainRow(row: Transaction, effect: 1 | -1): ChainRow {
  const told = (row.directionFrom ?? 'statement') !== 'balances';
  const likely = (row.direction === 'in') === (effect === 1) ? 1 : -1;
  return {
    amount: row.amount,
    direction: told ? likely : 0,
    likely,
    balance: row.balancePrinted ? row.balance : null,
  };
}

/** What a row changes the balance by, minor units. */
function change({ direction, amount }: Transaction, effect: 1 | -1): number {
  return (direction === 'in' ? effect : -effect) * amount;
}

function provedRow(checked: CheckedAccount, row: Transaction, at: number): Transaction {
  const { chain, totals, effect } = checked;
  const source = row.directionFrom ?? 'statement';
  const flow = chain.directions[at]! * effect;
  return {
    ...row,
    direction: source === 'balances' && flow !== 0 ? (flow < 0 ? 'out' : 'in') : row.direction,
    balance: zero(chain.balances[at] ?? null),
    proof: proofOf(chain.proofs[at]!, chain.broken[at]!, totals, at),
    flags: [...doubtsOf(checked, at, source), ...readingFlags(row)],
  };
}

function proofOf(
  byBalances: Transaction['proof'],
  broken: boolean,
  totals: TotalsResult,
  at: number,
): Transaction['proof'] {
  if (byBalances !== 'none') return byBalances;
  return totals.proved[at] && !broken ? 'totals' : 'none';
}

/** A row that is left out: it keeps what is printed in it. */
function unprovedRow(row: Transaction): Transaction {
  return {
    ...row,
    balance: row.balancePrinted ? row.balance : null,
    proof: 'none',
    flags: readingFlags(row),
  };
}

function readingFlags(row: Transaction): Transaction['flags'] {
  return row.flags.filter(({ code }) => !ARITHMETIC_FLAGS.has(code));
}

/** Balances computed from the opening through rows that stand in another order than they are printed in. */
function runAnew(rows: readonly Placed[], opening: number | null, effect: 1 | -1): Placed[] {
  let balance = opening;
  return rows.map(([index, row]): Placed => {
    if (row.excluded === true) return [index, row];
    if (balance !== null) balance += change(row, effect);
    return [index, { ...row, balance: zero(balance) }];
  });
}

/** A row added at the place of a line that could not be read settles it. */
function answered(rows: readonly Placed[], place: number): boolean {
  return rows.some(
    ([, row]) =>
      row.added === true && row.excluded !== true && (row.place === place - 1 || row.place === place),
  );
}

function sameBooking(a: Transaction, b: Transaction): boolean {
  return (
    a.date === b.date &&
    a.amount === b.amount &&
    a.direction === b.direction &&
    a.description === b.description
  );
}

/** Without negative zero, which no reader expects. */
function zero(minor: number | null): number | null {
  return minor === 0 ? 0 : minor;
}

const NO_CONTROLS: AccountControls = {
  openings: [],
  closings: [],
  balances: [],
  totalsIn: [],
  totalsOut: [],
  totals: [],
  starts: [],
  merged: false,
  unread: [],
};

/** Figures for a statement that was read before they were kept: the balances its accounts show. */
function assumedControls({ accounts, verification }: Statement): Controls {
  return {
    accounts: accounts.map((account) => ({
      ...NO_CONTROLS,
      openings: account.openingBalance === null ? [] : [account.openingBalance],
      closings: account.closingBalance === null ? [] : [account.closingBalance],
    })),
    warnings: verification.warnings,
  };
}
