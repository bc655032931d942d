/** Operations on which rows there are: `exclude`, `restore`, `add`. */
import type { Static } from 'typebox';
import type { AddOperation, ExcludeOperation, RestoreOperation } from '../../../../shared/api/edits.ts';
import type { Transaction } from '../../../../shared/statement.ts';
import {
  accountAt,
  changeRows,
  currencyOf,
  OperationError,
  rowIndex,
  spliceRows,
  type EditState,
} from '../state.ts';
import { readAmount, readBalance, readDate, readDirection } from './values.ts';

export function excludeRows(state: EditState, { rows }: Static<typeof ExcludeOperation>): EditState {
  return changeRows(state, rows, (row) => ({ ...row, now: { ...row.now, excluded: true } }));
}

export function restoreRows(state: EditState, { rows }: Static<typeof RestoreOperation>): EditState {
  return changeRows(state, rows, (row) => ({ ...row, now: { ...row.now, excluded: false } }));
}

/** `id` is the new row's name. */
export function addRow(state: EditState, operation: Static<typeof AddOperation>, id: string): EditState {
  accountAt(state, operation.account);
  const { index, place, otherPlace, page } = spot(state, operation);
  const currency = currencyOf(state, operation.account);
  const balance = readBalance(operation.balance ?? null, currency);
  const now: Transaction = {
    account: operation.account,
    date: readDate(operation.date),
    valueDate: operation.value_date ? readDate(operation.value_date) : null,
    direction: readDirection(operation.type),
    amount: readAmount(operation.amount, currency),
    balance,
    balancePrinted: balance !== null,
    description: operation.description,
    page,
    boxes: [],
    confidence: 1,
    proof: 'none',
    flags: [],
    directionFrom: 'statement',
    place,
    added: true,
  };
  return spliceRows(state, index, 0, {
    id,
    now,
    extracted: null,
    otherPlace,
    splitFrom: null,
    absorbed: [],
  });
}

interface Spot {
  readonly index: number;
  /** Among the printed rows. */
  readonly place: number;
  readonly otherPlace: number | null;
  readonly page: number;
}

/** Where a new row goes, and the page it stands on. */
function spot(state: EditState, { after, account }: Static<typeof AddOperation>): Spot {
  if (after !== null) {
    const index = rowIndex(state, after);
    const { now } = state.rows[index]!;
    if (now.account !== account) {
      throw new OperationError(
        `The row "${after}" is not of account ${account}.`,
        `Name a row of account ${account}, or null for its beginning.`,
      );
    }
    const otherPlace = placeBehindFigures(state, index);
    return { index: index + 1, place: now.place!, otherPlace, page: now.page };
  }
  const first = state.rows.findIndex((row) => row.now.account >= account);
  if (first < 0) {
    const last = state.rows.at(-1)?.now;
    return {
      index: state.rows.length,
      place: (last?.place ?? -1) + 1,
      otherPlace: null,
      page: last?.page ?? 1,
    };
  }
  const { now } = state.rows[first]!;
  return { index: first, place: now.place!, otherPlace: null, page: now.page };
}

/** The place right before the next row, where a balance is printed between the two: carried forward, or of a day's end. */
function placeBehindFigures(state: EditState, index: number): number | null {
  const { now } = state.rows[index]!;
  const next = state.rows[index + 1]?.now;
  if (next === undefined || next.account !== now.account) return null;
  const between = state.controls[now.account]!.balances.some(
    ({ place }) => place > now.place! && place <= next.place!,
  );
  return between ? next.place! : null;
}
