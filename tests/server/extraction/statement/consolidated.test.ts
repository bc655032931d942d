/** Several accounts of one holder in one statement, each with its own list below its own title. */
import { describe, expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf, smallPage, type Small } from '../../../support/small-statement.ts';
import { page } from '../../../support/words.ts';

/** Points from a list to the one below it on the same page. */
const HALF_PAGE = 300;

const accountsIn = (stages: Stages) => {
  const { accounts, verification } = stages.statement;
  return {
    accounts: accounts.map(({ number, openingBalance, closingBalance, count }) => ({
      number,
      ends: [openingBalance, closingBalance],
      count,
    })),
    status: verification.status,
    rows: rowsOf(stages),
  };
};

describe('accounts whose balances are named alike at both ends', () => {
  const pot = (title: string, opening: string, closing: string, rows: string[][]): Small => ({
    above: [title, 'Held by D. Oakes', `Balance on 01/05/2026: € ${opening}`],
    heading: ['Date', 'Description', 'Amount'],
    rows,
    below: [`Balance on 31/05/2026: € ${closing}`],
  });

  it('has a title above the holder and the first balance, and may have no rows', () => {
    const current = pot('Current account NL12 OAKE 0123 4567 89', '300.00', '250.00', [
      ['04/05/2026', 'Baker', '-20.00'],
      ['17/05/2026', 'Grocer', '-30.00'],
    ]);
    const idle = pot('Savings account NL91 OAKE 0987 6543 21', '8000.00', '8000.00', [
      ['', 'No transactions in this period'],
    ]);
    const business = pot('Business NL20 OAKE 0555 1212 34', '900.00', '1010.00', [
      ['09/05/2026', 'Rent received', '150.00'],
      ['22/05/2026', 'Paint', '-40.00'],
    ]);
    const lower = smallPage(business).map((line) => ({ ...line, y: line.y + HALF_PAGE }));
    const stages = readStatement([page(1, smallPage(current)), page(2, [...smallPage(idle), ...lower])]);
    const read = accountsIn(stages);
    expect(read.accounts).toEqual([
      { number: 'NL12 OAKE 0123 4567 89', ends: [30_000, 25_000], count: 2 },
      { number: 'NL91 OAKE 0987 6543 21', ends: [800_000, 800_000], count: 0 },
      { number: 'NL20 OAKE 0555 1212 34', ends: [90_000, 101_000], count: 2 },
    ]);
    expect(read.status).toBe('verified');
  });
});

describe('savings between a current account and a card', () => {
  const current: Small = {
    above: ['Statement from 01/05/2026 to 31/05/2026', 'Current account 815-30022-0417785'],
    heading: ['Date', 'Description', 'Withdrawal', 'Deposit', 'Balance'],
    rows: [
      ['', 'Opening balance', '', '', '300.00'],
      ['04/05/2026', 'Baker', '20.00', '', '280.00'],
      ['17/05/2026', 'Wages', '', '900.00', '1180.00'],
    ],
  };
  const savings: Small = {
    above: ['Savings 815-30022-0417793'],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['', 'Opening balance', '', '5000.00'],
      ['31/05/2026', 'Interest of the month', '6.25', '5006.25'],
    ],
  };
  const card = (number: string, figures: string): Small => ({
    above: [`Credit card ${number}`, figures],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['05/05/2026', 'Bookshop', '42.00'],
      ['11/05/2026', 'Payment received', '-75.00'],
      ['24/05/2026', 'Garage', '118.00'],
    ],
  });

  it.each([
    ['in stars', '**** **** **** 3308', 'Previous balance 75.00 New balance 160.00 Credit limit 2000.00'],
    ['in full', '4402 1188 2277 9081', 'New balance 160.00 Previous balance 75.00 Credit limit 2000.00'],
  ])('states what is there, whatever the card with its number %s owes', (_, number, figures) => {
    const read = accountsIn(readSmall(current, savings, card(number, figures)));
    expect(read.accounts).toEqual([
      { number: '815-30022-0417785', ends: [30_000, 118_000], count: 2 },
      { number: '815-30022-0417793', ends: [500_000, 500_625], count: 1 },
      { number, ends: [7_500, 16_000], count: 3 },
    ]);
    expect(read.rows.slice(2)).toEqual([
      '2026-05-31 +625 Interest of the month',
      '2026-05-05 -4200 Bookshop',
      '2026-05-11 +7500 Payment received',
      '2026-05-24 -11800 Garage',
    ]);
    expect(read.status).toBe('verified');
  });
});

