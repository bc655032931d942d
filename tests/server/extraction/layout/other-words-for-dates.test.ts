/** Rows that print something else where their date should stand. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const above = ['Period: 01/06/2025 to 30/06/2025', 'Opening balance 1,000.00'];
const rows = [
  ['0106', 'Machine 30/05', '14.90', '985.10'],
  ['1606', 'Gas works', '85.10', '900.00'],
  ['2106', 'Book shop', '100.00', '800.00'],
];

it('a day in the text of one of them is that of none', () => {
  const { statement } = readSmall({ above, heading: ['Date', 'Details', 'Out', 'Balance'], rows });
  expect(statement.verification.status).not.toBe('verified');
});

it('two columns under one name leave it in doubt which is the day of the booking of a card', () => {
  const { statement } = readSmall({
    above: [
      'Credit card statement',
      'Credit limit 9,000.00',
      'Period: 01/06/2025 to 30/06/2025',
      'Previous balance 10.00',
    ],
    heading: ['Date', 'Date', 'Amount'],
    rows: [
      ['02/06/2025', '03/06/2025', '14.90'],
      ['05/06/2025', '07/06/2025', '10.00'],
      ['07/06/2025', '08/06/2025', '20.00'],
    ],
    below: ['New balance 54.90'],
  });
  expect(statement.verification.status).not.toBe('verified');
});

it('rows that run by their value dates leave it in doubt which day they are booked on', () => {
  const days = ['03/06/2025', '07/06/2025', '09/06/2025', '10/06/2025'];
  const read = (name: string, others: readonly string[]): string =>
    readSmall({
      above,
      heading: ['Value date', name, 'Out', 'Balance'],
      rows: days.map((day, index) => [day, others[index]!, '10.00', `${990 - 10 * index}.00`]),
    }).statement.verification.status;
  expect(read('Date', ['03/06/2025', '05/06/2025', '09/06/2025', '10/06/2025'])).toBe('verified');
  expect(read('Date', ['03/06/2025', '02/06/2025', '09/06/2025', '08/06/2025'])).toBe('unverified');
  expect(read('Posting date', ['03/06/2025', '02/06/2025', '09/06/2025', '08/06/2025'])).toBe('verified');
});

it('a booking is posted on the day it was processed, not on that it was carried out', () => {
  const { statement } = readSmall({
    above: ['Период: 01.06.2025 - 30.06.2025', 'Входящий остаток 1 000,00'],
    heading: ['Дата проведения', 'Дата обработки', 'Сумма'],
    rows: [
      ['02.06.2025', '03.06.2025', '-14,90'],
      ['05.06.2025', '07.06.2025', '-10,00'],
      ['06.06.2025', '08.06.2025', '-20,00'],
    ],
    below: ['Исходящий остаток 955,10'],
  });
  expect(statement.transactions.map(({ date }) => date)).toEqual(['2025-06-03', '2025-06-07', '2025-06-08']);
});

describe('days written with a month that nobody knows', () => {
  const heading = ['Date', 'Details', 'Out', 'In', 'Balance'];
  const known = [
    ['24 Feb 2025', 'Machine', '14.90', '', '985.10'],
    ['26 Feb 2025', 'Gas works', '85.10', '', '900.00'],
    ['27 Feb 2025', 'Book shop', '100.00', '', '800.00'],
  ];
  const unknown = [
    ['02 Qrz 2025', 'Salary', '', '500.00', '1,300.00'],
    ['05 Qrz 2025', 'Ferry', '20.00', '', '1,280.00'],
  ];

  it.each([
    ['below', [...known, ...unknown]],
    ['above', [...known, ...unknown].toReversed()],
  ])('are of rows, %s those that can be read, and in doubt', (_, rows) => {
    const stages = readSmall({ heading, rows });
    expect(amountsOf(stages)).toEqual([-1490, -8510, -10000, 50000, -2000]);
    const { verification, transactions } = stages.statement;
    expect(verification.status).not.toBe('verified');
    expect(transactions.slice(3).every(({ flags }) => flags.length > 0)).toBe(true);
  });

  it('and notes with figures are none', () => {
    const note = ['Fees', 'of the month', '2.00', '', '24.00'];
    const { statement } = readSmall({ above: ['Opening balance 1,000.00'], heading, rows: [...known, note] });
    expect(statement.transactions).toHaveLength(3);
    expect(statement.verification.status).toBe('verified');
  });
});

it('a day by a name of several words is the booking’s where it says that it was received', () => {
  const heading = [
    row(100, left(40, 'Received'), left(120, 'Transaction')),
    row(110, left(40, 'By Us'), left(120, 'Date'), left(200, 'Details'), right(500, 'Amount')),
  ];
  const booked = (y: number, received: string, made: string, amount: string): Row =>
    row(y, left(40, received), left(120, made), left(200, 'Shop'), right(500, amount));
  const { statement } = readStatement([
    page(1, [
      row(40, left(40, 'Credit card statement')),
      row(54, left(40, 'Previous balance 10.00')),
      ...heading,
      booked(130, '02 Jun 25', '01 Jun 25', '14.90'),
      booked(144, '05 Jun 25', '03 Jun 25', '10.00'),
      booked(158, '09 Jun 25', '06 Jun 25', '20.00'),
      row(200, left(40, 'New balance 54.90')),
    ]),
  ]);
  const days = statement.transactions.map(({ date, valueDate, description }) => [
    date,
    valueDate,
    description,
  ]);
  expect(days).toEqual([
    ['2025-06-02', '2025-06-01', 'Shop'],
    ['2025-06-05', '2025-06-03', 'Shop'],
    ['2025-06-09', '2025-06-06', 'Shop'],
  ]);
});
