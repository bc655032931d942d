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

const typed = (y: number, day: string, text: string, amount: string, balance: string): Row =>
  row(y, left(40, `06/${day}/2026`), left(110, text), right(380, amount), right(450, balance));

it('names typed further right than their columns name an amount and the balance that follows from it', () => {
  const rows = [
    row(70, left(40, 'Opening balance 100.00')),
    row(80, left(40, 'Date'), left(110, 'Description'), left(400, 'Amount'), left(470, 'Balance')),
    typed(100, '03', 'Grocer', '-12.50', '87.50'),
    typed(114, '04', 'Salary', '+500.00', '587.50'),
    typed(128, '05', 'Florist', '-30.25', '557.25'),
    typed(142, '08', 'Refund', '+5.00', '562.25'),
  ];
  expect(rowsOf(readStatement([page(1, rows)]))).toEqual([
    '2026-06-03 -1250 Grocer',
    '2026-06-04 +50000 Salary',
    '2026-06-05 -3025 Florist',
    '2026-06-08 +500 Refund',
  ]);
});

it('a balance that no row prints is named by nothing, though two amounts stand before its name', () => {
  const rows = [
    row(80, left(40, 'Date'), left(110, 'Description'), left(400, 'Amount'), left(470, 'Balance')),
    typed(100, '03', 'Hotel EUR', '90.00', '-97.50'),
    typed(114, '04', 'Tram EUR', '4.10', '-4.45'),
    typed(128, '05', 'Museum EUR', '22.00', '-23.80'),
    typed(142, '08', 'Cafe EUR', '5.00', '-5.40'),
  ];
  const read = readStatement([page(1, rows)]).statement;
  expect(read.transactions.map(({ balance }) => balance)).toEqual([null, null, null, null]);
});
