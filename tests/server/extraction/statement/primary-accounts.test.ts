/** The number of the first account at the head of every page, above the numbers of the others. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row } from '../../../support/words.ts';

it('each account has its own number, not that of the primary one', () => {
  const sheet = (at: number, title: string, number: string, [opening, amount, closing]: readonly string[]) =>
    page(at, [
      row(40, left(300, 'Primary Account:'), right(560, '000000333333333')),
      row(80, left(40, title)),
      row(95, left(40, 'SAMPLE PERSON'), left(300, 'Account Number: ' + number)),
      row(120, left(40, 'Beginning Balance'), right(300, opening!)),
      row(135, left(40, 'Ending Balance'), right(300, closing!)),
      row(160, left(40, 'DATE'), left(110, 'DESCRIPTION'), right(420, 'AMOUNT'), right(540, 'BALANCE')),
      row(175, left(110, 'Beginning Balance'), right(540, opening!)),
      row(190, left(40, '11/20/2024'), left(110, 'ACME'), right(420, amount!), right(540, closing!)),
      row(205, left(110, 'Ending Balance'), right(540, closing!)),
    ]);
  const { statement } = readStatement([
    sheet(1, 'TOTAL CHECKING', '000000333333333', ['$100.00', '25.00', '$125.00']),
    sheet(2, 'TOTAL CHECKING', '000000777777777', ['$300.00', '-20.00', '$280.00']),
    sheet(3, 'SAVINGS', '000000444443389', ['$200.00', '1.00', '$201.00']),
  ]);
  expect(statement.accounts.map(({ number, count }) => `${number} ${count}`)).toEqual([
    '000000333333333 1',
    '000000777777777 1',
    '000000444443389 1',
  ]);
});
