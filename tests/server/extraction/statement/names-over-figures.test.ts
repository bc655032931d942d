/** The one name of a column that is no part of a picture, at the head of each page of a list whose texts begin above their day. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

/** Days with the amount and the balance behind them. */
const DAYS = [
  ['02/03/2026', '10.00', '-', '90.00'],
  ['03/03/2026', '12.50', '-', '77.50'],
  ['05/03/2026', '-', '40.00', '117.50'],
  ['08/03/2026', '7.50', '-', '110.00'],
  ['09/03/2026', '20.00', '-', '90.00'],
  ['12/03/2026', '-', '30.00', '120.00'],
  ['13/03/2026', '5.00', '-', '115.00'],
] as const;

/** A text of four lines, the first above its day; entries of the same height each. */
const entry = (y: number, at: number): Row[] => {
  const [day, out, paid, balance] = DAYS[at]!;
  return [
    row(y - 9, left(140, `Transfer ${at}`)),
    row(y, left(30, day), left(140, 'Vale Harbour'), right(385, out), right(465, paid), right(550, balance)),
    row(y + 9, left(140, 'Linden Street')),
    row(y + 18, left(140, 'Nova')),
  ];
};

it('is no text, and the blanks between the entries tell where each begins', () => {
  const stages = readStatement([
    page(1, [
      row(60, left(30, 'Account number: 20450011')),
      row(74, left(30, 'Opening balance 100.00')),
      row(107, left(510, 'Balance')),
      ...[130, 170, 210].flatMap((y, at) => entry(y, at)),
    ]),
    page(2, [row(107, left(510, 'Balance')), ...[130, 170].flatMap((y, at) => entry(y, at + 3))]),
    page(3, [row(107, left(510, 'Balance')), ...[130, 170].flatMap((y, at) => entry(y, at + 5))]),
  ]);
  expect(rowsOf(stages).slice(1)).toEqual([
    '2026-03-03 -1250 Transfer 1 Vale Harbour Linden Street Nova',
    '2026-03-05 +4000 Transfer 2 Vale Harbour Linden Street Nova',
    '2026-03-08 -750 Transfer 3 Vale Harbour Linden Street Nova',
    '2026-03-09 -2000 Transfer 4 Vale Harbour Linden Street Nova',
    '2026-03-12 +3000 Transfer 5 Vale Harbour Linden Street Nova',
    '2026-03-13 -500 Transfer 6 Vale Harbour Linden Street Nova',
  ]);
});
