/** Cards in one list, each with its sum, its balance and its holder. */
import { describe, expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';

describe('the sum of a card in a line that begins where dates do', () => {
  it('proves the rows of its list and is the text of none', () => {
    const { statement } = readSmall({
      above: ['Credit card statement', 'Credit limit 500.00'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/03/2027', 'Hotel', '10.00'],
        ['05/03/2027', 'Rent', '12.00'],
        ['09/03/2027', 'Bakery', '8.00'],
        ['Saldo Karte 1107', '', '30.00'],
        ['11/03/2027', 'Joinery', '7.00'],
        ['12/03/2027', 'Bakery', '9.00'],
        ['Saldo Karte 2214', '', '16.00'],
      ],
    });
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Hotel',
      'Rent',
      'Bakery',
      'Joinery',
      'Bakery',
    ]);
    expect(new Set(statement.transactions.map(({ proof }) => proof))).toEqual(new Set(['totals']));
  });
});

describe('cards one below the other in a list, each with its balance and its total', () => {
  const { statement } = readSmall({
    above: ['Statement of account', 'Statement date 28 March 2026'],
    heading: ['Date', 'Details', 'Amount'],
    rows: [
      ['', 'Silver gardener rewards card Card no.: 4402 1188 2277 9081', ''],
      ['', 'Previous balance', '88.00'],
      ['', 'New transactions Ada Lane', ''],
      ['04/03/2026', 'Seeds by post', '10.00'],
      ['', 'Krona 114', ''],
      ['05/03/2026', 'Greengrocer', '20.00'],
      ['07/03/2026', 'Bill payment', '88.00 CR'],
      ['', 'Reference 22044412', ''],
      ['09/03/2026', 'Bicycle repair', '5.00'],
      ['', 'Total', '35.00'],
      ['', 'Travel card Card no.: 4402 1188 5566 1177', ''],
      ['', 'Previous balance', '31.00'],
      ['', 'New transactions Ada Lane', ''],
      ['11/03/2026', 'Train ticket', '12.00'],
      ['12/03/2026', 'Museum', '8.00'],
      ['', 'Total', '51.00'],
    ],
  });

  it('are accounts of their own', () => {
    expect(statement.accounts).toMatchObject([
      { number: '4402 1188 2277 9081', openingBalance: 8800, count: 4 },
      { number: '4402 1188 5566 1177', openingBalance: 3100, count: 2 },
    ]);
    expect(statement.verification.status).toBe('verified');
  });

  it('have texts that go on below their amounts, though a title stands above the first', () => {
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Seeds by post Krona 114',
      'Greengrocer',
      'Bill payment Reference 22044412',
      'Bicycle repair',
      'Train ticket',
      'Museum',
    ]);
  });
});
