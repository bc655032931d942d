/** Unnamed columns of what the amounts of few rows came to in other money. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const read = (code: string, currency: string): string[] =>
  rowsOf(
    readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', `Currency: ${currency}`],
      heading: null,
      rows: [
        ['04/03/2026', 'Coffee', '', '-12.50'],
        ['05/03/2026', 'Salary', '', '500.00'],
        ['09/03/2026', 'Books', `${code} 21.40`, '-19.80'],
        ['11/03/2026', 'Rent', '', '-310.00'],
        ['13/03/2026', 'Refund', '', '40.00'],
      ],
    }),
  );

const BOOKED = [
  '2026-03-04 -1250 Coffee',
  '2026-03-05 +50000 Salary',
  '2026-03-09 -1980 Books',
  '2026-03-11 -31000 Rent',
  '2026-03-13 +4000 Refund',
];

describe('a figure with the code of another currency, in a column of its own before signed amounts', () => {
  it('books nothing, and the amounts keep their signs', () => {
    expect(read('USD', 'EUR').map((line) => line.replace(' USD 21.40', ''))).toEqual(BOOKED);
  });

  it('leaves the column that has an amount in every row, also where the code is that of the statement', () => {
    expect(read('EUR', 'EUR')).toEqual(BOOKED);
  });
});
