/** Texts set to both edges of their column: wide blanks that part no cells. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

/** A text on two lines, whose words begin at these places, and the amount beside it. */
const entry = (y: number, words: readonly (readonly [number, string])[], below: string): Row[] => [
  row(y, left(40, `${10 + y / 50}/03/2026`), ...words.slice(0, -1).map(([x, text]) => left(x, text)), right(words.at(-1)![0], words.at(-1)![1]), right(400, '-5.00')),
  row(y + 12, left(110, below)),
]; // prettier-ignore

const textsOf = (...rows: readonly Row[]): string[] =>
  readStatement([
    page(1, [
      row(40, left(40, 'Date'), left(110, 'Transaction Description'), right(400, 'Amount')),
      ...rows,
      row(400, left(40, 'End of list')),
    ]),
  ]).statement.transactions.map(({ description }) => description);

it('go on in the line below behind their last word', () => {
  const rows = [
    ...entry(100, [[110, 'Transfer'], [187.5, 'Garden'], [280, 'Rowan']], 'Lettings'),
    ...entry(150, [[110, 'Card'], [175, 'Corner'], [280, 'bakery']], 'Nr. 4'),
    ...entry(200, [[110, 'Transfer'], [187.5, 'Garden'], [280, 'Rowan']], 'Lettings'),
    ...entry(250, [[110, 'Card'], [175, 'Corner'], [280, 'bakery']], 'Nr. 9'),
    ...entry(300, [[110, 'Transfer'], [187.5, 'Garden'], [280, 'Rowan']], 'Lettings'),
  ]; // prettier-ignore
  expect(textsOf(...rows).slice(0, 2)).toEqual([
    'Transfer Garden Rowan Lettings',
    'Card Corner bakery Nr. 4',
  ]);
});

it('are cells where their second words stand below one another', () => {
  const rows = [
    ...entry(100, [[110, 'Transfer'], [176, 'Garden'], [280, 'Rowan']], 'Lettings'),
    ...entry(150, [[110, 'Card'], [176, 'Corner'], [280, 'bakery']], 'Nr. 4'),
    ...entry(200, [[110, 'Transfer'], [176, 'Garden'], [280, 'Rowan']], 'Lettings'),
    ...entry(250, [[110, 'Card'], [176, 'Corner'], [280, 'bakery']], 'Nr. 9'),
    ...entry(300, [[110, 'Transfer'], [176, 'Garden'], [280, 'Rowan']], 'Lettings'),
  ]; // prettier-ignore
  expect(textsOf(...rows)[1]).toBe('Card Nr. 4 Corner bakery');
});

it('are lines of their own where as many texts run on over the place of a blank', () => {
  const lines = (y: number, bank: string, account: string): Row[] => [
    row(y, left(40, `${10 + y / 50}/03/2026`), left(110, 'Direct debit'), right(400, '-5.00')),
    row(y + 11, left(110, bank), left(178, account)),
    row(y + 22, left(110, 'Monthly'), left(150, 'rent'), left(175, 'March')),
  ];
  const rows = [
    ...lines(100, 'BANKDEFF', 'DE1200000001'),
    ...lines(150, 'KREDATWW', 'AT3400000002'),
    ...lines(200, 'POSTCHBE', 'CH5600000003'),
    ...lines(250, 'BANKDEFF', 'DE7800000004'),
  ];
  expect(textsOf(...rows).slice(0, 2)).toEqual([
    'Direct debit BANKDEFF DE1200000001 Monthly rent March',
    'Direct debit KREDATWW AT3400000002 Monthly rent March',
  ]);
});
