/** Statements of one account that follow one another in a file, and lists that only the balances tell from other tables. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in'];

describe('a statement a day, each with its opening and its closing', () => {
  const days = [
    ['1,000.00', '940.00', ['02/03/2026', 'Coffee', '60.00', '']],
    ['940.00', '1,440.00', ['05/03/2026', 'Salary', '', '500.00']],
    ['1,440.00', '1,400.00', ['09/03/2026', 'Books', '40.00', '']],
    ['1,400.00', '1,340.00', ['12/03/2026', 'Coffee', '60.00', '']],
    ['1,340.00', '1,330.00', ['17/03/2026', 'Bakery', '10.00', '']],
    ['1,330.00', '1,430.00', ['20/03/2026', 'Refund', '', '100.00']],
  ] as const;
  const pages = days.map(([opening, closing, row]) => ({
    above: [`Opening balance ${opening}`, `Closing balance ${closing}`],
    heading: HEADING,
    rows: [row],
  }));

  it('is one account, proved page by page', () => {
    const { statement } = readSmall(...pages);
    expect(statement.accounts).toHaveLength(1);
    expect(statement.verification).toMatchObject({
      status: 'verified',
      openingBalance: 100_000,
      closingBalance: 143_000,
      rowsProved: 6,
    });
  });
});

describe('rows under a title that elsewhere heads a table of interest', () => {
  const rows = [
    ['04.03.2026', 'Miete', '350,00', ''],
    ['15.03.2026', 'Gehalt', '', '900,00'],
    ['Rechnungsabschluss'],
    ['31.03.2026', 'Habenzinsen', '', '12,00'],
    ['31.03.2026', 'Abgeltungsteuer', '3,00', ''],
  ];
  const heading = ['Datum', 'Text', 'Soll', 'Haben'];
  const read = (closing: string) =>
    readSmall({ above: ['Alter Saldo 1.000,00', `Neuer Saldo ${closing}`], heading, rows });

  it('are bookings where the balance needs them', () => {
    const stages = read('1.559,00');
    expect(amountsOf(stages)).toEqual([-35_000, 90_000, 1_200, -300]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('are none where the balance is reached without them', () => {
    expect(amountsOf(read('1.550,00'))).toEqual([-35_000, 90_000]);
  });
});

it('the last row of a page stands before the page that goes on under a heading of its own', () => {
  const heading = ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'];
  const first = {
    above: ['Opening balance 100.00'],
    heading,
    rows: [
      ['02/03/2026', 'Coffee', '10.00', '', '90.00'],
      ['03/03/2026', 'Salary', '', '500.00', '590.00'],
    ],
  };
  const second = {
    heading: ['Date', 'Details', 'Paid out', 'Paid in', 'Balance'],
    rows: [
      ['05/03/2026', 'Books', '40.00', '', '550.00'],
      ['06/03/2026', 'Shoes', '50.00', '', '500.00'],
    ],
  };
  const third = { heading, rows: [['09/03/2026', 'Tea', '5.00', '', '495.00']] };
  const stages = readSmall(first, second, third);
  expect(rowsOf(stages).map((row) => row.slice(0, 10))).toEqual([
    '2026-03-02', '2026-03-03', '2026-03-05', '2026-03-06', '2026-03-09',
  ]); // prettier-ignore
  expect(stages.statement.verification.status).toBe('verified');
});
