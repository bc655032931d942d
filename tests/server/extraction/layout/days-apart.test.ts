/** The two days of a booking without a blank between them. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

it.each([
  ['a day and a month each', '04/0305/03', '09/0310/03', '16/0316/03'],
  ['years in full', '04.03.202605.03.2026', '09.03.202610.03.2026', '16.03.202616.03.2026'],
  ['a stroke between', '04.03./05.03.', '09.03./10.03.', '16.03./16.03.'],
  ['a stroke between years', '04.03.2026/05.03.2026', '09.03.2026/10.03.2026', '16.03.2026/16.03.2026'],
  ['short years', '04-03-2605-03-26', '09-03-2610-03-26', '16-03-2616-03-26'],
])('are two days where several rows begin so: %s', (_name, ...days) => {
  const read = readSmall({
    above: ['Account number: 20450011', 'Period from 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
    heading: ['Posted', 'Details', 'Debit', 'Credit'],
    rows: [
      [days[0], 'Coffee', '12.50', ''],
      [days[1], 'Salary', '', '150.00'],
      [days[2], 'Toll', '7.50', ''],
    ],
    below: ['Closing balance 230.00'],
  });
  expect(rowsOf(read)).toEqual([
    '2026-03-04 -1250 Coffee',
    '2026-03-09 +15000 Salary',
    '2026-03-16 -750 Toll',
  ]);
});

it('are told by their names, which a stroke parts too', () => {
  const read = readSmall({
    above: ['Account number: 20450011', 'Period from 01/03/2026 to 31/03/2026', 'Opening balance 100.00'],
    heading: ['Booked/Value', 'Details', 'Debit', 'Credit'],
    rows: [
      ['04.03./06.03.', 'Coffee', '12.50', ''],
      ['09.03./08.03.', 'Salary', '', '150.00'],
    ],
    below: ['Closing balance 237.50'],
  });
  expect(rowsOf(read)).toEqual(['2026-03-04 -1250 Coffee', '2026-03-09 +15000 Salary']);
  expect(read.statement.verification.status).toBe('verified');
});
