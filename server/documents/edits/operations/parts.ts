/** Operations on what makes up a row: `split` and `merge`. */
import type { Static } from 'typebox';
import type { MergeOperation, SplitOperation } from '../../../../shared/api/edits.ts';
import { formatMinor } from '../../../../shared/money.ts';
import type { Transaction } from '../../../../shared/statement.ts';
import { currencyOf, OperationError, rowIndex, spliceRows, type EditRow, type EditState } from '../state.ts';
import { readAmount, readDate, readDirection } from './values.ts';

/** The first part keeps the row's name; `nextId` names the others. */
export function splitRow(
  state: EditState,
  operation: Static<typeof SplitOperation>,
  nextId: () => string,
): EditState {
  const index = rowIndex(state, operation.row);
  const row = state.rows[index]!;
  const currency = currencyOf(state, row.now.account);
  const parts = operation.parts.map((part, at): Transaction => {
    const last = at === operation.parts.length - 1;
    return {
      ...row.now,
      date: part.date === undefined ? row.now.date : readDate(part.date),
      direction: readDirection(part.type),
      directionFrom: 'statement',
      amount: readAmount(part.amount, currency),
      description: part.description,
      balance: last && row.now.balancePrinted ? row.now.balance : null,
      balancePrinted: last && row.now.balancePrinted,
    };
  });
  const sum = parts.reduce((total, part) => total + signed(part), 0);
  if (sum !== signed(row.now)) {
    throw new OperationError(
      `The parts sum to ${formatMinor(sum, currency)}, the row is ${formatMinor(signed(row.now), currency)}.`,
      'Money in counts positive, money out negative; the parts must sum to the row.',
    );
  }
  const [first, ...others] = parts;
  return spliceRows(
    state,
    index,
    1,
    { ...row, now: first! },
    ...others.map((now): EditRow => ({
      id: nextId(),
      now: { ...now, added: true },
      extracted: null,
      otherPlace: null,
      splitFrom: row.id,
      absorbed: [],
    })),
  );
}

export function mergeRow(state: EditState, operation: Static<typeof MergeOperation>): EditState {
  const index = rowIndex(state, operation.row);
  const lower = state.rows[index]!;
  const above = state.rows.findLastIndex((row, at) => at < index && row.now.excluded !== true);
  const upper = state.rows[above];
  if (upper === undefined || upper.now.account !== lower.now.account) {
    throw new OperationError(
      `There is no row above "${lower.id}" in its account.`,
      'The first row of an account has nothing to be merged with.',
    );
  }
  const merged: EditRow = {
    ...upper,
    now: joined(upper.now, lower.now, operation.amount ?? 'sum'),
    absorbed: [...upper.absorbed, lower],
  };
  const without = spliceRows(state, index, 1);
  return spliceRows(without, above, 1, merged);
}

function joined(upper: Transaction, lower: Transaction, rule: 'sum' | 'above'): Transaction {
  const sum = rule === 'sum' ? signed(upper) + signed(lower) : signed(upper);
  const printed = lower.balancePrinted ? lower : upper;
  return {
    ...upper,
    description: [upper.description, lower.description].filter((text) => text !== '').join(' '),
    direction: sum === 0 ? upper.direction : sum > 0 ? 'in' : 'out',
    directionFrom: rule === 'sum' ? 'statement' : (upper.directionFrom ?? 'statement'),
    amount: Math.abs(sum),
    balance: printed.balancePrinted ? printed.balance : null,
    balancePrinted: printed.balancePrinted,
    boxes: [...upper.boxes, ...lower.boxes],
  };
}

/** From the holder's side: money in counts positive. */
function signed({ direction, amount }: Transaction): number {
  return direction === 'in' ? amount : -amount;
}
