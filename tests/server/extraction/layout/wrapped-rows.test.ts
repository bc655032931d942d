/** Rows of cells between bars, too long for their page, with the word of their side before the amount and the text behind it. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, row } from '../../../support/words.ts';

const read = (...texts: readonly string[]) =>
  readStatement([
    page(
      1,
      texts.map((text, index) => row(80 + 14 * index, left(72, text))),
    ),
  ]);

const ROWS = [
  '04/03/2026 | CREDIT | 2400.00 | Wages Harrow Bakery | Balance: 2910.25',
  '05/03/2026 | DEBIT | 61.75 | Kiln and Loft | Balance: 2848.50',
  '09/03/2026 | DEBIT | 148.50 | Garden tools | Balance: 2700.00',
];
const READ = [
  '2026-03-04 +240000 Wages Harrow Bakery',
  '2026-03-05 -6175 Kiln and Loft',
  '2026-03-09 -14850 Garden tools',
  '2026-03-12 +4000 Refund of a kettle',
];
const LAST = '12/03/2026 | CREDIT | 40.00 | Refund of a kettle | Balance: 2740.00';

it('the word of a side is of the amount behind it, although a balance follows', () => {
  expect(rowsOf(read('Statement of account', ...ROWS, LAST))).toEqual(READ);
});

it.each([
  ['a balance', ['12/03/2026 | CREDIT | 40.00 | Refund of a kettle | Balance:', '2740.00']],
  ['the end of a text', ['12/03/2026 | CREDIT | 40.00 | Refund of a', 'kettle | Balance: 2740.00']],
])('%s on the next line is of the row above it', (_name, last) => {
  expect(rowsOf(read('Statement of account', ...ROWS, ...last))).toEqual(READ);
});
