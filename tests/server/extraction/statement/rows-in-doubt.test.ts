/** Rows and lines that are easily taken for something else. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const PERIOD = row(40, left(40, 'Statement period 01/05/2026 to 31/05/2026'));

it('a second row of a day is one though a longer date below makes the column of dates reach into its text', () => {
  const line = columnsAt(left(40), left(78), right(400), right(500));
  const { transactions, verification } = readStatement([
    page(1, [
      PERIOD,
      row(80, left(40, 'Date'), left(78, 'Details'), right(400, 'Amount'), right(500, 'Balance')),
      row(94, left(40, '01-May'), left(78, 'Opening balance'), right(500, '100.00')),
      line(108, '07-May', 'Coffee', '-10.00', '90.00'),
      line(122, '', 'Salary Quarry Lane', '500.00', '590.00'),
      row(136, left(78, 'Closing balance'), right(500, '590.00')),
      row(200, left(40, 'Fällig'), right(300, 'Teil'), right(500, 'Rest')),
      row(214, left(40, '04-Jun-2026'), right(300, '77.29'), right(500, '5,503.28')),
    ]),
  ]).statement;
  expect(transactions.map(({ amount }) => amount)).toEqual(expect.arrayContaining([1000, 50000]));
  expect(verification.openingBalance).toBe(10000);
});

it('an opening stated with its day below the rows is no balance of that day', () => {
  const booking = (y: number, day: string, out: string, come: string): Row =>
    row(
      y,
      left(40, `${day}/05/2026`),
      left(120, 'Coffee'),
      ...(out === '' ? [] : [right(400, out)]),
      ...(come === '' ? [] : [right(500, come)]),
    );
  const { verification } = readStatement([
    page(1, [
      row(40, left(40, 'Período 01/05/2026 a 31/05/2026')),
      row(80, left(40, 'Data'), left(120, 'Descrição'), right(400, 'Débito'), right(500, 'Crédito')),
      booking(94, '03', '10.00', ''),
      booking(108, '09', '', '25.00'),
      booking(122, '18', '12.00', ''),
      row(136, left(120, 'Total'), right(400, '22.00'), right(500, '25.00')),
      row(156, left(40, 'Saldo anterior 01/05/2026'), right(300, '70.00')),
      row(170, left(40, 'Total créditos'), right(300, '25.00')),
      row(184, left(40, 'Total débitos'), right(300, '22.00')),
      row(198, left(40, 'Saldo final 31/05/2026'), right(300, '73.00')),
    ]),
  ]).statement;
  expect(verification).toMatchObject({ status: 'verified', openingBalance: 7000, closingBalance: 7300 });
});

describe('the days of booking before those of the purchases, without names on a card', () => {
  const flagged = (
    later: readonly number[],
    title = 'Credit card statement',
    due = 'Minimum payment',
  ): boolean =>
    readStatement([
      page(1, [
        row(40, left(40, title), left(300, 'Statement period 01/08/2026 - 31/08/2026')),
        row(60, left(40, 'Previous balance'), right(300, '0.00'), left(340, due)),
        row(74, left(40, 'New balance'), right(300, `${later.length}0.00`)),
        ...later.map((by, index) =>
          row(
            120 + 14 * index,
            left(40, `${13 + index}/08/2026`),
            left(110, `${13 + index - by}/08/2026`),
            left(180, 'Bookshop'),
            right(500, '10.00'),
          ),
        ),
      ]),
    ]).statement.transactions.some(({ flags }) => flags.some(({ code }) => code === 'date_uncertain'));

  it('are told where one is the later throughout', () => {
    expect(flagged([0, 1, 0, 2])).toBe(false);
  });

  it('are in doubt where little speaks of a card', () => {
    expect(flagged([0, 1, 0, 2], 'Statement', 'Credit limit')).toBe(true);
  });

  it.each([
    ['one row has the other one later', [0, 1, 2, -1]],
    ['they differ in a single row', [0, 0, 1, 0]],
  ])('are in doubt where %s', (_, later) => {
    expect(flagged(later)).toBe(true);
  });
});

describe('two dates without names on a card, years first and in two digits', () => {
  it('are booked on the later one', () => {
    const purchase = (y: number, made: string, posted: string, amount: string): Row =>
      row(y, left(40, made), left(110, posted), left(180, 'Bookshop'), right(500, amount));
    const { transactions } = readStatement([
      page(1, [
        row(40, left(40, 'Credit card statement'), left(300, 'Statement period 19-08-01 - 19-09-30')),
        row(60, left(40, 'Previous balance'), right(300, '0.00')),
        row(74, left(40, 'New balance'), right(300, '60.00')),
        purchase(120, '19-08-11', '19-08-11', '10.00'),
        purchase(134, '19-08-25', '19-08-27', '10.00'),
        purchase(148, '19-08-27', '19-08-28', '10.00'),
        purchase(162, '19-09-03', '19-09-04', '10.00'),
        purchase(176, '19-09-12', '19-09-13', '10.00'),
        purchase(190, '19-09-26', '19-09-26', '10.00'),
      ]),
    ]).statement;
    expect(transactions.map(({ date }) => date.slice(5))).toEqual([
      '08-11',
      '08-27',
      '08-28',
      '09-04',
      '09-13',
      '09-26',
    ]);
  });
});

it('a rate beside an amount of nothing is in doubt, which no balance tells from a booking', () => {
  const line = (y: number, day: string, text: string, amount: string, balance: string): Row =>
    row(y, left(40, `${day}/05/2026`), left(120, text), right(400, amount), right(500, balance));
  const read = (text: string) =>
    readStatement([
      page(1, [
        PERIOD,
        row(80, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(500, 'Balance')),
        row(94, left(120, 'Opening balance'), right(500, '100.00')),
        line(108, '01', text, '0.00', '100.00'),
        line(122, '07', 'Coffee', '-10.00', '90.00'),
      ]),
    ]).statement.verification.status;
  expect(read('1.18 %')).toBe('unverified');
  expect(read('Interest 1.18 %')).toBe('verified');
});

it('a row whose day cannot be read, where those of other rows stand, is not of the day above', () => {
  const line = (y: number, date: string, amount: string, balance: string): Row =>
    row(
      y,
      ...(date === '' ? [] : [left(40, date)]),
      left(120, 'Coffee'),
      right(400, amount),
      right(500, balance),
    );
  const flagsOf = (unread: string): (readonly string[])[] =>
    readStatement([
      page(1, [
        PERIOD,
        row(80, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(500, 'Balance')),
        row(94, left(120, 'Opening balance'), right(500, '100.00')),
        line(108, '07-May', '-10.00', '90.00'),
        line(122, '', '-5.00', '85.00'),
        line(136, unread, '-20.00', '65.00'),
        line(150, '21-May', '-4.00', '61.00'),
        row(164, left(120, 'Closing balance'), right(500, '61.00')),
      ]),
    ]).statement.transactions.map(({ flags }) => flags.map(({ code }) => code));
  expect(flagsOf('09-Vrt')).toEqual([[], [], ['date_uncertain'], []]);
  expect(flagsOf('O9/O5/2O26')).toEqual([[], [], ['date_uncertain'], []]);
  expect(flagsOf('')).toEqual([[], [], [], []]);
});
