/** Figures of a summary between two lists, and the name of a column of signs between two others. */
import { describe, expect, it } from 'vitest';
import { chunksOf } from '../../../../server/extraction/layout/headings/heading-chunks.ts';
import { isTitleOver } from '../../../../server/extraction/layout/headings/titles-over-names.ts';
import { withoutFiguresApart } from '../../../../server/extraction/layout/columns/figures-apart.ts';
import { columnsAt, COMMA, left, right, row, tokensOf, DOT, type Row } from '../../../support/words.ts';

const lineOf = (...cells: Row['cells'][number][]) => tokensOf(DOT, [row(100, ...cells)])[0]!.line;

describe('withoutFiguresApart', () => {
  const booking = (y: number, text: string, amount: string): Row =>
    row(y, left(40, '04.03.2026'), left(110, text), right(420, amount));

  it('leaves out figures that end where no amount of a row does', () => {
    const box = columnsAt(left(40), right(220));
    const lines = tokensOf(COMMA, [
      booking(100, 'Kaffee', '3,20'),
      booking(114, 'Buch', '12,50'),
      booking(128, 'Miete', '640,00'),
      box(160, 'Anfangssaldo', '2.291,86'),
      box(174, 'Endsaldo', '1.040,10'),
    ]);
    expect(withoutFiguresApart(lines, { columns: [] })).toEqual(lines.slice(0, 3));
  });

  it('keeps those in line with the amounts', () => {
    const lines = tokensOf(COMMA, [
      row(86, left(110, 'Anfangssaldo'), right(420, '2.291,86')),
      booking(100, 'Kaffee', '3,20'),
      booking(114, 'Buch', '12,50'),
    ]);
    expect(withoutFiguresApart(lines, { columns: [] })).toEqual(lines);
  });
});

it('a name of signs between two known names is one by itself', () => {
  const line = lineOf(left(40, 'Date'), left(110, 'Transaction amount +/- Closing balance'));
  expect(chunksOf(line).map(({ text }) => text)).toEqual([
    'Date',
    'Transaction amount',
    '+/-',
    'Closing balance',
  ]);
});

it('a word of a direction over the numbers of rows is the title of their list', () => {
  const names = lineOf(left(40, '#'), left(80, 'Date'), left(160, 'Details'), right(500, 'Amount'));
  expect(isTitleOver(lineOf(left(40, 'Withdrawals')), names)).toBe(true);
  const others = lineOf(left(40, 'Amount'), left(120, 'Date'), left(200, 'Details'));
  expect(isTitleOver(lineOf(left(40, 'Withdrawal')), others)).toBe(false);
});
