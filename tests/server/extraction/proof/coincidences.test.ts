/** Figures that agree by chance, or because a wrong one is passed over: what must not be shown as verified. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, type Small } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';

describe('balances in a column that is left out', () => {
  const above = [
    PERIOD,
    'Opening balance 1524.45',
    'Total credits 75.51',
    'Total debits 85.00',
    'Closing balance 1514.96',
  ];
  const status = (...balances: readonly string[]): string => {
    const [second, first] = balances;
    return readSmall({
      above,
      heading: null,
      rows: [
        ['01/03/2026', 'Wages', '+75.51', second!],
        ['01/03/2026', 'Grocer', '-85.00', first!],
      ],
    }).statement.verification.status;
  };

  it('contradict the rows where one of them was changed, though both ends agree', () => {
    expect(status('1514.96', '1440.45')).not.toBe('verified');
  });

  it('do not where they run with the rows', () => {
    expect(status('1514.96', '1439.45')).toBe('verified');
  });

  it('are not those beside a fee, which stand behind both amounts of the row', () => {
    const { verification } = readSmall({
      above: [PERIOD, 'Opening balance 100.00', 'Closing balance 468.00'],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Fee', 'Balance'],
      rows: [
        ['03/03/2026', 'Wages', '', '400.00', '', '500.00'],
        ['05/03/2026', 'Grocer', '-20.00', '', '-1.00', '479.00'],
        ['09/03/2026', 'Cash', '-10.00', '', '-1.00', '468.00'],
      ],
    }).statement;
    expect(verification.status).toBe('verified');
  });
});

it('a figure in a column that is left out is in doubt beside nothing booked', () => {
  const { statement } = readSmall({
    above: [PERIOD, 'Opening balance 100.00', 'Closing balance 491.58'],
    heading: ['Date', 'Description', 'Qty', 'Amount'],
    rows: [
      ['03/03/2026', 'Wages', '0.00', '+285.00'],
      ['05/03/2026', 'Grocer', '129.74', '0.00'],
      ['09/03/2026', 'Interest', '0.00', '+106.58'],
    ],
  });
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([28500, 0, 10658]);
  expect(statement.transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual([
    [],
    ['amount_uncertain'],
    [],
  ]);
});

it('balances under their name are read, and not those beside them that nothing names', () => {
  const [row] = readSmall({
    above: [PERIOD, 'Currency EUR'],
    heading: ['Date', 'Description', 'Amount', 'Balance', 'Spielraum'],
    rows: [
      ['02/03/2026', 'Coffee', '-8', '532', '2 532'],
      ['03/03/2026', 'Books', '-30', '502', '2 502'],
      ['03/03/2026', 'Refund', '30', '532', '2 532'],
      ['04/03/2026', 'Wages', '1 180', '1 712', '3 712'],
      ['05/03/2026', 'Rent', '-1 000', '712', '2 712'],
      ['09/03/2026', 'Gas', '-12', '700', '2 700'],
    ],
  }).statement.transactions;
  expect(row).toMatchObject({ amount: 800, balance: 53200 });
});

describe('balances that would be right before each row', () => {
  const status = (...rows: Small['rows']): string =>
    readSmall({
      above: [PERIOD, 'Opening balance 1642.08', 'Closing balance 1642.08'],
      heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows,
    }).statement.verification.status;

  it('are no proof of what is owed, where nothing speaks of a debt', () => {
    expect(
      status(
        ['12/03/2026', 'Refund', '', '44.24', '1642.08'],
        ['12/03/2026', 'Coat', '44.24', '', '1686.32'],
      ),
    ).not.toBe('verified');
  });

  it('prove the rows behind them', () => {
    expect(
      status(
        ['12/03/2026', 'Refund', '', '44.24', '1686.32'],
        ['12/03/2026', 'Coat', '44.24', '', '1642.08'],
      ),
    ).toBe('verified');
  });
});

it('one row turned round between two balances alone does not make an account a debt', () => {
  const status = (marks: readonly string[]): string =>
    readSmall({
      above: [PERIOD, 'Opening balance 92.35', 'Closing balance 2.32'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['18/03/2026', 'Card', `100.00 ${marks[0]}`],
        ['18/03/2026', 'Wages', '100.00 CR'],
        ['31/03/2026', 'Gas', `90.03 ${marks[1]}`],
      ],
    }).statement.verification.status;
  expect(status(['DR', 'DR'])).toBe('verified');
  expect(status(['DR', 'CR'])).not.toBe('verified');
});

describe('a dated line that begins like the name of a figure and goes on', () => {
  const heading = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];

  it('is a booking where it moves its balance', () => {
    const stages = readSmall({
      above: [PERIOD, 'Opening balance 100.00'],
      heading,
      rows: [
        ['05/03/2026', 'Total debits Harrow Bakery', '2.50', '', '587.50'],
        ['04/03/2026', 'Wages', '', '500.00', '590.00'],
        ['02/03/2026', 'Books', '10.00', '', '90.00'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1000, 50000, -250]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it.each([
    ['and no row adds up to it', ['09/03/2026', 'Total debits Harrow Bakery', '33.00', '', '']],
    ['of nothing', ['09/03/2026', 'Closing balance Harrow Bakery', '', '0.00', '590.00']],
    ['and another such balance is printed', ['09/03/2026', 'Opening balance Harrow Bakery', '33.00', '', '']],
  ])('leaves the statement in doubt where it does not: %s', (_name, line) => {
    const { verification } = readSmall({
      above: [PERIOD, 'Opening balance 100.00', 'Closing balance 590.00'],
      heading,
      rows: [['02/03/2026', 'Books', '10.00', '', ''], ['04/03/2026', 'Wages', '', '500.00', ''], line],
    }).statement;
    expect(verification.status).not.toBe('verified');
    expect(verification.warnings.join()).toContain('taken for a balance or a total');
  });

  it('is a total where it says no more than that', () => {
    const { transactions, verification } = readSmall({
      above: [PERIOD, 'Opening balance 100.00', 'Closing balance 90.00'],
      heading,
      rows: [
        ['02/03/2026', 'Books', '4.00', '', ''],
        ['04/03/2026', 'Bread', '6.00', '', ''],
        ['31/03/2026', 'Total debits', '10.00', '', ''],
      ],
    }).statement;
    expect(transactions).toHaveLength(2);
    expect(verification.status).toBe('verified');
  });
});

describe('a list of cheques that names bookings again', () => {
  const total = columnsAt(left(110), right(400));
  const rows = [
    row(60, left(40, PERIOD)),
    row(90, left(40, 'Date'), left(110, 'Description'), right(400, 'Amount')),
    row(104, left(40, '03/03/2026'), left(110, 'Wages'), right(400, '683.85')),
    row(118, left(40, '05/03/2026'), left(110, 'Fee'), right(400, '-61.04')),
    row(132, left(40, '09/03/2026'), left(110, 'Rent'), right(400, '-74.25')),
  ];
  const totals = [total(160, 'Total credits', '683.85'), total(174, 'Total debits', '135.29')];
  const again = (year: string) => [
    row(210, left(40, 'Cheques paid')),
    row(224, left(40, 'No.'), left(110, 'Date'), right(260, 'Amount')),
    row(238, left(40, '956295'), left(110, `05/03${year}`), right(260, '61.04')),
    row(252, left(40, '839242'), left(110, `09/03${year}`), right(260, '74.25')),
  ];

  it.each(['/2026', ''])('books nothing, though a total is its sum as well (year %s)', (year) => {
    const stages = readStatement([page(1, [...rows, ...totals, ...again(year)])]);
    expect(amountsOf(stages)).toEqual([68385, -6104, -7425]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

it('a row that says the same as the one above it is no note, though it prints no day and all agrees without it', () => {
  const { statement } = readSmall({
    above: [PERIOD, 'Opening balance 100.00', 'Closing balance 109.56'],
    heading: ['Date', 'Description', 'Money out', 'Money in'],
    rows: [
      ['03/03/2026', 'Coffee', '5.00', ''],
      ['09/03/2026', 'Refund Ames', '', '24.56'],
      ['', 'Refund Ames', '', '24.56'],
      ['12/03/2026', 'Books', '10.00', ''],
    ],
  });
  expect(statement.transactions).toHaveLength(4);
  expect(statement.verification.status).toBe('mismatch');
});

it('a letter beside some amounts that is debit here and credit there does not tell that balances are owed', () => {
  const { verification } = readSmall({
    above: [PERIOD, 'Opening balance 145.15', 'Closing balance -137.47'],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['02/03/2026', 'Coffee', '43.41 D', '188.56'],
      ['06/03/2026', 'Gas', '24.29', '164.27'],
      ['10/03/2026', 'Rent', '350.00', '-185.73'],
      ['14/03/2026', 'Salary', '48.26 D', '-137.47'],
    ],
  }).statement;
  expect(verification.status).toBe('unverified');
});

it('a day over its rows that steps back among others in order is in doubt', () => {
  const day = columnsAt(left(40));
  const booked = columnsAt(left(60), right(400), right(500));
  const { transactions } = readStatement([
    page(1, [
      row(60, left(40, PERIOD)),
      row(74, left(40, 'Opening balance 500.00')),
      row(90, left(60, 'Description'), right(400, 'Amount'), right(500, 'Balance')),
      day(104, '10 March 2026'), booked(118, 'Coffee', '-5.00', '495.00'),
      day(132, '16 March 2026'), booked(146, 'Books', '-5.00', '490.00'),
      day(160, '02 March 2026'), booked(174, 'Rent', '-5.00', '485.00'), booked(188, 'Gas', '-5.00', '480.00'),
      day(202, '18 March 2026'), booked(216, 'Fuel', '-5.00', '475.00'),
      day(230, '19 March 2026'), booked(244, 'Tea', '-5.00', '470.00'),
    ]),
  ]).statement; // prettier-ignore
  const doubted = transactions.filter(({ flags }) => flags.some(({ code }) => code === 'date_uncertain'));
  expect(doubted.map(({ description }) => description)).toEqual(['Rent', 'Gas']);
});
