import { expect, test } from 'vitest';
import { wholeStatement } from '../../../renderer/state/rows-answer.ts';
import { row, statement } from '../rows.ts';

const before = statement([row(0), row(1), row(2), row(3)]);
const names = ({ transactions }: typeof before): string[] => transactions.map(({ id }) => id);

test('rows that changed take the place of those of their name; the others stay the same objects', () => {
  const changed = row(1, { amountOut: '9.00' });
  const whole = wholeStatement(before, { ...statement([changed]), revision: 5, removed: [] });
  expect(whole.revision).toBe(5);
  expect(names(whole)).toEqual(['r0', 'r1', 'r2', 'r3']);
  expect(whole.transactions[1]).toBe(changed);
  expect(whole.transactions[2]).toBe(before.transactions[2]);
  expect(whole).not.toHaveProperty('removed');
});

test('rows that went are gone, rows that came stand at their index, and every row knows its place', () => {
  const came = [row(1, { id: 'n1.0' }), row(4, { id: 'n1.1' })];
  const whole = wholeStatement(before, { ...statement(came), removed: ['r1'] });
  expect(names(whole)).toEqual(['r0', 'n1.0', 'r2', 'r3', 'n1.1']);
  expect(whole.transactions.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  const first = wholeStatement(before, { ...statement([row(0, { id: 'n2.0' })]), removed: [] });
  expect(names(first)).toEqual(['n2.0', 'r0', 'r1', 'r2', 'r3']);
  expect(first.transactions[4]!.index).toBe(4);
});

test('an answer with all rows is the statement', () => {
  const all = statement([row(0)]);
  expect(wholeStatement(before, all)).toBe(all);
});
