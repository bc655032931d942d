import { expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';

const PERIOD = ['Period: 01/03/2026 to 31/03/2026', 'Opening balance 500.00'];

it('sums of a day between it and its balance book nothing', () => {
  const stages = readSmall({
    above: PERIOD,
    heading: null,
    rows: [
      ['3 March 2026', 'Paid in 0.00 / Paid out 42.00', 'Balance 458.00'],
      ['', 'Ferry to Oban', '-30.00'],
      ['', 'Harbour café', '-12.00'],
      ['6 March 2026', 'Paid in 210.00 / Paid out 8.00', 'Balance 660.00'],
      ['', 'Knitwear sold', '210.00'],
      ['', 'Stamps', '-8.00'],
      ['9 March 2026', 'Paid in 0.00 / Paid out 60.00', 'Balance 600.00'],
      ['', 'Wool', '-60.00'],
    ],
  });
  expect(amountsOf(stages)).toEqual([-3000, -1200, 21000, -800, -6000]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('a row that names its own amounts once is a row', () => {
  const rows = readSmall({
    above: PERIOD,
    heading: null,
    rows: [
      ['3 March 2026', 'Paid out 42.00', 'Balance 458.00'],
      ['6 March 2026', 'Ferry to Oban 8.00', 'Balance 450.00'],
      ['9 March 2026', 'Wool 10.00', 'Balance 440.00'],
    ],
  }).tokens.filter(({ dates }) => dates.length === 1);
  expect(rows.map(({ monies }) => monies.filter(({ strong }) => strong).length)).toEqual([2, 2, 2]);
});
