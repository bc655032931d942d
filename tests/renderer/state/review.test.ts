import { describe, expect, test } from 'vitest';
import { nextDoubt } from '../../../renderer/state/proof.ts';
import {
  currentPlace,
  meantRows,
  openReview,
  reduceReview,
  type ReviewAction,
  type ReviewState,
} from '../../../renderer/state/review.ts';
import { doubt, row } from '../rows.ts';

const rows = [0, 1, 2, 3, 4].map((index) => row(index, index === 1 || index === 3 ? { flags: [doubt] } : {}));
const after = (...actions: readonly ReviewAction[]): ReviewState =>
  actions.reduce((state, action) => reduceReview(state, action, rows), openReview(rows));
const chosen = (state: ReviewState): string[] => [...state.chosen].toSorted();

describe('the current row', () => {
  test('begins with the first doubt on its amount, else the first row, else none', () => {
    expect(openReview(rows)).toMatchObject({ cursor: 'r1', column: 'out' });
    expect(openReview([row(0, { amountIn: '2.00', amountOut: null })])).toMatchObject({
      cursor: 'r0',
      column: 'in',
    });
    expect(openReview([]).cursor).toBeNull();
  });

  test('steps and stays within the rows', () => {
    expect(after({ type: 'step', by: 1 }).cursor).toBe('r2');
    expect(after({ type: 'step', by: -15 }).cursor).toBe('r0');
    expect(after({ type: 'edge', to: 'last' }, { type: 'step', by: 1 }).cursor).toBe('r4');
    expect(reduceReview(openReview([]), { type: 'edge', to: 'last' }, []).cursor).toBeNull();
  });

  test('stays the same row when rows come before it, and leaves its place when it is gone', () => {
    const state = after({ type: 'go', row: 'r3' });
    expect(currentPlace(state, [row(9, { id: 'n1' }), ...rows])).toBe(4);
    const without = rows.filter(({ id }) => id !== 'r3');
    expect(without[currentPlace(state, without)!]!.id).toBe('r4');
    expect(currentPlace(state, [])).toBeNull();
  });

  test('counts moves, so that a row gone to again comes back into view', () => {
    expect(after({ type: 'go', row: 'r1' }).moves).toBe(1);
  });
});

describe('the current cell', () => {
  test('goes across and stops at the edges', () => {
    expect(after({ type: 'across', by: 1 }).column).toBe('balance');
    expect(after({ type: 'across', by: 1 }, { type: 'across', by: 1 })).toMatchObject({
      column: 'balance',
      cursor: 'r1',
    });
  });

  test('goes on in the next row where it wraps', () => {
    const state = after({ type: 'column', column: 'balance' }, { type: 'across', by: 1, wrap: true });
    expect(state).toMatchObject({ column: 'date', cursor: 'r2' });
    expect(reduceReview(state, { type: 'across', by: -1, wrap: true }, rows)).toMatchObject({
      column: 'balance',
      cursor: 'r1',
    });
  });
});

describe('choosing rows', () => {
  test('by Shift spans from where it began, growing and shrinking', () => {
    const grown = after({ type: 'step', by: 1, extend: true }, { type: 'step', by: 1, extend: true });
    expect(chosen(grown)).toEqual(['r1', 'r2', 'r3']);
    expect(chosen(reduceReview(grown, { type: 'step', by: -3, extend: true }, rows))).toEqual(['r0', 'r1']);
  });

  test('by Ctrl adds and takes away, the current row first', () => {
    const added = after({ type: 'go', row: 'r4', how: 'toggle' });
    expect(chosen(added)).toEqual(['r1', 'r4']);
    expect(chosen(reduceReview(added, { type: 'go', row: 'r1', how: 'toggle' }, rows))).toEqual(['r4']);
  });

  test('all, none, and by a plain move', () => {
    expect(after({ type: 'choose-all' }).chosen.size).toBe(5);
    expect(after({ type: 'choose-all' }, { type: 'choose-none' }).chosen.size).toBe(0);
    expect(after({ type: 'choose-all' }, { type: 'step', by: 1 }).chosen.size).toBe(0);
  });

  test('means the rows chosen in their order, else the current one', () => {
    expect(meantRows(after({ type: 'step', by: -1, extend: true }), rows).map(({ id }) => id)).toEqual([
      'r0',
      'r1',
    ]);
    expect(meantRows(after(), rows).map(({ id }) => id)).toEqual(['r1']);
    // Rows that were chosen and are gone by now are not meant.
    expect(meantRows({ ...after(), chosen: new Set(['r8']) }, rows).map(({ id }) => id)).toEqual(['r1']);
  });
});

describe('typing into a cell', () => {
  test('begins with the cell as it is or with a key, and keeps the text beside what is wrong with it', () => {
    expect(after({ type: 'edit' }).editing).toEqual({ row: 'r1', column: 'out', text: null, trouble: null });
    const wrong = after(
      { type: 'edit', text: '1' },
      { type: 'type', text: '1x' },
      { type: 'trouble', trouble: 'No.' },
    );
    expect(wrong.editing).toMatchObject({ text: '1x', trouble: 'No.' });
    expect(reduceReview(wrong, { type: 'type', text: '12' }, rows).editing).toMatchObject({ trouble: null });
  });

  test('ends with a move', () => {
    expect(after({ type: 'edit' }, { type: 'step', by: 1 }).editing).toBeNull();
    expect(after({ type: 'edit' }, { type: 'edited' }).editing).toBeNull();
  });
});

test('doubts are gone through in both directions, around the ends', () => {
  expect(nextDoubt(rows, 1, 1)).toBe(3);
  expect(nextDoubt(rows, 3, 1)).toBe(1);
  expect(nextDoubt(rows, 1, -1)).toBe(3);
  expect(nextDoubt(rows, null, 1)).toBe(1);
  expect(nextDoubt([row(0)], 0, 1)).toBeNull();
  expect(nextDoubt([row(0, { flags: [doubt] })], 0, 1)).toBe(0);
  expect(after({ type: 'doubt', direction: 1 }).cursor).toBe('r3');
});
