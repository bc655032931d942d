/** Rows with a day over them and another beside, or with a day printed once and another in each row: which was booked on. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const ABOVE = ['Period 01/03/2026 to 31/03/2026'];
const codesOf = ({ statement }: ReturnType<typeof readSmall>): (string[] | undefined)[] =>
  statement.transactions.map(({ flags }) => flags.map(({ code }) => code));

describe('days alone over rows under the name of value dates', () => {
  const heading = ['Value date', 'Description', 'Money out', 'Money in', 'Balance'];
  const rows = [
    ['', 'Opening balance 01/03/2026', '', '', '100.00'],
    ['06/03/2026'],
    ['07/03/2026', 'Coffee', '12.50', '', '87.50'],
    ['09/03/2026'],
    ['11/03/2026', 'Salary', '', '500.00', '587.50'],
  ];

  it('are those of the bookings, though the balance above them has a date in its text', () => {
    expect(rowsOf(readSmall({ above: ABOVE, heading, rows }))).toEqual([
      '2026-03-06 -1250 Coffee',
      '2026-03-09 +50000 Salary',
    ]);
  });

  it('are so, too, where days with their balances are listed below', () => {
    const stages = readSmall({
      above: ABOVE,
      heading,
      rows: [...rows, ['', 'Closing balance', '', '', '587.50']],
      below: ['Opening balance: 100.00', 'Closing balance: 587.50', 'Daily balances', '06/03/2026 87.50'],
    });
    expect(rowsOf(stages)).toEqual(['2026-03-06 -1250 Coffee', '2026-03-09 +50000 Salary']);
  });
});

describe('days alone over rows with days under the mere name of dates', () => {
  const of = (name: string) =>
    readSmall({
      above: [...ABOVE, 'Opening balance 100.00'],
      heading: [name, 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['06/03/2026'],
        ['07/03/2026', 'Coffee', '12.50', '', '87.50'],
        ['09/03/2026'],
        ['11/03/2026', 'Salary', '', '500.00', '587.50'],
      ],
    });

  it('leave a doubt', () => {
    expect(codesOf(of('Date'))).toEqual([['date_uncertain'], ['date_uncertain']]);
  });

  it('leave none under a name of the posting', () => {
    expect(rowsOf(of('Posting date'))).toEqual(['2026-03-07 -1250 Coffee', '2026-03-11 +50000 Salary']);
    expect(of('Posting date').statement.verification.status).toBe('verified');
  });
});

it('days over rows are written in one way: a date of a text in another is none', () => {
  const stages = readSmall({
    above: [...ABOVE, 'Total money out 40.00', 'Total money in 40.00'],
    heading: null,
    rows: [],
    below: [],
  });
  expect(stages.statement.transactions).toEqual([]);
  const line = (y: number, text: string, amount = ''): Row =>
    row(y, left(40, text), ...(amount ? [right(500, amount)] : []));
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Period 01/03/2026 to 31/03/2026')),
      row(72, left(40, 'Opening balance 100.00')),
      row(84, left(40, 'Closing balance 100.00')),
      row(120, left(40, 'Details'), right(500, 'Amount')),
      line(140, '05 Mar 2026'),
      line(154, 'Salary', '40.00'),
      line(166, '04/03/2026'),
      line(180, 'Coffee', '-40.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ date }) => date)).toEqual(['2026-03-05', '2026-03-05']);
});

describe('days printed once behind the numbers of rows, in front of others in every row, under no names', () => {
  const line = (y: number, code: string, day: string, other: string, amounts: readonly string[]): Row =>
    row(
      y,
      left(40, code),
      ...(day ? [left(90, day)] : []),
      left(160, other),
      left(230, 'Coffee'),
      ...amounts.map((amount, index) => right(440 + 80 * index, amount)),
    );
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Period 01/03/2026 to 31/03/2026')),
      row(72, left(40, 'Opening balance 100.00')),
      line(110, 'K4101', '03/03/2026', '05/03/2026', ['-10.00', '90.00']),
      line(124, 'K4102', '', '04/03/2026', ['-10.00', '80.00']),
      line(138, 'K4103', '', '03/03/2026', ['-10.00', '70.00']),
      line(152, 'K4104', '09/03/2026', '10/03/2026', ['-10.00', '60.00']),
      line(166, 'K4105', '', '09/03/2026', ['-10.00', '50.00']),
      line(180, 'K4106', '12/03/2026', '12/03/2026', ['-10.00', '40.00']),
    ]),
  ]);

  it('are those of the bookings, with a doubt where the others differ', () => {
    expect(statement.transactions.map(({ date }) => date.slice(8))).toEqual([
      '03',
      '03',
      '03',
      '09',
      '09',
      '12',
    ]);
    expect(statement.verification.status).toBe('unverified');
  });
});

it('days under a name nobody knows count beside those of few rows under a name of value dates', () => {
  const line = (y: number, day: string, other: string, amount: string, balance: string): Row =>
    row(y, left(40, day), left(110, other), left(190, 'Coffee'), right(420, amount), right(500, balance));
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Period 01/03/2026 to 31/03/2026')),
      row(
        100,
        left(40, 'Zubor'),
        left(110, 'Value date'),
        left(190, 'Details'),
        right(420, 'Amount'),
        right(500, 'Balance'),
      ),
      row(116, left(190, 'Opening balance'), right(500, '100.00')),
      line(130, '4 March', '5 March', '-10.00', '90.00'),
      line(144, '9 March', '11 March', '-10.00', '80.00'),
      row(158, left(190, 'Closing balance'), right(500, '80.00')),
      row(190, left(40, 'Opening balance'), right(500, '100.00')),
      row(202, left(40, 'Total debits'), right(500, '20.00')),
      row(214, left(40, 'Closing balance'), right(500, '80.00')),
    ]),
  ]);
  expect(statement.transactions.map(({ date }) => date)).toEqual(['2026-03-04', '2026-03-09']);
});

it('a row whose day has a month that nobody knows is in doubt, though others print no day', () => {
  const { statement } = readSmall({
    above: [...ABOVE, 'Opening balance 100.00'],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['12 Mar', 'Coffee', '-10.00', '90.00'],
      ['13 Zubo', 'Coffee', '-10.00', '80.00'],
      ['14 Zubo', 'Coffee', '-10.00', '70.00'],
      ['', 'Coffee', '-10.00', '60.00'],
    ],
  });
  expect(statement.transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual([
    [],
    ['date_inherited'],
    ['date_inherited'],
    [],
  ]);
});

it('six digits that lie far from the printed period are in doubt', () => {
  const { statement } = readSmall({
    above: ['Period 01/03/2019 to 31/03/2019', 'Opening balance 100.00'],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [['280319', 'Coffee', '-10.00', '90.00']],
  });
  expect(statement.verification.status).toBe('unverified');
});

it.each(['28-mar-23', '28 mar 2023'])(
  'months by names that lie far from the printed period are in doubt: %s',
  (day) => {
    const { statement } = readSmall({
      above: ['Jakso 01.11.2023 - 30.11.2023', 'Alkusaldo 100,00'],
      heading: ['Pvm', 'Selite', 'Määrä', 'Saldo'],
      rows: [[day, 'Kahvi', '-10,00', '90,00']],
    });
    expect(statement.verification.status).toBe('unverified');
  },
);

it('two days tell no unusual order of day and month by lying nearer in it', () => {
  const { statement } = readSmall({
    above: ['Statement period 2019/10/01 to 2019/11/30', 'Currency GBP', 'Opening balance 100.00'],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['10/10', 'Coffee', '-10.00', '90.00'],
      ['10/11', 'Coffee', '-10.00', '80.00'],
    ],
  });
  expect(statement.transactions.map(({ date }) => date)).toEqual(['2019-10-10', '2019-11-10']);
  expect(statement.verification.status).toBe('unverified');
});

it('whole dates beside rows with their months first keep their own order', () => {
  const { statement } = readSmall({
    above: [
      'Statement period 01-07-2024 to 31-07-2024',
      'Statement date 01-08-2024',
      'Opening balance 100.00',
    ],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['7.2', 'Coffee', '-10.00', '90.00'],
      ['7.5', 'Coffee', '-10.00', '80.00'],
      ['7.9', 'Coffee', '-10.00', '70.00'],
    ],
  });
  expect(statement.transactions.map(({ date }) => date)).toEqual(['2024-07-02', '2024-07-05', '2024-07-09']);
});

it('days of four digits printed once, under a name that is often that of texts, are those of the bookings', () => {
  const line = (y: number, day: string, other: string, amount: string, balance: string): Row =>
    row(
      y,
      ...(day ? [left(40, day)] : []),
      left(110, 'Kaffee'),
      left(300, other),
      right(420, amount),
      right(500, balance),
    );
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Kontoauszug 01.08.2026 bis 31.08.2026')),
      row(72, left(40, 'Anfangssaldo'), right(240, '100,00')),
      row(
        100,
        left(40, 'Buchung'),
        left(110, 'Text'),
        left(300, 'Wert'),
        right(420, 'Betrag'),
        right(500, 'Saldo'),
      ),
      line(114, '2008', '2008', '10,00-', '90,00'),
      line(128, '', '2108', '10,00-', '80,00'),
      line(142, '2108', '2208', '10,00-', '70,00'),
      line(156, '2708', '2708', '10,00-', '60,00'),
      line(170, '', '2708', '10,00-', '50,00'),
    ]),
  ]);
  expect(statement.transactions.map(({ date }) => date.slice(5))).toEqual([
    '08-20',
    '08-20',
    '08-21',
    '08-27',
    '08-27',
  ]);
});

describe('a day printed once, left of the days of all rows', () => {
  it('leaves a doubt where no heading tells which is which', () => {
    const cells = columnsAt(left(110), left(190), right(400), right(500));
    const first = cells(120, '04/03/2026', 'Coffee', '-10.00', '90.00');
    const stages = readStatement([
      page(1, [
        row(60, left(40, 'Period 01/03/2026 to 31/03/2026')),
        row(74, left(40, 'Opening balance 100.00')),
        { ...first, cells: [left(40, '12/03/2026'), ...first.cells] },
        cells(134, '06/03/2026', 'Bread', '-5.00', '85.00'),
        cells(148, '07/03/2026', 'Salary', '500.00', '585.00'),
        cells(162, '11/03/2026', 'Fuel', '-40.00', '545.00'),
      ]),
    ]);
    expect(codesOf(stages)[0]).toEqual(['date_uncertain']);
    expect(stages.statement.verification.status).toBe('unverified');
  });
});

describe('days of value in a column of their own', () => {
  const list = (y: number, title: string, gap: number, amount: string, days: readonly number[]): Row[] => [
    row(y, left(40, title)),
    row(y + 34, left(86 + gap, 'Date')),
    row(
      y + 44,
      left(40, 'Reference'),
      left(86 + gap, 'trans'),
      left(150, 'Description'),
      right(400, 'Amount'),
      left(420, 'Value date'),
    ),
    ...days.map((day, index) =>
      row(
        y + 60 + 14 * index,
        left(40, title.length + index === 13 ? 'R727' : `TX95009${index}`),
        left(80 + gap, `${day} March`),
        left(150, 'Bakery Moor'),
        right(400, amount),
        left(420, `${day + 1} March`),
      ),
    ),
  ];
  const read = (gap: number) =>
    readStatement([
      page(1, [
        row(60, left(40, 'Period 01/03/2026 to 31/03/2026')),
        row(74, left(40, 'Opening balance 100.00')),
        row(88, left(40, 'Closing balance 80.00')),
        ...list(110, 'Withdrawals', gap, '-10.00', [4, 5, 9, 12]),
        ...list(270, 'Deposits', gap, '10.00', [3, 6]),
      ]),
    ]);
  const daysOf = ({ statement }: ReturnType<typeof read>) =>
    statement.transactions.map(({ date }) => date.slice(-2));

  it('are not those of the bookings', () => {
    expect(daysOf(read(15))).toEqual(['03', '04', '05', '06', '09', '12']);
    expect(read(15).statement.verification.status).toBe('verified');
  });

  it('leave in doubt when rows were booked whose other days run into their references', () => {
    expect(read(1).statement.verification.status).toBe('unverified');
  });
});

it('the day on which a row was made is in doubt as that of its booking where that could not be read', () => {
  const booked = ['13.03.2026', '14.03.202 6', '15.03.2026', ''];
  const { statement } = readStatement([
    page(1, [
      row(40, left(40, 'Period 01.03.2026 to 31.03.2026')),
      row(52, left(40, 'Opening balance 100.00')),
      row(
        80,
        left(40, 'Transaction date'),
        left(130, 'Posting date'),
        left(220, 'Details'),
        right(500, 'Amount'),
      ),
      ...booked.map((day, index) =>
        row(
          96 + 12 * index,
          left(40, `1${index + 2}.03.2026`),
          ...(day === '' ? [] : [left(130, day)]),
          left(220, `Shop ${'ABCD'[index]}`),
          right(500, '-10.00'),
        ),
      ),
      row(150, left(40, 'Closing balance 60.00')),
    ]),
  ]);
  expect(statement.transactions.map(({ date, flags }) => [date, flags.length > 0])).toEqual([
    ['2026-03-13', false],
    ['2026-03-13', true],
    ['2026-03-15', false],
    ['2026-03-15', false],
  ]);
  expect(statement.verification.status).toBe('unverified');
});
