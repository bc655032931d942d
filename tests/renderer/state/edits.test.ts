import { describe, expect, test } from 'vitest';
import type { TransactionsBody } from '../../../shared/api/documents.ts';
import type { Operation } from '../../../shared/api/edits.ts';
import {
  openEdits,
  reduceEdits,
  requestName,
  shownStatement,
  type EditsAction,
  type EditsState,
} from '../../../renderer/state/edits.ts';
import { foresee } from '../../../renderer/state/foresee.ts';
import { row, statement } from '../rows.ts';

const known = statement([row(0), row(1)]);
const after = (...actions: readonly EditsAction[]): EditsState =>
  actions.reduce((state, action) => reduceEdits(state, action), openEdits(known));
const set = (amount: string): EditsAction => ({
  type: 'asked',
  id: Number(amount),
  request: { operations: [{ op: 'set', row: 'r0', amount }], label: `Change to ${amount}` },
});
const amount = (state: EditsState): string | null => shownStatement(state).transactions[0]!.amountOut;

describe('edits on their way', () => {
  test('show at once, the last one on top', () => {
    expect(amount(after(set('2')))).toBe('2');
    expect(amount(after(set('2'), set('3')))).toBe('3');
  });

  test('give way to what the service answers, those still waiting stay on top', () => {
    const answer = statement([row(0, { amountOut: '2.00' }), row(1)]);
    expect(amount(after(set('2'), { type: 'answered', id: 2, statement: answer }))).toBe('2.00');
    expect(amount(after(set('2'), set('3'), { type: 'answered', id: 2, statement: answer }))).toBe('3');
  });

  const refused = (id: number, now: TransactionsBody | null = null): EditsAction => ({
    type: 'refused',
    failure: { id, request: { operations: [], label: `Change to ${id}` }, message: 'No.', hint: '' },
    statement: now,
  });
  const failed = (state: EditsState): readonly number[] => state.failures.map(({ id }) => id);

  test('that are refused are taken back and all kept to be tried again', () => {
    const one = after(set('2'), refused(2));
    expect(amount(one)).toBe('1.00');
    const two = [set('3'), refused(3)].reduce(reduceEdits, one);
    expect(failed(two)).toEqual([2, 3]);
    expect(failed(reduceEdits(two, { type: 'dismissed' }))).toEqual([]);
  });

  test('that were refused are settled by the step back that waited for them', () => {
    const state = after(set('2'), set('3'), { type: 'asked', id: 4, request: { action: 'undo' } });
    const settled = [refused(2), refused(3), { type: 'taken-back' as const, id: 4, failed: 3 }];
    const left = settled.reduce(reduceEdits, state);
    expect(failed(left)).toEqual([2]);
    expect(left.waiting).toEqual([]);
  });

  test('that are refused because the statement moved on show it as it is now', () => {
    const now = statement([row(0, { amountOut: '9.00' })]);
    expect(amount(after(set('2'), refused(2, now)))).toBe('9.00');
  });
});

test('a request has a name for people', () => {
  expect(requestName({ action: 'undo' })).toBe('Undo');
  expect(requestName({ operations: [], label: 'Swap' })).toBe('Swap');
});

describe('what can be foreseen of an edit', () => {
  const see = (...operations: readonly Operation[]) => foresee(known, operations).transactions[0]!;

  test('a value, a direction, a mark', () => {
    expect(
      see({ op: 'set', row: 'r0', date: '2026-05-09', description: 'New', balance: '5.00' }),
    ).toMatchObject({
      date: '2026-05-09',
      description: 'New',
      balance: '5.00',
      balance_printed: true,
      amountOut: '1.00',
    });
    expect(see({ op: 'set', row: 'r0', type: 'CREDIT', amount: '7.00' })).toMatchObject({
      amountIn: '7.00',
      amountOut: null,
    });
    expect(see({ op: 'swap', rows: ['r0', 'r1'] })).toMatchObject({
      type: 'CREDIT',
      amountIn: '1.00',
      amountOut: null,
    });
    expect(see({ op: 'exclude', rows: ['r0'] }).excluded).toBe(true);
    expect(see({ op: 'exclude', rows: ['r0'] }, { op: 'restore', rows: ['r0'] }).excluded).toBe(false);
    expect(see({ op: 'confirm', rows: ['r0'] }).confirmed).toBe(true);
    expect(see({ op: 'set', row: 'r0', balance: null })).toMatchObject({
      balance: '',
      balance_printed: false,
    });
  });

  test('nothing of rows that come or go, and no other row', () => {
    expect(foresee(known, [{ op: 'merge', row: 'r1' }])).toBe(known);
    const seen = foresee(known, [{ op: 'swap', rows: ['r0'] }]);
    expect(seen.transactions[1]).toBe(known.transactions[1]);
    expect(seen.verification).toBe(known.verification);
  });
});
