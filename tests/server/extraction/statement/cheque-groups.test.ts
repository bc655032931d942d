/** Lists of cheques: groups of columns side by side, their sum, and the numbers that are all their rows say. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Cell, type Row } from '../../../support/words.ts';

const HEAD = row(40, left(40, 'Statement period 05/01/2026 - 05/31/2026'));
const two = columnsAt(left(40), left(130), right(260), left(310), left(400), right(530));
const small = (y: number, ...cells: readonly Cell[]): Row => ({ y, size: 8, cells });

it('the sum of groups under their days, numbers and amounts is no cheque of the last', () => {
  const stages = readStatement([
    page(1, [
      HEAD,
      row(70, left(40, 'Checks paid')),
      two(84, 'Date', 'Check #', 'Amount', 'Date', 'Check #', 'Amount'),
      two(98, '05/02/2026', '4711', '20.00', '05/20/2026', '4713', '70.25'),
      two(112, '05/09/2026', '4712', '12.50', '05/28/2026', '4714', '10.00'),
      row(126, left(40, 'Total Checks paid'), right(530, '$112.75')),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-02 -2000 4711',
    '2026-05-09 -1250 4712',
    '2026-05-20 -7025 4713',
    '2026-05-28 -1000 4714',
  ]);
});

it('numbers one behind another are the text of rows that have no other', () => {
  const cheques = [
    ['05/02/2026', '2020', '20.00'],
    ['05/09/2026', '2021', '12.50'],
    ['05/20/2026', '2022', '70.25'],
  ] as const;
  const stages = readStatement([
    page(1, [
      HEAD,
      small(84, left(60, 'Date'), left(232.2, 'Check #'), right(538, 'Amount')),
      ...cheques.map(([date, number, amount], index) =>
        small(98 + 11 * index, left(60, date), left(232.2, number), right(538, amount)),
      ),
      small(
        184,
        left(60, '05/03/2026'),
        left(116, 'ACH debit orchard fuel 24 Boise ID'),
        right(460, '44.10'),
      ),
      small(
        195,
        left(60, '05/11/2026'),
        left(116, 'Purchase authorized on 09/24 HARBOR CAFE 0021 SEATTLE WA Card 2704'),
        right(460, '3,553.75'),
      ),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-02 -2000 2020',
    '2026-05-09 -1250 2021',
    '2026-05-20 -7025 2022',
    '2026-05-03 -4410 ACH debit orchard fuel 24 Boise ID',
    '2026-05-11 -355375 Purchase authorized on 09/24 HARBOR CAFE 0021 SEATTLE WA Card 2704',
  ]);
});
