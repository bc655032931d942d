/** Numbers of pages that stand below a column of amounts. */
import { expect, it } from 'vitest';
import type { MoneyToken } from '../../../../server/extraction/layout/amounts/money-token.ts';
import type { RowLine } from '../../../../server/extraction/layout/row-line.ts';
import { isPageNumber } from '../../../../server/extraction/statement/entries/other-figures.ts';
import { DOT, left, row, tokensOf } from '../../../support/words.ts';

it.each([
  ['Sivu 1 / 3', 3, true],
  ['Sivu 1 / 3', 1, true],
  ['Page 1 of 3', 1, true],
  ['Batch 4 / 3', 4, false],
  ['Sivu 1 / 3', 13, false],
])('"%s" with %i below the amounts: %s', (text, units, is) => {
  const [tokens] = tokensOf(DOT, [row(820, left(40, text))]);
  const rest = tokens!.line.words.slice(1);
  const money = { strong: false, decimals: 0, units } as MoneyToken;
  expect(isPageNumber({ tokens, booking: null, rest } as unknown as RowLine, money)).toBe(is);
});
