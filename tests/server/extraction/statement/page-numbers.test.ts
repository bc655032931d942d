/** Numbers of pages that stand below a column of amounts. */
import { expect, it } from 'vitest';
import { isPageNumber } from '../../../../server/extraction/statement/entries/other-figures.ts';
import { DOT, left, row, tokensOf } from '../../../support/words.ts';

it.each([
  ['Sivu 1 / 3', 3, true],
  ['Sivu 1 / 3', 1, true],
  ['Page 1 of 3', 1, true],
  ['Batch 4 / 3', 4, false],
  ['Sivu 1 / 3', 13, false],
])('"%s" with %i below the amounts: %s', (text, units, is) => {
  const [tokens, amount] = tokensOf(DOT, [row(820, left(40, text)), row(834, left(40, '12.50'))]);
  const money = { ...amount!.monies[0]!, strong: false, decimals: 0, units };
  const rest = tokens!.line.words.slice(1);
  const seen = { booking: null, otherDate: null, monies: [money], mark: null, prose: false };
  expect(isPageNumber({ ...seen, tokens: tokens!, rest }, money)).toBe(is);
});

it.each([
  ['Seite 1', 1, true],
  ['Seite 2', 2, false],
  ['2 -', 1, false],
])('"%s" in a cell of its own behind a name and a number: %s', (cell, units, is) => {
  const [tokens, amount] = tokensOf(DOT, [
    row(820, left(40, 'Harbour Bank 2071'), left(400, cell)),
    row(834, left(40, '12.50')),
  ]);
  const money = { ...amount!.monies[0]!, strong: false, decimals: 0, units };
  const rest = tokens!.line.words.slice(1);
  const seen = { booking: null, otherDate: null, monies: [money], mark: null, prose: false };
  expect(isPageNumber({ ...seen, tokens: tokens!, rest }, money)).toBe(is);
});

it.each([
  ['- 1 -', true],
  ['\u2013 1 \u2013', true],
  ['- 7 -', false],
  ['Batch 1 -', false],
])('"%s" below whole amounts, whose dash reads like a sign: %s', (text, is) => {
  const [tokens, amount] = tokensOf(DOT, [row(820, left(400, text)), row(834, left(40, '12.50'))]);
  const money = { ...amount!.monies[0]!, strong: false, decimals: 0, units: 1, sign: -1 as const };
  const rest = tokens!.line.words.slice(2);
  const seen = { booking: null, otherDate: null, monies: [money], mark: null, prose: false };
  expect(isPageNumber({ ...seen, tokens: tokens!, rest }, money)).toBe(is);
});
