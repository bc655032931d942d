import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, PITCH, right, row, type Cell } from '../../../support/words.ts';

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

/** Lines of days and of texts further in, each with one figure, below the period. */
function lines(
  head: readonly Cell[],
  ...of: readonly (readonly [string, at: number, edge: number, string])[]
) {
  const rows = of.map(([text, at, edge, figure], index) =>
    row(74 + index * PITCH, left(at, text), ...(figure === '' ? [] : [right(edge, figure)])),
  );
  const above = row(30, left(40, 'Statement period 24 April 2026 to 31 May 2026'));
  return readStatement([
    page(
      1,
      [above, row(60, ...head), ...rows].filter(({ cells }) => cells.length > 0),
    ),
  ]);
}

it('days that end with a balance in a column of its own, without names, lead from their signed rows', () => {
  const stages = lines(
    [],
    ['8 May 2026', 40, 560, '1,523.93'],
    ['Transfer to the cinema', 52, 470, '-749.14'],
    ['4 May 2026', 40, 560, '2,273.07'],
    ['Wages', 52, 470, '+2,156.41'],
    ['3 May 2026', 40, 560, '116.66'],
    ['Card payment bakery', 52, 470, '-616.47'],
    ['1 May 2026', 40, 560, '733.13'],
    ['Florist', 52, 470, '-43.93'],
  );
  expect(rowsOf(stages)).toEqual([
    '2026-05-01 -4393 Florist',
    '2026-05-03 -61647 Card payment bakery',
    '2026-05-04 +215641 Wages',
    '2026-05-08 -74914 Transfer to the cinema',
  ]);
});

/** Names of two columns; those of the days and of their balances have none. */
const SIDES = [left(52, 'Description'), right(400, 'Debit'), right(470, 'Credit')];

it('days that end with a balance beside columns of both directions lead from their rows by their sides', () => {
  const stages = lines(
    SIDES,
    ['1 May 2026', 40, 560, '601.11'],
    ['Florist', 52, 400, '39.09'],
    ['4 May 2026', 40, 560, '991.11'],
    ['Wages', 52, 470, '400.00'],
    ['Bakery', 52, 400, '10.00'],
    ['8 May 2026', 40, 560, '953.65'],
    ['Refund', 52, 470, '12.54'],
    ['Cinema', 52, 400, '50.00'],
  );
  expect(rowsOf(stages)).toEqual([
    '2026-05-01 -3909 Florist',
    '2026-05-04 +40000 Wages',
    '2026-05-04 -1000 Bakery',
    '2026-05-08 +1254 Refund',
    '2026-05-08 -5000 Cinema',
  ]);
});

it.each([
  ['2 May 2026', '4 May 2026', '8 May 2026'],
  ['Saturday, 2 May 2026', 'Monday, 4 May 2026', 'Friday, 8 May 2026'],
])(
  'days whose balance stands below their rows, named with the day again, leave no word of it in a text',
  (first, second, third) => {
    const balance = (day: string): string => `Balance ${day.split(', ').at(-1)!}`;
    const stages = lines(
      SIDES,
      [first, 40, 560, ''],
      ['Florist', 52, 400, '39.09'],
      [balance(first), 52, 560, '601.11'],
      [second, 40, 560, ''],
      ['Wages', 52, 470, '400.00'],
      [balance(second), 52, 560, '1,001.11'],
      [third, 40, 560, ''],
      ['Cinema', 52, 400, '50.00'],
      [balance(third), 52, 560, '951.11'],
    );
    expect(rowsOf(stages)).toEqual([
      '2026-05-02 -3909 Florist',
      '2026-05-04 +40000 Wages',
      '2026-05-08 -5000 Cinema',
    ]);
  },
);
