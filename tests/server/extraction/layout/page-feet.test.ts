/** Lines at the foot or the head of a page that look like rows. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const HEAD = row(60, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(500, 'Balance'));
const booking = (y: number, day: string, amount: string, balance: string): Row =>
  row(y, left(40, `${day}/03/2026`), left(120, 'Coffee'), right(400, amount), right(500, balance));
const foot = (y: number, size: number, limit = '1,500.00', by = 0): Row => ({
  ...row(y, left(40 + by, '01/04/2026 Account number 8812345 Limit'), right(400 + by, limit)),
  size,
});

const read = (...feet: readonly (readonly Row[])[]) =>
  readStatement([
    page(1, [
      row(30, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
      row(44, left(40, 'Opening balance 500.00')),
      HEAD,
      booking(74, '03', '-10.00', '490.00'),
      booking(88, '05', '-10.00', '480.00'),
      ...feet[0]!,
    ]),
    page(2, [HEAD, booking(74, '17', '-10.00', '470.00'), ...(feet[1] ?? [])]),
  ]).statement;

describe('a dated line with a figure, set apart at the foot of a page', () => {
  it.each([
    ['on every page', [[foot(800, 10)], [foot(800, 10)]]],
    ['on pages whose margins take turns', [[foot(800, 10)], [foot(800, 10, '1,500.00', 9)]]],
    ['in a smaller type', [[foot(800, 7)], []]],
  ])('is none of the bookings: %s', (_name, feet) => {
    const { transactions, verification } = read(...feet);
    expect(transactions.map(({ amount }) => amount)).toEqual([1000, 1000, 1000]);
    expect(verification.status).toBe('verified');
  });

  it('may be one where it is said once, in the type of the rows', () => {
    expect(read([foot(800, 10)]).verification.status).not.toBe('verified');
  });
});

describe('an undated line with an amount, set apart at the foot of a page', () => {
  const NAMES = row(60, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'));
  const listed = (y: number, day: string, text: string, amount: string): Row =>
    row(y, ...(day === '' ? [] : [left(40, `${day}/03/2026`)]), left(120, text), right(400, amount));
  /** Days are printed once, and no balance proves the rows. */
  const list = (...feet: readonly (readonly Row[])[]) =>
    readStatement([
      page(1, [
        row(30, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        NAMES,
        listed(74, '03', 'Coffee', '-10.00'),
        listed(88, '', 'Bakery', '-20.00'),
        listed(102, '05', 'Wages', '900.00'),
        ...feet[0]!,
      ]),
      page(2, [NAMES, listed(74, '17', 'Tram', '-30.00'), listed(88, '', 'Rent', '-40.00'), ...feet[1]!]),
    ]).statement.transactions.map(({ description }) => description);
  const small = (text: string, amount: string, size: number): Row => ({
    ...row(800, left(40, text), right(400, amount)),
    size,
  });
  const capital = small('Northgate plc, share capital', '12,500,000.00', 10);
  const BOOKED = ['Coffee', 'Bakery', 'Wages', 'Tram', 'Rent'];

  it.each([
    ['on every page', [[capital], [capital]]],
    ['in a smaller type', [[], [small('Northgate plc, share capital', '12,500,000.00', 7)]]],
  ])('is none of the bookings: %s', (_name, feet) => {
    expect(list(...feet)).toEqual(BOOKED);
  });
});

it('a word of cards at the foot of every page makes no card of an account', () => {
  const offer = row(800, left(40, 'Credit card: minimum payment from 5 EUR'));
  const { accounts } = readStatement([
    page(1, [HEAD, booking(74, '03', '-10.00', '490.00'), booking(88, '05', '20.00', '510.00'), offer]),
    page(2, [HEAD, booking(74, '17', '-10.00', '500.00'), booking(88, '18', '-30.00', '470.00'), offer]),
  ]).statement;
  expect(accounts.map(({ kind }) => kind)).toEqual(['asset']);
});

describe('the number of an account at the foot of every page', () => {
  const NAMES = row(60, left(40, 'Date'), left(120, 'Details'), right(400, 'Out'), right(500, 'In'));
  const paid = (y: number, day: string): Row =>
    row(y, left(40, `${day}/03/2026`), left(120, 'Coffee'), right(400, '10.00'));
  const ours = row(800, left(40, 'IBAN payments: GB29 NWBK 6016 1331 9268 19'));
  const numbers = (...above: readonly Row[]) =>
    readStatement([
      page(1, [...above, row(32, left(40, 'Opening balance 500.00')), row(44, left(40, 'Closing balance 460.00')), NAMES, paid(74, '03'), paid(88, '04'), ours]),
      page(2, [NAMES, paid(74, '17'), paid(88, '18'), ours]),
    ]).statement.accounts.map(({ number }) => number); // prettier-ignore

  it('is of another where the statement names its own', () => {
    expect(numbers(row(20, left(40, 'Account number 44102207')))).toEqual(['44102207']);
  });

  it('is its own where nothing else is', () => {
    expect(numbers()).toEqual(['GB29 NWBK 6016 1331 9268 19']);
  });
});

it('equal bookings at the head of two pages are both booked', () => {
  const foot = (number: number): Row => row(800, left(280, `Page ${number}`));
  const { transactions, verification } = readStatement([
    page(1, [
      row(30, left(40, 'Opening balance 500.00')),
      HEAD,
      booking(74, '03', '-10.00', '490.00'),
      foot(1),
    ]),
    page(2, [HEAD, booking(74, '17', '-10.00', '480.00'), booking(110, '17', '10.00', '490.00'), foot(2)]),
    page(3, [HEAD, booking(74, '17', '-10.00', '480.00'), foot(3)]),
  ]).statement;
  expect(transactions).toHaveLength(4);
  expect(verification.closingBalance).toBe(48000);
});
