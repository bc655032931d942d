import { expect, test } from 'vitest';
import { NOTHING_PICKED, reduceSelection, type SelectionAction } from '../../../renderer/state/selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const picked = (...actions: readonly SelectionAction[]) =>
  [...actions.reduce(reduceSelection, NOTHING_PICKED).picked].sort().join('');

test('one by one, and off again', () => {
  const a: SelectionAction = { type: 'toggle', fileId: 'a' };
  expect(picked(a)).toBe('a');
  expect(picked(a, { type: 'toggle', fileId: 'c' })).toBe('ac');
  expect(picked(a, a)).toBe('');
});

test('a range goes from what was selected last, up or down', () => {
  const d: SelectionAction = { type: 'toggle', fileId: 'd' };
  expect(picked(d, { type: 'range', fileId: 'b', shown })).toBe('bcd');
  expect(picked(d, { type: 'range', fileId: 'b', shown }, { type: 'range', fileId: 'e', shown })).toBe(
    'bcde',
  );
  expect(picked({ type: 'range', fileId: 'b', shown })).toBe('b');
});

test('all is all that is shown, and what goes out of sight is no longer selected', () => {
  expect(picked({ type: 'all', shown })).toBe('abcde');
  expect(picked({ type: 'all', shown }, { type: 'shown', shown: ['b', 'x'] })).toBe('b');
  expect(picked({ type: 'all', shown }, { type: 'none' })).toBe('');
});
