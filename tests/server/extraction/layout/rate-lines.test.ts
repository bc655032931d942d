/** Rates and the days and balances from which they hold. */
import { expect, it } from 'vitest';
import { rateLines } from '../../../../server/extraction/layout/lines/rate-lines.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { DOT, left, right, row, tokensOf } from '../../../support/words.ts';

const rate = (y: number, day: string, balance: string, said: string) =>
  row(y, left(40, day), right(300, balance), right(400, said));

it('stand right below one another', () => {
  const lines = tokensOf(DOT, [
    rate(60, '01/05/2026', '0.00', '2.47 %'),
    rate(74, '15/05/2026', '1,000.00', '0.61 %'),
    rate(88, '16/05/2026', '1,204.10', '0.61 %'),
    rate(102, '17/05/2026', '2,000.00', '0.61 %'),
  ]);
  expect([...rateLines(lines)]).toEqual([0, 1]);
});

it('are no bookings of the list above them', () => {
  const { statement } = readSmall({
    above: ['Period 01/05/2026 to 31/05/2026', 'Opening balance 1,000.00', 'Closing balance 900.00'],
    heading: null,
    rows: [
      ['02/05/2026', 'Coffee', '12.50'],
      ['05/05/2026', 'Books', '40.00'],
      ['09/05/2026', 'Fuel', '47.50'],
      ['01/05/2026', '', '0.00', '2.47 %'],
      ['15/05/2026', '', '1,000.00', '0.61 %'],
    ],
  });
  expect(statement.transactions).toHaveLength(3);
  expect(statement.verification.status).toBe('verified');
});
