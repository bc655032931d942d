/** Small statements of one account or two, and what is read of each. */
import { readSmall, type Small } from './small-statement.ts';

export const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
export const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
export const CURRENT: Small['rows'] = [
  ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
  ['05/03/2026', 'Salary', '', '500.00', '587.50'],
];
export const SAVINGS: Small['rows'] = [
  ['06/03/2026', 'Interest', '', '1.00', '9,001.00'],
  ['07/03/2026', 'Transfer', '1,000.00', '', '8,001.00'],
];

/** Number, currency, opening, closing and rows of every account. */
export function accountsOf(...pages: readonly Small[]) {
  const { accounts, verification } = readSmall(...pages).statement;
  return {
    status: verification.status,
    accounts: accounts.map(({ number, currency, openingBalance, closingBalance, first, count }) => [
      number,
      currency,
      openingBalance,
      closingBalance,
      [first, count],
    ]),
  };
}
