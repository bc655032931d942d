/** Where one account ends and the next begins, and what is known of each. */
import { describe, expect, it } from 'vitest';
import { accountsOf, CURRENT, HEADING, PERIOD, SAVINGS } from '../../../support/small-accounts.ts';
import { readSmall, type Small } from '../../../support/small-statement.ts';

describe('accounts', () => {
  it('begin where another number is printed', () => {
    expect(
      accountsOf(
        {
          above: [PERIOD, 'Account number 90112233', 'Opening balance 100.00'],
          heading: HEADING,
          rows: CURRENT,
        },
        { above: ['Account number 77554411', 'Opening balance 9,000.00'], heading: HEADING, rows: SAVINGS },
      ),
    ).toEqual({
      status: 'verified',
      accounts: [
        ['90112233', null, 10000, 58750, [0, 2]],
        ['77554411', null, 900000, 800100, [2, 2]],
      ],
    });
  });

  it('begin where another number stands beside its opening', () => {
    const title = (number: string, opening: string) => [
      `Account number: ${number}`,
      '',
      '',
      '',
      `Opening balance: ${opening}`,
    ];
    expect(
      accountsOf({
        above: [PERIOD],
        heading: null,
        rows: [
          title('90112233', '100.00'),
          HEADING,
          ...CURRENT,
          title('77554411', '9,000.00'),
          HEADING,
          ...SAVINGS,
        ],
      }),
    ).toEqual({
      status: 'verified',
      accounts: [
        ['90112233', null, 10000, 58750, [0, 2]],
        ['77554411', null, 900000, 800100, [2, 2]],
      ],
    });
  });

  it('start and end as their own lists say, not as all of them do together', () => {
    const list = (opening: string, closing: string, rows: Small['rows']): Small['rows'] => [
      ['', 'Opening balance', '', '', opening],
      ...rows,
      ['', 'Closing balance', '', '', closing],
    ];
    expect(
      accountsOf(
        {
          above: [PERIOD, 'Closing balance 8,588.51', 'Account number 90112233'],
          heading: HEADING,
          rows: list('100.00', '587.50', CURRENT),
        },
        {
          above: ['Account number 77554411'],
          heading: HEADING,
          rows: list('9,000.00', '8,001.00', SAVINGS),
        },
      ).accounts.map(([number, , opening, closing]) => [number, opening, closing]),
    ).toEqual([
      ['90112233', 10000, 58750],
      ['77554411', 900000, 800100],
    ]);
  });

  it('go on over a page that repeats their number, in full or in part', () => {
    const next = (title: string): Small => ({
      above: [title],
      heading: HEADING,
      rows: [['06/03/2026', 'Books', '7.30', '', '580.20']],
    });
    const first: Small = {
      above: [PERIOD, 'Account number 90112233', 'Opening balance 100.00'],
      heading: HEADING,
      rows: CURRENT,
    };
    for (const title of ['Account number 90112233', 'Account number XXXX2233']) {
      expect(accountsOf(first, next(title)).accounts).toEqual([['90112233', null, 10000, 58020, [0, 3]]]);
    }
  });

  it('begin with their period where it stands above their number', () => {
    const { accounts: found } = readSmall(
      {
        above: [PERIOD, 'Account number 90112233', 'Opening balance 100.00'],
        heading: HEADING,
        rows: CURRENT,
      },
      {
        above: [
          'Statement period 06/03/2026 to 05/04/2026',
          'Account number 77554411',
          'Opening balance 9,000.00',
        ],
        heading: HEADING,
        rows: SAVINGS,
      },
    ).statement;
    expect(found.map(({ periodStart, periodEnd }) => [periodStart, periodEnd])).toEqual([
      ['2026-03-01', '2026-03-31'],
      ['2026-03-06', '2026-04-05'],
    ]);
  });

  it('without a number begin where opening and closing are stated anew', () => {
    const wallet = (above: readonly string[], rows: Small['rows']): Small => ({
      above: [PERIOD, ...above],
      heading: HEADING,
      rows,
    });
    const first = wallet(['Opening balance 100.00', 'Closing balance 587.50'], CURRENT);
    const second = wallet(['Opening balance 9,000.00', 'Closing balance 8,001.00'], SAVINGS);
    expect(accountsOf(first, second)).toEqual({
      status: 'verified',
      accounts: [
        [null, null, 10000, 58750, [0, 2]],
        [null, null, 900000, 800100, [2, 2]],
      ],
    });
    // The same figures on every page are the same account's.
    const next = wallet(
      ['Opening balance 100.00', 'Closing balance 580.20'],
      [['06/03/2026', 'Books', '7.30', '', '580.20']],
    );
    const whole = wallet(['Opening balance 100.00', 'Closing balance 580.20'], CURRENT);
    expect(accountsOf(whole, next).accounts).toEqual([[null, null, 10000, 58020, [0, 3]]]);
  });

  it('begin where the number of a savings book is printed, whose balances are named by their days alone', () => {
    const book = (title: string, opening: string, row: readonly string[], closing: string): Small => ({
      above: [title, 'Relevé du 01/03/2026 au 31/03/2026'],
      heading: ['Date', 'Nature', 'Débit', 'Crédit'],
      rows: [['', 'Solde au 01/03/2026', '', opening], [...row], ['', 'Solde au 31/03/2026', '', closing]],
    });
    const cheque = book('Compte courant n° 90112233', '100,00', ['04/03', 'Loyer', '80,00'], '20,00');
    const savings = book('Livret épargne n° 77554411', '900,00', ['05/03', 'Dépôt', '', '50,00'], '950,00');
    expect(accountsOf(cheque, savings)).toEqual({
      status: 'verified',
      accounts: [
        ['90112233', null, 10000, 2000, [0, 1]],
        ['77554411', null, 90000, 95000, [1, 1]],
      ],
    });
  });

  it('begin from zero behind the closing of another, under a heading of their own', () => {
    const found = accountsOf(
      {
        above: [PERIOD, 'Savings'],
        heading: HEADING,
        rows: [
          ['04/03/2026', 'Deposit', '', '300.00', '300.00'],
          ['05/03/2026', 'Deposit', '', '250.00', '550.00'],
          ['', 'Closing balance', '', '', '550.00'],
        ],
        below: ['Shares'],
      },
      {
        above: ['Phone: 0712000111'],
        heading: HEADING,
        rows: [
          ['06/03/2026', 'Purchase', '', '80.00', '80.00'],
          ['07/03/2026', 'Purchase', '', '45.00', '125.00'],
          ['', 'Closing balance', '', '', '125.00'],
        ],
      },
    );
    expect(found.accounts).toEqual([
      [null, null, 0, 55000, [0, 2]],
      [null, null, 0, 12500, [2, 2]],
    ]);
  });

  it('go on behind a balance of which half goes out', () => {
    const found = accountsOf({
      above: [PERIOD, 'Opening balance 100.00'],
      heading: HEADING,
      rows: [
        ...CURRENT,
        ['', 'Closing balance', '', '', '587.50'],
        ['06/03/2026', 'Rent', '293.75', '', '293.75'],
      ],
    });
    expect(found.accounts).toHaveLength(1);
  });

  it('of another period in the same file are another statement', () => {
    expect(
      accountsOf(
        {
          above: [PERIOD, 'Account number 90112233', 'Opening balance 100.00'],
          heading: HEADING,
          rows: CURRENT,
        },
        {
          above: [
            'Statement period 01/04/2026 to 30/04/2026',
            'Account number 90112233',
            'Opening balance 587.50',
          ],
          heading: HEADING,
          rows: [['06/04/2026', 'Books', '7.30', '', '580.20']],
        },
      ).accounts.map(([number, , opening, closing]) => [number, opening, closing]),
    ).toEqual([
      ['90112233', 10000, 58750],
      ['90112233', 58750, 58020],
    ]);
  });

  it.each([
    [['GB29 NWBK 6016 1331 9268 19'], 'GB29 NWBK 6016 1331 9268 19'],
    [['GB29 NWBK 6016 1331 9268 18'], null],
    [['GB29 NWBK 6016 1331 9268 19', 'DE89 3704 0044 0532 0130 00'], null],
    [['GB29 NWBK 6016 1331 9268 19', 'Account number 90112233'], '90112233'],
    [['Dana Wells Cheque account number: 40-6117-7021', '18 Birch Road'], '40-6117-7021'],
    [['Statement of Account No :912010012345 for the month'], '912010012345'],
    [['Branch: 1234 Account: 56789-0'], '56789-0'],
    [['Nomor Rekening/Account Number 1240012345'], '1240012345'],
    [['Dana Wells Account number: 901122', 'Joint account number: 901133'], null],
    [['Account number 90112233 BIC'], '90112233'],
    [['Account IFSC ABCD0001452'], null],
    [['Account statement No. 003/2025'], null],
    [['Titular Ines Vega RUT 76.543.210-K Conto 90112233'], '90112233'],
  ])('have the one number that stands somewhere above them: %s', (ibans, number) => {
    const { accounts } = readSmall({
      above: [PERIOD, ...ibans, 'Opening balance 100.00'],
      heading: HEADING,
      rows: SAVINGS,
    }).statement;
    expect(accounts.map((account) => account.number)).toEqual([number]);
  });

  it('are not begun by a number inside a booking', () => {
    expect(
      accountsOf({
        above: [PERIOD, 'Account number 90112233', 'Opening balance 100.00'],
        heading: HEADING,
        rows: [
          ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
          ['', 'Account number 77554411'],
          ['05/03/2026', 'Salary', '', '500.00', '587.50'],
        ],
      }).accounts,
    ).toEqual([['90112233', null, 10000, 58750, [0, 2]]]);
  });
});

