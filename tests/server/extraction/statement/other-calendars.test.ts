/** Days printed in a second calendar, which counts from the Hijra. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

it.each(['22-10-1445', '1445/10/22'])('are no text of the row: %s', (day) => {
  const read = readSmall({
    above: ['Period 01/05/2024 to 31/05/2024', 'Opening balance 100.00'],
    heading: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    rows: [
      ['03/05/2024', 'Coffee', '12.50', '', '87.50'],
      [day, 'Harbour Road'],
      ['09/05/2024', 'Salary', '', '40.00', '127.50'],
      [day, `Paid ${day}`],
    ],
  });
  expect(rowsOf(read)).toEqual([
    '2024-05-03 -1250 Coffee Harbour Road',
    `2024-05-09 +4000 Salary Paid ${day}`,
  ]);
});
