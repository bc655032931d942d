/** Days that head the rows below them by their name, and what they make of the days of the rows. */
import { describe, expect, it } from 'vitest';
import { namedDay } from '../../../../server/extraction/layout/dates/day-lines.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { DOT, left, right, row, tokensOf, type Cell } from '../../../support/words.ts';

const named = (...cells: readonly Cell[]): boolean =>
  namedDay(tokensOf(DOT, [row(100, ...cells)])[0]!) !== null;

describe('namedDay', () => {
  it.each(['Booking date: 6 March 2027', 'Buchungstag: 06.03.2027', 'Fecha de operación: 06/03/2027'])(
    '%s',
    (text) => {
      expect(named(left(40, text))).toBe(true);
    },
  );

  it.each([
    ['a day without a name', [left(40, '06/03/2027')]],
    ['a name that is none of a day', [left(40, 'Invoice of 06/03/2027')]],
    ['more behind the day', [left(40, 'Booking date: 06/03/2027 at noon')]],
    ['an amount behind it', [left(40, 'Booking date: 06/03/2027'), right(400, '12.50')]],
    ['two days', [left(40, 'Booking date: 06/03/2027'), left(240, '07/03/2027')]],
  ] as const)('not %s', (_, cells) => {
    expect(named(...cells)).toBe(false);
  });
});

describe('rows below named days', () => {
  const above = ['Period 1 March 2027 to 31 March 2027', 'Opening balance 100.00'];
  const heading = ['Value date', 'Description', 'Money out', 'Money in', 'Balance'];

  it('are booked on them, and their own days are value dates', () => {
    const { statement } = readSmall({
      above,
      heading,
      rows: [
        ['Booking date: 6 March 2027'],
        ['05/03/2027', 'Coffee', '12.50', '', '87.50'],
        ['06/03/2027', 'Books', '7.30', '', '80.20'],
        ['Booking date: 9 March 2027'],
        ['11/03/2027', 'Salary', '', '500.00', '580.20'],
      ],
    });
    expect(rowsOf({ statement })).toEqual([
      '2027-03-06 -1250 Coffee',
      '2027-03-06 -730 Books',
      '2027-03-09 +50000 Salary',
    ]);
    expect(statement.verification.status).toBe('verified');
  });

  it('are booked on them though no name tells that their own days are value dates', () => {
    const rows = [
      ['Booking date: 6 March 2027'],
      ['05/03/2027', 'Coffee', '12.50', '', '87.50'],
      ['06/03/2027', 'Books', '7.30', '', '80.20'],
      ['Booking date: 9 March 2027'],
      ['11/03/2027', 'Salary', '', '500.00', '580.20'],
    ];
    for (const unknown of ['Zubor', ''])
      expect(rowsOf(readSmall({ above, heading: [unknown, ...heading.slice(1)], rows }))).toEqual([
        '2027-03-06 -1250 Coffee',
        '2027-03-06 -730 Books',
        '2027-03-09 +50000 Salary',
      ]);
  });

  it('have no day but their own where only one line names a day', () => {
    const stages = readSmall({
      above: [...above, 'Booking date: 31 March 2027'],
      heading,
      rows: [
        ['05/03/2027', 'Coffee', '12.50', '', '87.50'],
        ['06/03/2027', 'Books', '7.30', '', '80.20'],
      ],
    });
    expect(rowsOf(stages)).toEqual(['2027-03-05 -1250 Coffee', '2027-03-06 -730 Books']);
  });
});

