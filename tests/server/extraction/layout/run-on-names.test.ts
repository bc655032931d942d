import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const booking = (y: number, day: string, text: string, amount: string, end: number): Row =>
  row(y, left(40, `06/${day}`), left(75, `07/${day}`), left(110, text), right(end, amount));
const read = (names: string, ...pages: readonly (readonly Row[])[]) =>
  rowsOf(
    readStatement(
      pages.map((rows, index) =>
        page(index + 1, [
          row(60, left(40, 'Statement period 06/01/2026 to 07/31/2026')),
          row(80, left(40, names)),
          ...rows,
        ]),
      ),
    ),
  );

it('names written as one text name the columns of amounts in their order, on all pages', () => {
  const first = [
    booking(100, '03', 'Payment', '1,200.00', 430),
    booking(114, '04', 'Refund', '55.00', 430),
    booking(128, '05', 'Grocer', '12.50', 520),
    booking(142, '08', 'Florist', '30.25', 520),
  ];
  expect(
    read('Trans Post Description Credits Charges', first, [booking(100, '09', 'Baker', '4.10', 520)]),
  ).toEqual([
    '2026-07-03 +120000 Payment',
    '2026-07-04 +5500 Refund',
    '2026-07-05 -1250 Grocer',
    '2026-07-08 -3025 Florist',
    '2026-07-09 -410 Baker',
  ]);
});

it('names written as one text say nothing against the balances', () => {
  const cells = (y: number, day: string, text: string, end: number, amount: string, balance: string): Row =>
    row(y, left(40, `06/${day}/2026`), left(110, text), right(end, amount), right(580, balance));
  const rows = [
    row(70, left(40, 'Opening balance 100.00')),
    cells(100, '03', 'Grocer', 430, '12.50', '87.50'),
    cells(114, '04', 'Salary', 500, '500.00', '587.50'),
    cells(128, '05', 'Florist', 430, '30.25', '557.25'),
    cells(142, '08', 'Refund', 500, '5.00', '562.25'),
  ];
  expect(read('Date Description Paid in Paid out Balance', rows)).toEqual([
    '2026-06-03 -1250 Grocer',
    '2026-06-04 +50000 Salary',
    '2026-06-05 -3025 Florist',
    '2026-06-08 +500 Refund',
  ]);
});
