/** Captions below pictures of cheques, behind the lists that have booked them. */
import { expect, it } from 'vitest';
import { captionLines } from '../../../../server/extraction/layout/lines/captions.ts';
import { columnsAt, DOT, left, right, row, tokensOf, type Row } from '../../../support/words.ts';

const LIST = [
  row(60, left(40, '03/02/2026'), left(110, 'Check 4535'), right(340, '39.50')),
  row(74, left(40, '03/05/2026'), left(110, 'Payroll'), right(420, '80.00')),
  row(88, left(40, '4537*'), left(110, '03/09/2026'), right(340, '300.00')),
];

const caption = columnsAt(left(40), left(110), right(340));

function captionsBelow(...below: readonly Row[]): number[] {
  return [...captionLines(tokensOf(DOT, [...LIST, ...below]))];
}

it('name again what is booked, with what the pictures say between them', () => {
  const below = [
    caption(140, '#4535', '03/02/2026', '39.50'),
    row(154, left(40, 'Pay to the order of Ada Lane')),
    caption(240, '#4537', '03/09/2026', '300.00'),
  ];
  expect(new Set(captionsBelow(...below))).toEqual(new Set([3, 5]));
});

it('stand beside one another, with names of their parts', () => {
  const cells = ['#4535 Date: 03/02/2026 Amount: $39.50', '#4537 Date: 03/09/2026 Amount: $300.00'];
  expect(captionsBelow(row(140, left(40, cells[0]!), left(320, cells[1]!)))).toEqual([3]);
});

it.each([
  ['one of them is booked nowhere else', ['#4536', '03/10/2026', '12.00']],
  ['one has another amount', ['#4537', '03/09/2026', '300.10']],
])('are none where %s', (_, [number, day, amount]) => {
  const below = [caption(140, '#4535', '03/02/2026', '39.50'), caption(154, number!, day!, amount!)];
  expect(captionsBelow(...below)).toEqual([]);
});

it('are none before another booking', () => {
  const below = [caption(140, '#4535', '03/02/2026', '39.50'), { ...LIST[1]!, y: 160 }];
  expect(captionsBelow(...below)).toEqual([]);
});
