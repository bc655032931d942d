/** Rows of several currencies that take turns in one list. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';

const CASH: Small = {
  above: ['Account statement', 'Period 01/03/2026 - 31/03/2026'],
  heading: ['Date', 'Description', 'Change', 'Balance'],
  rows: [
    ['02/03/2026', 'Deposit', 'EUR 100.00', 'EUR 350.00'],
    ['03/03/2026', 'Dividend Larch', 'USD 4.50', 'USD 14.50'],
    ['03/03/2026', 'Tax', 'USD -0.50', 'USD 14.00'],
    ['05/03/2026', 'Order Alder', 'EUR -80.00', 'EUR 270.00'],
    ['05/03/2026', 'Fee', 'EUR -1.00', 'EUR 269.00'],
    ['09/03/2026', 'Exchange', 'USD -10.00', 'USD 4.00'],
    ['09/03/2026', 'Exchange', 'EUR 9.20', 'EUR 278.20'],
  ],
};

const accountsOf = (small: Small): unknown =>
  readSmall(small).statement.accounts.map(({ currency, closingBalance, count }) => [
    currency,
    closingBalance,
    count,
  ]);

describe('rows that take turns in two currencies', () => {
  it('are two accounts, each with the balances of its own', () => {
    expect(rowsOf(readSmall(CASH))).toEqual([
      '2026-03-02 +10000 Deposit',
      '2026-03-05 -8000 Order Alder',
      '2026-03-05 -100 Fee',
      '2026-03-09 +920 Exchange',
      '2026-03-03 +450 Dividend Larch',
      '2026-03-03 -50 Tax',
      '2026-03-09 -1000 Exchange',
    ]);
    expect(accountsOf(CASH)).toEqual([
      ['EUR', 27820, 4],
      ['USD', 400, 3],
    ]);
  });

  it('keep the lines on which their texts go on', () => {
    const rows = CASH.rows.flatMap((row) => (row[1]!.includes(' ') ? [row, ['', 'share 4411']] : [row]));
    const texts = readSmall({ ...CASH, rows }).statement.transactions.map(({ description }) => description);
    expect(texts.filter((text) => text.includes('share'))).toEqual([
      'Order Alder share 4411',
      'Dividend Larch share 4411',
    ]);
  });

  it('are one where the currencies are those of what was bought, and one balance goes through all rows', () => {
    const rows = [
      ['02/03/2026', 'Hotel', 'EUR 100.00', '109.00', '891.00'],
      ['03/03/2026', 'Books', 'USD 10.00', '10.00', '881.00'],
      ['05/03/2026', 'Train', 'EUR 50.00', '54.50', '826.50'],
      ['06/03/2026', 'Coffee', 'USD 4.00', '4.00', '822.50'],
      ['07/03/2026', 'Museum', 'EUR 10.00', '10.90', '811.60'],
    ];
    const heading = ['Date', 'Description', 'Original amount', 'Debit', 'Balance'];
    expect(accountsOf({ above: [...CASH.above!, 'Opening balance 1,000.00'], heading, rows })).toHaveLength(
      1,
    );
  });

  it('begin with what one line above them says of both', () => {
    const small = {
      ...CASH,
      above: [...CASH.above!, 'Opening: EUR 250.00 USD 10.00', 'Closing: EUR 278.20 USD 4.00'],
    };
    const { accounts, verification } = readSmall(small).statement;
    expect(accounts.map(({ openingBalance, closingBalance }) => [openingBalance, closingBalance])).toEqual([
      [25_000, 27_820],
      [1000, 400],
    ]);
    expect(verification.status).toBe('verified');
  });
});
