/** Tables beside the list of the bookings that list something else. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

/** A purchase paid in parts: its price, what is left of it, and what of it this bill asks for. */
const plan = (y: number, day: string, text: string, ...amounts: readonly string[]): Row =>
  row(
    y,
    left(40, `${day}/2026`),
    left(120, text),
    ...amounts.map((amount, index) => right(340 + 80 * index, amount)),
  );

const booking = (y: number, day: string, text: string, amount: string): Row =>
  row(y, left(40, `${day}/03/2026`), left(120, text), right(500, amount));

function read(closing: string): Statement {
  return readStatement([
    page(1, [
      row(60, left(40, 'Credit card statement'), left(300, 'Statement period 01/03/2026 to 31/03/2026')),
      row(80, left(40, 'Previous balance'), right(500, '0.00')),
      row(94, left(40, 'New balance'), right(500, closing)),
      row(
        130,
        left(40, 'Purchases paid in parts'),
        right(340, 'Price'),
        right(420, 'Left'),
        right(500, 'Part'),
      ),
      plan(150, '02/01', 'Washing machine', '600.00', '450.00', '50.00'),
      plan(164, '09/02', 'Bicycle', '360.00', '330.00', '30.00'),
      row(200, left(40, 'Date'), left(120, 'Description'), right(500, 'Amount')),
      booking(220, '02', 'Washing machine 3/12', '50.00'),
      booking(234, '04', 'Coffee', '12.50'),
      booking(248, '09', 'Bicycle 1/12', '30.00'),
      booking(262, '16', 'Books', '7.30'),
    ]),
  ]).statement;
}

describe('a list of purchases paid in parts', () => {
  it('leaves nothing in doubt where the other list is proved from opening to closing', () => {
    const { verification, transactions } = read('99.80');
    expect(transactions.map(({ amount }) => amount)).toEqual([5000, 1250, 3000, 730]);
    expect(verification).toMatchObject({ status: 'verified', warnings: [] });
  });

  it('is not passed over where a balance disagrees', () => {
    expect(read('105.80').verification.status).not.toBe('verified');
  });
});

describe('a balance in the columns of its list, one of which is filled with zeros', () => {
  const amounts = (debit: string, credit: string) => [right(160, debit), right(240, credit)];
  const rows = (closing: readonly [string, string]): Row[] => [
    row(60, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
    row(100, left(40, 'Date'), ...amounts('Debit', 'Credit'), left(280, 'Description')),
    row(114, left(40, 'Opening balance'), ...amounts('0.00', '100.00')),
    row(128, left(40, '04/03/2026'), ...amounts('12.50', '0.00'), left(280, 'Coffee')),
    row(142, left(40, '05/03/2026'), ...amounts('0.00', '500.00'), left(280, 'Salary')),
    row(156, left(40, '16/03/2026'), ...amounts('697.30', '0.00'), left(280, 'Rent')),
    row(170, left(40, 'Closing balance'), ...amounts(...closing)),
  ];

  it.each([
    [['109.80', '0.00'], 'verified'],
    [['0.00', '109.80'], 'mismatch'],
  ] as const)('stands on its side: %s', (closing, status) => {
    expect(readStatement([page(1, rows(closing))]).statement.verification.status).toBe(status);
  });
});

it('all there is below the number of an account is no other table, though nothing proves it', () => {
  const line = (y: number, day: string, text: string, ...amounts: readonly string[]): Row =>
    row(
      y,
      left(40, `${day}/03/2026`),
      left(120, text),
      ...amounts.map((amount, at) => right(420 + 80 * at, amount)),
    );
  const { accounts, transactions, verification } = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(60, left(40, 'Account number 90112233')),
      row(80, left(40, 'Date'), left(120, 'Text'), right(420, 'Amount'), right(500, 'Balance')),
      line(94, '01', 'Opening balance', '', '100.00'),
      ...['03', '04', '05', '06', '07', '10', '11', '12'].map((day, at) =>
        line(108 + 14 * at, day, 'Coffee', '-10.00', `${90 - 10 * at}.00`),
      ),
      line(220, '31', 'Closing balance', '', '20.00'),
      row(250, left(40, 'Account number 77554411')),
      row(270, left(40, 'Date'), left(120, 'Text'), right(420, 'Amount'), left(440, 'Remarks')),
      line(284, '06', 'Interest', '1.00'),
      line(298, '09', 'Transfer', '-25.00'),
    ]),
  ]).statement;
  expect(accounts.map(({ number, count }) => [number, count])).toEqual([
    ['90112233', 8],
    ['77554411', 2],
  ]);
  expect(transactions.slice(8).map(({ amount }) => amount)).toEqual([100, 2500]);
  expect(verification.status).toBe('unverified');
});

