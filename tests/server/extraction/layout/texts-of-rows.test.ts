/** Texts of rows whose words all name columns of some table. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';

const first = columnsAt(left(40), left(90), left(125));
const last = columnsAt(left(125), right(400), right(470), right(550));

it('are no heading in the middle of a table, with their amounts some lines below', () => {
  const stages = readStatement([
    page(1, [
      row(46, left(40, 'Statement period 1 May 2026 to 31 May 2026')),
      row(60, left(40, 'Opening balance'), right(300, '100.00')),
      row(74, left(40, 'Closing balance'), right(300, '215.00')),
      row(
        110,
        left(40, 'Date'),
        left(90, 'Type'),
        left(125, 'Details'),
        right(400, 'Paid out'),
        right(470, 'Paid in'),
        right(550, 'Balance'),
      ),
      first(130, '12 May', 'VIS', 'Card payment to cinema'),
      last(142, 'Leeds', '10.00', '', '90.00'),
      first(158, '13 May', 'TFR', 'Transfer'),
      last(170, 'From savings 4540', '', '30.00', ''),
      first(186, '', 'FPI', 'Faster payment received Dr Mandy'),
      row(198, left(125, 'Clark')),
      last(210, 'Invoice 4781', '', '100.00', ''),
      first(226, '', 'VIS', 'Card payment to greengrocer'),
      last(238, 'Leeds', '5.00', '', '215.00'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-12 -1000 VIS Card payment to cinema Leeds',
    '2026-05-13 +3000 TFR Transfer From savings 4540',
    '2026-05-13 +10000 FPI Faster payment received Dr Mandy Clark Invoice 4781',
    '2026-05-13 -500 VIS Card payment to greengrocer Leeds',
  ]);
});
