/** Plus and minus in a column of their own before the amounts. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const of = (y: number, day: string, text: string, sign: string, amount: string, balance: string) =>
  row(y, left(40, day), left(110, text), left(412, sign), right(470, amount), right(540, balance));

it('are those of the amounts, near or far from the digits', () => {
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/03/2025 to 31/03/2025')),
      row(
        80,
        left(40, 'Date'),
        left(110, 'Details'),
        left(412, '+/-'),
        right(470, 'Amount'),
        right(540, 'Balance'),
      ),
      of(100, '02/03/2025', 'Rent', '-', '36,546.00', '13,454.00'),
      of(114, '04/03/2025', 'Fee', '-', '2.50', '13,451.50'),
      of(128, '05/03/2025', 'Wages', '+', '21,800.00', '35,251.50'),
      of(142, '09/03/2025', 'Refund', '+', '7.00', '35,258.50'),
      of(156, '11/03/2025', 'Gas works', '-', '111.00', '35,147.50'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-3654600, -250, 2180000, 700, -11100]);
});
