/** Three lists side by side with other columns each, and the titles over them. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const LEFT = [60, undefined, 210, 270, undefined, 440, undefined];
const RIGHT = [undefined, 165, undefined, undefined, 390, undefined, 555];

const line = (y: number, ...cells: readonly string[]): Row =>
  row(
    y,
    ...cells.flatMap((text, at) => {
      const x = LEFT[at];
      if (text === '') return [];
      return [x === undefined ? right(RIGHT[at]!, text) : left(x, text)];
    }),
  );

it('what came in, what went out with the numbers of cheques, and the balances of days', () => {
  const stages = readStatement([
    page(1, [
      row(60, left(60, 'Statement date March 31, 2026')),
      row(80, left(60, 'Beginning balance'), right(300, '100.00')),
      row(94, left(60, 'Ending balance'), right(300, '124.50')),
      row(120, left(75, 'DEPOSITS AND CREDITS'), left(260, 'CHECKS AND DEBITS'), left(460, 'DAILY BALANCE')),
      line(133, 'Date', 'Amount', 'Date', 'No.', 'Amount', 'Date', 'Amount'),
      line(146, '3-2', '40.00', '3-4', '435', '12.50', '3-2', '140.00'),
      line(158, '3-9', '50.00', '3-6', '437', '30.00', '3-4', '127.50'),
      line(170, '', '', '3-9', '436', '20.00', '3-6', '97.50'),
      line(182, '', '', '3-30', 'SC', '3.00', '3-9', '127.50'),
      line(194, '', '', '', '', '', '3-30', '124.50'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-03-02 +4000 ',
    '2026-03-04 -1250 435',
    '2026-03-06 -3000 437',
    '2026-03-09 +5000 ',
    '2026-03-09 -2000 436',
    '2026-03-30 -300 SC',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});
