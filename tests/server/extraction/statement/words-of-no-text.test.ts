/** Columns and cells whose words are of no text: days of value, counts, symbols, marks, times. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { textsOnPage } from '../../../support/small-statement.ts';
import { left, page, right, row, type Cell, type Row } from '../../../support/words.ts';

describe('columns whose words are of no text', () => {
  it('of value dates in digits only are no text, of other digits are', () => {
    const bookings = (digits: readonly string[]): string[] =>
      textsOnPage(
        row(100, left(40, 'Booked'), left(110, 'Text'), left(300, 'Value'), right(500, 'Amount')),
        ...digits.map((code, index) =>
          row(
            120 + 14 * index,
            left(40, `0${index + 3}/06/2027`),
            left(110, 'Rent'),
            left(300, code),
            right(500, '-5.00'),
          ),
        ),
      );
    expect(bookings(['0306', '0406', '0406', '0606'])).toEqual(['Rent', 'Rent', 'Rent', 'Rent']);
    expect(bookings(['0206', '0506', '0406', '0806'])).toEqual(['Rent', 'Rent', 'Rent', 'Rent']);
    expect(bookings(['0306', '4417', '9105', '2231'])[1]).toBe('Rent 4417');
    expect(bookings(['0912', '0203', '1107', '2209'])[1]).toBe('Rent 0203');
  });

  const days = ['04', '05', '06', '07'];
  const halls = days.map((_, index) => `Market hall no ${index}`);
  /** Texts of a booking in each hall, one a day, with further cells under their names. */
  const inHalls = (names: readonly Cell[], cells: (index: number) => readonly Cell[]): string[] =>
    textsOnPage(
      row(100, left(40, 'Date'), left(110, 'Description'), ...names),
      ...days.map((day, index) =>
        row(120 + 14 * index, left(40, `${day}/03/2027`), left(110, halls[index]!), ...cells(index)),
      ),
    );

  it('leave out noughts without decimals, and the second of two balances', () => {
    const names = [right(320, 'Paid out'), right(380, 'Paid in'), right(500, 'Balance booked by value')];
    expect(
      inHalls(names, (index) => [
        right(320, '5.00'),
        right(380, '0'),
        right(432, `${90 - 5 * index}.00`),
        right(500, `${80 - 5 * index}.00`),
      ]),
    ).toEqual(halls);
  });

  it('leave out what is printed for nothing', () => {
    const names = [right(320, 'Paid out'), right(410, 'Paid in'), right(500, 'Balance')];
    const nothing = ['blank', 'N/A', '-', '0'];
    expect(
      inHalls(names, (index) => [
        right(320, index % 2 === 0 ? '5.00' : nothing[index]!),
        right(410, index % 2 === 0 ? nothing[index]! : '7.00'),
        right(500, `${95 + 2 * (index % 2) + index}.00`),
      ]),
    ).toEqual(halls);
  });

  it('leave out counts and rates, codes of currencies and symbols apart from their amounts', () => {
    const names = [left(210, 'Currency'), right(330, 'Points'), right(410, 'Amount'), right(500, 'Balance')];
    expect(
      inHalls(names, (index) => [
        left(210, 'NZD'),
        right(330, ['5', '17', '1,250', '0.85'][index]!),
        left(370, '$'),
        right(410, '-5.00'),
        right(500, `${90 - 5 * index}.00`),
      ]),
    ).toEqual(halls);
  });

  it('leave out the code of a currency in a cell of its own before the amount', () => {
    expect(
      textsOnPage(
        row(100, left(40, 'Date'), left(110, 'Description'), right(410, 'Amount'), right(500, 'Balance')),
        ...days.map((day, index) =>
          row(
            120 + 14 * index,
            left(40, `${day}/03/2027`),
            left(110, halls[index]!),
            left(330, ['RUR', 'RUR', 'EUR', 'RUR'][index]!),
            right(410, '-5.00'),
            right(500, `${90 - 5 * index}.00`),
          ),
        ),
      ),
    ).toEqual(halls);
  });

  it('leave out the symbol of an empty cell, as spreadsheets print nothing: "$    -"', () => {
    const names = [right(320, 'Paid out'), right(410, 'Paid in'), right(500, 'Balance')];
    const cell = (edge: number, figure: string) => [left(edge - 70, '$'), right(edge, figure)];
    expect(
      inHalls(names, (index) => [
        ...cell(320, index % 2 === 0 ? '5.00' : '-'),
        ...cell(410, index % 2 === 0 ? '-' : '7.00'),
        ...cell(500, `${95 + 2 * (index % 2) + index}.00`),
      ]),
    ).toEqual(halls);
  });

  it('leave out the numbers of notes in the margin before the dates', () => {
    const read = (from: number): string[] =>
      textsOnPage(
        row(100, left(40, 'Date'), left(110, 'Description'), right(410, 'Amount')),
        ...days.map((day, index) =>
          row(
            120 + 14 * index,
            ...(index % 2 === 0 ? [left(from, `${index + 11}`)] : []),
            left(40, `${day}/03/2027`),
            left(110, halls[index]!),
            right(410, '5.00'),
          ),
        ),
      );
    expect(read(22)).toEqual(halls);
  });

  it('hold the sign of a number, but none that fills the row', () => {
    const read = (text: string): string[] =>
      textsOnPage(
        row(100, left(40, 'Date'), left(110, 'Description'), right(410, 'Amount')),
        ...days.map((day, index) =>
          row(120 + 14 * index, left(40, `${day}/03/2027`), left(110, text), right(410, '5.00')),
        ),
      );
    expect(new Set(read('Check # 1187'))).toEqual(new Set(['Check # 1187']));
    expect(new Set(read('Bakery # Oven'))).toEqual(new Set(['Bakery Oven']));
  });

  it('hold the number of a cheque without the mark of a gap before it', () => {
    expect(
      textsOnPage(
        row(100, left(40, 'Date'), left(110, 'Check number'), right(410, 'Amount')),
        ...['2204', '2207*', '2208', '2213 *'].map((number, index) =>
          row(120 + 14 * index, left(40, `0${index + 3}/03/2027`), left(110, number), right(410, '5.00')),
        ),
      ),
    ).toEqual(['2204', '2207', '2208', '2213']);
  });

  it('say what a mark says where nothing else does, and a time is nothing', () => {
    const names = row(100, left(40, 'Date'), left(200, 'Type'), left(300, 'Amount'), left(400, 'Balance'));
    const booked = (y: number, day: string, time: string, ...cells: [string, string, string]): Row =>
      row(
        y,
        left(40, `${day}/03/2027 ${time}`),
        ...cells.map((cell, index) => left(200 + 100 * index, cell)),
      );
    const { statement } = readStatement([
      page(1, [
        names,
        booked(120, '04', '09:14', 'Debit', '-40.00', '60.00'),
        booked(140, '05', '16:40', 'Credit', '25.50', '85.50'),
        booked(160, '09', '08:05', 'Debit', '-10.00', '75.50'),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Debit',
      'Credit',
      'Debit',
    ]);
  });

  it('leave out the time between the day of every row and its text, no more than a blank apart', () => {
    const { statement } = readStatement([
      page(1, [
        row(100, left(40, '28/02/2026 14:22 Corner shop'), right(400, '-12.50')),
        row(114, left(40, '02/03/2026 09:10 Ferry lines'), right(400, '-7.50')),
        row(128, left(40, '05/03/2026 19:44 Bookshop'), right(400, '-31.00')),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Corner shop',
      'Ferry lines',
      'Bookshop',
    ]);
  });
});