it('a single cheque beside others is a booking, though a sum and a note stand below it', () => {
  const names = ['Cheque #', 'Date', 'Amount'];
  const across = (y: number, ...cells: readonly string[]): Row =>
    row(
      y,
      ...cells.map((text, index) =>
        index % 3 === 2
          ? right(index < 3 ? 250 : 540, text)
          : left((index < 3 ? 40 : 320) + 80 * (index % 3), text),
      ),
    );
  const { transactions, verification } = readStatement([
    page(1, [
      row(60, left(40, 'Statement period 03/01/2026 to 03/31/2026')),
      row(74, left(40, 'Opening balance'), right(400, '500.00')),
      row(88, left(40, 'Closing balance'), right(400, '351.00')),
      row(120, left(40, 'Cheques paid')),
      across(136, ...names, ...names),
      across(150, '3074', '03/21', '55.00', '3075', '03/27', '94.00'),
      row(164, left(400, 'Total cheques:'), right(540, '149.00')),
      row(182, left(40, 'Deposits are insured with others of their kind'), left(480, 'up to $250,000.00.')),
    ]),
  ]).statement;
  expect(transactions.map(({ amount }) => amount)).toEqual([5500, 9400]);
  expect(verification.status).toBe('verified');
});

it('rows below all do not make a reading of hardly any amounts the likeliest, though nothing adds up among them', () => {
  const line = (y: number, day: string, text: string, x: number, amount: string): Row =>
    row(y, left(40, `${day} Mar`), left(110, text), right(x, amount));
  const days = ['02', '03', '05', '06', '09', '11', '12', '16', '18', '20', '24', '27'];
  const taxes = columnsAt(left(40), right(330), right(500));
  const { transactions } = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 1 Mar 2026 to 31 Mar 2026')),
      row(54, left(40, 'Opening balance'), right(200, '900.00')),
      row(68, left(40, 'New balance'), right(200, '1,116.00')),
      row(
        90,
        left(40, 'Date'),
        left(110, 'Details'),
        right(330, 'FX'),
        right(400, 'Paid in'),
        right(470, 'Paid out'),
      ),
      ...days.map((day, at) =>
        at % 3 === 0
          ? line(104 + 14 * at, day, 'Salary', 400, `${70 + at}.00`)
          : line(104 + 14 * at, day, 'Coffee', 470, `${10 + at}.00`),
      ),
    ]),
    page(2, [
      row(60, left(40, 'Tax summary')),
      row(80, left(40, 'Year'), right(330, 'Gross interest'), right(500, 'Tax withheld')),
      taxes(94, '2025', '166.94', '41.74'),
      taxes(108, '2024', '240.18', '60.04'),
      taxes(122, '2023', '95.71', '23.93'),
      taxes(136, '2022', '294.07', '73.52'),
    ]),
  ]).statement;
  const dated = transactions.filter(({ amount }) => amount % 100 === 0);
  expect(dated.map(({ amount, direction }) => (direction === 'in' ? amount : -amount) / 100)).toEqual(
    days.map((_, at) => (at % 3 === 0 ? 70 + at : -(10 + at))),
  );
});

it('rows that do not add up to the balances are read, rather than none', () => {
  const days = ['02', '03', '05', '06', '09', '11', '12', '16', '18', '20'];
  const { transactions, verification } = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 1 Mar 2026 to 31 Mar 2026')),
      row(60, left(40, 'Date'), left(110, 'Details'), left(250, 'Reference'), right(420, 'Amount')),
      ...days.map((day, at) =>
        row(
          74 + 14 * at,
          left(40, `${day} Mar`),
          left(110, 'Coffee'),
          left(250, `TX40${at}`),
          right(420, `-${10 + at}.25`),
        ),
      ),
      row(230, left(110, 'Previous balance'), right(520, '900.00')),
      row(244, left(110, 'Total paid in'), right(520, '70.00')),
      row(258, left(110, 'Total paid out'), right(520, '60.00')),
      row(272, left(110, 'Balance at end'), right(520, '910.00')),
    ]),
  ]).statement;
  expect(transactions.map(({ amount }) => amount)).toEqual(days.map((_, at) => 1025 + 100 * at));
  expect(verification.status).toBe('mismatch');
});
