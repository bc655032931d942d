/** The next month of a file, between an opening and a closing of its own: never left out, however badly it adds up. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

/** Two months on a page, with one amount of the second. */
const read = (salary: string) => {
  let y = 60;
  const line = (text: string, x = 40): Row => row((y += 18), left(x, text));
  const rows = (x: number, ...listed: readonly (readonly [string, string, string])[]): Row[] =>
    listed.map(([day, text, amount]) => row((y += 18), left(40, day), left(110, text), right(x, amount)));
  return readStatement([
    page(1, [
      line('Bank Statement'),
      line('Account: 8-1234'),
      line('January 2024'),
      line('Opening Balance: $1,000.00'),
      row((y += 30), left(40, 'Date'), left(110, 'Description'), right(320, 'Amount')),
      ...rows(320,
        ['2024-01-03', 'ATM Withdrawal', '-$58.53'], ['2024-01-03', 'Savings', '-$61.24'],
        ['2024-01-04', 'Water Utility', '-$66.35'], ['2024-01-09', 'Salary', '$3,299.35']),
      line('Closing Balance: $4,113.23'),
      line('February 2024'),
      line('Opening Balance: $4,113.23'),
      row((y += 30), left(40, 'Date'), left(110, 'Description'), right(290, 'Amount')),
      ...rows(290,
        ['2024-02-02', 'Starbucks', '-$30.56'], ['2024-02-02', 'Salary', salary],
        ['2024-02-04', 'Rent', '-$547.67'], ['2024-02-07', 'Dental', '-$20.97']),
      line('Closing Balance: $3,920.36'),
    ]),
  ]).statement; // prettier-ignore
};

it('is read where an amount of it is wrong', () => {
  const statement = read('$806.33');
  expect(statement.transactions).toHaveLength(8);
  expect(statement.verification.status).toBe('mismatch');
});

it('is proved where all are right', () => {
  expect(read('$406.33').verification.status).toBe('verified');
});
