/** Another currency for an account: the figures stay what is printed, in the new currency's minor units. */
import { currencyDecimals, formatMinor } from '../../../../shared/money.ts';
import type { AccountControls, Transaction } from '../../../../shared/statement.ts';
import { accountAt, currencyOf, OperationError, type EditRow, type EditState } from '../state.ts';

/** Throws `OperationError` where a figure has more decimals than the currency. */
export function inCurrency(state: EditState, index: number, currency: string | null): EditState {
  const account = accountAt(state, index);
  const old = currencyOf(state, index);
  const accounts = state.accounts.with(index, { ...account, currency });
  const shared = accounts.length === 1 || accounts.every((other) => other.currency === currency);
  const after: EditState = { ...state, accounts, currency: shared ? currency : state.currency };
  const scale = scaler(old, currencyOf(after, index));
  if (scale === null) return after;
  return {
    ...after,
    controls: after.controls.with(index, scaledControls(after.controls[index]!, scale)),
    rows: after.rows.map((row) => (row.now.account === index ? scaledRow(row, scale) : row)),
  };
}

/** A row as it was extracted, in the currency its account has now. */
export function extractedNow(state: EditState, extracted: Transaction, account: number): Transaction {
  const printed = state.extracted.accounts[extracted.account]?.currency ?? state.extracted.currency;
  const scale = scaler(printed, currencyOf(state, account));
  const moved = { ...extracted, account };
  return scale === null ? moved : scaledTransaction(moved, scale);
}

type Scale = (minor: number) => number;

/** Null where both currencies have the same minor unit. */
function scaler(from: string | null, to: string | null): Scale | null {
  const shift = currencyDecimals(to) - currencyDecimals(from);
  if (shift === 0) return null;
  return (minor) => {
    const scaled = shift > 0 ? minor * 10 ** shift : minor / 10 ** -shift;
    if (Number.isSafeInteger(scaled)) return scaled;
    throw new OperationError(
      `${formatMinor(minor, from)} is not possible in ${to ?? 'an unknown currency'}.`,
      'Correct the amounts first, or choose a currency with as many decimals as are printed.',
    );
  };
}

function scaledTransaction(row: Transaction, scale: Scale): Transaction {
  // A computed balance is computed again by the proof.
  const balance = row.balancePrinted && row.balance !== null ? scale(row.balance) : null;
  return { ...row, amount: scale(row.amount), balance };
}

function scaledRow(row: EditRow, scale: Scale): EditRow {
  return {
    ...row,
    now: scaledTransaction(row.now, scale),
    absorbed: row.absorbed.map((inner) => scaledRow(inner, scale)),
  };
}

function scaledControls(controls: AccountControls, scale: Scale): AccountControls {
  return {
    ...controls,
    openings: controls.openings.map(scale),
    closings: controls.closings.map(scale),
    balances: controls.balances.map(({ place, value }) => ({ place, value: scale(value) })),
    totalsIn: controls.totalsIn.map(scale),
    totalsOut: controls.totalsOut.map(scale),
    totals: controls.totals.map(({ end, amounts }) => ({
      end,
      amounts: amounts.map(({ minor, direction }) => ({ minor: scale(minor), direction })),
    })),
  };
}
