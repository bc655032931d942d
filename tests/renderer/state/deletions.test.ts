import { expect, test } from 'vitest';
import {
  hiddenBy,
  NO_DELETIONS,
  reduceDeletions,
  type DeletionAction,
} from '../../../renderer/state/deletions.ts';

const after = (...actions: readonly DeletionAction[]) => actions.reduce(reduceDeletions, NO_DELETIONS);
const two: DeletionAction = { type: 'delete', fileIds: ['a', 'b'], name: null };
const one: DeletionAction = { type: 'delete', fileIds: ['c'], name: 'c.pdf' };

test('what is deleted is out of sight until it is undone or carried out', () => {
  expect([...hiddenBy(after(two, one))]).toEqual(['a', 'b', 'c']);
  expect([...hiddenBy(after(two, one, { type: 'settled', id: 1 }))]).toEqual(['c']);
});

test('a deletion that has begun stays out of sight, and can no longer be undone', () => {
  const deletions = after(two, one, { type: 'begun', id: 1 });
  expect([...hiddenBy(deletions)]).toEqual(['a', 'b', 'c']);
  expect(deletions.pending.map(({ begun }) => begun)).toEqual([true, false]);
});

test('nothing is no deletion', () => {
  expect(after({ type: 'delete', fileIds: [], name: null }).pending).toEqual([]);
});
