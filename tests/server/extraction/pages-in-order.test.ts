/** Pages of a pile scanned from its back. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, type Small } from '../../support/small-statement.ts';

const HEADING = ['Date', 'Details', 'Amount', 'Balance'];
const first = (numbering: string): Small => ({
  above: [numbering, 'Account number 5500110022', 'Opening balance 100.00'],
  heading: HEADING,
  rows: [
    ['04/05', 'Coffee', '-12.50', '87.50'],
    ['09/05', 'Books', '-7.30', '80.20'],
  ],
});
const second = (numbering: string): Small => ({
  above: [numbering],
  heading: HEADING,
  rows: [['11/05', 'Salary', '500.00', '580.20']],
  below: ['Closing balance 31/05/2023 580.20'],
});

const READ_BY_NUMBERS =
  'The pages lie in another order than they are numbered; they were read by their numbers.';

describe('pages that lie the other way round', () => {
  it('are read in the order of their numbers, each row on its page of the file, and it is said', () => {
    const { statement } = readSmall(second('Page 2 of 2'), first('Page 1 of 2'));
    expect(amountsOf({ statement })).toEqual([-1250, -730, 50_000]);
    expect(statement.transactions.map(({ page }) => page)).toEqual([2, 2, 1]);
    expect(statement.verification).toMatchObject({
      status: 'verified',
      warnings: [READ_BY_NUMBERS],
    });
  });

  it('are read as they lie where they have no numbers', () => {
    const { statement } = readSmall(second(''), first(''));
    expect(statement.transactions[0]!.page).toBe(1);
    expect(statement.verification.status).not.toBe('verified');
  });

  it('are read as they lie where two have one number', () => {
    const { statement } = readSmall(second('Page 1 of 2'), first('Page 1 of 2'));
    expect(statement.verification.warnings).not.toContain(READ_BY_NUMBERS);
  });
});
