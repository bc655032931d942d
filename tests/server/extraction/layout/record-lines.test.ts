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

/** Records on two pages, of which the first holds so many lines. */
const readTwo = (held: number, records: readonly (readonly string[])[], gap = 14) => {
  let y = 120;
  const lines = records.flatMap((texts) => texts.map((text, at) => ({ text, first: at === 0 })));
  const rows = lines.map(({ text, first }, index) => {
    if (index === held) y = 40;
    y += first ? 14 + gap : 14;
    return row(y, left(72, text));
  });
  const head = row(80, left(72, 'Statement of account'));
  return rowsOf(readStatement([page(1, [head, ...rows.slice(0, held)]), page(2, rows.slice(held))]));
};

it('a record alone on a page is read as the others are', () => {
  expect(days(readTwo(12, RECORDS))).toEqual(days(read(14, ...RECORDS)));
});

it('days first are read where they are though the page ends behind one', () => {
  const first = (day: string, text: string, amount: string, balance: string) => [
    `Date: ${day}`,
    `Description: ${text}`,
    `Amount: ${amount}`,
    `Balance: ${balance}`,
  ];
  const records = [
    first('2026-03-14', 'Kiln', '-61.75', '938.25'),
    first('2026-03-16', 'Harrow', '250.00', '1,188.25'),
    first('2026-03-21', 'Loft', '-148.50', '1,039.75'),
    first('2026-03-23', 'Bakery', '-12.00', '1,027.75'),
    first('2026-03-25', 'Mill', '-20.00', '1,007.75'),
    first('2026-03-29', 'Quay', '-7.75', '1,000.00'),
  ];
  expect(days(readTwo(9, records))).toEqual([
    '2026-03-14 -6175',
    '2026-03-16 +25000',
    '2026-03-21 -14850',
    '2026-03-23 -1200',
    '2026-03-25 -2000',
    '2026-03-29 -775',
  ]);
});

it('an amount that the end of the page parts from its day books nothing on the day of another record', () => {
  const booked = days(readTwo(10, RECORDS));
  expect(booked).not.toContain('2026-03-21 -1200');
  expect(booked).not.toContain('2026-03-16 -14850');
});
