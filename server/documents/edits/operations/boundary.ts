/** The operation that moves where one account ends and the next begins: `boundary`. */
import type { Static } from 'typebox';
import type { BoundaryOperation } from '../../../../shared/api/edits.ts';
import type { AccountControls } from '../../../../shared/statement.ts';
import { statementOf } from '../statement.ts';
import { accountAt, currencyOf, OperationError, rowIndex, type EditState } from '../state.ts';
import { currencyDecimals } from '../../../../shared/money.ts';

export function moveBoundary(state: EditState, operation: Static<typeof BoundaryOperation>): EditState {
  const { account: lower, first } = operation;
  accountAt(state, lower);
  if (lower === 0) {
    throw new OperationError('The first account has no account before it.', 'Name the second of the two.');
  }
  const upper = lower - 1;
  const index = rowIndex(state, first);
  const { now } = state.rows[index]!;
  if (now.account !== lower && now.account !== upper) {
    throw new OperationError(
      `The row "${first}" is of account ${now.account}.`,
      `Account ${lower} can begin at a row of its own or of account ${upper}.`,
    );
  }
  if (state.rows.findIndex((row) => row.now.account === upper) >= index) {
    throw new OperationError(
      `Account ${upper} would have no row left.`,
      `Name a later row of account ${upper}, or exclude the rows.`,
    );
  }
  if (currencyDecimals(currencyOf(state, upper)) !== currencyDecimals(currencyOf(state, lower))) {
    throw new OperationError(
      'The two accounts have currencies with different decimals.',
      'Correct the currency of one of them first.',
    );
  }
  const rows = state.rows.map((row, at) => {
    if (row.now.account !== upper && row.now.account !== lower) return row;
    const account = at < index ? upper : lower;
    return row.now.account === account ? row : { ...row, now: { ...row.now, account } };
  });
  const candidates = moveFigures(state.controls[upper]!, state.controls[lower]!, {
    from: startOf(state, lower),
    to: now.place!,
  }).map(([above, below]): EditState => ({
    ...state,
    rows,
    controls: state.controls.with(upper, above).with(lower, below),
  }));
  return candidates.reduce((best, candidate) => (provedBy(candidate) > provedBy(best) ? candidate : best));
}

/** How many rows are proved where this is so. */
function provedBy(state: EditState): number {
  return statementOf(state).verification.rowsProved;
}

/** Place of an account's first row; behind all rows where it has none. */
function startOf(state: EditState, account: number): number {
  const first = state.rows.find((row) => row.now.account === account);
  return first?.now.place ?? Infinity;
}

/**
 * Figures printed between the rows that change sides go with them. Of the balances printed right at the new boundary, any
 * number from the first may be the upper account's closing, and the others the lower one's opening: a candidate each.
 */
function moveFigures(
  upper: AccountControls,
  lower: AccountControls,
  { from, to }: { readonly from: number; readonly to: number },
): [AccountControls, AccountControls][] {
  const down = to > from;
  // What stands right before its old first row is the lower account's opening, wherever it begins.
  const goes = (place: number): boolean => (down ? place > from && place <= to : place > to);
  const [above, below] = down
    ? [joined(upper, upper, keep(lower, goes)), keep(lower, (place) => !goes(place))]
    : [keep(upper, (place) => !goes(place)), joined(lower, keep(upper, goes), lower)];
  const atBoundary = above.balances.filter(({ place }) => place === to);
  const others = above.balances.filter(({ place }) => place !== to);
  return Array.from({ length: atBoundary.length + 1 }, (_, opening): [AccountControls, AccountControls] => {
    const closing = atBoundary.length - opening;
    return [
      { ...above, balances: [...others, ...atBoundary.slice(0, closing)] },
      { ...below, balances: [...atBoundary.slice(closing), ...below.balances] },
    ];
  });
}

function keep(controls: AccountControls, of: (place: number) => boolean): AccountControls {
  return {
    ...controls,
    balances: controls.balances.filter(({ place }) => of(place)),
    totals: controls.totals.filter(({ end }) => of(end)),
    starts: controls.starts.filter(of),
    unread: controls.unread.filter(({ place }) => of(place)),
  };
}

/** An account with the figures of two parts in the order they are printed: at one place, those of the upper part come first. */
function joined(account: AccountControls, upper: AccountControls, lower: AccountControls): AccountControls {
  return {
    ...account,
    balances: [...upper.balances, ...lower.balances].toSorted((a, b) => a.place - b.place),
    totals: [...upper.totals, ...lower.totals].toSorted((a, b) => a.end - b.end),
    starts: [...upper.starts, ...lower.starts].toSorted((a, b) => a - b),
    unread: [...upper.unread, ...lower.unread].toSorted((a, b) => a.place - b.place),
  };
}
