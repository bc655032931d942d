import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const day = (y: number, text: string, balance: string): Row =>
  row(
    y,
    left(40, text),
    left(230, `Balance of the day: ${balance}`),
    left(420, 'Amount'),
    left(500, 'Balance'),
  );
const booking = columnsAt(left(40), right(450), right(535));
const read = (rows: readonly Row[]) => rowsOf(readStatement([page(1, rows)]));

it('names beside each day head the rows booked on it', () => {
  expect(
    read([
      row(60, left(40, 'Period 1 May 2026 to 31 May 2026')),
      row(74, left(40, 'Opening balance 1,000.00')),
      day(100, '4 May 2026', '1,180.00'),
      booking(116, 'Transfer from Ada', '200.00', '1,200.00'),
      booking(130, 'Ferry tickets', '-20.00', '1,180.00'),
      day(156, '6 May 2026', '1,141.50'),
      booking(172, 'Bookshop', '-38.50', '1,141.50'),
    ]),
  ).toEqual([
    '2026-05-04 +20000 Transfer from Ada',
    '2026-05-04 -2000 Ferry tickets',
    '2026-05-06 -3850 Bookshop',
  ]);
});

it('rows whose texts end in such words are no lines of days', () => {
  const dated = (y: number, date: string, text: string, amount: string): Row =>
    row(y, left(40, date), left(120, text), left(300, 'Credit'), right(450, amount));
  expect(
    read([
      row(60, left(40, 'Date'), left(120, 'Details'), left(300, 'Type'), right(450, 'Amount')),
      dated(80, '04/05/2026', 'Rent received', '200.00'),
      dated(94, '05/05/2026', 'Refund of a fee', '12.00'),
    ]).map((line) => line.slice(0, 18)),
  ).toEqual(['2026-05-04 +20000 ', '2026-05-05 +1200 R']);
});
