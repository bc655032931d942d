/** Rows that print something else where their date should stand. */
import { expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

const above = ['Period: 01/06/2025 to 30/06/2025', 'Opening balance 1,000.00'];
const rows = [
  ['0106', 'Machine 30/05', '14.90', '985.10'],
  ['1606', 'Gas works', '85.10', '900.00'],
  ['2106', 'Book shop', '100.00', '800.00'],
];

it('a day in the text of one of them is that of none', () => {
  const { statement } = readSmall({ above, heading: ['Date', 'Details', 'Out', 'Balance'], rows });
  expect(statement.verification.status).not.toBe('verified');
});

it('two columns under one name leave it in doubt which is the day of the booking of a card', () => {
  const { statement } = readSmall({
    above: [
      'Credit card statement',
      'Credit limit 9,000.00',
      'Period: 01/06/2025 to 30/06/2025',
      'Previous balance 10.00',
    ],
    heading: ['Date', 'Date', 'Amount'],
    rows: [
      ['02/06/2025', '03/06/2025', '14.90'],
      ['05/06/2025', '07/06/2025', '10.00'],
      ['07/06/2025', '08/06/2025', '20.00'],
    ],
    below: ['New balance 54.90'],
  });
  expect(statement.verification.status).not.toBe('verified');
});
