/** Statements of one account that follow one another in a file, and lists that only the balances tell from other tables. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

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
  const pages = days.map(([opening, closing, row]): Small => ({
    above: [`Opening balance ${opening}`, `Closing balance ${closing}`],
    heading: HEADING,
    rows: [row],
  }));

  it('is one account, proved page by page', () => {
    const { statement } = readSmall(...pages);
    expect(statement.accounts).toHaveLength(1);
    expect(statement.transactions.map(({ proof }) => proof)).toEqual(days.map(() => 'balance'));
    expect(statement.verification).toMatchObject({
      status: 'verified',
      openingBalance: 100_000,
      closingBalance: 143_000,
      rowsProved: 6,
    });
  });

  it('is not proved where amounts of two days are wrong by as much', () => {
    const wrong = pages.with(1, { ...pages[1]!, rows: [['05/03/2026', 'Salary', '', '490.00']] });
    const read = readSmall(...wrong.with(2, { ...pages[2]!, rows: [['09/03/2026', 'Books', '30.00', '']] }));
    expect(read.statement.verification.status).toBe('mismatch');
  });

  it('is not proved without the row of the first day', () => {
    const [first, ...others] = pages;
    const { verification } = readSmall({ ...first!, rows: [['', 'Coffee', '', '']] }, ...others).statement;
    expect(verification.status).toBe('mismatch');
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

it('the balance of a day below its rows is of the day’s end where the newest stand first', () => {
  const rows = [
    ['31/08/2026', 'Rent', '-300.00'],
    ['31/08/2026', 'Salary', '900.00'],
    ['31/08/2026', 'SALDO DO DIA', '1,540.00'],
    ['15/08/2026', 'Coffee', '-10.00'],
    ['15/08/2026', 'SALDO DO DIA', '940.00'],
    ['03/08/2026', 'Books', '-50.00'],
    ['03/08/2026', 'SALDO DO DIA', '950.00'],
    ['31/07/2026', 'SALDO ANTERIOR', '1,000.00'],
  ];
  const stages = readSmall({ heading: ['Data', 'Histórico', 'Valor'], rows });
  expect(amountsOf(stages)).toEqual([-5_000, -1_000, 90_000, -30_000]);
  expect(stages.statement.verification).toMatchObject({ status: 'verified', closingBalance: 154_000 });
});

it('a number right above the title of the table is of the same account, which goes on under it', () => {
  const heading = ['Date', 'Details', 'Paid out', 'Paid in', 'Balance'];
  const title = 'IBAN CH11 0900 0000 1102 2222 0';
  const first = {
    above: ['Opening balance 100.00', title, 'Account number 11-22222-0'],
    heading,
    rows: [['02/03/2026', 'Coffee', '10.00', '', '90.00']],
  };
  const second = { above: [title], heading, rows: [['03/03/2026', 'Salary', '', '500.00', '590.00']] };
  expect(readSmall(first, second).statement.accounts).toHaveLength(1);
});

it('a figure below the names of branch, account and balance is no booking', () => {
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Alter Saldo 1.000,00')),
      row(100, left(40, 'Datum'), left(110, 'Vorgang'), right(420, 'Soll'), right(500, 'Haben')),
      row(120, left(40, '04.03.2026'), left(110, 'Miete'), right(420, '350,00')),
      row(140, left(40, '15.03.2026'), left(110, 'Gehalt'), right(500, '900,00')),
      row(152, left(110, 'Verwendungszweck/ Kundenreferenz')),
      row(164, left(110, 'Lohn')),
      row(182, left(40, 'Filialnummer'), left(140, 'Kontonummer'), right(500, 'Neuer Saldo')),
      row(194, left(40, '710'), left(140, '1111111 05'), left(400, 'EUR'), right(500, '+ 1.550,00')),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-35_000, 90_000]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('a last line of codes and the word for balance is the balance', () => {
  const rows = [
    ['30/01/2026', '0000 Saldo Anterior', '', '100.00'],
    ['02/02/2026', '0001 Tarifa', '-10.00', '90.00'],
    ['04/02/2026', '0002 Pix recebido', '50.00', '140.00'],
    ['28/02/2026', '0000 00000000 Saldo', '', '140.00'],
  ];
  const stages = readSmall({ heading: ['Data', 'Histórico', 'Valor', 'Saldo'], rows });
  expect(amountsOf(stages)).toEqual([-1_000, 5_000]);
  expect(stages.statement.verification.status).toBe('verified');
});
