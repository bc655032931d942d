/** Abbreviations of debit and credit between the texts and the amounts of rows that are written as text. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const read = (...lines: readonly string[]) =>
  readSmall({
    above: ['Opening balance: 100.00'],
    heading: null,
    rows: lines.map((line) => [line]),
    below: ['Closing balance: 1,000.25'],
  });

it.each([
  ['DR', 'CR', ' | '],
  ['Dr.', 'Cr.', ' '],
])('%s is out and %s in', (debit, credit, by) => {
  const stages = read(
    ['2026-03-04', 'Toll, road 3', debit, '4.50'].join(by),
    ['2026-03-05', 'Wages', credit, '$ 1,200.00'].join(by),
    ['2026-03-09', 'Rent of the garage', debit, '295.25'].join(by),
  );
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 -450 Toll, road 3',
    '2026-03-05 +120000 Wages',
    '2026-03-09 -29525 Rent of the garage',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('a whole word right behind the day says it of the amount behind', () => {
  const stages = read(
    '2026-03-04 DEBIT 4.50 Toll, road 3',
    '2026-03-05 CREDIT 1,200.00 Wages',
    '2026-03-09 DEBIT 295.25 Rent',
  );
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 -450 Toll, road 3',
    '2026-03-05 +120000 Wages',
    '2026-03-09 -29525 Rent',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('such a word that is all of the text of a row is that text', () => {
  const lines = [
    '040326 CREDIT 50.00 3000.00',
    '050326 WITHDR 25.00 2975.00',
    '070326 TRANSF 100.00 3075.00',
    '090326 RENT 120.50 2954.50',
  ];
  const stages = readSmall({ above: [], heading: null, rows: lines.map((line) => [line]), below: [] });
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 +5000 CREDIT',
    '2026-03-05 -2500 WITHDR',
    '2026-03-07 +10000 TRANSF',
    '2026-03-09 -12050 RENT',
  ]);
});

it('such a word before the amount of some rows is of their texts', () => {
  const stages = read(
    '2026-03-04 Toll DR -4.50',
    '2026-03-05 Wages CR 1,200.00',
    '2026-03-07 Rent of the garage -295.25',
    '2026-03-09 Correction of the rent CR 0.00',
  );
  expect(rowsOf(stages)[0]).toBe('2026-03-04 -450 Toll DR');
});