describe('accounts of one booking each, titled by a name and a number in groups', () => {
  const heading = ['Date', 'Libellé', 'Débit', 'Crédit'];
  const small = (
    title: string,
    first: string,
    row: readonly string[],
    sums: string,
    last: string,
  ): Small => ({
    above: [title, `Solde au 01/10/2026 ${first}`],
    heading,
    rows: [row],
    below: [`Total des mouvements : ${sums}`, `Solde au 31/10/2026 ${last}`],
  });
  const pages = [
    small('Épargne verte n° 04110 22871 de Ada Lane', '100,00', ['15/10', 'Frais', '6,00'], '6,00 / 0,00', '94,00'),
    small('Épargne libre n° 04110 22999 de Ada Lane', '50,00', ['06/10', 'Café', '7,00'], '7,00 / 0,00', '43,00'),
  ]; // prettier-ignore

  it('begin at their titles, above the balance they open with, and share the order of day and month', () => {
    expect(accountsOf(...pages)).toEqual({
      status: 'verified',
      accounts: [
        ['04110 22871', null, 10000, 9400, [0, 1]],
        ['04110 22999', null, 5000, 4300, [1, 1]],
      ],
    });
    const { transactions } = readSmall(...pages).statement;
    expect(transactions.map(({ date }) => date)).toEqual(['2026-10-15', '2026-10-06']);
  });
});