describe('lists with the newest row first', () => {
  it('end in the balance they begin from, though a list of other columns follows', () => {
    const read = accountsIn(
      readSmall(
        {
          above: ['Statement from 01/05/2026 to 31/05/2026', 'Account number 815-30022-0417785'],
          heading: ['Date', 'Description', 'Withdrawal', 'Deposit', 'Balance'],
          rows: [
            ['17/05/2026', 'Wages', '', '900.00', '1180.00'],
            ['04/05/2026', 'Baker', '20.00', '', '280.00'],
            ['', 'Previous balance', '', '', '300.00'],
          ],
        },
        {
          above: ['Account number 815-30022-0417793'],
          heading: ['Date', 'Description', 'Amount', 'Balance'],
          rows: [
            ['21/05/2026', 'Rent received', '150.00', '5110.00'],
            ['02/05/2026', 'Paint', '-40.00', '4960.00'],
            ['', 'Previous balance', '', '5000.00'],
          ],
        },
      ),
    );
    expect(read.accounts).toEqual([
      { number: '815-30022-0417785', ends: [30_000, 118_000], count: 2 },
      { number: '815-30022-0417793', ends: [500_000, 511_000], count: 2 },
    ]);
    expect(read.status).toBe('verified');
  });
});

describe('lists of several accounts, none of whose titles has a label', () => {
  const lower = (small: Small) => smallPage(small).map((line) => ({ ...line, y: line.y + HALF_PAGE }));
  const everyday: Small = {
    above: ['Everyday – GB98 4128 3833 0874 1455', 'Account holder: D. Oakes', 'Balance 01/05/2026: 300.00'],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['04/05/2026', 'Baker', '-20.00'],
      ['09/05/2026', 'Wages', '900.00'],
      ['17/05/2026', 'Grocer', '-30.00'],
    ],
    below: ['Balance 31/05/2026: 1150.00'],
  };
  const reserve: Small = {
    above: ['Reserve (GBP) GB36 7540 2774 4384 0690', 'Balance 01/05/2026: 5000.00'],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['30/05/2026', 'Refund', '2.00', '5002.00'],
      ['31/05/2026', 'Refund of tax', '4.25', '5006.25'],
    ],
    below: ['Balance 31/05/2026: 5006.25'],
  };
  const both = [
    { number: 'GB98 4128 3833 0874 1455', ends: [30_000, 115_000], count: 3 },
    { number: 'GB36 7540 2774 4384 0690', ends: [500_000, 500_625], count: 2 },
  ];

  it('are those of the numbers over the holder and the first balance', () => {
    const read = accountsIn(readStatement([page(1, [...smallPage(everyday), ...lower(reserve)])]));
    expect(read.accounts).toEqual(both);
    expect(read.status).toBe('verified');
  });

  it('may have their title on the page before', () => {
    const [title, balance, ...rest] = smallPage(reserve);
    const foot = [title!, balance!].map((line) => ({ ...line, y: line.y + HALF_PAGE }));
    const read = accountsIn(readStatement([page(1, [...smallPage(everyday), ...foot]), page(2, rest)]));
    expect(read.accounts).toEqual(both);
  });

  it('are not verified where no number tells that they are two, and one alone is read', () => {
    const unnamed = (small: Small, title: string): Small => ({
      ...small,
      above: [title, small.above!.at(-1)!],
    });
    const read = accountsIn(
      readStatement([
        page(1, [...smallPage(unnamed(everyday, 'Everyday')), ...lower(unnamed(reserve, 'Reserve'))]),
      ]),
    );
    expect(read.rows.length === 5 || read.status !== 'verified').toBe(true);
  });

  it('are those of numbers in groups right over their names of columns, where another account has one alike', () => {
    const titled = (title: string, opening: string, ...rows: string[][]): Small => ({
      above: [title],
      heading: ['Date', 'Description', 'Withdrawal', 'Deposit', 'Balance'],
      rows: [['', 'Opening balance', '', '', opening], ...rows],
    });
    const current = titled('Current account 641 284 029', '300.00', [
      '04/05/2026',
      'Baker',
      '20.00',
      '',
      '280.00',
    ]);
    const read = accountsIn(
      readSmall(
        current,
        titled('Rainy days 922 057 985', '50.00', ['05/05/2026', 'Interest', '', '1.00', '51.00']),
      ),
    );
    expect(read.accounts.map(({ number }) => number)).toEqual(['641 284 029', '922 057 985']);
  });

  it('has money in where the number is in full and that of the card beside it is not', () => {
    const savings: Small = {
      above: [
        'Statement from 01/05/2026 to 31/05/2026',
        'Reserve 447 748 264',
        'Account holder: D. Oakes',
        'Opening balance: 2265.31',
        'Closing balance: 2312.35',
      ],
      heading: ['Date', 'Description', 'Amount'],
      rows: [['12/05/2026', 'Transfer', '47.04']],
    };
    const card: Small = {
      above: [
        'Credit card **** **** **** 3308',
        'Previous balance 75.00 New balance 160.00 Credit limit 2000.00',
      ],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['05/05/2026', 'Bookshop', '42.00'],
        ['11/05/2026', 'Payment received', '-75.00'],
        ['24/05/2026', 'Garage', '118.00'],
      ],
    };
    expect(accountsIn(readSmall(savings, card)).rows[0]).toBe('2026-05-12 +4704 Transfer');
  });
});

