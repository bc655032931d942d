/** Lines below a list that sum its rows by their kind. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const ROWS = [
  ['04/03/2026', 'Grocer', '50.00', '', '1450.00'],
  ['05/03/2026', 'Cash machine', '30.00', '', '1420.00'],
  ['10/03/2026', 'Wages', '', '500.00', '1920.00'],
  ['11/03/2026', 'Rent', '700.00', '', '1220.00'],
  ['12/03/2026', 'Grocer', '20.00', '', '1200.00'],
  ['13/03/2026', 'Gift', '', '40.00', '1240.00'],
];

function read(...kinds: string[][]) {
  const { statement } = readSmall({
    above: ['Statement period 01/03/2026 to 31/03/2026'],
    heading: ['Date', 'Description', 'Debits', 'Credits', 'Balance'],
    rows: [['01/03/2026', 'Balance forward', '', '', '1500.00'], ...ROWS, ...kinds],
  });
  return { rows: statement.transactions.length, status: statement.verification.status };
}

it('are no bookings where they come to what the rows come to', () => {
  const kinds = [
    ['', 'Shops (2)', '70.00', ''],
    ['', 'Cash machines (1)', '30.00', ''],
    ['', 'Other (1)', '700.00', ''],
    ['', 'Received (2)', '', '540.00'],
  ];
  expect(read(...kinds)).toEqual({ rows: 6, status: 'verified' });
});

it('are left in doubt where they do not', () => {
  const kinds = [
    ['', 'Shops (2)', '70.00', ''],
    ['', 'Received (2)', '', '540.00'],
  ];
  expect(read(...kinds)).toEqual({ rows: 8, status: 'unverified' });
});
