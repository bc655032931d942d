/** Cents in small raised figures behind their whole units. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

/** An amount whose whole units end at a place, with its cents raised behind it. */
const priced = (y: number, x: number, whole: string, cents: string): Row[] => [
  row(y, right(x, whole)),
  { y: y - 3, size: 6, cells: [left(x + 0.2, cents)] },
];
const booking = (
  y: number,
  date: string,
  text: string,
  amount: readonly [string, string],
  balance: readonly [string, string],
) => [row(y, left(40, date), left(110, text)), ...priced(y, 400, ...amount), ...priced(y, 500, ...balance)];

it.each(['.', ''])('are of one amount with them: %j', (sign) => {
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(80, left(40, 'Date'), left(110, 'Details'), right(412, 'Amount'), right(512, 'Balance')),
      ...booking(100, '02/03/2026', 'Rent', [`-300${sign}`, '10'], [`1,199${sign}`, '90']),
      ...booking(116, '04/03/2026', 'Shop', [`-20${sign}`, '45'], [`1,179${sign}`, '45']),
      ...booking(132, '05/03/2026', 'Wages', [`800${sign}`, '05'], [`1,979${sign}`, '50']),
      ...booking(148, '09/03/2026', 'Cinema', [`-7${sign}`, '50'], [`1,972${sign}`, '00']),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-03-02 -30010 Rent',
    '2026-03-04 -2045 Shop',
    '2026-03-05 +80005 Wages',
    '2026-03-09 -750 Cinema',
  ]);
});
