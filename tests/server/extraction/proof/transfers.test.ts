/** Rows whose text says where their money comes from, or goes. */
import { expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';

it('are money in, or out, where nothing else tells', () => {
  const stages = readSmall({
    above: ['Opening balance: 150.00'],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['2026-03-01', 'Deposit at the branch', '5,000.00'],
      ['2026-03-03', 'Transfer to 4410', '1,250.00'],
      ['2026-03-15', 'Transfer from 4411', '420.50'],
    ],
  });
  expect(amountsOf(stages)).toEqual([500_000, -125_000, 42_050]);
});
