/** Days in cells that span the rows booked on them. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const head = [
  row(60, left(40, 'Period: 01/03/2025 to 31/03/2025')),
  row(100, left(40, 'Date'), left(110, 'Details'), right(420, 'Amount'), right(500, 'Balance')),
  row(118, left(110, 'Opening balance'), right(500, '1,000.00')),
];
const booking = columnsAt(left(110), right(420), right(500));

const read = (...rows: readonly Row[]) => readStatement([page(1, [...head, ...rows])]);

const ROWS = [
  booking(136, 'Harbour shop', '-12.50', '987.50'),
  booking(152, 'Wages', '1,200.00', '2,187.50'),
  booking(168, 'Rent', '-700.00', '1,487.50'),
  booking(184, 'Fee', '-4.00', '1,483.50'),
  booking(200, 'Baker', '-3.50', '1,480.00'),
  booking(216, 'Books', '-30.00', '1,450.00'),
  booking(232, 'Refund', '12.50', '1,462.50'),
];

it('are the days of all rows that they are in the middle of', () => {
  const day = columnsAt(left(40));
  const [shop, wages, rent, fee, baker, books, refund] = ROWS;
  const middle = row(184, left(40, '04/03/2025'), ...fee!.cells);
  const stages = read(
    shop!, day(144, '02/03/2025'), wages!,
    rent!, middle, baker!,
    books!, day(224, '09/03/2025'), refund!,
  ); // prettier-ignore
  expect(rowsOf(stages)).toEqual([
    '2025-03-02 -1250 Harbour shop',
    '2025-03-02 +120000 Wages',
    '2025-03-04 -70000 Rent',
    '2025-03-04 -400 Fee',
    '2025-03-04 -350 Baker',
    '2025-03-09 -3000 Books',
    '2025-03-09 +1250 Refund',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('are those of the rows below them where they stand above the first of each day', () => {
  const day = columnsAt(left(40));
  const shifted = ROWS.slice(0, 6).map((one, index) =>
    booking(140 + 16 * (index + 1 + Math.floor(index / 2)), ...textsOf(one)),
  );
  const stages = read(
    day(140, '02/03/2025'), ...shifted.slice(0, 2),
    day(188, '04/03/2025'), ...shifted.slice(2, 4),
    day(236, '09/03/2025'), ...shifted.slice(4),
  ); // prettier-ignore
  expect(stages.statement.transactions.map(({ date }) => date)).toEqual([
    '2025-03-02', '2025-03-02', '2025-03-04', '2025-03-04', '2025-03-09', '2025-03-09',
  ]); // prettier-ignore
});

it('are those from a row on where a day is printed once', () => {
  const dated = new Map([[0, '02/03/2025'], [2, '04/03/2025'], [4, '09/03/2025']]); // prettier-ignore
  const rows = ROWS.slice(0, 6).map((one, index) =>
    dated.has(index) ? row(one.y, left(40, dated.get(index)!), ...one.cells) : one,
  );
  expect(read(...rows).statement.transactions.map(({ date }) => date)).toEqual([
    '2025-03-02', '2025-03-02', '2025-03-04', '2025-03-04', '2025-03-09', '2025-03-09',
  ]); // prettier-ignore
});

function textsOf({ cells }: Row): [string, string, string] {
  const [text, amount, balance] = cells.map((cell) => cell.text);
  return [text!, amount!, balance!];
}
