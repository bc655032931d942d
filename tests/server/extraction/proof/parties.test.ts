/** Accounts on both sides of each row, of which the holder's tells whether money comes in. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const read = (own: string, other: readonly string[], none = 'N/A') =>
  readStatement([
    page(1, [
      row(60, left(40, `Account number: ${own}`)),
      row(74, left(40, 'Opening balance: 100.00')),
      row(
        100,
        left(40, 'Date'),
        left(110, 'Description'),
        right(270, 'Amount'),
        left(300, 'Source acc.'),
        left(400, 'Dest. acc.'),
      ),
      ...[
        ['Gift', '30.00', other[0]!, own],
        ['Tools', '12.50', own, other[1]!],
        ['Refund', '4.00', other[2]!, own],
        ['Tools', '20.00', own, none],
      ].map(([text, amount, payer, payee], at) =>
        row(
          114 + 14 * at,
          left(40, `0${at + 4}/03/2026`),
          left(110, text!),
          right(270, amount!),
          left(300, payer!),
          left(400, payee!),
        ),
      ),
      row(190, left(40, 'Closing balance: 101.50')),
    ]),
  ]);

it('the account that every row names is the own one: what it pays goes out', () => {
  const stages = read('SB-1002', ['SB-2003', 'SB-3004', 'SB-4005']);
  expect(amountsOf(stages)).toEqual([3000, -1250, 400, -2000]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('of two that every row names neither tells anything', () => {
  const { statement } = read('SB-1002', ['SB-2003', 'SB-2003', 'SB-2003'], 'SB-2003');
  expect(statement.verification.status).not.toBe('verified');
});

it('accounts may be counted', () => {
  const stages = read('7', ['2003', '3004', '4005']);
  expect(amountsOf(stages)).toEqual([3000, -1250, 400, -2000]);
  expect(stages.statement.verification.status).toBe('verified');
});
