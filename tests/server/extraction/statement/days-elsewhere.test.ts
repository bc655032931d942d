/** Days that stand elsewhere than those of the other rows: behind the end of the page, in one of two columns, in a line of a text. */
import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../shared/statement.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { datesAndFlags } from '../../../support/dated-rows.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const ABOVE = ['Statement period: 1 March 2026 to 31 March 2026', 'Opening balance: 1,000.00'];

describe('a row that is cut by the end of the page within its wrapped date', () => {
  /** A row of a grid: the date on two lines, all else between them. */
  const grid = (y: number, day: string, text: string, out: string, balance: string): [Row, Row, Row] => [
    row(y, left(40, `${day}-03-`)),
    row(y + 6, left(110, text), right(340, out), right(500, balance)),
    row(y + 12, left(40, '2026')),
  ];
  const head = (y: number): Row =>
    row(y, left(40, 'Date'), left(110, 'Description'), right(340, 'Paid out'), right(500, 'Balance'));
  const [upper, ...lower] = grid(0, '16', 'Market', '15.00', '915.00');
  const { statement } = readStatement([
    page(1, [
      ...ABOVE.map((text, index) => row(60 + index * 14, left(40, text))),
      head(120),
      ...grid(140, '03', 'Coffee', '10.00', '990.00'),
      ...grid(170, '05', 'Books', '20.00', '970.00'),
      ...grid(200, '12', 'Fuel', '40.00', '930.00'),
      { ...upper, y: 780 },
    ]),
    page(2, [
      head(60),
      ...lower.map((of) => ({ ...of, y: of.y + 80 })),
      ...grid(120, '20', 'Tea', '5.00', '910.00'),
      ...grid(150, '21', 'Bread', '4.00', '906.00'),
      row(200, left(40, 'Closing balance: 906.00')),
    ]),
  ]);

  it('has the date that the next page ends', () => {
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([1000, 2000, 4000, 1500, 500, 400]);
    expect(statement.verification.status).toBe('verified');
  });

  it('leaves the rows around it with their own', () => {
    expect(datesAndFlags(statement)).toEqual([
      ['2026-03-03', []],
      ['2026-03-05', []],
      ['2026-03-12', []],
      ['2026-03-16', []],
      ['2026-03-20', []],
      ['2026-03-21', []],
    ]);
  });
});

describe('a row with only one of two dates', () => {
  const read = (made: string): Statement =>
    readStatement([
      page(1, [
        row(40, left(40, 'Card statement')),
        row(52, left(40, 'Statement period 1 March 2026 to 31 March 2026')),
        row(64, left(40, 'Previous balance 50.00')),
        row(76, left(40, 'New balance 42.50')),
        row(100, left(40, made), left(120, 'Posting date'), left(200, 'Details'), right(500, 'Amount')),
        row(114, left(40, '08/03/2026'), left(200, 'Payment, thank you'), right(500, '-50.00')),
        ...['03', '12', '20', '25'].map((day, index) =>
          row(
            128 + 14 * index,
            left(40, `${day}/03/2026`),
            left(120, `${Number(day) + 1}/03/2026`.padStart(10, '0')),
            left(200, 'Market hall'),
            right(500, ['10.00', '20.00', '5.00', '7.50'][index]!),
          ),
        ),
      ]),
    ]).statement;

  it('has the day on which it was made, if that is the one', () => {
    expect(read('Transaction date').transactions[0]).toMatchObject({ date: '2026-03-08', direction: 'in' });
  });

  it('a value date alone is none', () => {
    expect(read('Value date').transactions[0]!.date).not.toBe('2026-03-08');
  });
});

describe('a day that other bookings print elsewhere', () => {
  const booking = columnsAt(left(44), right(480));

  it('at the top of a page is that of the last booking of the page before, where all print theirs below', () => {
    const listed = (days: readonly number[], top: number): Row[] =>
      days.flatMap((day, index) => [
        booking(top + 27 * index, `Shop ${'abcdefgh'[index]}`, `-${day}.00`),
        row(top + 27 * index + 11, left(44, `${day} Mar 2026`)),
      ]);
    const cut = readStatement([
      page(1, [
        row(60, left(40, 'Account number: 20450011')),
        row(80, left(40, 'Opening balance'), right(480, '300.00')),
        ...listed([2, 3, 4, 6, 7, 8], 120),
        booking(282, 'Fuel', '-4.10'),
      ]),
      page(2, [
        row(60, left(44, '9 Mar 2026')),
        ...listed([12, 14, 15, 17, 18, 22], 76),
        row(250, left(40, 'Closing balance'), right(480, '167.90')),
      ]),
    ]);
    const days = rowsOf(cut).map((text) => Number(text.slice(8, 10)));
    expect(days).toEqual([2, 3, 4, 6, 7, 8, 9, 12, 14, 15, 17, 18, 22]);
  });

  it('glued to its weekday leaves the booking above in doubt', () => {
    const flagsOf = (day: string): boolean[] =>
      readStatement([
        page(1, [
          row(60, left(40, 'Account number: 20450011')),
          row(80, left(40, 'Opening balance'), right(480, '100.00')),
          row(110, left(40, 'Mon 7 Sep 2026')),
          booking(125, 'Coffee', '-1.50'),
          booking(140, 'Books', '-2.25'),
          row(155, left(40, day)),
          booking(170, 'Shoes', '-3.75'),
          row(185, left(40, 'Wed 9 Sep 2026')),
          booking(200, 'Fuel', '-4.10'),
          row(230, left(40, 'Closing balance'), right(480, '88.40')),
        ]),
      ]).statement.transactions.map(({ flags }) => flags.some(({ code }) => code === 'date_uncertain'));
    expect(flagsOf('Tue 8 Sep 2026')).not.toContain(true);
    expect(flagsOf('Qva8.Sep')).toContain(true);
  });

  it('in a further line of its text is no day of a booking below one', () => {
    const read = readStatement([
      page(1, [
        row(60, left(40, 'Account number: 20450011')),
        row(80, left(40, 'Opening balance'), right(480, '100.00')),
        row(110, left(40, '3 March 2026')),
        booking(125, 'Coffee', '-1.50'),
        booking(140, 'Books', '-2.25'),
        row(155, left(40, '6 March 2026')),
        booking(170, 'Shoes', '-3.75'),
        row(181, left(44, '4 March 2026 card')),
        row(196, left(40, '9 March 2026')),
        booking(211, 'Fuel', '-4.10'),
        booking(226, 'Rent', '-5.20'),
        row(237, left(44, 'Ref 3437')),
        row(260, left(40, 'Closing balance'), right(480, '83.20')),
      ]),
    ]);
    expect(rowsOf(read)).toEqual([
      '2026-03-03 -150 Coffee',
      '2026-03-03 -225 Books',
      '2026-03-06 -375 Shoes 4 March 2026 card',
      '2026-03-09 -410 Fuel',
      '2026-03-09 -520 Rent Ref 3437',
    ]);
  });
});
