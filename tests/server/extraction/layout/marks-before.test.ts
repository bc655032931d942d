/** Abbreviations of debit and credit between the texts and the amounts of rows that are written as text. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const read = (...lines: readonly string[]) =>
  readSmall({
    above: ['Opening balance: 100.00'],
    heading: null,
    rows: lines.map((line) => [line]),
    below: ['Closing balance: 1,000.25'],
  });

it.each([
  ['DR', 'CR', ' | '],
  ['Dr.', 'Cr.', ' '],
])('%s is out and %s in', (debit, credit, by) => {
  const stages = read(
    ['2026-03-04', 'Toll, road 3', debit, '4.50'].join(by),
    ['2026-03-05', 'Wages', credit, '$ 1,200.00'].join(by),
    ['2026-03-09', 'Rent of the garage', debit, '295.25'].join(by),
  );
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 -450 Toll, road 3',
    '2026-03-05 +120000 Wages',
    '2026-03-09 -29525 Rent of the garage',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('a whole word right behind the day says it of the amount behind', () => {
  const stages = read(
    '2026-03-04 DEBIT 4.50 Toll, road 3',
    '2026-03-05 CREDIT 1,200.00 Wages',
    '2026-03-09 DEBIT 295.25 Rent',
  );
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 -450 Toll, road 3',
    '2026-03-05 +120000 Wages',
    '2026-03-09 -29525 Rent',
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('such a word that is all of the text of a row is that text', () => {
  const lines = [
    '040326 CREDIT 50.00 3000.00',
    '050326 WITHDR 25.00 2975.00',
    '070326 TRANSF 100.00 3075.00',
    '090326 RENT 120.50 2954.50',
  ];
  const stages = readSmall({ above: [], heading: null, rows: lines.map((line) => [line]), below: [] });
  expect(rowsOf(stages)).toEqual([
    '2026-03-04 +5000 CREDIT',
    '2026-03-05 -2500 WITHDR',
    '2026-03-07 +10000 TRANSF',
    '2026-03-09 -12050 RENT',
  ]);
});

it('such a word before the amount of some rows is of their texts', () => {
  const stages = read(
    '2026-03-04 Toll DR -4.50',
    '2026-03-05 Wages CR 1,200.00',
    '2026-03-07 Rent of the garage -295.25',
    '2026-03-09 Correction of the rent CR 0.00',
  );
  expect(rowsOf(stages)[0]).toBe('2026-03-04 -450 Toll DR');
});

it('stand under a name of theirs, with texts between them and the amounts', () => {
  const line = (y: number, ...cells: readonly string[]): Row =>
    row(
      y,
      ...cells.map((text, at) =>
        at === 4 ? right(410, text) : left([40, 90, 180, 270, 0, 430, 600][at]!, text),
      ),
    );
  const stages = readStatement([
    page(1, [
      row(60, left(40, '币种:人民币')),
      line(100, '收/支', '交易对方', '商品说明', '收/付款方式', '金额', '交易订单号', '交易时间'),
      line(116, '支出', '中国移动', '话费充值', '余额宝', '30.00', '20260130220017', '2026-01-30 15:07:31'),
      line(132, '收入', '李娜', '收款', '余额', '24.26', '20260128220018', '2026-01-28 12:40:46'),
      line(148, '支出', '盒马鲜生', '购物', '花呗', '12.50', '20260126220019', '2026-01-26 08:11:02'),
    ]),
  ]);
  expect(rowsOf(stages).map((text) => text.slice(0, 16))).toEqual([
    '2026-01-26 -1250',
    '2026-01-28 +2426',
    '2026-01-30 -3000',
  ]);
});
