/** Operations on the cells of rows: `set` and `swap`. */
import type { Static } from 'typebox';
import type { SetOperation, SwapOperation } from '../../../../shared/api/edits.ts';
import type { FlagCode, Transaction } from '../../../../shared/statement.ts';
import { changeRows, currencyOf, type EditState } from '../state.ts';
import { readAmount, readBalance, readDate, readDirection } from './values.ts';

/** Doubts about a part that a person has written since. */
const SETTLED_BY = {
  date: ['date_uncertain', 'date_inherited', 'date_outside_period'],
  amount: ['amount_uncertain', 'repaired'],
  balance: ['repaired'],
  type: ['direction_uncertain'],
} as const satisfies Record<string, readonly FlagCode[]>;

export function setCells(state: EditState, operation: Static<typeof SetOperation>): EditState {
  return changeRows(state, [operation.row], (row) => ({
    ...row,
    now: withCells(row.now, operation, currencyOf(state, row.now.account)),
  }));
}

function withCells(
  row: Transaction,
  cells: Static<typeof SetOperation>,
  currency: string | null,
): Transaction {
  const settled = new Set<FlagCode>(
    (['date', 'amount', 'balance', 'type'] as const).flatMap((part) =>
      cells[part] === undefined ? [] : SETTLED_BY[part],
    ),
  );
  const balance = cells.balance === undefined ? undefined : readBalance(cells.balance, currency);
  return {
    ...row,
    date: cells.date === undefined ? row.date : readDate(cells.date),
    valueDate: readValueDate(cells.value_date, row.valueDate),
    amount: cells.amount === undefined ? row.amount : readAmount(cells.amount, currency),
    description: cells.description ?? row.description,
    ...(cells.type === undefined ? {} : { direction: readDirection(cells.type), directionFrom: 'statement' }),
    ...(balance === undefined ? {} : { balance, balancePrinted: balance !== null }),
    flags: row.flags.filter(({ code }) => !settled.has(code)),
  };
}

function readValueDate(text: string | null | undefined, before: string | null): string | null {
  if (text === undefined) return before;
  return text === null ? null : readDate(text);
}

export function swapDirections(state: EditState, { rows }: Static<typeof SwapOperation>): EditState {
  return changeRows(state, rows, (row) => ({
    ...row,
    now: {
      ...row.now,
      direction: row.now.direction === 'in' ? 'out' : 'in',
      directionFrom: 'statement',
    },
  }));
}
