/** Texts that are read from right to left, among numbers and words that are not. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { cleanWord } from '../../../../server/extraction/words/clean.ts';
import { joinPieces } from '../../../../server/extraction/words/lines.ts';
import {
  fromLeftToRight,
  inReadingOrder,
  isRightToLeft,
} from '../../../../server/extraction/words/right-to-left.ts';
import { left, page, right, row, word } from '../../../support/words.ts';

/** The texts of words that stand one blank apart, from left to right, in reading order. */
function read(...texts: readonly string[]): string {
  let x = 40;
  const words = texts.map((text) => {
    const made = word(text, x, 100);
    x = made.x1 + 3;
    return made;
  });
  return inReadingOrder(words)
    .map(({ text }) => text)
    .join(' ');
}

describe('reading order', () => {
  it.each([
    ['of another direction', ['Rent', 'May', '2231'], 'Rent May 2231'],
    ['of one direction', ['חשמל', 'קבע', 'הוראת'], 'הוראת קבע חשמל'],
    ['with numbers, which keep their own order', ['12', '450', 'אשראי', 'כרטיס'], 'כרטיס אשראי 12 450'],
    ['within a line of Latin words', ['Transfer', 'לוי', 'מאת', 'by', 'bank'], 'Transfer מאת לוי by bank'],
  ])('words %s', (_, words, expected) => {
    expect(read(...words)).toBe(expected);
  });

  it('numbers of two cells are no run', () => {
    const words = [word('580894', 40, 100), word('6567', 120, 100), word('אשראי', 143, 100)];
    expect(inReadingOrder(words).map(({ text }) => text)).toEqual(['אשראי', '6567', '580894']);
  });
});

describe('words of a run, which come in the order they are read', () => {
  it.each([
    ['one direction', ['הוראת', 'קבע', 'חשמל'], true, [2, 1, 0]],
    ['another script within', ['راتب', 'Blue', 'Pine', '2027', 'شهر'], true, [4, 1, 2, 3, 0]],
    ['numbers, which stand each for themselves', ['مرجع', '450', '12'], true, [2, 1, 0]],
    ['a stretch within another script', ['Transfer', 'מאת', 'לוי', 'by', 'bank'], false, [0, 2, 1, 3, 4]],
    ['two days with words between', ['31/03', '01/03', 'עד', 'יום'], false, [0, 3, 2, 1]],
    ['numbers at the end of a stretch', ['Rent', 'מאי', '2231'], false, [0, 1, 2]],
  ])('stand by their places from left to right: %s', (_, texts, backwards, places) => {
    expect(fromLeftToRight(texts, backwards)).toEqual(places);
  });
});

it('knows letters of such scripts in any form', () => {
  expect(['חשמל', 'راتب', '\ufe8e', 'INV-חש'].every(isRightToLeft)).toBe(true);
  expect(['Café', 'Київ', '日付', '١٢٣', '1.234,56'].some(isRightToLeft)).toBe(false);
});

it('spells joined letters plainly', () => {
  // Ra, then alef, teh and beh in the forms they take within a word.
  expect(cleanWord('\ufead\ufe8e\ufe97\ufe90')).toBe('راتب');
});

it.each([
  ['חשמל', 'למשח'],
  ['בע"מ', 'מ"עב'],
  ['العملة:', ':ةلمعلا'],
  ['12', '12'],
])('joins glyphs drawn one by one from the right end: %s', (word, glyphs) => {
  const piece = (text: string, x0: number) => ({
    text, x0, x1: x0 + 5, baseline: 100, size: 10, ascent: 8, descent: 2, startsWord: false, font: 'F1', family: 'serif' as const, run: 0,
  }); // prettier-ignore
  const [joined] = joinPieces(Array.from(glyphs, (glyph, index) => piece(glyph, 40 + 5 * index)));
  expect(joined!.text).toBe(word);
});

it('knows names of columns in two languages on a statement from left to right', () => {
  const { headings } = readStatement([
    page(1, [
      row(100, left(40, 'Date'), left(110, 'Details'), right(400, 'Debit'), right(500, 'Balance')),
      row(
        112,
        left(40, 'التاريخ'),
        left(110, 'العملية تفاصيل'),
        right(400, 'مدين'),
        right(500, 'الحساب رصيد'),
      ),
      row(130, left(40, '04/03/2027'), left(110, 'Rail'), right(400, '5.00'), right(500, '95.00')),
      row(144, left(40, '05/03/2027'), left(110, 'Market'), right(400, '5.00'), right(500, '90.00')),
    ]),
  ]);
  expect(headings.map(({ columns }) => columns.map(({ text }) => text))).toEqual([
    ['Date التاريخ', 'Details تفاصيل العملية', 'Debit مدين', 'Balance رصيد الحساب'],
  ]);
});

it('keeps the texts of a table that ends with its dates', () => {
  const booking = (y: number, balance: string, out: string, text: string, day: string) =>
    row(y, right(100, balance), right(180, out), right(440, text), left(460, `${day}/03/2027`));
  const { statement } = readStatement([
    page(1, [
      booking(100, '1000.00', '', 'יתרה', '01'),
      booking(114, '950.00', '50.00', 'חשמל קבע הוראת', '04'),
      booking(128, '920.00', '30.00', 'מזומן משיכת', '05'),
      booking(142, '880.00', '40.00', '6567 אשראי כרטיס', '09'),
    ]),
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual([
    'הוראת קבע חשמל',
    'משיכת מזומן',
    'כרטיס אשראי 6567',
  ]);
});
