/** Months over their rows of which only the first has its year: the next ones lie behind it, not a year before. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';

const listed = columnsAt(left(40), left(120), right(440), right(540));

it.each([
  { months: ['November 2024', 'December', 'January'], days: ['2024-11-25', '2024-12-13', '2025-01-08'] },
  { months: ['June 2024', 'July', 'August'], days: ['2024-06-25', '2024-07-13', '2024-08-08'] },
])('the year over the first of $months tells those of the next', ({ months, days }) => {
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Account number: 0277333946')),
      row(75, left(40, 'Opening balance'), right(270, '2,046.07')),
      row(90, left(40, 'Closing balance'), right(270, '4,974.56')),
      row(120, left(40, months[0]!)),
      row(135, left(40, 'Date'), left(120, 'Description'), right(440, 'Amount'), right(540, 'Balance')),
      listed(150, '04', 'TRANSFER HOLLIS', '1,002.24', '3,048.31'),
      listed(163, '15', 'HALDEN TOOLS', '-221.36', '2,826.95'),
      listed(176, '15', 'INTEREST PAXTON', '1,333.87', '4,160.82'),
      listed(189, '21', 'INTEREST PINE', '1,437.57', '5,598.39'),
      listed(202, '25', 'FERNDALE SCHOOL', '-260.82', '5,337.57'),
      row(219, left(40, months[1]!)),
      listed(232, '13', 'FERNDALE SCHOOL', '-351.70', '4,985.87'),
      listed(245, '15', 'PENSION HALDEN', '435.51', '5,421.38'),
      listed(258, '17', 'HALDEN TOOLS', '-101.91', '5,319.47'),
      listed(271, '20', 'NOVA BOOKS', '-241.59', '5,077.88'),
      listed(284, '21', 'NOVA BOOKS', '-103.32', '4,974.56'),
      listed(297, '30', 'TRANSFER MARINA', '278.54', '5,253.10'),
      row(314, left(40, months[2]!)),
      listed(327, '03', 'WILLOW PETS', '-170.12', '5,082.98'),
      listed(340, '08', 'BLUE DOOR CAFE', '-108.42', '4,974.56'),
    ]),
  ]);
  expect([4, 5, 12].map((index) => statement.transactions[index]!.date)).toEqual(days);
  expect(statement.verification.status).toBe('verified');
});
