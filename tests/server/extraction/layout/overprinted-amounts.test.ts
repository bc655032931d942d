/** Amounts that are printed over the ends of long texts. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, row } from '../../../support/words.ts';

it('stand in their column, as in the rows whose texts are short', () => {
  const rows = [
    ['2026-03-04', 'Deposit at the counter', '3,000.00', '', '13,000.00'],
    ['2026-03-04', 'Cash machine', '', '500.00', '12,500.00'],
    ['2026-03-05', 'Service fee', '', '25.00', '12,475.00'],
    ['2026-03-09', 'Deposit at the counter', '1,500.00', '', '13,975.00'],
  ];
  const stages = readStatement([
    page(1, [
      row(60, left(50, 'Opening balance: 10,000.00')),
      row(100, left(50, 'Date'), left(140, 'Text and beneficiary'), left(410, 'Balance')),
      ...rows.map(([day, text, deposit, withdrawal, balance], index) =>
        row(
          130 + 20 * index,
          left(50, day!),
          left(140, text!),
          ...(deposit ? [left(220, deposit)] : []),
          ...(withdrawal ? [left(320, withdrawal)] : []),
          left(410, balance!),
        ),
      ),
      row(250, left(50, 'Closing balance: 13,975.00')),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([300_000, -50_000, -2500, 150_000]);
});
