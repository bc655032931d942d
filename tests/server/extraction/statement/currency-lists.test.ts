/** Lists of several currencies one under another, whose amounts have other decimals. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Withdrawal', 'Deposit', 'Balance'];

describe('a list under a title that names its currency', () => {
  const dollars = {
    above: ['Multi-currency account 4471-220918', 'Period 1 June 2026 to 30 June 2026', 'SGD Account'],
    heading: HEADING,
    rows: [
      ['', 'Balance brought forward', '', '', '812.40'],
      ['02/06/2026', 'Noodle house', '12.40', '', '800.00'],
      ['09/06/2026', 'Wages', '', '1,500.00', '2,300.00'],
      ['11/06/2026', 'Bus card', '20.00', '', '2,280.00'],
    ],
  };
  const dinars = {
    above: ['KWD Account'],
    heading: HEADING,
    rows: [
      ['', 'Balance brought forward', '', '', '1,066.890'],
      ['04/06/2026', 'Monthly fee', '2.750', '', '1,064.140'],
      ['09/06/2026', 'Giro', '', '776.180', '1,840.320'],
    ],
  };

  it('is an account with the decimals of that currency', () => {
    const read = readSmall(dollars, dinars);
    expect(amountsOf(read)).toEqual([-1240, 150_000, -2000, -2750, 776_180]);
    expect(read.statement.accounts.map(({ currency }) => currency)).toEqual(['SGD', 'KWD']);
    expect(read.statement.verification.status).toBe('verified');
  });

  it('has whole amounts below a thousand only in a column of its own', () => {
    const yen = {
      above: ['JPY Account'],
      heading: HEADING,
      rows: [
        ['', 'Balance brought forward', '', '', '459,484'],
        ['04/06/2026', 'Refund', '', '281', '459,765'],
        ['09/06/2026', 'Train', '4,090', '', '455,675'],
        ['10/06/2026', 'Transfer', '', '177', '455,852'],
      ],
    };
    const read = readSmall(dollars, yen, dinars);
    expect(amountsOf(read)).toEqual([-1240, 150_000, -2000, 281, -4090, 177, -2750, 776_180]);
    expect(read.statement.verification.status).toBe('verified');
  });

  it('leaves lists of one currency together', () => {
    const more = { ...dinars, above: ['SGD Account'], rows: dollars.rows.slice(1) };
    const read = readSmall(dollars, { ...more, rows: [['12/06/2026', 'Tea', '5.00', '', '2,275.00']] });
    expect(read.statement.accounts).toHaveLength(1);
    expect(amountsOf(read)).toEqual([-1240, 150_000, -2000, -500]);
  });
});
