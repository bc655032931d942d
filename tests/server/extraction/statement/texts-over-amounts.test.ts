/** Texts above the amounts of short lists, whose cells are set on the bottom of their rows. */
import { expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Cell } from '../../../support/words.ts';

const HEAD = [
  row(60, left(40, 'Account number: 20450011')),
  row(74, left(40, 'Statement period 01/05/2026 to 31/05/2026')),
];
/** Lines of one entry are 12 points apart, those of two 16. */
const read = (top: number, ...lines: readonly (readonly [number, ...Cell[]])[]): Stages => {
  let y = top;
  return readStatement([page(1, [...HEAD, ...lines.map(([by, ...cells]) => row((y += by), ...cells))])]);
};

it('belong to the amount below where they stand nearer to it, and one stands above the first', () => {
  const stages = read(
    100,
    [14, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(480, 'Balance')],
    [14, left(120, 'Card payment')],
    [12, left(40, '10/05/2026'), left(120, 'Ref 8644'), right(400, '-12.50'), right(480, '87.50')],
    [16, left(40, '14/05/2026'), left(120, 'Cash'), right(400, '-20.00'), right(480, '67.50')],
    [16, left(120, 'Card payment')],
    [12, left(40, '16/05/2026'), left(120, 'Nova Books'), right(400, '-7.50'), right(480, '60.00')],
  );
  expect(rowsOf(stages)).toEqual([
    '2026-05-10 -1250 Card payment Ref 8644',
    '2026-05-14 -2000 Cash',
    '2026-05-16 -750 Card payment Nova Books',
  ]);
});

it('belong to it below an opening balance, where a code stands before the text in each row', () => {
  const stages = read(
    100,
    [
      14,
      left(40, 'Date'),
      left(110, 'Time'),
      left(160, 'Details'),
      right(400, 'Amount'),
      right(480, 'Balance'),
    ],
    [14, left(160, 'Opening balance'), right(480, '100.00')],
    [14, left(160, 'Cash machine Harbour')],
    [
      12,
      left(40, '10/05/2026'),
      left(110, '19:07'),
      left(160, 'Vista'),
      right(400, '-12.50'),
      right(480, '87.50'),
    ],
    [
      16,
      left(40, '14/05/2026'),
      left(110, '16:09'),
      left(160, 'Cash'),
      right(400, '-20.00'),
      right(480, '67.50'),
    ],
  );
  expect(rowsOf(stages)[0]).toMatch(/Cash machine Harbour Vista/);
});

it('are not the lines at the head of the page that begin where the days of a list without names do', () => {
  const stages = read(
    80,
    [14, left(40, 'Account holder'), left(120, 'Mara Quist')],
    [14, left(40, 'Your branch'), left(120, 'Harbour Road')],
    [
      16,
      left(40, '01/05/2026'),
      left(120, 'Transfer from Orchard'),
      right(400, '-10.00'),
      right(480, '90.00'),
    ],
    [16, left(120, 'Card payment')],
    [12, left(40, '10/05/2026'), left(120, 'Ref 8644'), right(400, '-12.50'), right(480, '77.50')],
    [16, left(120, 'Direct debit')],
    [12, left(40, '14/05/2026'), left(120, 'Ref 1188'), right(400, '-20.00'), right(480, '57.50')],
    [16, left(120, 'Card payment')],
    [12, left(40, '16/05/2026'), left(120, 'Nova Books'), right(400, '-7.50'), right(480, '50.00')],
  );
  expect(rowsOf(stages)).toEqual([
    '2026-05-01 -1000 Transfer from Orchard',
    '2026-05-10 -1250 Card payment Ref 8644',
    '2026-05-14 -2000 Direct debit Ref 1188',
    '2026-05-16 -750 Card payment Nova Books',
  ]);
});
