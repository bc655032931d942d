/** Amounts whose direction nothing but the balance tells, or nothing at all. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

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

it('as much money in as out, without a balance beside the rows, agrees with either sense of the signs', () => {
  const { statement } = readSmall({
    above: [
      'Statement period 01/03/2026 to 31/03/2026',
      'Opening balance 190.00',
      'Total debits 50.00',
      'Total credits 50.00',
      'Closing balance 190.00',
    ],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['04/03/2026', 'Harbour shop', '20.00'],
      ['05/03/2026', 'Ref 4471', '30.00'],
      ['09/03/2026', 'Ref 4472', '-50.00'],
    ],
  });
  expect(statement.verification.status).toBe('unverified');
  expect(statement.transactions.every(({ flags }) => flags.length > 0)).toBe(true);
});

it('as much money in as out in two columns without names may be either, whatever the balance at the end says', () => {
  const { statement } = readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025', 'Opening balance 190.00', 'Closing balance 190.00'],
    heading: null,
    rows: [
      ['04/03/2025', 'Harbour shop', '20.00'],
      ['05/03/2025', 'Ref 4471', '', '30.00'],
      ['05/03/2025', 'Corner shop', '9.00'],
      ['06/03/2025', 'Ref 4473', '', '41.00'],
      ['07/03/2025', 'Ferry', '52.00'],
      ['08/03/2025', 'Ref 4475', '', '10.00', '190.00'],
    ],
  });
  expect(statement.transactions).toHaveLength(6);
  expect(statement.transactions.every(({ flags }) => flags.length > 0)).toBe(true);
  expect(statement.verification.status).toBe('unverified');
});

it('the only balance may be the amount beside it, where nothing names their columns', () => {
  const { statement } = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/08/2026 to 29/10/2026')),
      row(60, left(40, 'Opening balance'), right(300, '1,094.46')),
      row(100, left(40, '26/09/2026'), left(120, 'Harbour Ltd'), right(480, '362.84')),
      row(114, left(40, '27/09/2026'), left(120, 'Cheque 4471'), right(400, '64.57'), right(560, '1,392.73')),
    ]),
  ]);
  const isRight = statement.transactions.some(({ amount }) => amount === 6457);
  expect(isRight || statement.verification.status !== 'verified').toBe(true);
});
