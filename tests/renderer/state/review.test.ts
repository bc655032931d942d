import { describe, expect, test } from 'vitest';
import { nextDoubt, openReview, reduceReview, type ReviewAction } from '../../../renderer/state/review.ts';
import { commandFor, COMMANDS } from '../../../renderer/review/commands.ts';
import { doubt, row } from '../rows.ts';

const rows = [0, 1, 2, 3, 4].map((index) => row(index, index === 1 || index === 3 ? { flags: [doubt] } : {}));
const after = (...actions: readonly ReviewAction[]) =>
  actions.reduce((state, action) => reduceReview(state, action, rows), openReview(rows));

describe('the selection', () => {
  test('begins with the first doubt, else the first row, else none', () => {
    expect(openReview(rows).selected).toBe(1);
    expect(openReview([row(0), row(1)]).selected).toBe(0);
    expect(openReview([]).selected).toBeNull();
  });

  test('steps and stays within the rows', () => {
    expect(after({ type: 'step', by: 1 }).selected).toBe(2);
    expect(after({ type: 'step', by: -15 }).selected).toBe(0);
    expect(after({ type: 'last' }, { type: 'step', by: 1 }).selected).toBe(4);
    expect(reduceReview(openReview([]), { type: 'last' }, []).selected).toBeNull();
  });

  test('counts moves, so that a row chosen again comes back into view', () => {
    expect(after({ type: 'select', index: 1 }).moves).toBe(1);
  });
});

test('doubts are gone through in both directions, around the ends', () => {
  expect(nextDoubt(rows, 1, 1)).toBe(3);
  expect(nextDoubt(rows, 3, 1)).toBe(1);
  expect(nextDoubt(rows, 1, -1)).toBe(3);
  expect(nextDoubt(rows, null, 1)).toBe(1);
  expect(nextDoubt([row(0)], 0, 1)).toBeNull();
  expect(nextDoubt([row(0, { flags: [doubt] })], 0, 1)).toBe(0);
});

test('zoom goes by steps and ends at the last', () => {
  expect(after({ type: 'zoom', to: 'in' }).zoom).toBe(1.25);
  expect(after({ type: 'zoom', to: 'in' }, { type: 'zoom', to: 'fit' }).zoom).toBe(1);
  const out: ReviewAction = { type: 'zoom', to: 'out' };
  expect(after(out, out, out, out).zoom).toBe(0.5);
});

describe('keys', () => {
  const press = (key: string, fields = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...fields,
  });
  const nowhere = { typing: false, scrolling: false };

  test('no key stands for two commands', () => {
    const keys = COMMANDS.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('belong to the field while the user types, and to the system with a modifier', () => {
    expect(commandFor(press('j'), nowhere)?.does).toEqual({ type: 'step', by: 1 });
    expect(commandFor(press('j'), { typing: true, scrolling: false })).toBeNull();
    expect(commandFor(press('e', { ctrlKey: true }), nowhere)).toBeNull();
  });

  test('that scroll are left to the page while it has the focus', () => {
    expect(commandFor(press('ArrowDown'), { typing: false, scrolling: true })).toBeNull();
    expect(commandFor(press('n'), { typing: false, scrolling: true })?.id).toBe('next-doubt');
  });
});
