import { expect, it } from 'vitest';
import { readStatement } from '../../../../../server/extraction/read.ts';
import { amountsOf } from '../../../../support/small-statement.ts';
import { left, page, right, row } from '../../../../support/words.ts';

/** A summary in words nobody knows over a list whose days stand above their rows. */
const read = (opening: string) =>
  readStatement([
    page(1, [
      row(60, left(40, 'Gorf plun'), right(420, opening)),
      row(74, left(40, 'Gorf mist'), right(420, '384.30')),
      row(110, left(40, '02/03/2025')),
      row(122, left(110, 'Prolk'), right(340, '12.50'), right(500, '987.50')),
      row(134, left(40, '04/03/2025')),
      row(146, left(110, 'Zmarg'), right(420, '200.00'), right(500, '1,187.50')),
      row(158, left(110, 'Brit'), right(340, '703.20'), right(500, '484.30')),
      row(170, left(40, '11/03/2025')),
      row(182, left(110, 'Drum'), right(340, '100.00'), right(500, '384.30')),
    ]),
  ]);

it('figures in unknown words above a list are no bookings where one of them is what its first row starts from', () => {
  const stages = read('1,000.00');
  expect(amountsOf(stages)).toEqual([-1250, 20000, -70320, -10000]);
  expect(stages.statement.accounts[0]!.openingBalance).toBe(100000);
});

it('they may be anything where none is', () => {
  expect(read('1,001.00').statement.verification.status).not.toBe('verified');
});
