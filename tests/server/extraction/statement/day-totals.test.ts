/** Days that head their rows with what these come to. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const LIST = [
  ['5 March 2026', '', '-65.18'],
  ['', 'Groceries', '-40.00'],
  ['', 'Bus fare', '-25.18'],
  ['6 March 2026', '', '+12.00'],
  ['', 'Refund', '+12.00'],
  ['9 March 2026', '', '+90.50'],
  ['', 'Wages', '+100.00'],
  ['', 'Tea room', '-9.50'],
] as const;

const read = (closing: string, rows: readonly (readonly string[])[]) =>
  readSmall({
    above: ['Opening balance 100.00', `Closing balance ${closing}`],
    heading: null,
    rows,
  });

it('are no rows where they sum up what stands below them', () => {
  const stages = read('137.32', LIST);
  expect(rowsOf(stages)).toEqual([
    '2026-03-05 -4000 Groceries',
    '2026-03-05 -2518 Bus fare',
    '2026-03-06 +1200 Refund',
    '2026-03-09 +10000 Wages',
    '2026-03-09 -950 Tea room',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('are no rows under the name of a total, though all but one sum up a single row', () => {
  const named = LIST.filter(([, text]) => text !== 'Tea room').map(([day, text, amount]) =>
    day === '' ? [day, text, amount] : [day, 'Total of the day:', day.startsWith('9') ? '+100.00' : amount],
  );
  const stages = read('146.82', named);
  expect(rowsOf(stages)).toEqual([
    '2026-03-05 -4000 Groceries',
    '2026-03-05 -2518 Bus fare',
    '2026-03-06 +1200 Refund',
    '2026-03-09 +10000 Wages',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('are no rows where they say how many rows they sum up', () => {
  const counted = LIST.map(([day, text, amount]) => [day, day === '' ? text : '2 payments', amount]);
  const stages = read('137.32', counted);
  expect(rowsOf(stages)[0]).toBe('2026-03-05 -4000 Groceries');
  expect(rowsOf(stages)).toHaveLength(5);
});

it('are rows of a shop called Total where they sum up nothing', () => {
  const stages = read('11.00', [
    ['5 March 2026', 'Total Fuel', '-40.00'],
    ['', 'Groceries', '-20.00'],
    ['6 March 2026', 'Total Fuel', '-12.00'],
    ['', 'Refund', '+15.00'],
    ['9 March 2026', 'Total Fuel', '-35.00'],
    ['', 'Wages', '+3.00'],
  ]);
  expect(rowsOf(stages)).toHaveLength(6);
});

it('are rows without a text where they sum up nothing', () => {
  const stages = read('166.46', [
    ['5 March 2026', '', '-65.18'],
    ['', 'Groceries', '-40.00'],
    ['6 March 2026', '', '+12.00'],
    ['', 'Refund', '+15.00'],
    ['9 March 2026', '', '+90.50'],
    ['', 'Wages', '+54.14'],
  ]);
  expect(rowsOf(stages)).toHaveLength(6);
  expect(stages.statement.verification.status).toBe('verified');
});

it('are no sums of two days, which may agree by chance', () => {
  expect(rowsOf(read('46.82', LIST.slice(0, 5)))).toHaveLength(5);
});

it('are rows where others print a date and a text', () => {
  const stages = read('200.00', [['4 March 2026', 'Deposit', '+62.68'], ...LIST]);
  expect(rowsOf(stages)).toHaveLength(9);
});
