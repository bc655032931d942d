import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

it('a single credit closely between debits and balances is an amount without any heading', () => {
  const cells = (y: number, date: string, text: string, out: string, into: string, balance: string) =>
    row(
      y,
      left(40, date),
      left(110, text),
      ...(out === '' ? [] : [right(302, out)]),
      ...(into === '' ? [] : [right(360, into)]),
      right(428, balance),
    );
  const stages = readStatement([
    page(1, [
      cells(100, '01/03/2025', 'Duka la Mwezi', '15,897.40', '', '3,037,722.18'),
      cells(114, '04/03/2025', 'Umeme', '249,859.04', '', '2,787,863.14'),
      cells(128, '06/03/2025', 'Mshahara', '', '287,819.01', '3,075,682.15'),
      cells(142, '09/03/2025', 'Ada', '21,048.87', '', '3,054,633.28'),
    ]),
  ]);
  expect(amountsOf(stages).slice(1)).toEqual([-24985904, 28781901, -2104887]);
});
