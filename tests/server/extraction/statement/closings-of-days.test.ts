import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, PITCH, right, row } from '../../../support/words.ts';

/** Days over their rows, each with what is there when it ends under a name; a period and its ends above. */
function read(name: string) {
  let y = 60;
  const next = (by = PITCH) => (y += by);
  const day = (text: string, ends: string) => row(next(30), left(40, text), right(560, `${name} ${ends}`));
  const booking = (text: string, amount: string) => row(next(), left(110, text), right(560, amount));
  return readStatement([
    page(1, [
      row(next(), left(40, 'Period 1 May 2026 - 31 May 2026')),
      row(next(), left(40, 'Opening balance 640.20')),
      row(next(), left(40, 'Closing balance 1,053.65')),
      day('Friday 1 May', '601.11'),
      booking('Florist', '39.09'),
      day('Monday 4 May', '1,151.11'),
      booking('Wages', '+600.00'),
      booking('Bakery', '50.00'),
      day('Friday 8 May', '1,053.65'),
      booking('Cinema', '37.46'),
      booking('Bookshop', '60.00'),
    ]),
  ]);
}

it.each(['Closing balance', 'End of day balance', 'Balance'])(
  'days that end with their %s head their rows',
  (name) => {
    const stages = read(name);
    expect(rowsOf(stages)).toEqual([
      '2026-05-01 -3909 Florist',
      '2026-05-04 +60000 Wages',
      '2026-05-04 -5000 Bakery',
      '2026-05-08 -3746 Cinema',
      '2026-05-08 -6000 Bookshop',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  },
);

/** Days and texts that begin at one edge, and figures in one column without a name, as an app prints its list. */
function unnamed(...rows: readonly (readonly [string, string])[]) {
  return readSmall({
    above: ['Period 1 May 2026 - 31 May 2026', 'Opening balance 640.20', 'Closing balance 1,053.65'],
    heading: null,
    rows: rows.map(([text, figure]) => [text, '', figure]),
  });
}

const LIST = [
  '2026-05-01 -3909 Florist',
  '2026-05-04 +60000 Wages',
  '2026-05-04 -5000 Bakery',
  '2026-05-08 -3746 Cinema',
  '2026-05-08 -6000 Bookshop',
];

it('days whose figure has no name end with it where their rows lead there, newest first', () => {
  const stages = unnamed(
    ['Friday 8 May 2026', '£1,053.65'],
    ['Bookshop', '£60.00'],
    ['Cinema', '£37.46'],
    ['Monday 4 May 2026', '£1,151.11'],
    ['Bakery', '£50.00'],
    ['Wages', '+£600.00'],
    ['Friday 1 May 2026', '£601.11'],
    ['Florist', '£39.09'],
  );
  expect(rowsOf(stages)).toEqual(LIST);
  expect(stages.statement.verification.status).toBe('verified');
});

it('days whose figure is the sum of their rows do not end with it', () => {
  const stages = unnamed(
    ['Friday 1 May 2026', '-39.09'],
    ['Florist', '-39.09'],
    ['Monday 4 May 2026', '+550.00'],
    ['Wages', '+600.00'],
    ['Bakery', '-50.00'],
    ['Friday 8 May 2026', '-97.46'],
    ['Cinema', '-37.46'],
    ['Bookshop', '-60.00'],
  );
  expect(rowsOf(stages)).toEqual(LIST);
  expect(stages.statement.verification.status).toBe('verified');
});

it('days with a figure that their rows do not lead to are bookings', () => {
  const stages = readSmall({
    heading: null,
    rows: [
      ['1 May 2026', '', '39.09'],
      ['', 'Florist 2', '12.00'],
      ['4 May 2026', '', '600.00'],
      ['', 'Bakery 1', '15.00'],
      ['8 May 2026', '', '37.46'],
      ['', 'Cinema 4', '16.00'],
    ],
  });
  expect(stages.statement.verification.status).not.toBe('verified');
  expect(stages.statement.transactions.map(({ amount }) => amount)).toEqual(
    expect.arrayContaining([3909, 60000, 3746]),
  );
});
