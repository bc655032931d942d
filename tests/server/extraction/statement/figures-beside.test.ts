/** Balances and totals beside a table: how their labels and signs may be written, and what is none of them. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf, smallPage } from '../../../support/small-statement.ts';
import { leadingLabel } from '../../../../server/extraction/reading/vocabulary.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Debit', 'Credit'];
const ROWS = [
  ['04/03/2026', 'Grocer', '50.00', '0.00'],
  ['10/03/2026', 'Wages', '0.00', '500.00'],
  ['11/03/2026', 'Rent', '70.00', '0.00'],
];

describe('a balance in two columns', () => {
  it('has its side by the names below where none stand above', () => {
    const table = smallPage({ heading: HEADING, rows: ROWS }).map((one) => ({ ...one, y: one.y + 60 }));
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        row(100, left(40, 'Opening balance:'), right(340, '0.00'), right(420, '1500.00')),
        ...table,
        row(260, left(40, 'Closing balance:'), right(340, '0.00'), right(420, '1880.00')),
      ]),
    ]);
    expect(statement.verification).toMatchObject({ status: 'verified' });
    expect(statement.accounts).toMatchObject([{ openingBalance: 150000, closingBalance: 188000 }]);
  });
});

describe('labels in two lines', () => {
  it('may end below one another, or have one middle', () => {
    const table = smallPage({ heading: HEADING, rows: ROWS }).map((one) => ({ ...one, y: one.y + 60 }));
    const { statement } = readStatement([
      page(1, [
        row(70, right(160, 'Beginning'), right(300, 'Ending')),
        row(80, right(160, 'balance'), right(300, 'balance')),
        row(92, right(160, '1500.00'), right(300, '1880.00')),
        ...table,
      ]),
    ]);
    expect(statement.accounts).toMatchObject([{ openingBalance: 150000, closingBalance: 188000 }]);
  });
});

describe('a label of what is owed', () => {
  it('is that of all debits beside the label of all credits', () => {
    const small = {
      heading: ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'],
      rows: [
        ['04/03/2026', 'Market', '-50.00', '1450.00'],
        ['10/03/2026', 'Maaş', '500.00', '1950.00'],
        ['11/03/2026', 'Kira', '-70.00', '1880.00'],
      ],
    };
    const table = smallPage(small);
    const totals = row(
      200,
      left(40, 'Toplam Borç :'),
      right(160, '120.00'),
      left(240, 'Toplam Alacak :'),
      right(360, '500.00'),
    );
    const { statement } = readStatement([
      page(1, [row(60, left(40, 'Devreden Bakiye 1500.00')), ...table, totals]),
    ]);
    expect(statement.verification.status).toBe('verified');
    expect(statement.accounts).toMatchObject([{ closingBalance: 188000 }]);
  });
});

describe('a label behind a word that changes nothing', () => {
  it.each([
    ['Votre solde initial', 'opening'],
    ['Votre solde', 'closing'],
    ['Your opening balance', 'opening'],
  ] as const)('%s', (text, label) => {
    expect(leadingLabel(text, ['opening', 'closing'])?.label).toBe(label);
  });
});

describe('a mark with its sign', () => {
  it('tells the side of the balance it stands beside, in a cell of its own', () => {
    const table = smallPage({ heading: HEADING, rows: ROWS }).map((one) => ({ ...one, y: one.y + 60 }));
    const { statement } = readStatement([
      page(1, [
        row(70, left(40, 'Previous balance'), left(240, 'New balance')),
        row(82, left(40, '1500.00'), left(110, '-/DEBIT'), left(240, '1120.00'), left(310, '-/DEBIT')),
        ...table,
      ]),
    ]);
    expect(statement.accounts).toMatchObject([{ openingBalance: -150000, closingBalance: -112000 }]);
    expect(statement.verification).toMatchObject({ status: 'verified' });
  });
});

it('a label in two languages, one below the other, has one figure', () => {
  const table = smallPage({
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['01/03/2026', 'Saldo awal', '', '1500.00'],
      ['04/03/2026', 'Grocer', '50.00 D', '1450.00'],
      ['10/03/2026', 'Wages', '500.00', '1950.00'],
      ['11/03/2026', 'Rent', '70.00 D', '1880.00'],
    ],
  });
  const figures: readonly [string, string, string][] = [
    ['Saldo awal / :', 'Previous balance', '1500.00'],
    ['Mutasi kredit / :', 'Total of credits', '500.00'],
    ['Mutasi debit / :', 'Total of debits', '120.00'],
    ['Saldo akhir / :', 'Current balance', '1880.00'],
  ];
  const below = figures.flatMap(([label, name, amount], index) => [
    row(190 + 22 * index, left(110, label), right(340, amount)),
    row(200 + 22 * index, left(110, name)),
  ]);
  const { statement } = readStatement([page(1, [...table, ...below])]);
  expect(statement.accounts).toMatchObject([{ openingBalance: 150000, closingBalance: 188000 }]);
  expect(statement.verification).toMatchObject({ status: 'verified' });
});

it('the month that numbers a statement is no account', () => {
  const { statement } = readSmall({ above: ['Account statement No. 03/2026'], heading: HEADING, rows: ROWS });
  expect(statement.accounts.map(({ number }) => number)).toEqual([null]);
});

it('a line of days, numbers and a rate states the terms of the account', () => {
  const stages = readSmall({
    heading: null,
    rows: [
      ['02/04/2026', '40618 00041 EUR 01/03/2026 31/03/2026', '300.00', '0.00 %'],
      ['', 'BALANCE AT 28/02/2026', '', '1500.00'],
      ['04/03/2026', 'Grocer', '50.00', ''],
      ['10/03/2026', 'Wages', '', '500.00'],
      ['11/03/2026', 'Rent', '70.00', ''],
      ['', 'New balance', '', '1880.00'],
    ],
  });
  expect(rowsOf(stages).map((row) => row.split(' ')[1])).toEqual(['-5000', '+50000', '-7000']);
});

describe('a balance without cents among amounts that have some', () => {
  it('is all that stands behind the colon of its label', () => {
    const above = ['Opening balance: 1,500', 'Closing balance: 1,880.00'];
    const { statement } = readSmall({ above, heading: HEADING, rows: ROWS });
    expect(statement.accounts).toMatchObject([{ openingBalance: 150000, closingBalance: 188000 }]);
    expect(statement.verification.status).toBe('verified');
  });

  it('is none where it counts bookings', () => {
    const above = ['Opening balance: 1,500.00', 'Total debits: 2', 'Closing balance: 1,880.00'];
    expect(readSmall({ above, heading: HEADING, rows: ROWS }).statement.verification.status).toBe('verified');
  });
});

it('of a closing beside what went out and what came in the balance is the last', () => {
  const { statement } = readSmall({
    above: ['12 June 2024 to 11 July 2024'],
    heading: ['Date', 'Transaction', 'Withdrawals', 'Deposits', 'Balance'],
    rows: [
      ['12 Jun', 'Opening account balance', '', '', '$220.30'],
      ['14 Jun', 'Grocer', '$64.15', '', '$156.15'],
      ['20 Jun', 'Wages', '', '$560.40', '$716.55'],
      ['', 'Closing account balance', '$64.15', '$560.40', '$716.55'],
    ],
  });
  expect(statement.accounts[0]).toMatchObject({ closingBalance: 71655 });
  expect(statement.verification.status).toBe('verified');
});
