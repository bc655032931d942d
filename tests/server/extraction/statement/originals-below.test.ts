/** What an amount was in other money, below it behind a line of its text. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

/** A row of three lines, the second of which ends in an amount of other money, among plain ones. */
const read = (original: string, day = '') =>
  readSmall({
    above: ['Period 01/05/2026 to 31/05/2026', 'Opening balance €100.00'],
    heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
    rows: [
      ['04/05/2026', 'Coffee', '€12.50', '', '€87.50'],
      ['09/05/2026', 'Taxi', '€14.42', '', '€73.08'],
      [day, 'Rate €1.00 = £0.86', original],
      ['', 'To: Cabs, London'],
      ['18/05/2026', 'Refund', '', '€15.00', '€88.08'],
    ],
  });

it('is no row of its own, and the text goes on below it', () => {
  const stages = read('£12.40');
  expect(rowsOf(stages)).toEqual([
    '2026-05-04 -1250 Coffee',
    '2026-05-09 -1442 Taxi Rate €1.00 = £0.86 To: Cabs, London',
    '2026-05-18 +1500 Refund',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('is a row where it has a day, or is in the money of the account', () => {
  expect(rowsOf(read('£12.40', '10/05/2026'))).toHaveLength(4);
  expect(read('€12.40').statement.verification.status).not.toBe('verified');
});
