/** Cards that one account has, and those that are accounts of their own. */
import { describe, expect, it } from 'vitest';
import { accountsOf } from '../../../support/small-accounts.ts';
import { type Small } from '../../../support/small-statement.ts';

describe('cards of one account', () => {
  const card = (number: string, rows: Small['rows']): Small => ({
    above: [`Card number ${number}`],
    heading: ['Date', 'Description', 'Amount'],
    rows,
  });
  const first: Small['rows'] = [
    ['04/03/2026', 'Coffee', '12.50'],
    ['05/03/2026', 'Payment', '-80.00'],
    ['09/03/2026', 'Paper', '4.00'],
  ];
  const second: Small['rows'] = [
    ['06/03/2026', 'Books', '7.30'],
    ['07/03/2026', 'Bread', '3.20'],
  ];
  const summary = [
    'Credit card statement',
    'Credit limit 500.00',
    'Previous balance 80.00',
    'New balance 27.00',
  ];

  it('begin no other one where only the first says what is owed', () => {
    const found = accountsOf(
      { above: summary, heading: null, rows: [] },
      card('4111****1284', first),
      card('4111****9930', second),
    );
    expect(found).toMatchObject({
      status: 'verified',
      accounts: [['4111****1284', null, 8000, 2700, [0, 5]]],
    });
  });

  it('begin no other one where what is owed is said again below the rows of the last', () => {
    const found = accountsOf(
      { above: summary, heading: null, rows: [] },
      card('4111****1284', first),
      card('4111****9930', [...second, ['', 'New balance', '27.00']]),
    );
    expect(found).toMatchObject({
      status: 'verified',
      accounts: [['4111****1284', null, 8000, 2700, [0, 5]]],
    });
  });

  it('begin no other one where their last digits alone are printed', () => {
    const ending = (digits: string, rows: Small['rows']): Small => ({
      above: [`Card ending in ${digits}`],
      heading: ['Date', 'Description', 'Amount'],
      rows,
    });
    const found = accountsOf(
      { above: summary, heading: null, rows: [] },
      ending('1284', first),
      ending('9930', second),
    );
    expect(found).toMatchObject({
      status: 'verified',
      accounts: [['1284', null, 8000, 2700, [0, 5]]],
    });
    const ends = (from: string, to: string): string[] => [`Previous balance ${from}`, `New balance ${to}`];
    expect(
      accountsOf(
        { ...ending('1284', first), above: [...ends('80.00', '16.50'), 'Account ending in 1284'] },
        { ...ending('9930', second), above: [...ends('40.00', '50.50'), 'Account ending in 9930'] },
      ).accounts,
    ).toHaveLength(2);
  });

  it('begin no other one below the number of their account, which each page has', () => {
    const head = 'Account number 175 4629 7393';
    const found = accountsOf(
      { above: [head, ...summary], heading: null, rows: [] },
      card('4111****1284', first),
      card('4111****9930', second.slice(0, 1)),
      { above: [head], heading: ['Date', 'Description', 'Amount'], rows: second.slice(1) },
    );
    expect(found).toMatchObject({
      status: 'verified',
      accounts: [['4111****1284', null, 8000, 2700, [0, 5]]],
    });
  });

  it('begin no other one where a slip at the foot says again what has to be paid', () => {
    const listed = (below: string) =>
      accountsOf({ above: summary, heading: null, rows: [] }, card('4111****1284', first), {
        ...card('4111****9930', second),
        below: ['To be cut off and sent with your payment', below],
      }).accounts;
    expect(listed('New balance 27.00')).toHaveLength(1);
    expect(listed('New balance 10.50')).toHaveLength(2);
  });

  it('are accounts of their own where each has its balance', () => {
    const own = card('4111****9930', second);
    const found = accountsOf({ above: summary, heading: null, rows: [] }, card('4111****1284', first), {
      ...own,
      above: [...own.above!, 'Previous balance 0.00', 'New balance 10.50'],
    });
    expect(found.accounts).toHaveLength(2);
  });

  it('begin no other one in a list between one opening and one closing balance', () => {
    const listed = (...between: Small['rows']) =>
      accountsOf(
        card('4111****1284', [['', 'Previous balance', '80.00'], ...first, ...between]),
        card('4111****9930', [...second, ['', 'New balance', '27.00']]),
      );
    expect(listed()).toMatchObject({
      status: 'verified',
      accounts: [['4111****1284', null, 8000, 2700, [0, 5]]],
    });
    expect(listed(['', 'New balance', '16.50']).accounts).toHaveLength(2);
  });

  it('begin no other one where the balances of its rows run on from those above', () => {
    const listed = (below: string) =>
      accountsOf(
        {
          above: ['Account number 175 4629 7393'],
          heading: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
          rows: [
            ['', 'Balance brought forward', '', '', '900.00'],
            ['04/03/2026', 'Coffee', '12.50', '', '887.50'],
            ['05/03/2026', 'Wages', '', '80.00', '967.50'],
          ],
          below: ['Card number 4111****1284'],
        },
        {
          heading: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
          rows: [
            ['06/03/2026', 'Books', '7.50', '', below],
            ['07/03/2026', 'Bread', '3.00', '', (Number(below) - 3).toFixed(2)],
          ],
        },
      ).accounts;
    expect(listed('960.00')).toHaveLength(1);
    expect(listed('150.00')).toHaveLength(2);
  });
});

it('a number between rows whose balances run on by chance is that of an account where the ends of accounts stand between', () => {
  const list = (number: string, [opening, closing]: readonly string[], rows: Small['rows']): Small => ({
    above: [`Account number ${number}`],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows,
    below: [`Opening balance ${opening}`, `Closing balance ${closing}`],
  });
  const found = accountsOf(
    list('12345678', ['100.00', '90.00'], [['02/03/2026', 'Books', '-10.00', '90.00']]),
    list('87654321', ['90.00', '70.00'], [['03/03/2026', 'Coffee', '-20.00', '70.00']]),
  );
  expect(found).toMatchObject({
    accounts: [
      ['12345678', null, 10000, 9000, [0, 1]],
      ['87654321', null, 9000, 7000, [1, 1]],
    ],
  });
});

it('a number with a period of its own between the title of a list and its rows begins an account', () => {
  const card = (number: string, month: string, total: string, title: readonly string[]): Small => ({
    above: [
      `Card number ${number}`,
      `Statement period 01/${month}/2026 to 28/${month}/2026`,
      'Payments received 0.00',
      `Total purchases ${total}`,
      ...title,
    ],
    heading: ['Date', 'Description', 'Amount'],
    rows: [[`13/${month}/2026`, 'Gym', total]],
  });
  const found = accountsOf(
    { above: ['Credit card statement'], heading: null, rows: [] },
    card('5173 XXXX XXXX 3275', '01', '9.00', []),
    card('4697 XXXX XXXX 1969', '02', '60.50', ['Purchases']),
    card('4185 XXXX XXXX 3865', '04', '30.75', []),
  );
  expect(found).toMatchObject({
    status: 'verified',
    accounts: [
      ['5173 XXXX XXXX 3275', null, null, null, [0, 1]],
      ['4697 XXXX XXXX 1969', null, null, null, [1, 1]],
      ['4185 XXXX XXXX 3865', null, null, null, [2, 1]],
    ],
  });
});
