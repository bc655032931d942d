/** A line that numbers the columns below their names. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row } from '../../../support/words.ts';

const booked = (y: number, day: string, name: string, number: string, out: string, paid: string) => [
  row(y - 6, left(110, name)),
  row(y, left(40, `${day}.03.2026`), right(340, out), right(420, paid)),
  row(y + 4, left(110, number), left(450, 'Invoice')),
];

it('is no text, and tells nothing of where entries begin', () => {
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance: 100.00')),
      row(
        100,
        left(40, 'Date'),
        left(110, 'Details'),
        right(340, 'Debit'),
        right(420, 'Credit'),
        left(450, 'Purpose'),
      ),
      row(118, left(40, '1'), left(110, '2'), right(340, '3'), right(420, '4'), left(450, '5')),
      ...booked(144, '04', 'Harbour Books', '5100341672', '12.50', '0.00'),
      ...booked(168, '05', 'Northway Gas', '5100341688', '30.00', '0.00'),
      ...booked(192, '06', 'Orion Parts', '5100341701', '0.00', '44.00'),
      ...booked(216, '07', 'Ferry Lines', '5100341723', '7.25', '0.00'),
      row(260, left(40, 'Closing balance: 94.25')),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Harbour Books 5100341672 Invoice',
    'Northway Gas 5100341688 Invoice',
    'Orion Parts 5100341701 Invoice',
    'Ferry Lines 5100341723 Invoice',
  ]);
});
