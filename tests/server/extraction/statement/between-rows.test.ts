/** Lines between the rows that are none of their texts: titles within a list, sums carried over a page, how a day ends. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';

describe('titles of lists within a list', () => {
  const rows = (below: string): string[][] => [
    ['05/03/2026', 'ONLINE PAYMENT', '-100.00'],
    ['', below],
    ['06/03/2026', 'GARDEN SHOP', '40.00'],
    ['07/03/2026', 'PETROL', '25.00'],
    ['09/03/2026', 'HOTEL', '60.00'],
  ];
  const card = (below: string) => ({
    above: ['Credit limit 5,000.00', 'Previous balance 100.00', 'New balance 125.00'],
    heading: ['Date', 'Description', 'Amount'],
    rows: rows(below),
  });

  it('are no text of the row above', () => {
    expect(rowsOf(readSmall(card('PURCHASES AND ADJUSTMENTS')))[0]).toBe('2026-03-05 +10000 ONLINE PAYMENT');
  });

  it('leaves other words with their row', () => {
    expect(rowsOf(readSmall(card('PURCHASES OF LAST WEEK')))[0]).toContain('PURCHASES OF LAST WEEK');
  });
});

describe('both sides carried over a page', () => {
  it('come to the balance between them', () => {
    const heading = ['Date', 'Libellé', 'Débit', 'Crédit'];
    const read = readSmall(
      {
        above: ['Compte 74618655027', 'Relevé du 01/03/2026 au 31/03/2026'],
        heading,
        rows: [
          ['', 'Ancien solde', '', '500,00'],
          ['02/03', 'Loyer', '300,00', ''],
          ['04/03', 'Virement', '', '120,00'],
          ['', 'A reporter', '300,00', '620,00'],
        ],
      },
      {
        heading,
        rows: [
          ['', 'Report', '300,00', '620,00'],
          ['09/03', 'Assurance', '20,00', ''],
          ['', 'Nouveau solde', '', '300,00'],
        ],
      },
    );
    expect(amountsOf(read)).toEqual([-30_000, 12_000, -2000]);
    expect(read.statement.verification.status).toBe('verified');
  });
});

describe('sums of both sides carried over a page beside a column of balances', () => {
  it('are no balance, having begun from nothing', () => {
    const heading = ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'];
    const { statement } = readSmall(
      {
        above: ['Compte 74618655027', 'Relevé du 01/03/2026 au 31/03/2026'],
        heading,
        rows: [
          ['', 'Ancien solde', '', '', '500,00'],
          ['02/03', 'Loyer', '300,00', '', '200,00'],
          ['04/03', 'Virement', '', '120,00', '320,00'],
          ['', 'A reporter', '300,00', '120,00'],
        ],
      },
      {
        heading,
        rows: [
          ['', 'Report', '300,00', '120,00'],
          ['09/03', 'Assurance', '20,00', '', '300,00'],
          ['', 'Nouveau solde', '', '', '300,00'],
        ],
      },
    );
    expect(statement.transactions).toHaveLength(3);
    expect(statement.accounts).toMatchObject([{ openingBalance: 50_000, closingBalance: 30_000 }]);
    expect(statement.verification.status).toBe('verified');
  });
});

describe('days that state how they end over their rows', () => {
  it('make no column of amounts by themselves', () => {
    const day = (name: string, end: string) => [name, '', `Balance at end of day`, end];
    const read = readSmall({
      above: ['Account 75411248', 'Opening balance 100.00', 'Closing balance 69.50'],
      heading: null,
      rows: [
        day('1 April 2026', '90.00'),
        ['', 'Baker', '', '-10.00'],
        day('2 April 2026', '85.00'),
        ['', 'Tea', '', '-5.00'],
        day('3 April 2026', '69.50'),
        ['', 'Bus', '', '-15.50'],
      ],
    });
    expect(rowsOf(read)).toEqual(['2026-04-01 -1000 Baker', '2026-04-02 -500 Tea', '2026-04-03 -1550 Bus']);
  });
});

describe('a column of amounts with the balance below each', () => {
  it('is told by a name that says both', () => {
    const read = readSmall({
      above: ['Account 93610304', 'Opening balance £100.00', 'Closing balance £574.60'],
      heading: ['Date', 'Transaction', 'Amount / Balance'],
      rows: [
        ['4 March 2026', 'Bookshop', '- £25.00'],
        ['', 'ref 4471', 'Balance £75.00'],
        ['5 March 2026', 'Wages', '+ £500.00'],
        ['', 'ref 4472', 'Balance £575.00'],
        ['6 March 2026', 'Stamp', '- £0.40'],
        ['', 'ref 4473', 'Balance £574.60'],
      ],
    });
    expect(amountsOf(read)).toEqual([-2500, 50_000, -40]);
    expect(read.statement.verification.status).toBe('verified');
  });
});
