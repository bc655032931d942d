/** Which way the rows of a list run, and which balance they run from, where rows of one day or of no amount leave it open. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const HEADING = ['Date', 'Description', 'Amount', 'Balance'];

const read = (above: readonly string[], rows: readonly (readonly string[])[]) => {
  const stages = readSmall({ above: [PERIOD, ...above], heading: HEADING, rows });
  return {
    rows: rowsOf(stages).map((text, index) => `${text} ${stages.statement.transactions[index]!.balance}`),
    account: stages.statement.accounts[0]!,
    status: stages.statement.verification.status,
  };
};

describe('rows of one day', () => {
  it('run down the page, though a row of no amount would have a balance on both sides if they ran up', () => {
    const { rows, status } = read(
      ['Opening balance 265.00', 'Closing balance 87.50'],
      [
        ['11/03/2026', 'Transfer of a file', '0.00', ''],
        ['11/03/2026', 'Withdrawal', '-177.50', '87.50'],
      ],
    );
    expect(rows).toEqual(['2026-03-11 +0 Transfer of a file 26500', '2026-03-11 -17750 Withdrawal 8750']);
    expect(status).toBe('verified');
  });

  it('run up the page where their balances do', () => {
    const { rows, status } = read(
      ['Opening balance 265.00', 'Closing balance 80.00'],
      [
        ['11/03/2026', 'Cinema', '-7.50', '80.00'],
        ['11/03/2026', 'Bakery', '-177.50', '87.50'],
      ],
    );
    expect(rows).toEqual(['2026-03-11 -17750 Bakery 8750', '2026-03-11 -750 Cinema 8000']);
    expect(status).toBe('verified');
  });
});

it('rows whose days fall run up the page, though only one of them would lack its proof', () => {
  const { rows } = read(
    ['Opening balance 138.70'],
    [
      ['15/03/2026', 'Transfer of a file', '0.00', ''],
      ['09/03/2026', 'Bakery', '-15.30', '123.40'],
    ],
  );
  expect(rows).toEqual(['2026-03-09 -1530 Bakery 12340', '2026-03-15 +0 Transfer of a file 12340']);
});

describe('rows without balances', () => {
  const booked = [
    ['05/03/2026', 'Wages', '', '41.75'],
    ['09/03/2026', 'Bakery', '14.00', ''],
  ];
  const heading = ['Date', 'Description', 'Debit', 'Credit'];
  const above = [PERIOD, 'Opening balance 100.00', 'Closing balance 127.75'];
  const balances = (...pages: readonly Small[]) =>
    readSmall(...pages).statement.transactions.map(({ balance }) => balance);

  it('run as their own days do, though a list of what is still to come runs the other way', () => {
    const pending = {
      above: [...above, 'Pending transactions'],
      heading: ['Date', 'Description', 'Amount'],
      rows: ['30', '29', '28', '27'].map((day) => [`${day}/03/2026`, 'Cinema', '7.10']),
    };
    expect(balances(pending, { heading, rows: booked })).toEqual([14175, 12775]);
  });

  it('of one day run as those of the other accounts of the statement', () => {
    const account = (number: string, rows: readonly (readonly string[])[]) => ({
      above: [`Account number ${number}`, ...above],
      heading,
      rows,
    });
    const oneDay = booked.map(([, ...cells]) => ['05/03/2026', ...cells]);
    expect(balances(account('44108871', booked.toReversed()), account('70923316', oneDay))).toEqual([
      14175, 12775, 8600, 12775,
    ]);
  });
});

it('a row of a day that begins like a balance and moves the one above it is a booking', () => {
  const stages = readSmall({
    above: [PERIOD],
    heading: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    rows: [
      ['01/03/2026', 'Old balance', '', '', '188.16'],
      ['02/03/2026', 'Old balance 6712', '46.95', '', '141.21'],
      ['03/03/2026', 'Wages', '', '20.00', '161.21'],
    ],
  });
  expect(rowsOf(stages)).toEqual(['2026-03-02 -4695 Old balance 6712', '2026-03-03 +2000 Wages']);
});

describe('one balance alone', () => {
  const rows = [
    ['19/03/2026', 'Interest', '0.00', '194.40'],
    ['19/03/2026', 'Transfer', '-55.00', ''],
  ];

  it('that is called the closing is where the account ends, not where it starts from in another direction', () => {
    const read19 = read(['Closing balance 139.40'], rows);
    expect(read19.rows).toEqual(['2026-03-19 +0 Interest 19440', '2026-03-19 -5500 Transfer 13940']);
    expect(read19.account).toMatchObject({ openingBalance: 19440, closingBalance: 13940 });
  });

  it('that is called that of a day may be where it starts', () => {
    expect(
      read(
        ['Balance as on 01/03/2026 150.00'],
        [
          ['04/03/2026', 'Grocer', '-50.00', '100.00'],
          ['05/03/2026', 'Fuel', '-30.00', '70.00'],
        ],
      ).account,
    ).toMatchObject({ openingBalance: 15000, closingBalance: 7000 });
  });
});

describe('a row of no amount and without a date', () => {
  const list = (balance: string) =>
    read(
      ['Opening balance 105.00'],
      [
        ['07/03/2026', 'Refund', '2.50', '107.50'],
        ['08/03/2026', 'Transfer', '20.00', '127.50'],
        ['11/03/2026', 'Books sold', '19.00', ''],
        ['', 'Transfer of a file', '0.00', balance],
      ],
    ).rows;

  it('is one where it prints the balance', () => {
    expect(list('146.50')).toHaveLength(4);
  });

  it('says that nothing was booked where it does not', () => {
    expect(list('')).toHaveLength(3);
  });
});

describe('an opening in a summary below the columns of money out and in', () => {
  const opening = (below: readonly (readonly string[])[]) =>
    readSmall({
      above: [PERIOD],
      heading: ['Date', 'Description', 'Debit', 'Credit'],
      rows: [['08/03/2026', 'Wages', '', '164.60'], ['25/03/2026', 'Bakery', '147.10', ''], ...below],
    }).statement.accounts[0]!.openingBalance;

  it('is what was there, on whichever side its figure stands', () => {
    expect(
      opening([
        ['', 'Opening balance', '1015.00', ''],
        ['', 'Total debits', '147.10', ''],
      ]),
    ).toBe(101500);
  });
});

it('days that fall, each with its rows as they were booked and the balance it ended with, run up the page day by day', () => {
  const stages = readSmall({
    above: [PERIOD],
    heading: ['Date', 'Description', 'Amount', 'Balance'],
    rows: [
      ['', 'Previous balance', '', '900.00'],
      ['12/03/2026', '09:41:05 Rent', '-600.00', '1,240.00'],
      ['12/03/2026', '09:41:05 Transfer fee', '-5.00', '1,235.00'],
      ['12/03/2026', '00:00:00 000000 Balance of the day', '0.00', '1,235.00'],
      ['05/03/2026', '11:20:17 Wages', '970.00', '1,840.00'],
      ['05/03/2026', '00:00:00 000000 Balance of the day', '0.00', '1,840.00'],
      ['02/03/2026', '16:03:44 Grocer', '-30.00', '870.00'],
      ['02/03/2026', '00:00:00 000000 Balance of the day', '0.00', '870.00'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-3000, 97000, -60000, -500]);
  expect(stages.statement.accounts[0]).toMatchObject({ openingBalance: 90000, closingBalance: 123500 });
  expect(stages.statement.verification.status).toBe('verified');
});