describe('rows under the name of the day they were made on', () => {
  it('keep their days where others with a name stand below them all, as on pictures of cheques', () => {
    const stages = readSmall({
      above: ['Period 1 March 2027 to 31 March 2027', 'Opening balance 100.00'],
      heading: ['Transaction date', 'Description', 'Money out', 'Money in', 'Balance'],
      rows: [
        ['05/03/2027', 'Cheque 204', '12.50', '', '87.50'],
        ['09/03/2027', 'Cheque 205', '7.30', '', '80.20'],
        ['11/03/2027', 'Salary', '', '500.00', '580.20'],
      ],
      below: ['Cheque 204', 'Date: 02/03/2027', 'Cheque 205', 'Date: 03/03/2027'],
    });
    expect(rowsOf(stages).map((text) => text.slice(0, 10))).toEqual([
      '2027-03-05',
      '2027-03-09',
      '2027-03-11',
    ]);
  });

  it('are booked on the days above them whose name speaks of posting', () => {
    const { statement } = readSmall({
      above: ['Opening balance 100.00', 'Closing balance 580.20'],
      heading: ['Trans date', 'Description', 'Amount'],
      rows: [
        ['Posted 6 March 2027'],
        ['04/03/2027', 'Coffee', '-12.50'],
        ['05/03/2027', 'Books', '-7.30'],
        ['Posted 9 March 2027'],
        ['08/03/2027', 'Salary', '500.00'],
      ],
    });
    expect(rowsOf({ statement })).toEqual([
      '2027-03-06 -1250 Coffee',
      '2027-03-06 -730 Books',
      '2027-03-09 +50000 Salary',
    ]);
    expect(statement.verification.status).toBe('verified');
  });
});

describe('rows below days alone on a line', () => {
  const above = ['Vorig saldo 100,00', 'Nieuw saldo 580,20'];
  const heading = ['Omschrijving', 'Valuta', 'Bedrag'];
  const rows = [
    ['06-03-2027'],
    ['Koffie', '05-03-2027', '12,50 -'],
    ['Boeken', '06-03-2027', '7,30 -'],
    ['09-03-2027'],
    ['Salaris', '11-03-2027', '500,00 +'],
  ];

  it('are booked on them where their own days are value dates by name', () => {
    const { statement } = readSmall({ above, heading, rows });
    expect(rowsOf({ statement })).toEqual([
      '2027-03-06 -1250 Koffie',
      '2027-03-06 -730 Boeken',
      '2027-03-09 +50000 Salaris',
    ]);
    expect(statement.verification.status).toBe('verified');
  });

  it('are booked on them where nothing names their own days', () => {
    expect(rowsOf(readSmall({ above, heading: ['Omschrijving', '', 'Bedrag'], rows }))).toEqual([
      '2027-03-06 -1250 Koffie',
      '2027-03-06 -730 Boeken',
      '2027-03-09 +50000 Salaris',
    ]);
  });

  it('are not where a text ends in a day on a line of its own', () => {
    const texts = [
      ['Kosten', '05-03-2027', '12,50 -'],
      ['28-02-2027'],
      ['Boeken', '06-03-2027', '7,30 -'],
      ['Salaris', '11-03-2027', '500,00 +'],
      ['10-03-2027'],
    ];
    expect(rowsOf(readSmall({ above, heading, rows: texts })).map((text) => text.slice(0, 10))).toEqual([
      '2027-03-05',
      '2027-03-06',
      '2027-03-11',
    ]);
  });

  it('are booked on the only one, right below the heading', () => {
    const one = readSmall({
      above: ['Vorig saldo 100,00', 'Nieuw saldo 80,20'],
      heading,
      rows: rows.slice(0, 3),
    });
    expect(rowsOf(one)).toEqual(['2027-03-06 -1250 Koffie', '2027-03-06 -730 Boeken']);
  });
});

describe('days by their name among the texts of rows under "Transaction date"', () => {
  const texts = (amounts: readonly string[]): readonly string[] =>
    readSmall({
      above: ['Period: 01/04/2026 to 30/04/2026'],
      heading: ['Transaction date', 'Details', 'Amount'],
      rows: [
        ['06/04/2026', 'From A. Moor', amounts[0]!],
        ['', 'Date 05/04'],
        ['09/04/2026', 'Coffee', amounts[1]!],
        ['20/04/2026', 'From A. Moor', amounts[2]!],
        ['', 'Date 18/04'],
        ['24/04/2026', 'Books', amounts[3]!],
      ],
    }).statement.transactions.map(({ date, description }) => `${date.slice(-2)} ${description}`);
  const expected = ['06 From A. Moor Date 05/04', '09 Coffee', '20 From A. Moor Date 18/04', '24 Books'];

  it('are of the texts, from the first row on', () => {
    expect(texts(['100.00', '-12.50', '80.00', '-20.00'])).toEqual(expected);
  });

  it('are of the texts beside amounts without decimals', () => {
    expect(texts(['1,000', '-125', '8,000', '-20'])).toEqual(expected);
  });
});
