/** Sums that no known word announces, in a column for both directions and under the two sides of an account. */
import { expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';

const list = (...last: readonly (readonly string[])[]) =>
  readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025'],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['', 'Opening balance', '', '1,000.00'],
      ['02/03/2025', 'Harbour shop', '-12.50', '987.50'],
      ['04/03/2025', 'Wages', '1,200.00', '2,187.50'],
      ['09/03/2025', 'Rent', '-700.00', '1,487.50'],
      ...last,
    ],
  });

it('two figures that are what came in and what went out sum up the rows', () => {
  const stages = list(
    ['', 'Zoralo tan', '1,200.00'],
    ['', 'Zoralo mek', '-712.50'],
    ['', 'Closing balance', '', '1,487.50'],
  );
  expect(amountsOf(stages)).toEqual([-1250, 120000, -70000]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('two figures that are not are bookings', () => {
  const stages = list(['', 'Zoralo tan', '1,200.00'], ['', 'Zoralo mek', '-712.40']);
  expect(amountsOf(stages)).toEqual([-1250, 120000, -70000, 120000, -71240]);
});

it('a figure without a word sums up the rows and the balance among them', () => {
  const stages = readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025'],
    heading: ['Date', 'Details', 'Credit'],
    rows: [
      ['01/03/2025', 'Opening balance', '1,000.00'],
      ['04/03/2025', 'Wages', '1,200.00'],
      ['09/03/2025', 'Refund', '12.50'],
      ['', '', '2,212.50'],
    ],
  });
  expect(amountsOf(stages)).toEqual([120000, 1250]);
});

const sides = (listed: string, balance: string) =>
  readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025'],
    heading: ['Date', 'Details', 'Debit', 'Credit', 'Balance'],
    rows: [
      ['09/03/2025', 'Rent', '700.00', '', '500.00'],
      ['04/03/2025', 'Wages', '', '1,200.00', '1,200.00'],
      ['02/03/2025', 'Harbour shop', '12.50', '', '0.00'],
      ['', 'Zoralo: 3', listed, '', balance],
    ],
  });

it('a figure that sums up its side, with the balance of the newest row behind it, is none of the rows', () => {
  expect(amountsOf(sides('712.50', '500.00'))).toEqual([-1250, 120000, -70000]);
  expect(amountsOf(sides('712.50', '640.00'))).toHaveLength(4);
  expect(amountsOf(sides('712.40', '500.00'))).toHaveLength(4);
});

const cardOf = (last: string) =>
  readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025', 'Credit card statement', 'Credit limit 9,000.00'],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['02/03/2025', 'Harbour shop', '12.50'],
      ['04/03/2025', 'Book shop', '40.00'],
      ['', last],
    ],
  }).statement.transactions.map(({ description }) => description);

it('a figure that sums up the rows may end a line set as their texts are', () => {
  expect(cardOf('Zoralo tan this month (card 1107) $52.50')).toEqual(['Harbour shop', 'Book shop']);
});

it('another figure there is of the text', () => {
  expect(cardOf('Zoralo tan $40.00')).toEqual(['Harbour shop', 'Book shop Zoralo tan $40.00']);
});
