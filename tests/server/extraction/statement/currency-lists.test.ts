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

  it('is so behind an account number in groups, with other signs between thousands', () => {
    const listed = (small: typeof dollars, code: string) => ({
      ...small,
      above: [...small.above.slice(0, -1), `IBAN CH41 6164 5071 5033 9662 9   Currency ${code}`],
      rows: small.rows.map((cells) => cells.map((cell) => cell.replace(',', "'"))),
    });
    const read = readSmall(listed(dollars, 'CHF'), listed(dinars, 'KWD'));
    expect(amountsOf(read)).toEqual([-1240, 150_000, -2000, -2750, 776_180]);
    expect(read.statement.accounts.map(({ currency }) => currency)).toEqual(['CHF', 'KWD']);
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

  it('is of the currency in its title and its names of columns, not of those below it', () => {
    const list = (code: string, opening: string, ...rows: readonly (readonly string[])[]) => ({
      above: [`${code} Wallet`],
      heading: ['Date', 'Description', `Debit (${code})`, `Credit (${code})`, `Balance (${code})`],
      rows: [['', 'Opening balance', '', '', opening], ...rows],
    });
    const read = readSmall(
      list(
        'USD',
        '800.00',
        ['02/06/2026', 'Noodle house', '12.40', '', '787.60'],
        ['', 'Closing balance', '', '', '787.60'],
      ),
      list(
        'EUR',
        '410.99',
        ['03/06/2026', 'Wages', '', '59.12', '470.11'],
        ['', 'Closing balance', '', '', '470.11'],
      ),
      list(
        'JPY',
        '459,484',
        ['04/06/2026', 'Train', '4,090', '', '455,394'],
        ['', 'Closing balance', '', '', '455,394'],
      ),
    );
    expect(amountsOf(read)).toEqual([-1240, 5912, -4090]);
    expect(read.statement.accounts.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'JPY']);
  });

  it('leaves lists of one currency together', () => {
    const more = { ...dinars, above: ['SGD Account'], rows: dollars.rows.slice(1) };
    const read = readSmall(dollars, { ...more, rows: [['12/06/2026', 'Tea', '5.00', '', '2,275.00']] });
    expect(read.statement.accounts).toHaveLength(1);
    expect(amountsOf(read)).toEqual([-1240, 150_000, -2000, -500]);
  });

  it('is read though the lists in the other decimals are proved without it', () => {
    const more = {
      ...dollars,
      rows: [
        ...dollars.rows,
        ['12/06/2026', 'Tea', '5.00', '', '2,275.00'],
        ['13/06/2026', 'Lamp', '75.00', '', '2,200.00'],
      ],
    };
    const few = {
      ...dinars,
      rows: [
        ['', 'Balance brought forward', '', '', '66.890'],
        ['04/06/2026', 'Monthly fee', '2.750', '', '64.140'],
        ['09/06/2026', 'Giro', '', '6.180', '70.320'],
      ],
    };
    expect(amountsOf(readSmall(more, few))).toEqual([-1240, 150_000, -2000, -500, -7500, -2750, 6180]);
  });

  it('may state what it holds between its title and its heading', () => {
    const yen = {
      above: ['JPY balance', 'Opening balance ¥459,484 Closing balance ¥455,675'],
      heading: HEADING,
      rows: [
        ['04/06/2026', 'Refund', '', '281', '459,765'],
        ['09/06/2026', 'Train', '4,090', '', '455,675'],
      ],
    };
    const read = readSmall(dollars, yen);
    expect(amountsOf(read)).toEqual([-1240, 150_000, -2000, 281, -4090]);
    expect(read.statement.accounts.map(({ currency }) => currency)).toEqual(['SGD', 'JPY']);
    expect(read.statement.verification.status).toBe('verified');
  });

  it('has a summary of all above the first, and a title that goes on behind its code', () => {
    const ledger = (code: string, rows: string[][]) => ({
      above: [`${code} ledger - payments of customers (receipts) and those to carriers (costs)`],
      heading: HEADING,
      rows,
    });
    const summary = {
      above: ['Period 1 June 2026 to 30 June 2026'],
      heading: ['', 'Account', 'Withdrawal', 'Deposit', 'Net'],
      rows: [
        ['', 'CAD', '610.50', '900.00', '289.50'],
        ['', 'USD', '480.00', '625.75', '145.75'],
      ],
    };
    const { accounts, verification } = readSmall(
      summary,
      ledger('CAD', [
        ['02/06/2026', 'Grocer', '', '900.00', '900.00'],
        ['09/06/2026', 'Carrier', '610.50', '', '289.50'],
        ['', 'Period totals', '610.50', '900.00', '289.50'],
      ]),
      ledger('USD', [
        ['04/06/2026', 'Carrier', '480.00', '', '-480.00'],
        ['09/06/2026', 'Lakes', '', '625.75', '145.75'],
        ['', 'Period totals', '480.00', '625.75', '145.75'],
      ]),
    ).statement;
    expect(accounts.map(({ currency, closingBalance }) => [currency, closingBalance])).toEqual([
      ['CAD', 28_950],
      ['USD', 14_575],
    ]);
    expect(verification.status).toBe('verified');
  });
});
