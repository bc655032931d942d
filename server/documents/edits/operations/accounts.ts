/** The operation that corrects what is known of an account: `account`. */
import type { Static } from 'typebox';
import type { AccountOperation } from '../../../../shared/api/edits.ts';
import type { Account, AccountControls } from '../../../../shared/statement.ts';
import { accountAt, currencyOf, OperationError, type EditState } from '../state.ts';
import { inCurrency } from './currency.ts';
import { readBalance, readDate } from './values.ts';

type Correction = Static<typeof AccountOperation>;

export function correctAccount(before: EditState, operation: Correction): EditState {
  const state =
    operation.currency === undefined ? before : inCurrency(before, operation.account, operation.currency);
  const index = operation.account;
  const account = withFacts(accountAt(state, index), operation);
  const { periodStart, periodEnd } = account;
  if (periodStart !== null && periodEnd !== null && periodStart > periodEnd) {
    throw new OperationError(
      `The period would end on ${periodEnd}, before it starts on ${periodStart}.`,
      'Correct both ends in one operation.',
    );
  }
  return {
    ...state,
    accounts: state.accounts.with(index, account),
    controls: state.controls.with(index, withEnds(state, operation)),
  };
}

function withFacts(account: Account, operation: Correction): Account {
  const date = (text: string | null | undefined, known: string | null): string | null =>
    text === undefined ? known : text === null ? null : readDate(text);
  return {
    ...account,
    number: operation.number === undefined ? account.number : operation.number,
    holder: operation.holder === undefined ? account.holder : operation.holder,
    kind: operation.kind ?? account.kind,
    periodStart: date(operation.period_start, account.periodStart),
    periodEnd: date(operation.period_end, account.periodEnd),
  };
}

/** A corrected end replaces what was printed there: labelled figures, and balances before the first or behind the last row. */
function withEnds(state: EditState, operation: Correction): AccountControls {
  const { account: index, opening_balance: opening, closing_balance: closing } = operation;
  const currency = currencyOf(state, index);
  let controls = state.controls[index]!;
  const places = state.rows.flatMap(({ now }) => (now.account === index ? [now.place!] : []));
  if (opening !== undefined) {
    const first = Math.min(...places, Infinity);
    const value = readBalance(opening, currency);
    controls = {
      ...controls,
      openings: value === null ? [] : [value],
      balances: controls.balances.filter(({ place }) => place > first),
    };
  }
  if (closing !== undefined) {
    const last = Math.max(...places, -Infinity);
    const value = readBalance(closing, currency);
    controls = {
      ...controls,
      closings: value === null ? [] : [value],
      balances: controls.balances.filter(({ place }) => place <= last),
    };
  }
  return controls;
}
