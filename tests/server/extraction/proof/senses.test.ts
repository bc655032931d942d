/** Signs whose mirror image adds up as well: what decides between an account and a card, and when it is left in doubt. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const HEADING = ['Date', 'Description', 'Amount', 'Balance'];

const account = [
  ['04/03/2026', 'Grocer', '-50.00', '1450.00'],
  ['05/03/2026', 'Fuel', '-30.00', '1420.00'],
  ['10/03/2026', 'Wages', '500.00', '1920.00'],
  ['11/03/2026', 'Rent', '-700.00', '1220.00'],
];

describe('a minus on most amounts', () => {
  it.each([
    ['no words of debt', [PERIOD]],
    ['the limit of an overdraft', [PERIOD, 'Credit limit 1000.00']],
    ['an advertised card', [PERIOD, 'Your credit card minimum payment is shown on its own statement']],
  ])('is money out beside %s', (_, above) => {
    const stages = readSmall({
      above: [...above, 'Opening balance 1500.00'],
      heading: HEADING,
      rows: account,
    });
    expect(rowsOf(stages).map((row) => row.split(' ')[1])).toEqual(['-5000', '-3000', '+50000', '-70000']);
    expect(stages.statement.accounts).toMatchObject([{ kind: 'asset' }]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('a minus on few amounts', () => {
  const few = [
    ['04/03/2026', 'Grocer', '50.00', '1550.00'],
    ['05/03/2026', 'Fuel', '30.00', '1580.00'],
    ['10/03/2026', 'Thank you', '-500.00', '1080.00'],
  ];

  it('is a payment where the statement speaks of a card', () => {
    const above = [PERIOD, 'Credit limit 9000.00', 'Minimum payment 25.00', 'Previous balance 1500.00'];
    const stages = readSmall({ above, heading: HEADING, rows: few });
    expect(rowsOf(stages).map((row) => row.split(' ')[1])).toEqual(['-5000', '-3000', '+50000']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('is in doubt beside a single word of debt', () => {
    const above = [PERIOD, 'Credit limit 9000.00', 'Previous balance 1500.00'];
    const stages = readSmall({ above, heading: HEADING, rows: few });
    expect(stages.statement.verification.status).toBe('unverified');
    expect(stages.statement.transactions[0]!.flags.map(({ code }) => code)).toContain('amount_uncertain');
  });
});

describe('a minus on few amounts of a list without any balance', () => {
  const days = ['04', '05', '10', '11'];
  const status = (amounts: readonly string[], total: string): string =>
    readSmall({
      above: [PERIOD],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ...amounts.map((amount, index) => [`${days[index]!}/03/2026`, 'Northgate Ltd', amount]),
        ['', 'Total', total],
      ],
    }).statement.verification.status;

  it('may be a refund on a card, which the total does not tell', () => {
    expect(status(['50.00', '30.00', '-20.00', '15.00'], '75.00')).toBe('unverified');
  });

  it('is money out where most amounts have one', () => {
    expect(status(['-50.00', '-30.00', '20.00', '-15.00'], '-75.00')).toBe('verified');
  });
});

it('a balance marked as in credit on every row is that of an account, whatever its page offers', () => {
  const { statement } = readSmall({
    above: [PERIOD, 'Credit limit 1000.00', 'Minimum payment 25.00', 'Opening balance 1500.00 CR'],
    heading: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    rows: [
      ['04/03/2026', 'Grocer', '50.00', '', '1450.00 CR'],
      ['05/03/2026', 'Fuel', '30.00', '', '1420.00 CR'],
      ['10/03/2026', 'Wages', '', '500.00', '1920.00 CR'],
    ],
  });
  expect(statement.accounts).toMatchObject([
    { kind: 'asset', openingBalance: 150000, closingBalance: 192000 },
  ]);
  expect(statement.verification.status).toBe('verified');
});

it.each([
  ['a phrase speaks of a limit', ['Credit limit 500.00']],
  ['several speak of cards', ['Credit limit 500.00', 'Minimum payment 0.00']],
])('balances in the column of credits are what is there, though %s', (_name, above) => {
  const { statement } = readSmall({
    above: [PERIOD, ...above],
    heading: ['Date', 'Description', 'Debit', 'Credit'],
    rows: [
      ['', 'Opening balance', '', '310.00'],
      ['04/03/2026', 'Grocer', '42.00', ''],
      ['05/03/2026', 'Wages', '', '800.00'],
      ['10/03/2026', 'Fuel', '30.00', ''],
      ['', 'Closing balance', '', '1038.00'],
    ],
  });
  expect(statement.accounts).toMatchObject([
    { kind: 'asset', openingBalance: 31000, closingBalance: 103800 },
  ]);
  expect(statement.verification.status).toBe('verified');
});

it('few negative amounts of which one takes the opening away are payments, though nothing speaks of a card', () => {
  const stages = readSmall({
    above: [PERIOD, 'Opening balance 212.40'],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['02/03/2026', 'Grocer', '50.00'],
      ['05/03/2026', 'Instant transfer', '-212.40'],
      ['06/03/2026', 'Fuel', '30.00'],
      ['09/03/2026', 'Cinema', '18.00'],
    ],
    below: ['Closing balance 98.00'],
  });
  expect(rowsOf(stages).map((row) => row.split(' ')[1])).toEqual(['-5000', '+21240', '-3000', '-1800']);
  expect(stages.statement.accounts).toMatchObject([{ kind: 'liability' }]);
});

describe('charges and payments beside a balance owed', () => {
  const rows = [
    ['28/01/2026', 'Interest charged', '1404.90', '', '313404.90'],
    ['28/01/2026', 'Repayment', '', '1980.44', '311424.46'],
    ['28/02/2026', 'Interest charged', '1401.41', '', '312825.87'],
    ['28/02/2026', 'Repayment', '', '1980.44', '310845.43'],
  ];

  it('are money out and in', () => {
    const stages = readSmall({
      above: [
        'Mortgage account 7/22019',
        'Statement period 01/01/2026 to 28/02/2026',
        'Opening balance 312000.00',
      ],
      heading: ['Date', 'Details', 'Charges', 'Payments', 'Balance owed'],
      rows,
    });
    expect(rowsOf(stages).map((row) => row.split(' ')[1])).toEqual([
      '-140490',
      '+198044',
      '-140141',
      '+198044',
    ]);
    expect(stages.statement.accounts).toMatchObject([{ kind: 'liability' }]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('a list that begins with the balance of the last bill and ends with the total of both', () => {
  const bill = (total: string) =>
    readSmall({
      above: ['Credit card statement', 'Credit limit 5,000.00', 'Statement date 31 March 2026'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['', 'Previous balance', '285.70'],
        ['04 Mar 2026', 'Payment received', '285.70 CR'],
        ['05 Mar 2026', 'Hotel', '120.00'],
        ['09 Mar 2026', 'Bookshop', '33.80'],
        ['12 Mar 2026', 'Refund', '10.00 CR'],
        ['', 'Total', total],
      ],
    }).statement;

  it('is proved by it', () => {
    const { accounts, verification } = bill('143.80');
    expect(accounts).toMatchObject([{ kind: 'liability', openingBalance: 28570, closingBalance: 14380 }]);
    expect(verification).toMatchObject({ status: 'verified', difference: 0 });
  });

  it('is not by another one', () => {
    expect(bill('150.00').verification.status).toBe('unverified');
  });

  it('is with the newest row first, where the total is that of the purchases as well', () => {
    const { accounts, transactions, verification } = readSmall({
      above: ['Credit card statement', 'Credit limit 5,000.00', 'Statement date 31 March 2026'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['27 Mar 2026', 'Grocer', '10.00'],
        ['25 Mar 2026', 'Grocer', '11.00'],
        ['24 Mar 2026', 'Grocer', '12.00'],
        ['23 Mar 2026', 'Grocer', '13.00'],
        ['21 Mar 2026', 'Hotel', '120.00'],
        ['17 Mar 2026', 'Payment received', '-285.70'],
        ['16 Mar 2026', 'Bookshop', '33.80'],
        ['14 Mar 2026', 'Grocer', '41.15'],
        ['11 Mar 2026', 'Florist', '18.20'],
        ['9 Mar 2026', 'Filling station', '52.60'],
        ['7 Mar 2026', 'Grocer', '29.95'],
        ['6 Mar 2026', 'Pharmacy', '8.45'],
        ['5 Mar 2026', 'Cinema', '23.00'],
        ['4 Mar 2026', 'Grocer', '37.05'],
        ['3 Mar 2026', 'Ironmonger', '14.90'],
        ['3 Mar 2026', 'Previous balance', '285.70'],
        ['', 'Total', '425.10'],
      ],
    }).statement;
    expect(accounts).toMatchObject([{ openingBalance: 28570, closingBalance: 42510 }]);
    expect(transactions[0]).toMatchObject({ date: '2026-03-03', direction: 'out', balance: 30060 });
    expect(verification).toMatchObject({ status: 'verified', difference: 0 });
  });
});

it('what is owed may be stated without the sign that the balances have', () => {
  const { accounts, verification } = readSmall({
    above: ['Statement period 01/03/2026 to 31/03/2026', 'Opening balance 0.00'],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['04/03/2026', 'Groceries', '-25.00', '-25.00'],
      ['05/03/2026', 'Groceries', '-30.00', '-55.00'],
      ['16/03/2026', 'Cash received', '15.00', '-40.00'],
    ],
    below: ['Total outstanding 40.00 (due)'],
  }).statement;
  expect(accounts).toMatchObject([{ openingBalance: 0, closingBalance: -4000 }]);
  expect(verification).toMatchObject({ status: 'verified', difference: 0 });
});

it('a minus in a column of marks is money out on a card as well', () => {
  const stages = readSmall({
    above: ['Credit card statement', 'Credit limit 900.00', 'Previous balance 100.00', 'New balance 172.50'],
    heading: ['Date', 'Description', 'Amount', 'D/C'],
    rows: [
      ['04/03/2026', 'Coffee', '12.50', '-'],
      ['05/03/2026', 'Hotel', '80.00', '-'],
      ['06/03/2026', 'Bookshop', '30.00', '-'],
      ['09/03/2026', 'Payment', '50.00', '+'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-1250, -8000, -3000, 5000]);
  expect(stages.statement.accounts).toMatchObject([{ kind: 'liability' }]);
});

it('a minus on few amounts is money out of an account with an IBAN, whatever the texts say', () => {
  const above = ['IBAN ES00 2201 7781 00 9988776655', PERIOD];
  const rows = [
    ['04/03/2026', 'Card withdrawal', '1312.66'],
    ['05/03/2026', 'Withdrawal', '227.95'],
    ['09/03/2026', 'Deposit', '-397.76'],
    ['10/03/2026', 'Deposit', '95.03'],
    ['11/03/2026', 'Withdrawal', '335.06'],
  ];
  const read = (lines: readonly string[]): number[] =>
    amountsOf(readSmall({ above: lines, heading: ['Date', 'Description', 'Amount'], rows }));
  expect(read(above)).toEqual([131266, 22795, -39776, 9503, 33506]);
  expect(read([PERIOD])).toEqual([-131266, -22795, 39776, -9503, -33506]);
});

describe('an account that is emptied, with balances beside its rows, is no card that was paid', () => {
  const read = (...texts: readonly string[]) =>
    readSmall({
      above: [PERIOD, 'Opening balance 725.00', 'Closing balance 1,450.00'],
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', texts[0]!, '-725.00', '0.00'],
        ['09/03/2026', texts[1]!, '725.00', '725.00'],
        ['14/03/2026', texts[2]!, '725.00', '1,450.00'],
      ],
    });

  it('as its texts say', () => {
    const stages = read('Lumen Energy', 'Deposit Solano', 'Deposit Kestrel');
    expect(amountsOf(stages)).toEqual([-72500, 72500, 72500]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('and in doubt where they say nothing', () => {
    expect(read('Lumen', 'Solano', 'Kestrel').statement.verification.status).toBe('unverified');
  });
});

describe('a list under the masked number of a card, without any balance', () => {
  const rows = [
    ['04/03/2026', 'Grocer', '50.00'],
    ['05/03/2026', 'Fuel', '30.00'],
    ['10/03/2026', 'Hotel', '-120.00'],
    ['11/03/2026', 'Shoes', '71.40'],
  ];
  const readAs = (number: string) =>
    readSmall({ above: [PERIOD, `Number ${number}`], heading: HEADING.slice(0, 3), rows });

  it('is of purchases and what few of them come back, and in doubt', () => {
    const stages = readAs('4111 **** **** 2204');
    expect(amountsOf(stages)).toEqual([-5000, -3000, 12000, -7140]);
    expect(stages.statement.verification.status).toBe('unverified');
  });

  it('is of an account under another number', () => {
    expect(amountsOf(readAs('4111 2204'))).toEqual([5000, 3000, -12000, 7140]);
  });
});

describe('a chart of what was spent on what', () => {
  it('heads no list, though one of its names is that of money in elsewhere', () => {
    const stages = readSmall({
      above: [PERIOD, 'Number 4111 **** **** 2204', 'Alimentari 40,00%', 'Viaggi 60,00%'],
      heading: ['Data', 'Descrizione', 'Importo'],
      rows: [
        ['04/03/2026', 'Bottega', '50,00'],
        ['05/03/2026', 'Benzina', '30,00'],
        ['10/03/2026', 'Albergo', '-120,00'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-5000, -3000, 12000]);
  });
});
