/** Lists below the named one whose columns of dates stand a little aside. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row } from '../../../support/words.ts';

it('the second of two days left of its name is still the one of the posting', () => {
  const booked = [
    ['04/03', '04/05', 'Ferry to the islands', '84.20'],
    ['04/09', '04/10', 'Hardware and paint', '31.75'],
    ['04/17', '04/18', 'Tea house', '9.40'],
  ] as const;
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Credit card statement, closing date 04/30/2026')),
      row(80, left(40, 'Previous balance'), right(300, '210.00')),
      row(94, left(40, 'New balance'), right(300, '125.35')),
      row(
        120,
        left(40, 'Trans date'),
        left(157, 'Post date'),
        left(259, 'Description'),
        right(520, 'Amount'),
      ),
      row(134, left(40, '04/02'), left(157, '04/03'), left(259, 'Payment received'), right(520, '-210.00')),
      row(160, left(40, 'Second card, in the name of Ola Brandt')),
      ...booked.map(([made, posted, text, amount], index) =>
        row(180 + index * 14, left(40, made), left(107, posted), left(167, text), right(520, amount)),
      ),
    ]),
  ]);
  expect(statement.transactions.map(({ date, valueDate }) => [date, valueDate])).toEqual([
    ['2026-04-03', '2026-04-02'],
    ['2026-04-05', '2026-04-03'],
    ['2026-04-10', '2026-04-09'],
    ['2026-04-18', '2026-04-17'],
  ]);
});
