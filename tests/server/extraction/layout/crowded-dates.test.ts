/** Lines of text under names that run on over other columns: two days of a booking below the name of one. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row } from '../../../support/words.ts';

it('two dates under the name of the first are named in the order of the names', () => {
  const booked = [
    ['17/06', '15/06', 'Fuel at the corner 375.20'],
    ['18/06', '18/06', 'Chemist 129.53'],
    ['21/06', '20/06', 'Books and paper 11.21'],
    ['23/06', '21/06', 'Shoes 249.56'],
  ] as const;
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Credit card statement')),
      row(74, left(40, 'Statement date 12 July 2026')),
      row(
        100,
        left(40, 'Posting date'),
        left(120, 'Transaction date'),
        left(220, 'Description'),
        left(300, 'Amount'),
      ),
      ...booked.map(([posted, made, rest], index) =>
        row(120 + index * 14, left(40, posted), left(68, made), left(96, rest)),
      ),
    ]),
  ]);
  expect(
    statement.transactions.map(({ date, valueDate, description }) => [date, valueDate, description]),
  ).toEqual([
    ['2026-06-17', '2026-06-15', 'Fuel at the corner'],
    ['2026-06-18', '2026-06-18', 'Chemist'],
    ['2026-06-21', '2026-06-20', 'Books and paper'],
    ['2026-06-23', '2026-06-21', 'Shoes'],
  ]);
});

it('numbers in the lines of text between them change nothing', () => {
  const booked = [
    ['17/06', '15/06', 'Fuel', '375.20'],
    ['18/06', '18/06', 'Chemist', '129.53'],
    ['21/06', '20/06', 'Books', '11.21'],
  ] as const;
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Account statement 1 June 2026 to 30 June 2026')),
      row(100, left(40, 'Booking date /'), left(112, 'Value'), left(220, 'Text'), right(500, 'Out')),
      ...booked.flatMap(([posted, made, text, amount], index) => [
        row(120 + index * 28, left(40, posted), left(68, `/ ${made}`), left(220, text), right(500, amount)),
        row(134 + index * 28, left(220, `of 4,781.1${index} CHF`)),
      ]),
    ]),
  ]);
  expect(statement.transactions.map(({ date, valueDate }) => [date, valueDate])).toEqual([
    ['2026-06-17', '2026-06-15'],
    ['2026-06-18', '2026-06-18'],
    ['2026-06-21', '2026-06-20'],
  ]);
});

it('of two dates one of which no name is over, the booking has the one whose order the rows have', () => {
  const booked = [
    ['17/06/2026', '19/06/2026', 'Fuel', '375.20'],
    ['18/06/2026', '18/06/2026', 'Chemist', '129.53'],
    ['21/06/2026', '23/06/2026', 'Books', '11.21'],
    ['22/06/2026', '22/06/2026', 'Shoes', '80.00'],
  ] as const;
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Account statement 1 June 2026 to 30 June 2026')),
      row(100, left(40, 'Effective date'), left(220, 'Text'), right(500, 'Out')),
      ...booked.map(([first, second, text, amount], index) =>
        row(120 + index * 14, left(40, first), left(130, second), left(220, text), right(500, amount)),
      ),
    ]),
  ]);
  expect(statement.transactions.map(({ date, flags }) => [date, flags.map(({ code }) => code)])).toEqual(
    booked.map(([first, second]) => [
      first.split('/').toReversed().join('-'),
      first === second ? ['unproved'] : ['unproved', 'date_uncertain'],
    ]),
  );
});

it('a long date in the head of a further page widens no column of dates over the texts of rows without one', () => {
  const names = (y: number) =>
    row(y, left(66, 'Date'), left(120, 'Text'), right(420, 'Out'), right(500, 'Balance'));
  const line = (y: number, day: string, text: string, balance: string) =>
    row(
      y,
      ...(day === '' ? [] : [left(50, `${day}/06/2026`)]),
      left(120, text),
      right(420, '5.00'),
      right(500, balance),
    );
  const head = row(40, left(60, '30 September 2026'));
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 100.00')),
      names(100),
      line(114, '17', 'Fuel', '95.00'),
      line(128, '', 'Chemist', '90.00'),
      line(142, '18', 'Books', '85.00'),
      row(156, left(120, '16/06/2026 12:59')),
    ]),
    page(2, [head, names(100), line(114, '19', 'Shoes', '80.00'), line(128, '', 'Bread', '75.00')]),
  ]);
  expect(statement.transactions.map(({ date }) => date)).toEqual([
    '2026-06-17',
    '2026-06-17',
    '2026-06-18',
    '2026-06-19',
    '2026-06-19',
  ]);
});

it('days on other lines than the amounts are crowded by none that texts hold beside these', () => {
  const booked = [
    ['09/01/2026', 'Cash machine Leeds', '07/01 14:24', '25.01', '274.99'],
    ['12/01/2026', 'Cash machine Perth', '10/01 08:05', '40.00', '234.99'],
    ['13/01/2026', 'Invoice of Adams', 'Card 4499 12/01', '4.99', '230.00'],
    ['15/01/2026', 'Invoice of Baker', 'Card 3011 14/01', '10.00', '220.00'],
    ['16/01/2026', 'Cash machine Leeds', '15/01 11:09', '20.00', '200.00'],
  ] as const;
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance'), right(300, '300.00')),
      row(74, left(40, 'Closing balance'), right(300, '200.00')),
      row(
        100,
        left(40, 'Date'),
        left(120, 'Details'),
        right(420, 'Paid out'),
        right(480, 'Paid in'),
        right(550, 'Balance'),
      ),
      ...booked.flatMap(([day, first, last, out, balance], index) => [
        row(120 + index * 30, left(40, day), left(120, first)),
        row(131 + index * 30, left(120, last), right(420, out), right(550, balance)),
      ]),
    ]),
  ]);
  expect(statement.transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
    '2026-01-09 Cash machine Leeds 07/01 14:24',
    '2026-01-12 Cash machine Perth 10/01 08:05',
    '2026-01-13 Invoice of Adams Card 4499 12/01',
    '2026-01-15 Invoice of Baker Card 3011 14/01',
    '2026-01-16 Cash machine Leeds 15/01 11:09',
  ]);
});
