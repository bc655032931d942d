import { expect, test } from 'vitest';
import { filterCounts, isEdited, shownRows } from '../../../renderer/state/row-filter.ts';
import { doubt, row } from '../rows.ts';

const original = {
  date: '2026-05-01',
  value_date: null,
  type: 'DEBIT' as const,
  amount: '1.00',
  description: 'Row 1',
  balance: null,
};
const rows = [
  row(0, { description: 'Coffee at the Corner', amountOut: '4.50' }),
  row(1, { original, flags: [doubt] }),
  row(2, { excluded: true, flags: [doubt] }),
  row(3, { confirmed: true, flags: [doubt] }),
  row(4, { id: 'n1', balance: '1204.50' }),
];
const ids = (...given: Parameters<typeof shownRows>): string[] => shownRows(...given).map(({ id }) => id);

test('rows fall under doubts only while nobody has settled them', () => {
  expect(ids(rows, 'doubt', '', null)).toEqual(['r1']);
  expect(ids(rows, 'edited', '', null)).toEqual(['r1', 'r2', 'n1']);
  expect(ids(rows, 'excluded', '', null)).toEqual(['r2']);
  expect(filterCounts(rows)).toEqual({ all: 5, doubt: 1, edited: 3, excluded: 1 });
});

test('the row the user is at stays when an edit takes it out of the filter', () => {
  expect(ids(rows, 'doubt', '', 'r0')).toEqual(['r0', 'r1']);
});

test('every word is looked for, in texts and in amounts with either decimal sign', () => {
  expect(ids(rows, 'all', 'corner COFFEE', null)).toEqual(['r0']);
  expect(ids(rows, 'all', '4,50', null)).toEqual(['r0', 'n1']);
  expect(ids(rows, 'all', 'coffee 1204', null)).toEqual([]);
});

test('without filter and search it is the same list', () => {
  expect(shownRows(rows, 'all', '  ', null)).toBe(rows);
});

test('parts of a split row and new rows are edited', () => {
  expect(isEdited(row(0, { id: 'r0.1' }))).toBe(true);
  expect(isEdited(row(0))).toBe(false);
});
