/** Cells set in the middle of their rows, below days on lines of their own; balances below amounts that begin anew. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { leadOn } from '../../../../server/extraction/statement/entries/balances-below.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { columnsAt, DOT, left, page, right, row, tokensOf, type Row } from '../../../support/words.ts';

it('the text above and below an undated amount is of one entry', () => {
  const day = columnsAt(left(40));
  const entry = (y: number, [above, below]: readonly string[], amount: string, balance: string): Row[] => [
    row(y, left(40, above!)),
    row(y + 6, right(340, amount), right(500, balance)),
    row(y + 12, left(40, below!)),
  ];
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Opening balance'), right(300, '100.00')),
      row(54, left(40, 'Closing balance'), right(300, '53.00')),
      row(80, left(40, 'Details'), right(340, 'Withdrawals'), right(420, 'Deposits'), right(500, 'Balance')),
      day(98, '12 May 2026'),
      ...entry(114, ['Card payment', 'Harrow Bakery'], '10.00', '90.00'),
      ...entry(142, ['Standing order', 'Rent of May'], '20.00', '70.00'),
      day(172, '14 May 2026'),
      ...entry(188, ['Card payment', 'Lower Mill'], '5.00', '65.00'),
      ...entry(216, ['Cash machine', 'Kirkby'], '8.00', '57.00'),
      day(246, '18 May 2026'),
      ...entry(262, ['Card payment', 'Ferry'], '4.00', '53.00'),
    ]),
  ]);
  expect(rowsOf(stages)).toEqual([
    '2026-05-12 -1000 Card payment Harrow Bakery',
    '2026-05-12 -2000 Standing order Rent of May',
    '2026-05-14 -500 Card payment Lower Mill',
    '2026-05-14 -800 Cash machine Kirkby',
    '2026-05-18 -400 Card payment Ferry',
  ]);
});

it('balances lead on but where the list of another account begins, among many', () => {
  const money = (text: string) => tokensOf(DOT, [row(100, right(400, text))])[0]!.monies[0]!;
  const run = (from: number): [string, string][] =>
    Array.from({ length: 8 }, (_, index) => ['-1.00', `${from - index - 1}.00`]);
  const read = (pairs: readonly (readonly [string, string])[]): boolean =>
    leadOn(
      pairs.map(([amount]) => money(amount)),
      pairs.map(([, balance]) => money(balance)),
    );
  expect(read([...run(90), ...run(400)])).toBe(true);
  expect(read([...run(90).slice(4), ...run(400)])).toBe(false);
});
