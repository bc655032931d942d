/** Closely set columns whose amounts have their currency and their mark behind them. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, PITCH, right, row } from '../../../support/words.ts';

/** "92.79 PLN CR" that ends at an edge, its parts words of their own. */
const amount = (edge: number, digits: string, mark: string) => [
  right(edge - 40, digits),
  right(edge - 16, 'PLN'),
  right(edge, mark),
];

it('the names that end with these are theirs, not those nearest to the digits', () => {
  const rows = [
    ['03/05/2026', 'Wages', '567.17', 'CR', '1,591.27', 'CR'],
    ['05/05/2026', 'Baker', '8.64', 'DR', '1,582.63', 'CR'],
    ['09/05/2026', 'Toll', '72.58', 'DR', '1,510.05', 'CR'],
    ['12/05/2026', 'Refund', '316.72', 'CR', '1,826.77', 'CR'],
  ];
  const read = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance: 1,024.10 PLN CR')),
      row(100, left(40, 'Date'), left(110, 'Details'), right(420, 'Amount'), right(496, 'Balance')),
      ...rows.map(([date, text, change, mark, balance, side], index) =>
        row(
          100 + (index + 1) * PITCH,
          left(40, date!),
          left(110, text!),
          ...amount(420, change!, mark!),
          ...amount(496, balance!, side!),
        ),
      ),
    ]),
  ]);
  expect(amountsOf(read)).toEqual([56_717, -864, -7258, 31_672]);
  expect(read.statement.verification.status).toBe('verified');
});
