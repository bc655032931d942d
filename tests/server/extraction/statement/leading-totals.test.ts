/** Totals above what they sum, balances among the debits, figures that go on below: read by the whole engine. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, type Small } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row } from '../../../support/words.ts';

function read(small: Small) {
  const { transactions, verification } = readSmall(small).statement;
  return {
    status: verification.status,
    rows: transactions.map(({ date, direction, amount, description }) => [
      date,
      direction === 'in' ? amount : -amount,
      description,
    ]),
  };
}

const ABOVE = ['Statement period 1 May 2027 to 31 May 2027', 'Opening balance 200.00'];

it('a summary of both directions and what they come to is no title of the list below', () => {
  const figure = columnsAt(left(40), right(400));
  const booking = (y: number, day: string, amount: string, balance: string) =>
    row(y, left(40, `${day}/05/2027`), left(130, 'Card'), right(400, amount), right(500, balance));
  const { statement } = readStatement([
    page(1, [
      figure(60, 'Credits', '107.00'),
      figure(72, 'Debits', '-104.00'),
      figure(84, 'Total', '3.00'),
      row(100, left(40, 'Opening balance: 200.00')),
      row(120, left(40, 'Date'), left(130, 'Description'), right(400, 'Amount'), right(500, 'Balance')),
      booking(134, '03', '-41.00', '159.00'),
      booking(148, '05', '107.00', '266.00'),
      booking(162, '09', '-63.00', '203.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ direction }) => direction)).toEqual(['out', 'in', 'out']);
  expect(statement.verification.status).toBe('verified');
});

it('a figure of the summary right above the list is no title of it', () => {
  const page = (above: readonly string[], ...rows: (readonly string[])[]): Small => ({
    above: ['Account number 90112233', ...above],
    heading: ['Date', 'Description', 'Amount'],
    rows,
  });
  const { statement } = readSmall(
    page(['Pending: 12.50'], ['04/03/2026', 'Coffee', '12.00'], ['05/03/2026', 'Books', '8.00']),
    page([], ['06/03/2026', 'Bread', '5.00'], ['07/03/2026', 'Refund', '-5.00']),
  );
  expect(statement.transactions).toHaveLength(4);
});

describe('totals above their lists', () => {
  const list: Small = {
    above: [...ABOVE, 'Closing balance 296.50'],
    heading: null,
    rows: [
      ['02 May', 'Total money in', '150.00'],
      ['', 'Transfer from Ida Rowe', '120.00'],
      ['', 'Refund of the printer', '30.00'],
      ['', 'Total money out', '41.20'],
      ['', 'Ferry ticket', '41.20'],
      ['09 May', 'Total money out', '12.30'],
      ['', 'Bakery on the quay', '7.10'],
      ['', 'Newspaper', '5.20'],
    ],
  };

  it('tell the direction and the day of what stands below them', () => {
    expect(read(list)).toEqual({
      status: 'verified',
      rows: [
        ['2027-05-02', 12000, 'Transfer from Ida Rowe'],
        ['2027-05-02', 3000, 'Refund of the printer'],
        ['2027-05-02', -4120, 'Ferry ticket'],
        ['2027-05-09', -710, 'Bakery on the quay'],
        ['2027-05-09', -520, 'Newspaper'],
      ],
    });
  });

  it('do so only where they sum it', () => {
    const rows = list.rows.map((cells) =>
      cells[1] === 'Newspaper'
        ? ['', 'Newspaper', '5.90']
        : cells[1] === 'Ferry ticket'
          ? ['', 'Ferry ticket', '44.20']
          : cells,
    );
    expect(read({ ...list, rows }).status).not.toBe('verified');
  });
});

it('a total in the title of a list sums what stands below it, whatever other money its texts end in', () => {
  const booking = (y: number, day: string, text: string, amount: string) =>
    row(y, left(40, `${day}/05/2027`), left(130, text), right(400, amount));
  const { statement } = readStatement([
    page(1, [
      row(60, left(40, 'Opening balance 200.00')),
      row(72, left(40, 'Closing balance 164.80')),
      row(90, left(40, 'Deposits'), right(400, '30.00')),
      row(106, left(40, 'Date'), left(130, 'Description'), right(400, 'Amount')),
      booking(120, '02', 'Ida Rowe', '30.00'),
      row(150, left(40, 'Outgoing movements'), right(400, '65.20')),
      row(166, left(40, 'Date'), left(130, 'Description'), right(400, 'Amount')),
      booking(180, '03', 'Hotel on the lake', '41.00'),
      row(192, left(130, 'CHF 38.90')),
      booking(206, '05', 'Bakery', '7.20'),
      booking(220, '09', 'Ferry', '17.00'),
    ]),
  ]);
  expect(statement.transactions.map(({ direction }) => direction)).toEqual(['in', 'out', 'out', 'out']);
  expect(statement.verification.status).toBe('verified');
});

describe('balances in the columns of bookings', () => {
  it('are overdrawn among the debits', () => {
    const { accounts, verification } = readSmall({
      above: ['Statement period 1 May 2027 to 31 May 2027'],
      heading: ['Date', 'Description', 'Debit', 'Credit'],
      rows: [
        ['01/05/2027', 'Opening balance', '80.00', ''],
        ['04/05/2027', 'Ferry ticket', '41.20', ''],
        ['06/05/2027', 'Transfer from Ida Rowe', '', '300.00'],
        ['31/05/2027', 'Closing balance', '', '178.80'],
      ],
    }).statement;
    expect([verification.status, accounts[0]!.openingBalance, accounts[0]!.closingBalance]).toEqual([
      'verified',
      -8000,
      17880,
    ]);
  });
});

describe('a summary below the rows, in their columns', () => {
  it('repeats the opening without contradicting the rows', () => {
    const { verification } = readSmall({
      above: ['Statement period 1 May 2027 to 31 May 2027'],
      heading: ['Date', 'Description', 'Deposits', 'Withdrawals', 'Amount'],
      rows: [
        ['01/05/2027', 'Opening balance', '', '', '200.00'],
        ['04/05/2027', 'Ferry ticket', '', '41.20', '158.80'],
        ['06/05/2027', 'Transfer from Ida Rowe', '300.00', '', '458.80'],
        ['31/05/2027', 'Closing balance', '', '', '458.80'],
        ['', 'Opening balance', '', '', '200.00'],
        ['', 'Closing balance', '', '', '458.80'],
      ],
    }).statement;
    expect(verification).toMatchObject({ status: 'verified', difference: 0 });
  });
});

describe('a list without a heading', () => {
  it('of rows whose amounts line up nowhere is read all the same', () => {
    expect(
      read({
        above: [...ABOVE, 'Closing balance 146.40', 'Money out 53.60'],
        heading: null,
        rows: [
          ['02/05/2027', 'Ferry ticket 41.20'],
          ['09/05/2027', 'Bakery on the quay of the old town 7.10'],
          ['11/05/2027', 'Newspaper kiosk 5.30'],
        ],
      }).rows.map(([date, amount]) => [date, Math.abs(Number(amount))]),
    ).toEqual([
      ['2027-05-02', 4120],
      ['2027-05-09', 710],
      ['2027-05-11', 530],
    ]);
  });
});

describe('periods over two lines', () => {
  it('are put together', () => {
    const { accounts } = readSmall({
      above: ['Account statement for the period 01/05/2027 -', '31/05/2027', 'Opening balance 200.00'],
      heading: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      rows: [['04/05/2027', 'Ferry ticket', '41.20', '', '158.80']],
    }).statement;
    expect([accounts[0]!.periodStart, accounts[0]!.periodEnd]).toEqual(['2027-05-01', '2027-05-31']);
  });
});

it('the balance that a day ends with is no title of the next day, whose bookings and balance sum to it', () => {
  const heading = ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'];
  const { statement } = readSmall(
    {
      above: [...ABOVE, 'Closing balance 117.00'],
      heading,
      rows: [
        ['02/05/2027', 'Transfer from Ida Rowe', '', '50.00', ''],
        ['', 'for the boat'],
        ['', 'Daily balance', '', '', '250.00'],
      ],
    },
    {
      heading,
      rows: [
        ['04/05/2027', 'Ferry ticket', '80.00', '', ''],
        ['04/05/2027', 'Bakery', '20.00', '', ''],
        ['', 'Daily balance', '', '', '150.00'],
        ['09/05/2027', 'Kiosk', '33.00', '', ''],
        ['', 'Daily balance', '', '', '117.00'],
      ],
    },
  );
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([5000, 8000, 2000, 3300]);
  expect(statement.verification.status).toBe('verified');
});
