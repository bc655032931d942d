/** The ends of a period that only the days of balances tell. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const periodOf = (above: readonly string[], below: readonly string[]): (string | null)[] => {
  const [account] = readSmall({
    above,
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['03/03/2026', 'Coffee', '-10.00', '90.00'],
      ['19/03/2026', 'Rent', '-40.00', '50.00'],
    ],
    below,
  }).statement.accounts;
  return [account!.periodStart, account!.periodEnd];
};

it('the days of the old and of the new balance are its ends', () => {
  expect(
    periodOf(['Opening balance as of 28/02/2026 100.00'], ['Closing balance as of 31/03/2026 50.00']),
  ).toEqual(['2026-02-28', '2026-03-31']);
});

it('the day of one balance ends it', () => {
  expect(periodOf(['Opening balance 100.00'], ['Closing balance as of 31/03/2026 50.00'])).toEqual([
    null,
    '2026-03-31',
  ]);
});

it('a range that is printed says more', () => {
  const range = 'Statement period 01/03/2026 - 31/03/2026';
  expect(periodOf([range, 'Opening balance as of 28/02/2026 100.00'], [])).toEqual([
    '2026-03-01',
    '2026-03-31',
  ]);
});

it('the day of the last balance ends it, though the statement was made some days later', () => {
  expect(
    periodOf(
      ['Statement date 06/04/2026', 'Opening balance 100.00'],
      ['Closing balance as of 31/03/2026 50.00'],
    ),
  ).toEqual([null, '2026-03-31']);
});
