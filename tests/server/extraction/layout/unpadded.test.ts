import { describe, expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
const above = ['Statement of account', 'Period 1 March 2026 to 31 March 2026', 'Opening balance 100.00'];

const amounts = (rows: readonly (readonly string[])[]): number[] =>
  readSmall({ above, heading: HEADING, rows }).statement.transactions.map(({ amount }) => amount);

describe('amounts without their last zero', () => {
  it('are read where none of the others ends in a zero either', () => {
    expect(
      amounts([
        ['04/03/2026', 'Coffee', '12.55', '', '87.45'],
        ['05/03/2026', 'Salary', '', '500.4', '587.85'],
        ['06/03/2026', 'Books', '7', '', '580.85'],
      ]),
    ).toEqual([1255, 50040, 700]);
  });

  it('are read where no booking has decimals, but the balances have', () => {
    const rows = [
      ['04/03/2026', 'Books', '40', '', '60.00'],
      ['05/03/2026', 'Salary', '', '500', '560.00'],
      ['06/03/2026', 'Rent', '350', '', '210.00'],
    ];
    expect(amounts(rows)).toEqual([4000, 50000, 35000]);
  });

  it('do not make bare numbers amounts where zeros are printed', () => {
    expect(
      amounts([
        ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ['06/03/2026', 'Books', '7.30', '', '580.20'],
      ]),
    ).toEqual([1250, 50000, 730]);
  });
});
