import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const rows = [
  ['01/06/2026', 'Employer', '300.00', '', '', '1,300.00'],
  ['03/06/2026', 'Dentist', '', '120.50', '', '1,179.50'],
  ['08/06/2026', 'Interest', '', '', '4.25', '1,183.75'],
  ['15/06/2026', 'Employer', '300.00', '', '', '1,483.75'],
  ['21/06/2026', 'Pharmacy', '', '33.75', '', '1,450.00'],
  ['30/06/2026', 'Interest', '', '', '5.10', '1,455.10'],
];
const above = ['Statement period 01/06/2026 to 30/06/2026', 'Beginning balance 1,000.00'];

it('two columns bring money in where their names say so', () => {
  const heading = ['Date', 'Description', 'Contributions', 'Distributions', 'Earnings', 'Balance'];
  const stages = readSmall({ above, heading, rows });
  expect(rowsOf(stages)).toEqual([
    '2026-06-01 +30000 Employer',
    '2026-06-03 -12050 Dentist',
    '2026-06-08 +425 Interest',
    '2026-06-15 +30000 Employer',
    '2026-06-21 -3375 Pharmacy',
    '2026-06-30 +510 Interest',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('of two columns without names no more than one is of a direction', () => {
  const heading = ['Date', 'Description', 'Deposits', 'Withdrawals', 'Colour', 'Balance'];
  expect(readSmall({ above, heading, rows }).statement.verification.status).not.toBe('verified');
});
