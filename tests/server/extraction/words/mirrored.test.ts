/** Statements that are written from right to left are mirrored, read like others, and shown where they stand. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { laidFromLeft } from '../../../../server/extraction/words/mirrored.ts';
import { asTheyLie, ownBox } from '../../../../server/extraction/words/own-places.ts';
import type { WordPage } from '../../../../server/extraction/words/word.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

/** Balance, money in, money out, text and day from left to right, as such tables stand; labels right of their figures. */
const ROWS: readonly Row[] = [
  row(60, left(40, '1,000.00'), right(555, 'الافتتاحي الرصيد')),
  row(74, left(40, '880.00'), right(555, 'الختامي الرصيد')),
  row(110, right(100, 'الرصيد'), right(180, 'دائن'), right(260, 'مدين'), right(480, 'البيان'), right(555, 'التاريخ')),
  booking(124, '950.00', '', '50.00', 'مباشر خصم', '04'),
  booking(138, '920.00', '', '30.00', 'آلي صراف سحب', '05'),
  booking(152, '960.00', '40.00', '', 'Blue Pine واردة حوالة', '09'),
  booking(166, '880.00', '', '80.00', 'بطاقة مشتريات', '11'),
]; // prettier-ignore

function booking(y: number, balance: string, into: string, out: string, text: string, day: string): Row {
  const cells = [
    right(100, balance),
    right(180, into),
    right(260, out),
    right(480, text),
    right(555, `${day}/03/2027`),
  ];
  return row(y, ...cells.filter((cell) => cell.text !== ''));
}

function laid(...of: readonly Row[]): WordPage {
  return laidFromLeft([page(1, of)])[0]!;
}

describe('a statement from right to left', () => {
  it('is read by its labels and headings, its texts in order', () => {
    const { statement } = readStatement([laid(...ROWS)]);
    const { verification, transactions } = statement;
    expect(verification).toMatchObject({
      status: 'verified',
      openingBalance: 100_000,
      closingBalance: 88_000,
    });
    expect(
      transactions.map(({ direction, amount, description }) => [direction, amount, description]),
    ).toEqual([
      ['out', 5000, 'خصم مباشر'],
      ['out', 3000, 'سحب صراف آلي'],
      ['in', 4000, 'حوالة واردة Blue Pine'],
      ['out', 8000, 'مشتريات بطاقة'],
    ]);
  });

  it('shows its rows where they stand on the page', () => {
    const pages = [laid(...ROWS)];
    const { boxes } = asTheyLie(readStatement(pages).statement, pages).transactions[2]!;
    const [date, amount] = (['date', 'amount'] as const).map((part) =>
      boxes.find((box) => box.part === part)!,
    );
    expect(date).toMatchObject({ x0: 505, x1: 555 });
    expect(amount).toMatchObject({ x0: 155, x1: 180 });
  });

  it('keeps words of other scripts and numbers in their order, and knows where each of them stands', () => {
    const before = page(1, [row(60, left(40, 'AED 12 450'), right(300, 'شهر راتب'))]);
    const mirrored = laidFromLeft([before])[0]!;
    const texts = mirrored.words.toSorted((a, b) => a.x0 - b.x0).map(({ text }) => text);
    expect(texts).toEqual(['راتب', 'شهر', 'AED', '12', '450']);
    for (const { text, x0, x1, y0, y1 } of before.words) {
      const found = mirrored.words.find((word) => word.text === text)!;
      const own = ownBox(mirrored, { x0: found.x0, x1: found.x1, y0, y1 });
      expect([own.x0, own.x1]).toEqual([expect.closeTo(x0, 5), expect.closeTo(x1, 5)]);
    }
  });

  it('has a dash between two days with the names of their months between them', () => {
    const period = row(40, left(300, '2027 مارس 31 – 2027 مارس 01'));
    const texts = laid(period, ...ROWS).words.filter(({ baseline }) => baseline === 40);
    expect(texts.toSorted((a, b) => a.x0 - b.x0).map(({ text }) => text)).toEqual([
      '01', 'مارس', '2027', '–', '31', 'مارس', '2027',
    ]); // prettier-ignore
  });

  it('is told by the side its days stand at, whatever its texts are written in', () => {
    const days = ['04', '05', '09', '11'];
    const english = days.map((day, index) => booking(80 + 14 * index, '950.00', '', '50.00', 'Grocer', day));
    const title = row(60, right(555, 'حساب كشف'));
    expect(laid(title, ...english).mirrored).toBeDefined();
    const turned = days.map((day, index) =>
      row(80 + 14 * index, left(40, `${day}/03/2027`), left(120, 'قبض'), right(555, '50.00')),
    );
    expect(laid(title, ...turned).mirrored).toBeUndefined();
  });

  it('is told of each page that tells it by itself, whatever the others are', () => {
    const english = [
      row(60, left(40, 'Account number 4400550066'), right(555, 'Page 1/2')),
      row(80, left(40, 'Date'), left(120, 'Description'), right(555, 'Amount')),
      row(94, left(40, '04/03/2027'), left(120, 'Grocer'), right(555, '12.50')),
    ];
    const [first, second] = laidFromLeft([page(1, ROWS), page(2, english)]);
    expect([first!.mirrored === undefined, second!.mirrored === undefined]).toEqual([false, true]);
    const rows = [4, 5, 6, 8, 9, 10, 11, 12].map((day, index) =>
      row(108 + 14 * index, left(40, `0${day}/03/2027`.slice(-10)), left(120, 'Grocer'), right(555, '12.50')),
    );
    const [long, behind] = laidFromLeft([page(1, [...english, ...rows]), page(2, ROWS.slice(0, 5))]);
    expect([long!.mirrored === undefined, behind!.mirrored === undefined]).toEqual([true, false]);
  });

  it('is none without a word of such a script, and pictures stay as they are', () => {
    const latin = [page(1, [row(60, left(40, 'Opening balance'), right(555, '12.50'))])];
    expect(laidFromLeft(latin)).toBe(latin);
    const scanned: WordPage = { ...page(1, ROWS), source: 'ocr' };
    expect(laidFromLeft([scanned])).toEqual([scanned]);
  });
});
