/** Amounts behind names within their row. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, row } from '../../../support/words.ts';

it('the balance behind its name beside an amount below day and text is that of the row', () => {
  const entries = [
    ['2026-03-04 - Kiln and Loft', '-$61.75', 'Balance: $2,848.50'],
    ['2026-03-09 - Garden tools', '-$148.50', 'Balance: $2,700.00'],
    ['2026-03-12 - Refund of a kettle', '+$40.00', 'Balance: $2,740.00'],
    ['2026-03-20 - Harrow Bakery', '-$6.20', 'Balance: $2,733.80'],
  ] as const;
  const lines = entries.flatMap(([text, amount, balance], index) => [
    row(120 + 36 * index, left(72, text)),
    row(134 + 36 * index, left(72, amount), left(140, balance)),
  ]);
  const { statement } = readStatement([page(1, [row(80, left(72, 'Statement of account')), ...lines])]);
  expect(
    statement.transactions.map(({ date, balance, description }) => [date, balance, description]),
  ).toEqual([
    ['2026-03-04', 284850, 'Kiln and Loft'],
    ['2026-03-09', 270000, 'Garden tools'],
    ['2026-03-12', 274000, 'Refund of a kettle'],
    ['2026-03-20', 273380, 'Harrow Bakery'],
  ]);
});
