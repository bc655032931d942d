/** Marks beside amounts that take a second look: between drawn lines, below amounts, two known for the same. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { left, page, row } from '../../../support/words.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const EXPECTED = [-1250, 50000, -730];

describe('words for a direction between lines drawn as characters', () => {
  it('are marks', () => {
    const lines = [
      PERIOD,
      '04/03/2026 | Debit | 12.50',
      '05/03/2026 | Credit | 500.00',
      '16/03/2026 | Debit | 7.30',
    ];
    const stages = readStatement([
      page(
        1,
        lines.map((line, index) => row(60 + 20 * index, left(40, line))),
      ),
    ]);
    expect(amountsOf(stages)).toEqual(EXPECTED);
  });
});

it('a letter below an amount is no mark where the amount has its sign, or it is the initial of a name', () => {
  const rows = [
    ['04/03/2026', 'Sale of a bicycle', '+90.00'],
    ['', 'Rosa T.'],
    ['05/03/2026', 'Refund', '-12.00'],
    ['', 'Amir K'],
  ];
  const { transactions } = readSmall({
    above: [PERIOD],
    heading: ['Date', 'Description', 'Amount'],
    rows,
  }).statement;
  expect(transactions.map(({ direction, description }) => [direction, description])).toEqual([
    ['in', 'Sale of a bicycle Rosa T.'],
    ['out', 'Refund Amir K'],
  ]);
});

describe('two marks that are both known for money in', () => {
  const rows = [
    ['04/03/2026', 'Coffee C', '12.50', '87.50'],
    ['05/03/2026', 'Salary A', '500.00', '587.50'],
    ['16/03/2026', 'Books C', '7.30', '580.20'],
    ['17/03/2026', 'Fuel C', '80.20', '500.00'],
  ];
  const marked = (rowsOf: readonly (readonly string[])[], above: readonly string[]) =>
    readStatement([
      page(1, [
        ...above.map((text, index) => row(30 + 14 * index, left(40, text))),
        row(
          90,
          left(40, 'Fecha'),
          left(110, 'Concepto'),
          left(300, 'C/A'),
          left(350, 'Importe'),
          left(450, 'Saldo'),
        ),
        ...rowsOf.map(([day, text, amount, balance], index) =>
          row(
            106 + 14 * index,
            left(40, day!),
            left(110, text!.slice(0, -2)),
            left(304, text!.slice(-1)),
            left(350, amount!),
            left(450, balance!),
          ),
        ),
      ]),
    ]);

  it('are a pair of opposites, as the balances tell', () => {
    expect(amountsOf(marked(rows, [PERIOD, 'Saldo inicial 100.00']))).toEqual([-1250, 50000, -730, -8020]);
  });
});

it('a name of either direction is that of one where the heading names the other, though no row has any of it', () => {
  const { statement } = readSmall({
    above: ['期間 2026/03/01 - 2026/03/31'],
    heading: ['年月日', '摘要', 'お支払金額', 'お預り金額', '差引残高'],
    rows: [['2026-03-05', '電気', '11,472', '', '788,528']],
  });
  expect(amountsOf({ statement })).toEqual([-11472]);
});
