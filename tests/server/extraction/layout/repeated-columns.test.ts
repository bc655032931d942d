import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';

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

describe('amounts at one rate beside those of the account', () => {
  const two = ['Date', 'Description', 'Amount EUR', '', 'Amount BGN'];
  const inEuro = ['-12.50', '30.00', '-17.00', '-20.00', '900.25'];
  const inLev = ['-24.45', '58.67', '-33.25', '-39.12', '1760.74'];
  const paid = rows.map((cells, row) => cells.with(2, inEuro[row]!).with(4, inLev[row]!));

  it('book nothing', () => {
    const stages = readSmall({ heading: two, rows: paid });
    expect(amountsOf(stages)).toEqual([-1250, 3000, -1700, -2000, 90025]);
  });

  it('are amounts of their own where one row has another rate, or no other amount', () => {
    for (const cells of [
      ['05/06/2026', 'Florist', '-17.00', '', '-34.25'],
      ['05/06/2026', 'Florist', '-17.00', '', ''],
    ]) {
      const [shape] = readSmall({ heading: two, rows: paid.with(2, cells) }).shapes;
      expect(shape!.monies.map(({ roles }) => [...roles])).toEqual([['amount'], ['amount']]);
    }
  });
});

describe('balances under the name of a text', () => {
  const names = ['Date', 'Details', 'Paid out', 'Operation', 'Balance'];
  const paid = [
    ['03/06/2026', 'Baker', '12.50', '187.50', '187.50'],
    ['04/06/2026', 'Florist', '30.00', '157.50', '157.50'],
    ['05/06/2026', 'Cinema', '17.00', '', ''],
    ['08/06/2026', 'Grocer', '20.00', '120.50', '120.50'],
    ['09/06/2026', 'Bookshop', '10.25', '110.25', '110.25'],
    ['10/06/2026', 'Tailor', '10.00', '90.25', '100.25'],
    ['11/06/2026', 'Cobbler', '5.00', '95.25', '95.25'],
  ];

  it('are no text where few rows have them beside balances without a name', () => {
    const stages = readSmall({
      heading: ['Date', 'Details', 'Paid out', 'Operation', ''],
      rows: paid.filter((cells) => cells[3] === cells[4] && cells[3] !== '').slice(0, 3),
    });
    expect(rowsOf(stages)[1]).toBe('2026-06-04 -3000 Florist');
  });

  it('are no texts, though some differ from the balances beside them', () => {
    const [first, ...rest] = rowsOf(readSmall({ heading: names, rows: paid }));
    expect([first, ...rest.slice(-2)]).toEqual([
      '2026-06-03 -1250 Baker',
      '2026-06-10 -1000 Tailor',
      '2026-06-11 -500 Cobbler',
    ]);
  });

  it('stay where they are other numbers', () => {
    const other = paid.map((cells, index) => cells.with(3, `${index}7.50`));
    expect(rowsOf(readSmall({ heading: names, rows: other }))[0]).toContain('7.50');
  });
});
