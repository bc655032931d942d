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
