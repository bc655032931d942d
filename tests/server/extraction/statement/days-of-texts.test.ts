/** Days that the text of an entry is wrapped onto, below the days over the rows of each. */
import { expect, it } from 'vitest';
import { withoutRestsOfDates } from '../../../../server/extraction/layout/dates/cut-dates.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { DOT, left, page, right, row, tokensOf, type Row } from '../../../support/words.ts';
import { rowsOf } from '../../../support/small-statement.ts';

const HEAD = [
  row(60, left(40, 'Period 01/03/2026 - 31/03/2026')),
  row(100, left(40, 'Details'), right(420, 'Amount')),
];

/** A day, and an entry of two lines at once or further below. */
const entry = (y: number, day: string, last: string): Row[] => [
  ...(day ? [row(y, left(40, day))] : []),
  row(y + 18, left(40, `Card ${day.slice(0, 2)}`.trim()), right(420, '-5.00')),
  row(y + 30, left(40, 'Invoice 4711 dated')),
  row(y + 42, left(40, last)),
];

it('a day that ends the text of the first entries is text, where blanks set days over entries', () => {
  const stages = readStatement([
    page(1, [
      ...HEAD,
      ...entry(120, '03/03/2026', 'by hand'),
      ...entry(166, '', '28/02/2026'),
      ...entry(230, '05/03/2026', 'by hand'),
      ...entry(294, '09/03/2026', 'by hand'),
      ...entry(358, '12/03/2026', '04/03/2026'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-03-03 -500 Card 03 Invoice 4711 dated by hand',
    '2026-03-03 -500 Card Invoice 4711 dated 28/02/2026',
    '2026-03-05 -500 Card 05 Invoice 4711 dated by hand',
    '2026-03-09 -500 Card 09 Invoice 4711 dated by hand',
    '2026-03-12 -500 Card 12 Invoice 4711 dated 04/03/2026',
  ]);
});

it('a month and a day below the year that ends a line of text are no day of a row', () => {
  const dates = (x: number, above: string): number =>
    withoutRestsOfDates(
      tokensOf(DOT, [
        row(118, left(40, '2026-03-03'), left(120, above)),
        row(129, left(x, '02-27'), right(420, '-5.00')),
      ]),
    )[1]!.dates.length;
  expect(dates(120, 'Invoice dated 2026-')).toBe(0);
  expect(dates(40, 'Invoice dated 2026-')).toBe(1);
  expect(dates(120, 'Invoice dated')).toBe(1);
});

it('below a row that prints its day and its amount alone, a day with a time is of its text', () => {
  const stacked = (y: number, day: string, last: string): Row[] => [
    row(y, left(40, day), right(420, '-5.00')),
    row(y + 11, left(40, 'Card payment')),
    row(y + 22, left(40, 'Otter Ltd')),
    row(y + 33, left(40, last)),
  ];
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Period 01/03/2026 - 31/03/2026')),
      ...stacked(100, '03/03/2026', '01/03/2026 18:24'),
      ...['05', '09', '11', '12', '16'].flatMap((day, at) =>
        stacked(150 + 50 * at, `${day}/03/2026`, 'by letter'),
      ),
    ]),
  ]);
  expect(rowsOf(stages).slice(0, 2)).toEqual([
    '2026-03-03 -500 Card payment Otter Ltd 01/03/2026 18:24',
    '2026-03-05 -500 Card payment Otter Ltd by letter',
  ]);
});
