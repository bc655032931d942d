/** Texts behind the last column of figures, and times of day among the texts. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const texts = (...rows: readonly Row[]): string[] =>
  readStatement([page(1, rows)]).statement.transactions.map(({ description }) => description);

describe('a column behind the balances', () => {
  const list = (name: string, ...behind: readonly string[]): Row[] => [
    row(100, left(40, 'Date'), left(110, 'Details'), right(380, 'Amount'), right(460, 'Balance'), left(480, name)),
    row(114, left(40, '03/03/2027'), left(110, 'Coffee'), right(380, '-5.00'), right(460, '95.00'), left(480, behind[0]!)),
    row(128, left(40, '04/03/2027'), left(110, 'Books'), right(380, '-9.00'), right(460, '86.00'), left(480, behind[1]!)),
    row(142, left(40, '05/03/2027'), left(110, 'Wages'), right(380, '50.00'), right(460, '136.00'), left(480, behind[2]!)),
  ]; // prettier-ignore

  it('is part of the text under a name nobody knows', () => {
    expect(texts(...list('Zyx', 'Teller 4', 'Phone', 'Branch')).join()).toBe(
      'Coffee Teller 4,Books Phone,Wages Branch',
    );
  });

  it('is left out where its figures are no texts', () => {
    expect(texts(...list('Zyx', '4', '17', '22')).join()).toBe('Coffee,Books,Wages');
  });
});

describe('times below the dates', () => {
  const list = (...below: readonly string[]): Row[] => [
    row(100, left(40, 'Date'), left(140, 'Details'), right(380, 'Amount'), right(460, 'Balance')),
    ...below.flatMap((text, index) => [
      row(120 + 30 * index, left(40, `0${index + 3}/03/2027`), left(140, 'Card payment'), right(380, '-5.00'), right(460, `${95 - 5 * index}.00`)),
      row(131 + 30 * index, left(40, text), left(140, 'Coffee')),
    ]),
  ]; // prettier-ignore

  it.each([
    ['alone', ['14:02', '09:30', '11:45']],
    ['with their zone', ['14:02:51 WIB', '09:30:05 WIB', '11:45:17 WIB']],
    ['with a word for hours', ['14:02 Uhr', '09:30 Uhr', '11:45 Uhr']],
  ])('are no texts, %s', (_, times) => {
    expect(texts(...list(...times))).toEqual(Array(3).fill('Card payment Coffee'));
  });

  it('leave the codes beside them', () => {
    expect(texts(...list('14:02 582210', '09:30 118734', '11:45 904415'))).toEqual([
      '582210 Card payment Coffee',
      '118734 Card payment Coffee',
      '904415 Card payment Coffee',
    ]);
  });
});
