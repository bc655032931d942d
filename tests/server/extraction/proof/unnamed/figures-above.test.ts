import { expect, it } from 'vitest';
import { readStatement } from '../../../../../server/extraction/read.ts';
import { amountsOf, readSmall } from '../../../../support/small-statement.ts';
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

it.each([[['Qal', 'Wer', 'Zup', 'Mol']], [['Date', 'Text', 'Out', 'Balance']], [null]])(
  'they stand in the column of the amounts: %s',
  (heading) => {
    const { statement } = readSmall({
      above: ['Period 01/05/2026 to 31/05/2026'],
      heading,
      rows: [
        ['', 'Zorbik ver', '1,000.00'],
        ['', 'Pelmo dat', '250.00'],
        ['02/05/2026', 'Coffee', '12.50', '987.50'],
        ['05/05/2026', 'Books', '40.00', '947.50'],
        ['09/05/2026', 'Fuel', '30.00', '917.50'],
        ['12/05/2026', 'Bread', '17.50', '900.00'],
      ],
    });
    expect(statement.transactions).toHaveLength(4);
    expect(statement).toMatchObject({
      accounts: [{ openingBalance: 100000, closingBalance: 90000 }],
      verification: { status: 'verified' },
    });
  },
);
