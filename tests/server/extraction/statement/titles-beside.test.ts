/** Lists side by side, each under a title of its own. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const NAMES = ['Date', 'Details', 'Amount'];
const cells = (at: number, [date, text, amount]: readonly string[]) => [
  left(at, date!),
  left(at + 40, text!),
  right(at + 240, amount!),
];
const both = (y: number, one: readonly string[], other: readonly string[]) =>
  row(y, ...(one.length > 0 ? cells(40, one) : []), ...(other.length > 0 ? cells(310, other) : []));

it.each([
  ['in and out', 'Money in', 'Money out'],
  ['one, so that the other is of the other direction', 'Receipts', 'Payments'],
])('hold what their titles say: %s', (_, one, other) => {
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/04/2026 to 30/04/2026')),
      row(54, left(40, 'Opening balance 100.00')),
      row(68, left(40, 'Closing balance 480.00')),
      row(94, left(40, one), left(310, other)),
      both(112, NAMES, NAMES),
      both(126, ['02/04', 'Wages', '500.00'], ['03/04', 'Rent', '100.00']),
      both(140, ['09/04', 'Refund', '10.00'], ['04/04', 'Bakery', '5.00']),
      both(154, ['11/04', 'Gift', '20.00'], ['08/04', 'Fuel', '40.00']),
      both(168, [], ['12/04', 'Cinema', '5.00']),
    ]),
  ]);
  expect(amountsOf(stages).toSorted((a, b) => a - b)).toEqual([-10000, -4000, -500, -500, 1000, 2000, 50000]);
  expect(stages.statement.verification.status).toBe('verified');
});
