/** Amounts whose direction nothing but the balance tells. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

it('a credit limit alone makes no card of an account: which way its balances count is in doubt', () => {
  const { statement } = readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025', 'Credit limit 6,000.00', 'Opening balance 1,000.00'],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['02/03/2025', 'Harbour shop', '12.50', '987.50'],
      ['04/03/2025', 'Wages', '200.00', '1,187.50'],
      ['09/03/2025', 'Rent', '700.00', '487.50'],
    ],
    below: ['Closing balance 487.50'],
  });
  expect(statement.verification.status).not.toBe('verified');
});
