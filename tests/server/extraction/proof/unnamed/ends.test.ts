/** Balances at the ends of a list under words that no lexicon has, and what only looks like one. */
import { expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in'];
const ROWS = [
  ['04/03/2026', 'Coffee', '12.50', ''],
  ['05/03/2026', 'Salary', '', '500.00'],
  ['16/03/2026', 'Books', '7.30', ''],
];
const EXPECTED = [-1250, 50000, -730];
const END = ['', 'Ramoda velit', '', '580.20'];

it('an undated last row is the closing where it is what the rows come to', () => {
  const read = readSmall({ above: ['Opening balance 100.00'], heading: HEADING, rows: [...ROWS, END] });
  expect(amountsOf(read)).toEqual(EXPECTED);
  expect(read.statement).toMatchObject({
    accounts: [{ openingBalance: 10000, closingBalance: 58020 }],
    verification: { status: 'verified' },
  });
});

it('both are, with the newest row first as well', () => {
  const start = ['', 'Ramoda sulet', '', '100.00'];
  for (const rows of [
    [start, ...ROWS, END],
    [END, ...ROWS.toReversed(), start],
  ]) {
    const read = readSmall({ heading: HEADING, rows });
    expect(amountsOf(read)).toEqual(EXPECTED);
    expect(read.statement).toMatchObject({
      accounts: [{ openingBalance: 10000, closingBalance: 58020 }],
      verification: { status: 'verified' },
    });
  }
});

it('a dated row that speaks of a balance is', () => {
  const read = readSmall({
    above: ['Opening balance 100.00'],
    heading: HEADING,
    rows: [...ROWS, ['31/03/2026', 'Everyday balance to date', '', '580.20']],
  });
  expect(amountsOf(read)).toEqual(EXPECTED);
});

it('a row that is not what the others come to is a booking', () => {
  const read = readSmall({
    above: ['Opening balance 100.00'],
    heading: HEADING,
    rows: [...ROWS, ['', 'Ramoda velit', '', '580.30']],
  });
  expect(amountsOf(read)).toEqual([...EXPECTED, 58030]);
  expect(read.statement.verification.status).toBe('unverified');
});

it('a column under the name of money out is no balance because an end disagrees', () => {
  const read = readSmall({
    above: ['Opening balance 100.00', 'Closing balance 999.00'],
    heading: HEADING,
    rows: ROWS,
  });
  expect(amountsOf(read)).toEqual(EXPECTED);
  expect(read.statement.verification.status).toBe('mismatch');
});

it("a card's limit is not the balance behind what is left of it", () => {
  const { statement } = readSmall({
    above: ['Credit card statement'],
    heading: ['Date', 'Description', '', 'Ramoda'],
    rows: [
      ['', 'Previous balance', '', '100.00'],
      ['04/03/2026', 'Coffee', '', '12.50'],
      ['05/03/2026', 'Hotel', '', '500.00'],
      ['06/03/2026', 'Payment, thank you', '', '-100.00'],
      ['', 'New balance', '', '512.50'],
      ['', 'Minimum payment, credit limit, what is left'],
      ['', '', '2,000.00', '1,487.50'],
    ],
  });
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'Coffee',
    'Hotel',
    'Payment, thank you',
  ]);
});
