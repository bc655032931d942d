/** Printed totals that are more than the rows: they tell that some are lacking. */
import { describe, expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

/** The status of a statement whose rows come to 500.00 in and 19.80 out, under printed totals. */
const statusUnder = (moneyIn: string, moneyOut: string, ...below: string[]) =>
  readSmall({
    above: [
      'Account statement',
      'Opening balance 100.00',
      `Total money in ${moneyIn}`,
      `Total money out ${moneyOut}`,
    ],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['04/03/2026', 'Coffee', '-12.50', '87.50'],
      ['05/03/2026', 'Wages', '500.00', '587.50'],
      ['06/03/2026', 'Books', '-7.30', '580.20'],
    ],
    below,
  }).statement.verification.status;

describe('totals', () => {
  it('of both directions that are more than the rows by as much tell that some are lacking, which balances cannot', () => {
    expect(statusUnder('500.00', '19.80')).toBe('verified');
    expect(statusUnder('592.06', '111.86')).toBe('mismatch');
    // Sums without what was cancelled are of other rows than these; sums since the year began may be, or of pages not there.
    expect(statusUnder('3000.00', '711.86')).toBe('unverified');
    expect(statusUnder('3000.00', '711.86', 'Closing balance 580.20')).toBe('verified');
    expect(statusUnder('490.00', '9.80')).toBe('verified');
  });

  it('of one direction, beside one of the other that agrees, tell that rows are lacking at an end without a balance', () => {
    expect([statusUnder('500.00', '19.80'), statusUnder('500.00', '49.80')]).toEqual([
      'verified',
      'mismatch',
    ]);
    // Between both ends nothing is lacking: the total is of something else.
    expect(statusUnder('500.00', '49.80', 'Closing balance 580.20')).toBe('verified');
  });

  it('of one direction is no net where that of the other agrees: a row of it is lacking', () => {
    const { statement } = readSmall({
      above: [
        'Statement period 01/03/2026 to 31/03/2026',
        'Opening balance 0.00',
        'Total credits 15.90',
        'Total debits 15.90',
      ],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [['04/03/2026', 'Coffee', '15.90', '', '-15.90']],
    });
    expect(statement.verification.status).toBe('mismatch');
  });
});
