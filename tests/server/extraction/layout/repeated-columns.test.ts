import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const rows = [
  ['03/06/2026', 'Baker', '12.50', '', '- 12.5'],
  ['04/06/2026', 'Refund', '30.00', '', '+ 30.0'],
  ['05/06/2026', 'Florist', '17.00', '', '- 17.0'],
  ['08/06/2026', 'Cinema', '20.00', '', '- 20.0'],
  ['09/06/2026', 'Salary', '900.25', '', '+ 900.25'],
];
const heading = ['Date', 'Description', 'Amount', '', 'Debit (-) / Credit (+)'];

it('amounts that a column with signs says again book nothing', () => {
  expect(rowsOf(readSmall({ heading, rows }))).toEqual([
    '2026-06-03 -1250 Baker',
    '2026-06-04 +3000 Refund',
    '2026-06-05 -1700 Florist',
    '2026-06-08 -2000 Cinema',
    '2026-06-09 +90025 Salary',
  ]);
});

it('a column that says another figure once is none that repeats', () => {
  const other = rows.map((cells, index) => (index === 2 ? cells.with(2, '17.10') : cells));
  const [shape] = readSmall({ heading, rows: other }).shapes;
  expect(shape!.monies[0]!.roles).toEqual(new Set(['amount']));
});
