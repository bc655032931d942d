/** What stands behind the last booking of an account, or where there is none. */
import { describe, expect, it } from 'vitest';
import { accountsOf, CURRENT, HEADING, PERIOD } from '../../../support/small-accounts.ts';
import { readSmall, type Small } from '../../../support/small-statement.ts';

describe('a statement without transactions', () => {
  it('has its account, no rows, and claims nothing it cannot prove', () => {
    const { statement } = readSmall({
      above: [PERIOD, 'Account number 90112233', 'Opening balance 100.00', 'Closing balance 100.00'],
      heading: HEADING,
      rows: [['', 'No transactions in this period']],
    });
    expect(statement.transactions).toEqual([]);
    expect(statement.accounts).toMatchObject([
      { number: '90112233', openingBalance: 10000, closingBalance: 10000 },
    ]);
    expect(statement.verification.status).toBe('unverified');
  });
});

describe('behind the last booking', () => {
  const first: Small = {
    above: [PERIOD],
    heading: HEADING,
    rows: [
      ['01/03/2026', 'Opening balance', '', '', '100.00'],
      ...CURRENT,
      ['', 'Closing balance', '', '', '587.50'],
    ],
  };

  it('an account without any is one of its own, and has the number above it to itself', () => {
    const idle: Small = {
      above: ['Holiday savings 90112233'],
      heading: HEADING,
      rows: [
        ['01/03/2026', 'Opening balance', '', '', '0.70'],
        ['31/03/2026', 'Closing balance', '', '', '0.70'],
      ],
    };
    expect(accountsOf(first, idle)).toEqual({
      status: 'verified',
      accounts: [
        [null, null, 10000, 58750, [0, 2]],
        ['90112233', null, 70, 70, [2, 0]],
      ],
    });
  });

  it('a list that names bookings again is none of bookings', () => {
    const again = (amount: string): Small => ({
      above: ['Items paid'],
      heading: ['Date', 'Item', 'Amount'],
      rows: [
        ['04/03/2026', 'Coffee', '12.50'],
        ['05/03/2026', 'Salary', amount],
      ],
    });
    expect(accountsOf(first, again('500.00'))).toEqual({
      status: 'verified',
      accounts: [[null, null, 10000, 58750, [0, 2]]],
    });
    expect(accountsOf(first, again('499.00')).status).not.toBe('verified');
  });
});

it('details of some bookings below their list are none, where the balances of its ends stand among its rows', () => {
  const heading = ['Date', 'Description', 'Amount'];
  const days = ['02', '03', '04', '05', '06', '09', '10', '11', '12'];
  const list: Small = {
    above: [PERIOD],
    heading,
    rows: [
      ['', 'Balance on 28/02/2026', '100.00'],
      ...days.map((day, index) => [`${day}/03/2026`, `Payment ${index}`, `-${index + 1}.00`]),
      ['', 'Closing balance on 31/03/2026', '55.00'],
    ],
  };
  const details: Small = {
    above: ['Details of your direct debits'],
    heading: ['Date', 'Creditor', 'Amount'],
    rows: [
      ['03/03/2026', 'Water works', '-2.00'],
      ['05/03/2026', 'Light and power', '-4.00'],
    ],
  };
  expect(accountsOf(list, details)).toEqual({
    status: 'verified',
    accounts: [[null, null, 10000, 5500, [0, 9]]],
  });
});
