/** Labels below their figures, each nearer to its own than to the next. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

it('are of the figure above', () => {
  const rows = [
    ['2026-03-04', 'Coffee', '-23.40', '465.01'],
    ['2026-03-05', 'Wages', '206.09', '671.10'],
    ['2026-03-09', 'Books', '-242.25', '428.85'],
  ];
  const stages = readStatement([
    page(1, [
      row(60, right(400, '-£265.65')),
      row(72, right(400, 'Total outgoings')),
      row(104, right(400, '+£206.09')),
      row(116, right(400, 'Total incomes')),
      row(160, left(40, 'Date'), left(110, 'Description'), right(300, 'Amount'), right(400, 'Balance')),
      ...rows.map(([day, text, amount, balance], index) =>
        row(172 + 12 * index, left(40, day!), left(110, text!), right(300, amount!), right(400, balance!)),
      ),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-2340, 20_609, -24_225]);
  expect(stages.statement.verification.status).toBe('verified');
});
