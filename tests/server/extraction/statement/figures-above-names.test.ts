/** A summary above a list in a language that no lexicon knows. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, left, page, right, row, type Row } from '../../../support/words.ts';

const figure = columnsAt(left(40), right(440));
const names = row(144, left(40, 'Dorn'), left(110, 'Velt'), right(440, 'Grolmet'), right(520, 'Skervat'));
const booking = (y: number, day: string, text: string, amount: string, at = 440): Row =>
  row(y, left(40, day), left(110, text), right(at, amount));
const bookings = [
  booking(158, '04/03/2026', 'Ropes', '20.00'),
  booking(172, '09/03/2026', 'Paint', '30.00'),
  booking(186, '17/03/2026', 'Ferry', '12.50', 520),
  booking(200, '21/03/2026', 'Bolts', '7.25'),
];

const read = (...lines: readonly Row[]): string[] =>
  rowsOf(readStatement([page(1, [row(40, left(40, 'Quendar')), ...lines])]));

describe('figures above unknown names of columns', () => {
  const above = [
    figure(74, 'Lusak', '715.25'),
    figure(88, 'Ommer', '12.50'),
    figure(102, 'Tarn', '57.25'),
    figure(116, 'Evrit', '670.50'),
  ];

  it('are no bookings where the rows below print their days', () => {
    expect(read(...above, names, ...bookings).map((line) => line.slice(-5))).toEqual([
      'Ropes',
      'Paint',
      'Ferry',
      'Bolts',
    ]);
  });

  it('are none either where the list begins with the balance that one of them states', () => {
    const lines = [
      row(88, left(110, 'alt (28.02.2026)'), right(440, '1,000.00')),
      row(102, left(110, 'ner (31.03.2026)'), right(440, '1,330.25')),
      row(130, left(40, 'DORN'), left(110, 'Velt')),
      row(144, left(110, 'Balance brought forward'), right(440, '1,000.00')),
      booking(165, '04/03/2026', 'Ropes', '120.00'),
      booking(179, '09/03/2026', 'Paint', '230.00'),
      booking(193, '17/03/2026', 'Ferry', '12.50', 360),
      booking(207, '21/03/2026', 'Bolts', '7.25', 360),
    ];
    expect(read(...lines).map((line) => line.slice(-5))).toEqual(['Ropes', 'Paint', 'Ferry', 'Bolts']);
  });
});
