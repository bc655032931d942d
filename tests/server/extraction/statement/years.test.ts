/** Which year rows are of that print none, and what is not certain enough to be verified. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
const rows = [
  ['28/12', 'Coffee', '12.50', '', '87.50'],
  ['03/01', 'Salary', '', '500.00', '587.50'],
  ['05/01', 'Books', '7.30', '', '580.20'],
];

it('the last of several accounts is of the period over all, not of one behind its rows', () => {
  const stages = readSmall({
    above: ['3 May 2019 - 2 June 2019', 'Opening balance 100.00'],
    heading: HEADING,
    rows: [
      ['04/05', 'Coffee', '12.50', '', '87.50'],
      ['20/05', 'Salary', '', '500.00', '587.50'],
    ],
    below: ['Interest and tax 1 April 2019 to 2 June 2019'],
  });
  expect(stages.statement.accounts).toMatchObject([{ periodStart: '2019-05-03', periodEnd: '2019-06-02' }]);
});

describe('rows without a year', () => {
  it.each([
    ['the days of the balances', ['Opening balance 01/12/2019 100.00', 'Closing balance 31/01/2020 580.20']],
    [
      'a range within one month and the next',
      ['28 December 2019 - 31 January 2020', 'Opening balance 100.00'],
    ],
    ['the month beside a stroke', ['Report of the month:January /2020', 'Opening balance 100.00']],
    ['the month the statement is about', ['Statement for January 2020', 'Opening balance 100.00']],
    [
      'the month before a number of the account',
      ['Statement January 2020 Account 90011223', 'Opening balance 100.00'],
    ],
  ])('take it from %s', (_, above) => {
    const stages = readSmall({ above, heading: HEADING, rows });
    expect(rowsOf(stages)).toEqual([
      '2019-12-28 -1250 Coffee',
      '2020-01-03 +50000 Salary',
      '2020-01-05 -730 Books',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('take it from the earlier of two days right behind the last row, in doubt: a copy may be printed in the same days', () => {
    const stages = readSmall({
      above: ['08.01.2023 17:20 Print', 'Page 1 of 1, 7 January 2020', 'Opening balance 100.00'],
      heading: HEADING,
      rows,
    });
    expect(rowsOf(stages)[2]).toBe('2020-01-05 -730 Books');
    expect(stages.statement.verification.status).toBe('unverified');
  });

  it('take it from a range whose ends share their month', () => {
    const stages = readSmall({
      above: ['03 - 28 Mar 2019', 'Opening balance 100.00'],
      heading: HEADING,
      rows: [
        ['04/03', 'Coffee', '12.50', '', '87.50'],
        ['05/03', 'Salary', '', '500.00', '587.50'],
      ],
    });
    expect(stages.statement.accounts).toMatchObject([{ periodStart: '2019-03-03', periodEnd: '2019-03-28' }]);
    expect(rowsOf(stages)[0]).toBe('2019-03-04 -1250 Coffee');
  });

  it('begin behind the day of the opening balance, however far they go on', () => {
    const stages = readSmall({
      above: ['Alter Saldo per 24.12.2019 100,00'],
      heading: ['Datum', 'Buchungstext', 'Soll', 'Haben', 'Saldo'],
      rows: [
        ['28.12', 'Buch', '12,50', '', '87,50'],
        ['03.01', 'Gehalt', '', '500,00', '587,50'],
        ['20.01', 'Bahn', '7,30', '', '580,20'],
      ],
    });
    expect(rowsOf(stages).map((row) => row.slice(0, 10))).toEqual(['2019-12-28', '2020-01-03', '2020-01-20']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('are in doubt where the years they get tear them apart', () => {
    const stages = readSmall({
      above: ['Statement for March 2026', 'Opening balance 100.00'],
      heading: HEADING,
      rows: [
        ['02/03', 'Coffee', '12.50', '', '87.50'],
        ['14/03', 'Salary', '', '500.00', '587.50'],
        ['27/05', 'Books', '7.30', '', '580.20'],
        ['28/05', 'Shoes', '10.00', '', '570.20'],
        ['29/05', 'Tea', '10.00', '', '560.20'],
        ['30/05', 'Bread', '10.00', '', '550.20'],
        ['31/05', 'Cake', '10.00', '', '540.20'],
      ],
    });
    expect(stages.statement.verification.status).toBe('unverified');
    expect(stages.statement.transactions[2]!.flags.map(({ code }) => code)).toContain('date_uncertain');
  });

  it('are those of one year where the list is as long as that and ends on its last day', () => {
    const stages = readSmall({
      above: ['Statement of the year 2019', 'Opening balance 100.00'],
      heading: HEADING,
      rows: [
        ['05/01', 'Coffee', '12.50', '', '87.50'],
        ['14/06', 'Salary', '', '500.00', '587.50'],
        ['27/12', 'Books', '7.30', '', '580.20'],
      ],
      below: ['Closing balance on 31/12/2019 580.20'],
    });
    expect(rowsOf(stages).map((row) => row.slice(0, 10))).toEqual(['2019-01-05', '2019-06-14', '2019-12-27']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('are in doubt where only some day is printed far from them', () => {
    const stages = readSmall({
      above: ['Terms of 14/08/2017', 'Opening balance 100.00'],
      heading: HEADING,
      rows,
    });
    expect(stages.statement.verification.status).toBe('unverified');
  });
});

describe('the day by which a bill has to be paid', () => {
  const read = (line: string) =>
    readSmall({
      above: ['Credit card statement', line],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['17/11', 'Coffee', '12.50'],
        ['29/11', 'Books', '7.30'],
        ['03/12', 'Market', '20.00'],
      ],
    }).statement.transactions.map(({ date, flags }) => [
      date,
      flags.some(({ code }) => code === 'date_uncertain'),
    ]);

  it('tells the year of the rows before it', () => {
    expect(read('Payment due date: 07/01/2026')).toEqual([
      ['2025-11-17', false],
      ['2025-11-29', false],
      ['2025-12-03', false],
    ]);
  });

  it('tells that of a range without years that they all lie in', () => {
    const periodOf = (range: string) =>
      readSmall({
        above: ['Credit card statement', range, 'Payment due date: 07/01/2026'],
        heading: ['Date', 'Description', 'Amount'],
        rows: [
          ['17/11', 'Coffee', '12.50'],
          ['03/12', 'Market', '20.00'],
        ],
      }).statement.accounts.map(({ periodStart, periodEnd }) => [periodStart, periodEnd]);
    expect(periodOf('Period: 15 November to 14 December')).toEqual([['2025-11-15', '2025-12-14']]);
    expect(periodOf('Period: 15 December to 14 January')).toEqual([[null, null]]);
    expect(periodOf('Period: 29 November to 14 December')).toEqual([[null, null]]);
  });

  it('any other day leaves it in doubt', () => {
    expect(read('Offer valid on 07/01/2026').map(([, doubt]) => doubt)).toEqual([true, true, true]);
  });
});

describe('rows whose two-digit years are far from the printed period', () => {
  it('are in doubt: they may count in another calendar', () => {
    const { statement } = readSmall({
      above: ['Statement period 01/03/2024 to 31/03/2024', 'Opening balance 100.00'],
      heading: HEADING,
      rows: [
        ['02/03/12', 'Coffee', '12.50', '', '87.50'],
        ['04/03/12', 'Salary', '', '500.00', '587.50'],
      ],
    });
    expect(statement.verification.status).toBe('unverified');
  });
});

it('a labelled period whose days run backwards is read from its other end', () => {
  const { statement } = readSmall({
    above: ['Statement period 31/12/2019 - 01/12/2019', 'Opening balance 100.00'],
    heading: HEADING,
    rows: [rows[0]!],
  });
  expect(statement.accounts).toMatchObject([{ periodStart: '2019-12-01', periodEnd: '2019-12-31' }]);
});

describe('rows of a period of more than a year', () => {
  const above = ['Statement from 03/11/2022 to 12/01/2024', 'Opening balance 100.00'];
  const list = [
    ['05/11', 'Coffee', '10.00', '', '90.00'],
    ['20/12', 'Salary', '', '500.00', '590.00'],
    ['09/01', 'Books', '40.00', '', '550.00'],
    ['14/06', 'Rent', '50.00', '', '500.00'],
    ['15/11', 'Train', '30.00', '', '470.00'],
    ['08/01', 'Cinema', '20.00', '', '450.00'],
  ];
  const years = ['2022-11-05', '2022-12-20', '2023-01-09', '2023-06-14', '2023-11-15', '2024-01-08'];
  const read = (rows: readonly (readonly string[])[]) =>
    readSmall({ above, heading: HEADING, rows }).statement;

  it.each([
    ['oldest first', list],
    ['newest first', list.toReversed()],
  ])('have the years that their order tells, %s', (_, rows) => {
    const { transactions, verification } = read(rows);
    expect(transactions.map(({ date }) => date)).toEqual(years);
    expect(verification.status).toBe('verified');
  });

  it('are in doubt where two years are in order', () => {
    const { transactions, verification } = read(list.filter(([day]) => day !== '14/06' && day !== '15/11'));
    expect(transactions.map(({ flags }) => flags.some(({ code }) => code === 'date_uncertain'))).toContain(
      true,
    );
    expect(verification.status).not.toBe('verified');
  });
});

it('rows take a year that a title names where nothing else tells one, and stay in doubt', () => {
  const stages = readSmall({
    above: ['Bank statement 2019'],
    heading: HEADING,
    rows: [
      ['04/05', 'Coffee', '12.50', '', '87.50'],
      ['20/05', 'Salary', '', '500.00', '587.50'],
    ],
  });
  expect(rowsOf(stages)).toEqual(['2019-05-04 -1250 Coffee', '2019-05-20 +50000 Salary']);
  expect(stages.statement.transactions[0]!.flags.map(({ code }) => code)).toContain('date_uncertain');
});

it.each(['2019', 'Movements · May 2019 · Account 4411 8820', 'Kontoauszug 5 / 2019', 'Statement 5/2019'])(
  'rows take a year from "%s"',
  (line) => {
    const stages = readSmall({
      above: ['Current account', line],
      heading: HEADING,
      rows: [
        ['04/05', 'Coffee', '12.50', '', '87.50'],
        ['20/05', 'Salary', '', '500.00', '587.50'],
      ],
    });
    expect(rowsOf(stages)).toEqual(['2019-05-04 -1250 Coffee', '2019-05-20 +50000 Salary']);
  },
);

it('a day right below the names of columns is that of its row, also where a number stands before it', () => {
  const stages = readSmall(
    {
      above: ['Vorig saldo op 31-08-2024   100,00'],
      heading: ['Nr', 'Datum', 'Bedrag'],
      rows: [
        ['001', '03-09-2024 Betaling', '-12,50'],
        ['002', '09-09-2024 Storting', '500,00'],
      ],
    },
    {
      heading: ['Nr', 'Datum', 'Bedrag'],
      rows: [
        ['003', '14-09-2024 Betaling', '-7,30'],
        ['004', '20-09-2024 Betaling', '-10,00'],
        ['005', '27-09-2024 Betaling', '-10,00'],
      ],
      below: ['Nieuw saldo op 30-09-2024   560,20'],
    },
  );
  expect(stages.statement.transactions.flatMap(({ flags }) => flags)).toEqual([]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('rows take the year of a balance that a dated row among them states', () => {
  const stages = readSmall({
    above: ['Opening balance 100.00'],
    heading: HEADING,
    rows: [
      ['04 May', 'Coffee', '12.50', '', '87.50'],
      ['20 May', 'Salary', '', '500.00', '587.50'],
      ['31 May 2019', 'Closing balance', '', '', '587.50'],
    ],
  });
  expect(rowsOf(stages)).toEqual(['2019-05-04 -1250 Coffee', '2019-05-20 +50000 Salary']);
  expect(stages.statement.verification.status).toBe('verified');
});

describe('a day that would tear rows without a year apart', () => {
  const read = (above: string): ReturnType<typeof readSmall> =>
    readSmall({
      above: [above, 'Opening balance 100.00'],
      heading: HEADING,
      rows: [
        ['02/05', 'Coffee', '12.50', '', '87.50'],
        ['20/05', 'Salary', '', '500.00', '587.50'],
        ['24/05', 'Books', '7.30', '', '580.20'],
      ],
    });
  const days = (stages: ReturnType<typeof readSmall>): string[] =>
    rowsOf(stages).map((row) => row.slice(0, 10));

  it('is not theirs where another one right behind them is of the same year', () => {
    const stages = read('2020-05-03 ## of ## 2020-05-28');
    expect(days(stages)).toEqual(['2020-05-02', '2020-05-20', '2020-05-24']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('leaves their year in doubt', () => {
    expect(read('Issued on 03/05/2020').statement.verification.status).toBe('unverified');
  });
});
