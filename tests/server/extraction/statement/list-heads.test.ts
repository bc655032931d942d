/** Text between the names of the columns and the first row, repeated where the list goes on on another page. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const heading = ['Date', 'Description', 'Amount', 'Balance'];
/** Two pages, with a line of text over the rows of each. */
const read = (first: string, second: string) =>
  readSmall(
    {
      above: ['Statement period 01/05/2026 to 31/05/2026', 'Opening balance 100.00'],
      heading,
      rows: [
        ['', first],
        ['04/05/2026', 'Coffee', '-12.50', '87.50'],
        ['', 'Card 4402'],
        ['09/05/2026', 'Books', '-40.00', '47.50'],
      ],
    },
    {
      heading,
      rows: [
        ['', second],
        ['18/05/2026', 'Refund', '15.00', '62.50'],
        ['', 'Card 4402'],
      ],
    },
  );

it('is no text of the row before', () => {
  expect(rowsOf(read('ADA LANE', 'ADA LANE'))).toEqual([
    '2026-05-04 -1250 Coffee Card 4402',
    '2026-05-09 -4000 Books',
    '2026-05-18 +1500 Refund Card 4402',
  ]);
});

it('goes on there where it says something else', () => {
  expect(rowsOf(read('ADA LANE', 'Harbour St'))[1]).toBe('2026-05-09 -4000 Books Harbour St');
});
