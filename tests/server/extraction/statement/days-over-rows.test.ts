/** Days that stand over several rows, or at the end of the part of the table before, beside rows with days of another kind. */
import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../shared/statement.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { datesAndFlags } from '../../../support/dated-rows.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const ABOVE = ['Statement period: 1 March 2026 to 31 March 2026', 'Opening balance: 1,000.00'];

it('a table that goes on in the other half of a sheet and on the next has the day it was at', () => {
  const half = (at: number, rows: readonly (readonly [string, string, string, string])[]): Row[] => [
    row(60, left(at, 'Date'), left(at + 60, 'Details'), right(at + 280, 'Out'), right(at + 350, 'Balance')),
    ...rows.map(([day, text, amount, balance], index) =>
      row(
        76 + 14 * index,
        ...(day === '' ? [] : [left(at, day)]),
        left(at + 60, text),
        right(at + 280, amount),
        right(at + 350, balance),
      ),
    ),
  ];
  const one = half(40, [
    ['02/03/2026', 'Coffee', '10.00', '990.00'],
    ['', 'Books', '20.00', '970.00'],
    ['05/03/2026', 'Fuel', '40.00', '930.00'],
    ['', 'Market', '30.00', '900.00'],
  ]);
  const other = half(450, [
    ['', 'Bread', '5.00', '895.00'],
    ['09/03/2026', 'Lamp', '45.00', '850.00'],
    ['', 'Chair', '50.00', '800.00'],
    ['12/03/2026', 'Table', '100.00', '700.00'],
  ]);
  const sheet = one.map((line, index) => ({ ...line, cells: [...line.cells, ...other[index]!.cells] }));
  const next = half(40, [
    ['', 'Paint', '15.00', '685.00'],
    ['16/03/2026', 'Brush', '5.00', '680.00'],
    ['', 'Ladder', '80.00', '600.00'],
  ]);
  const { statement } = readStatement([
    page(1, [row(30, left(40, 'Period: 01/03/2026 to 31/03/2026')), ...sheet], 842),
    page(2, next, 842),
  ]);
  expect(statement.transactions.map(({ date }) => Number(date.slice(-2)))).toEqual([
    2, 2, 5, 5, 5, 9, 9, 12, 12, 16, 16,
  ]);
});

describe('a day over rows that print another day of their own', () => {
  const status = (...days: readonly string[]) => {
    const list = days.map((day, index) =>
      row(
        130 + 14 * index,
        ...(index === 0 ? [left(40, '21/06/2026')] : []),
        left(120, `Bakery ${index}`),
        right(400, '-10.00'),
        left(420, day),
      ),
    );
    return readStatement([
      page(1, [
        row(60, left(40, 'Opening balance 100.00')),
        row(74, left(40, 'Closing balance 60.00')),
        row(106, left(40, 'Date'), left(120, 'Description'), right(400, 'Amount'), left(420, 'Value date')),
        ...list,
      ]),
    ]).statement.verification.status;
  };

  it('is theirs where that lies near it', () => {
    expect(status('21/06/2026', '22/06/2026', '22/06/2026', '23/06/2026')).toBe('verified');
  });

  it('is in doubt where that lies far from it', () => {
    expect(status('21/06/2026', '12/09/2026', '15/09/2026', '20/09/2026')).toBe('unverified');
  });
});

it('the rows of one list have value dates alone, under the names of another list that has both', () => {
  const cells = columnsAt(left(40), left(120), left(200), right(430));
  const names = (y: number): Row =>
    row(
      y,
      left(40, 'Date'),
      left(120, 'Value date'),
      left(200, 'Description'),
      right(430, 'Paid out'),
      right(510, 'Paid in'),
    );
  const { accounts, transactions } = readStatement([
    page(1, [
      row(30, left(40, 'Statement period: 1 March 2026 to 31 March 2026')),
      row(60, left(40, 'Account number 70312288')),
      row(74, left(40, 'Opening balance 500.00')),
      row(88, left(40, 'Closing balance 480.00')),
      names(110),
      cells(124, '', '04/03/2026', 'Coffee', '20.00'),
      row(160, left(40, 'Account number 70312296')),
      row(174, left(40, 'Opening balance 500.00')),
      row(188, left(40, 'Closing balance 480.00')),
      names(210),
      cells(224, '09/03/2026', '08/03/2026', 'Books', '12.50'),
      cells(238, '17/03/2026', '16/03/2026', 'Market', '7.50'),
    ]),
  ]).statement;
  expect(accounts.map(({ number, count }) => [number, count])).toEqual([
    ['70312288', 1],
    ['70312296', 2],
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([2000, 1250, 750]);
});

describe('days of booking printed once for all rows of them, beside the days on which each was made', () => {
  const rows = (first: string, again: string): Statement =>
    readSmall({
      above: ABOVE,
      heading: ['Posting date', 'Description', 'Transaction date', 'Paid out', 'Paid in', 'Balance'],
      rows: [
        [first, 'Coffee', '02 Mar 2026', '10.00', '', '990.00'],
        ['05 Mar 2026', 'Books', '03 Mar 2026', '20.00', '', '970.00'],
        ['', 'Rent', '04 Mar 2026', '300.00', '', '670.00'],
        ['09 Mar 2026', 'Salary', '09 Mar 2026', '', '900.00', '1,570.00'],
        ['', 'Fuel', '07 Mar 2026', '40.00', '', '1,530.00'],
        [again, 'Market', '08 Mar 2026', '15.00', '', '1,515.00'],
      ],
      below: ['Closing balance: 1,515.00'],
    }).statement;

  it('are the days of the rows below them', () => {
    expect(datesAndFlags(rows('03 Mar 2026', '')).map(([date]) => date)).toEqual([
      '2026-03-03', '2026-03-05', '2026-03-05', '2026-03-09', '2026-03-09', '2026-03-09',
    ]); // prettier-ignore
  });

  it('are not where a row says again the day of the one before it', () => {
    expect(datesAndFlags(rows('05 Mar 2026', '09 Mar 2026'))[4]![0]).toBe('2026-03-07');
  });
});