it('reads a list once that stands above the titles of lists in two currencies', () => {
  const list = (title: string, opening: string, ...rows: string[][]): Small => ({
    above: [title],
    heading: ['Date', 'Description', 'Withdrawal', 'Deposit', 'Balance'],
    rows: [['', 'Opening balance', '', '', opening], ...rows],
  });
  const read = accountsIn(
    readSmall(
      list('Account number 4471220918', '300.00', ['04/05/2026', 'Baker', '20.00', '', '280.00']),
      list('Account number 4471220919 EUR', '50.00', ['05/05/2026', 'Inn', '10.00', '', '40.00']),
      // A balance that does not follow: the whole is not verified.
      list('Account number 4471220920 USD', '70.00', ['06/05/2026', 'Cab', '10.00', '', '61.00']),
    ),
  );
  expect(read.rows).toHaveLength(3);
});

it('shares beside a loan state what is there, where their texts say what their signs mean', () => {
  const heading = ['Date', 'Description', 'Amount', 'New balance'];
  const { accounts, transactions } = readSmall(
    {
      above: ['Member number: 90112233', 'Statement from 05/01/2026 to 05/31/2026', 'SHARE 0000 SAVINGS'],
      heading,
      rows: [
        ['05/01/2026', 'Beginning balance', '', '1,200.11'],
        ['05/22/2026', 'Withdrawal at home', '-140.94', '1,059.17'],
        ['05/26/2026', 'Deposit payroll', '361.95', '1,421.12'],
        ['05/31/2026', 'Ending balance', '', '1,421.12'],
      ],
    },
    {
      above: ['LOAN 0130 NEW VEHICLE', 'Annual percentage rate 5.49%', 'Loan balance'],
      heading,
      rows: [
        ['05/01/2026', 'Beginning balance', '', '14,210.55'],
        ['05/16/2026', 'Loan payment', '-318.20', '13,892.35'],
        ['05/16/2026', 'Interest charge', '63.11', '13,955.46'],
        ['05/31/2026', 'Ending balance', '', '13,955.46'],
      ],
    },
  ).statement;
  expect(accounts.map(({ kind }) => kind)).toEqual(['asset', 'liability']);
  expect(transactions.map(({ direction }) => direction)).toEqual(['out', 'in', 'in', 'out']);
});