it('begin with the summary of another currency, whose opening and closing stand some lines apart', () => {
  const small = (
    currency: string,
    opening: string,
    closing: string,
    rows: readonly (readonly string[])[],
  ): Small => ({
    above: [
      `Currency: ${currency}`,
      'Card number ************4471',
      'Period 01/03/2026 - 31/03/2026',
      `Previous balance ${opening}`,
      'Purchases of the month',
      'Interest',
      'Fees',
      'Credit limit',
      `New balance ${closing}`,
    ],
    heading: ['Date', 'Description', 'Amount'],
    rows,
  });
  const found = accountsOf(
    small('PESOS', '100.00', '130.00', [
      ['04/03/2026', 'Coffee', '20.00'],
      ['05/03/2026', 'Books', '10.00'],
    ]),
    small('DOLLARS', '7.00', '12.00', [['09/03/2026', 'Games', '5.00']]),
  );
  expect(found.accounts.map(([number, , opening, closing]) => [number, opening, closing])).toEqual([
    ['************4471', 10000, 13000],
    ['************4471', 700, 1200],
  ]);
});

it('begin with their own summary below the daily balances of the one before', () => {
  const heading = ['Date', 'Description', 'Amount'];
  const daily = { heading: ['Date', '', '', 'Balance'] };
  const summary = (name: string, opening: string, closing: string): string[] => [
    name,
    `Balance last statement ${opening}`,
    `Balance this statement ${closing}`,
  ];
  const { statement } = readSmall(
    {
      above: [PERIOD, ...summary('Household', '100.00', '580.00'), 'CREDITS'],
      heading,
      rows: [['05/03/2026', 'Salary', '500.00']],
      below: ['DEBITS'],
    },
    {
      heading,
      rows: [
        ['04/03/2026', 'Grocer', '12.50'],
        ['06/03/2026', 'Books', '7.50'],
      ],
    },
    {
      above: ['DAILY BALANCE SUMMARY'],
      ...daily,
      rows: [
        ['04/03/2026', '', '', '87.50'],
        ['05/03/2026', '', '', '587.50'],
        ['06/03/2026', '', '', '580.00'],
      ],
      below: [...summary('Rainy days', '9,000.00', '8,990.00'), 'DEBITS'],
    },
    { heading, rows: [['09/03/2026', 'Transfer', '10.00']] },
  );
  expect(
    statement.accounts.map(({ openingBalance, closingBalance, count }) => [
      openingBalance,
      closingBalance,
      count,
    ]),
  ).toEqual([
    [10000, 58000, 3],
    [900000, 899000, 1],
  ]);
});
