/** Records of lines behind their names, the day below the amount. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, row } from '../../../support/words.ts';

/** Lines of each record, further from those of the next. */
const read = (gap: number, ...records: readonly (readonly string[])[]) => {
  let y = 120;
  const lines = records.flatMap((texts) => {
    y += gap;
    return texts.map((text) => row((y += 14), left(72, text)));
  });
  return rowsOf(readStatement([page(1, [row(80, left(72, 'Statement of account')), ...lines])]));
};

const record = (id: number, amount: string, payee: string, day: string) => [
  `Entry: ${id}`,
  `Amount: ${amount}`,
  `Payee: ${payee}`,
  `Date: ${day}, 10:15:30`,
];
const RECORDS = [
  record(401, '-61.75 EUR', 'Kiln', '14/03/2026'),
  record(402, '+250.00 EUR', 'Harrow', '16/03/2026'),
  record(403, '-148.50 EUR', 'Loft', '21/03/2026'),
  record(404, '-12.00 EUR', 'Bakery', '29/03/2026'),
];
const days = (rows: readonly string[]) => rows.map((text) => text.split(' ').slice(0, 2).join(' '));

it('a day below the amount of its record is of the amount above it', () => {
  expect(days(read(14, ...RECORDS))).toEqual([
    '2026-03-14 -6175',
    '2026-03-16 +25000',
    '2026-03-21 -14850',
    '2026-03-29 -1200',
  ]);
});

it('days above their amounts stay where they are', () => {
  const first = RECORDS.map((lines) => [lines[3]!, ...lines.slice(0, 3)]);
  expect(days(read(14, ...first))).toEqual(days(read(14, ...RECORDS)));
});
