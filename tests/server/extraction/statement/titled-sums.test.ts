/** Titles between the rows of a list that state what the rows below them come to. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const read = (travel: string) =>
  rowsOf(
    readSmall({
      above: ['Card statement 01/03/2026 - 31/03/2026', 'Credit limit 2,000.00', 'Minimum payment due 5.00'],
      heading: ['Date', 'Purchases', 'Amount'],
      rows: [
        ['Restaurants', '', '50.00'],
        ['04/03/2026', 'Noodle bar', '20.00'],
        ['11/03/2026', 'Bakery', '30.00'],
        ['Gas & Automotive', '', '41.10'],
        ['02/03/2026', 'Tyres', '41.10'],
        ['Travel', '', travel],
        ['05/03/2026', 'Ferry', '12.00'],
        ['09/03/2026', 'Railway', '8.00'],
      ],
    }),
  );

it('are no text of the row above', () => {
  expect(read('20.00').toSorted()).toEqual([
    '2026-03-02 -4110 Tyres',
    '2026-03-04 -2000 Noodle bar',
    '2026-03-05 -1200 Ferry',
    '2026-03-09 -800 Railway',
    '2026-03-11 -3000 Bakery',
  ]);
});

it('stay what they were where one of them sums up something else', () => {
  expect(read('20.01').some((row) => row.includes('Automotive'))).toBe(true);
});
