import { expect, it } from 'vitest';
import { withPushedAmounts } from '../../../../server/extraction/layout/lines/pushed-amounts.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { DOT, left, page, row, tokensOf, type Row } from '../../../support/words.ts';

/** Width of a letter in the pages of the tests, points. */
const LETTER = 5;

/** A line of a typewriter: each word stands as many letters from the left as there are characters before it. */
const typed = (y: number, text: string): Row =>
  row(y, ...[...text.matchAll(/\S+/g)].map(({ 0: word, index }) => left(40 + index * LETTER, word)));
const line = (day: string, text: string, out: string, inward: string, balance: string): string =>
  `${day} Aug ${text.padEnd(20)}${out.padStart(9)}${inward.padStart(9)}${balance.padStart(10)}`;
const lines = [
  line('03', 'Bakery', '12.50', '', '87.50'),
  line('04', 'Refund of the railway company', '', '30.00', '117.50'),
  line('05', 'Standing order', '17.00', '', '100.50'),
  line('08', 'Florist and gardener', '20.00', '', '80.50'),
  line('09', 'Cash', '40.00', '', '40.50'),
];
const ends = (rows: readonly string[]): number[][] =>
  withPushedAmounts(
    tokensOf(
      DOT,
      rows.map((text, index) => typed(100 + index * 14, text)),
    ),
  ).map(({ monies }) => monies.map(({ x1 }) => Math.round(x1)));

it('amounts pushed to the right by a long text stand where those of the other rows do', () => {
  expect(ends(lines)).toEqual([
    [220, 315],
    [265, 315],
    [220, 315],
    [220, 315],
    [220, 315],
  ]);
});

it('amounts stay where no text is too long for its field', () => {
  const further = lines.map((text, index) =>
    index === 4 ? `${text.slice(0, 20)}     ${text.slice(20)}` : text,
  );
  expect(ends(further)[4]).toEqual([245, 340]);
});

it('amounts of a second page on the sheet stay there, whose columns are its own', () => {
  const beside = lines.slice(1, 3).map((text, index) => {
    const { cells, ...of } = typed(200 + index * 14, text);
    return { ...of, cells: cells.map((cell) => ({ ...cell, at: cell.at + 60 * LETTER })) };
  });
  const rows = [...lines.map((text, index) => typed(100 + index * 14, text)), ...beside];
  const placed = withPushedAmounts(tokensOf(DOT, rows));
  expect(
    placed.flatMap(({ monies }) => monies.map(({ x1 }) => Math.round(x1))).filter((x1) => x1 > 400),
  ).toEqual([610, 660, 520, 615]);
});

it('rows whose text pushes their amounts are read, under names that stand over nothing of theirs', () => {
  const read = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 1 August 2026 to 31 August 2026')),
      row(54, left(40, 'Opening balance 100.00')),
      row(80, left(40, 'Date Details Paid out Paid in Balance')),
      ...lines.map((text, index) => typed(100 + index * 14, text)),
    ]),
  ]);
  expect(read.statement.verification.status).toBe('verified');
  expect(rowsOf(read)).toEqual([
    '2026-08-03 -1250 Bakery',
    '2026-08-04 +3000 Refund of the railway company',
    '2026-08-05 -1700 Standing order',
    '2026-08-08 -2000 Florist and gardener',
    '2026-08-09 -4000 Cash',
  ]);
});

it('a single credit right before the balance has a column of its own', () => {
  const close = (day: string, text: string, out: string, inward: string, balance: string): string =>
    `${day} Aug ${text.padEnd(20)}${out.padStart(9)}${inward.padStart(10)} ${balance.padStart(6)}`;
  const read = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 1 August 2026 to 31 August 2026')),
      row(54, left(40, 'Opening balance 100.00')),
      row(80, left(40, 'Date Details Paid out Paid in Balance')),
      ...[
        close('03', 'Bakery', '12.50', '', '87.50'),
        close('04', 'Salary', '', '30.00', '117.50'),
        close('05', 'Standing order', '17.00', '', '100.50'),
        close('08', 'Florist', '20.00', '', '80.50'),
        close('09', 'Cash', '40.00', '', '40.50'),
      ].map((text, index) => typed(100 + index * 14, text)),
    ]),
  ]);
  expect(read.statement.verification.status).toBe('verified');
  expect(rowsOf(read)[1]).toBe('2026-08-04 +3000 Salary');
});

it('a line of text that ends in an amount stays with its booking, where it is no booking', () => {
  const read = readStatement([
    page(1, [
      row(40, left(40, 'Statement period 1 August 2026 to 31 August 2026')),
      row(54, left(40, 'Opening balance 100.00')),
      row(80, left(40, 'Date Details Paid out Paid in Balance')),
      ...[...lines.slice(0, 3), '       part of 1,250.00', ...lines.slice(3)].map((text, index) =>
        typed(100 + index * 14, text),
      ),
    ]),
  ]);
  expect(read.statement.verification.status).toBe('verified');
  expect(rowsOf(read)[2]).toBe('2026-08-05 -1700 Standing order part of 1,250.00');
});
