/** Years on lines of their own over rows that print day and month alone. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';

const statement = (rows: Small['rows']) =>
  readSmall({
    above: ['Account number: 20450011', 'Opening balance 100.00', 'Closing balance 94.00'],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows,
  });

it('are the years of the rows below them', () => {
  const { statement: read } = statement([
    ['2021', ''],
    ['04/03', 'Alder', '-1.00', '99.00'],
    ['15/09', 'Birch', '-1.00', '98.00'],
    ['2022', ''],
    ['02/04', 'Cedar', '-1.00', '97.00'],
    ['11/08', 'Alder', '-1.00', '96.00'],
    ['2023', ''],
    ['20/01', 'Birch', '-1.00', '95.00'],
    ['30/05', 'Cedar', '-1.00', '94.00'],
  ]);
  expect(rowsOf({ statement: read })).toEqual([
    '2021-03-04 -100 Alder', '2021-09-15 -100 Birch', '2022-04-02 -100 Cedar',
    '2022-08-11 -100 Alder', '2023-01-20 -100 Birch', '2023-05-30 -100 Cedar',
  ]); // prettier-ignore
  expect(read.verification.status).toBe('verified');
});

it.each([
  ['do not follow one another', '2021', '2025'],
  ['are one and the same', '2021', '2021'],
])('tell nothing where they %s', (_, one, other) => {
  const { statement: read } = statement([
    [one, ''],
    ['04/03', 'Alder', '-1.00', '99.00'],
    ['15/09', 'Birch', '-2.00', '97.00'],
    [other, ''],
    ['02/04', 'Cedar', '-1.00', '96.00'],
    ['11/08', 'Alder', '-2.00', '94.00'],
  ]);
  expect(read.verification.status).not.toBe('verified');
});
