import { describe, expect, test } from 'vitest';
import type { TransactionsBody } from '../../../shared/api/documents.ts';
import {
  nextBatch,
  openEdits,
  reduceEdits,
  requestName,
  shownStatement,
  type EditsAction,
  type EditsState,
} from '../../../renderer/state/edits.ts';
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

describe('a step through the history', () => {
  const record = (undone: boolean): TransactionsBody['history'][number] => ({
    revision: 1,
    at: '2026-05-01T10:00:00Z',
    by: 'test',
    label: 'Change',
    undone,
    changes: [],
    changes_total: 0,
  });
  /** The service's answer after edits of which some are undone. */
  const at = (revision: number, out: string, done: number, undone = 0): TransactionsBody => ({
    ...statement([row(0, { amountOut: out }), row(1)]),
    revision,
    history: [
      ...Array.from({ length: done }, () => record(false)),
      ...Array.from({ length: undone }, () => record(true)),
    ],
    can_undo: done > 0,
    can_redo: undone > 0,
  });
  const step = (id: number, action: 'undo' | 'redo' | 'reset'): EditsAction => ({
    type: 'asked',
    id,
    request: { action },
  });
  const answered = (id: number, body: TransactionsBody): EditsAction => ({
    type: 'answered',
    id,
    statement: body,
  });
  const twice = after(set('2'), answered(2, at(1, '2.00', 1)), set('3'), answered(3, at(2, '3.00', 2)));
  const then = (state: EditsState, ...actions: readonly EditsAction[]): EditsState =>
    actions.reduce(reduceEdits, state);
  const can = (state: EditsState): readonly boolean[] => {
    const { can_undo: undo, can_redo: redo } = shownStatement(state);
    return [undo, redo];
  };

  test('shows at once what was there before, or comes again', () => {
    const back = then(twice, step(4, 'undo'));
    expect(amount(back)).toBe('2.00');
    expect(can(back)).toEqual([true, true]);
    const further = then(back, step(5, 'undo'));
    expect(amount(further)).toBe('1.00');
    expect(can(further)).toEqual([false, true]);
    expect(amount(then(further, step(6, 'redo')))).toBe('2.00');
    expect(amount(then(further, step(6, 'redo'), step(7, 'redo')))).toBe('3.00');
  });

  test('shows the same once it is answered', () => {
    const back = then(twice, step(4, 'undo'), answered(4, at(3, '2.00', 1, 1)));
    expect(amount(back)).toBe('2.00');
    expect(amount(then(back, step(5, 'redo')))).toBe('3.00');
    expect(can(then(back, step(5, 'redo')))).toEqual([true, false]);
    expect(amount(then(back, step(5, 'undo')))).toBe('1.00');
  });

  test('keeps the proof of the last answer: what is not answered is not proved', () => {
    const back = then(twice, step(4, 'undo'));
    expect(shownStatement(back).verification).toBe(twice.known.verification);
    expect(shownStatement(back).revision).toBe(2);
  });

  test('takes back an edit that waits itself', () => {
    const state = after(set('2'), step(3, 'undo'));
    expect(amount(state)).toBe('1.00');
    expect(can(state)).toEqual([false, true]);
  });

  test('cannot be foreseen where this window did not see the state before: the answer is waited for', () => {
    const reopened = openEdits(at(2, '3.00', 2));
    expect(amount(then(reopened, step(1, 'undo')))).toBe('3.00');
    expect(can(then(reopened, step(1, 'undo'), step(2, 'undo')))).toEqual([false, true]);
    expect(amount(then(reopened, step(1, 'undo'), step(2, 'redo')))).toBe('3.00');
  });

  test('forgets what it saw where others changed the statement', () => {
    const elsewhere = at(7, '9.00', 3);
    const refusal = { id: 4, request: { operations: [], label: 'Change' }, message: 'No.', hint: '' };
    const moved = then(twice, { type: 'refused', failure: refusal, statement: elsewhere });
    expect(amount(then(moved, step(5, 'undo')))).toBe('9.00');
  });

  test('and an edit that changed nothing is no step', () => {
    const idle = then(twice, set('4'), answered(4, at(2, '3.00', 2)));
    expect(amount(then(idle, step(5, 'undo')))).toBe('2.00');
  });

  test('rows that come are named by the place of their batch in the history', () => {
    expect(nextBatch(twice)).toBe(3);
    expect(nextBatch(then(twice, set('4'), step(5, 'undo'), step(6, 'reset')))).toBe(5);
  });
});
