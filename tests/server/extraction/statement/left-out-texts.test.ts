/** What stands in or beside the text of a booking and is none of it. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

describe('what a text leaves out', () => {
  const card = (
    rows: readonly (readonly string[])[],
    heading = ['Date', 'Movement', 'Beneficiary', 'Amount'],
  ) => readSmall({ above: ['Credit card statement', 'Credit limit 500.00'], heading, rows });

  it('a dash in a cell of its own, which is no sign of the amount either', () => {
    const stages = card([
      ['04/03/2027', 'Harbour hotel', '-', '- R$ 39,00'],
      ['05/03/2027', 'Payment on line', '-', '+ R$ 70,00'],
      ['09/03/2027', 'Joinery', '-', '- R$ 12,00'],
      ['10/03/2027', 'Bakery', '-', '- R$ 8,00'],
    ]);
    expect(rowsOf(stages)).toEqual([
      '2027-03-04 -3900 Harbour hotel',
      '2027-03-05 +7000 Payment on line',
      '2027-03-09 -1200 Joinery',
      '2027-03-10 -800 Bakery',
    ]);
  });

  it('a dash below a name of references, first of its line or close behind the text', () => {
    const rows = [1, 2, 3, 4].flatMap((at): Row[] => [
      row(100 + 40 * at, left(40, `0${at}/04/`), ...(at % 2 ? [left(100, 'Transfer of')] : [])),
      row(
        107 + 40 * at,
        ...(at % 2 ? [] : [left(100, 'Moving the house')]),
        left(188, '—'),
        right(340, '10.00'),
        right(500, `${500 - 10 * at}.00`),
      ),
      row(114 + 40 * at, left(40, '2026'), ...(at % 2 ? [left(100, 'the year')] : [])),
    ]);
    const names = row(
      80,
      left(40, 'Date'),
      left(100, 'Details'),
      left(180, 'Chq No'),
      right(340, 'Debit'),
      right(500, 'Balance'),
    );
    const { transactions } = readStatement([page(1, [names, ...rows])]).statement;
    expect(transactions.map(({ description }) => description)).toEqual([
      'Transfer of the year',
      'Moving the house',
      'Transfer of the year',
      'Moving the house',
    ]);
  });

  it('days of four digits below a name of value dates', () => {
    const stages = readSmall({
      above: ['Opening balance 100.00', 'Closing balance 70.00'],
      heading: ['Date', 'Description', 'Value date', 'Amount'],
      rows: [
        ['04/03/2027', 'Hotel', '0503', '-10.00'],
        ['05/03/2027', 'Rent', '0803', '-12.00'],
        ['09/03/2027', 'Bakery', '0903', '-8.00'],
      ],
    });
    expect(stages.statement.transactions.map(({ description }) => description)).toEqual([
      'Hotel',
      'Rent',
      'Bakery',
    ]);
  });

  it('the words that end a list, also above its totals', () => {
    const stages = readSmall({
      above: ['Opening balance 100.00'],
      heading: ['Date', 'Description', 'Money out', 'Money in'],
      rows: [
        ['04/03/2027', 'Hotel', '10.00', ''],
        ['05/03/2027', 'Refund', '', '12.00'],
        ['09/03/2027', 'Bakery', '8.00', ''],
        ['', 'End of transactions', '', ''],
        ['', 'Total money out', '18.00', ''],
      ],
    });
    expect(stages.statement.transactions.at(-1)!.description).toBe('Bakery');
  });

  it('lets the number of a check lead where all columns are named for numbers', () => {
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Checks paid')),
        row(
          80,
          left(40, 'Date paid'),
          left(140, 'Check number'),
          right(330, 'Amount'),
          left(400, 'Reference number'),
        ),
        ...[1001, 1002, 1003].map((check, index) =>
          row(
            96 + 12 * index,
            left(40, `0${index + 4}/03/2027`),
            left(140, String(check)),
            right(330, '5.00'),
            left(400, `000${check * 71234}`),
          ),
        ),
        row(140, left(40, 'Total checks paid'), right(330, '15.00')),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description.split(' ')[0])).toEqual([
      '1001',
      '1002',
      '1003',
    ]);
  });

  it('the number of the card that the rows below it were paid with', () => {
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Card statement of April 2027')),
        row(
          80,
          left(40, 'Transaction date'),
          left(130, 'Post date'),
          left(220, 'Description'),
          right(500, 'Amount'),
        ),
        ...['Gold card', 'Green card'].flatMap((card, at) => [
          row(96 + 72 * at, left(40, card), left(220, `0020-XXXX-XXXX-900${at}`)),
          ...[0, 1].map((index) => row(120 + 72 * at + 24 * index, left(220, 'U.S.Dollar 0.90'))),
          ...[0, 1, 2].map((index) =>
            row(
              108 + 72 * at + 24 * index,
              left(40, `April ${index + 3}`),
              left(130, `April ${index + 4}`),
              left(220, 'Coffee'),
              right(500, `${index + 1}2.50`),
            ),
          ),
        ]),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description.replace(/ U.S.*/, ''))).toEqual(
      Array.from({ length: 6 }, () => 'Coffee'),
    );
  });
});

describe('words that begin where rows do, between two of them', () => {
  /** A card's rows with a line above the fourth, which stands this far below the third and above the fourth. */
  const texts = (above: number, below: number, x0 = 40): string[] => {
    const rows = [0, 1, 2, 3, 4].map((index) =>
      row(
        96 + 12 * index + (index > 2 ? above + below - 12 : 0),
        left(40, `0${index + 3}/04/2027`),
        left(120, 'Coffee'),
        right(500, `${index + 1}2.50`),
      ),
    );
    const title = row(120 + above, left(x0, 'Bookings of Mrs A. Lane'));
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Card statement of April 2027')),
        row(80, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount')),
        ...rows.slice(0, 3),
        title,
        ...rows.slice(3),
      ]),
    ]);
    return statement.transactions.map(({ description }) => description);
  };

  it('are a title where they stand nearer to the row below', () => {
    expect(texts(16, 12)).toEqual(Array.from({ length: 5 }, () => 'Coffee'));
  });

  it('are text of the row above where they are not, or begin where texts do', () => {
    expect(texts(12, 12)[2]).toBe('Coffee Bookings of Mrs A. Lane');
    expect(texts(16, 12, 120)[2]).toBe('Coffee Bookings of Mrs A. Lane');
  });
});

it('the word of a direction right behind its amount, under a name of its own, is no text', () => {
  const line = columnsAt(left(40), left(110), right(400), left(405), right(520));
  const stages = readStatement([
    page(1, [
      line(100, 'Date', 'Description', 'Amount', 'Dr/Cr', 'Balance'),
      row(114, left(110, 'Opening balance'), right(520, '100.00')),
      line(128, '04/03/2026', 'Coffee', '12.50', 'Debit', '87.50'),
      line(142, '15/03/2026', 'Salary', '500.00', 'Credit', '587.50'),
      line(156, '16/03/2026', 'Books', '7.30', 'Debit', '580.20'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 -1250 Coffee',
    '2026-03-15 +50000 Salary',
    '2026-03-16 -730 Books',
  ]);
});
