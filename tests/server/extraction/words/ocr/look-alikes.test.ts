/** Letters in place of digits. */
import { expect, it } from 'vitest';
import {
  withDigitsInDate,
  withLetterInMonth,
} from '../../../../../server/extraction/words/ocr/look-alikes.ts';

it.each([
  ['O2JUN', '02JUN'],
  ['2OOCT', '20OCT'],
  ['1O/O6/2O25', '10/06/2025'],
  ['l2-Mar-24', '12-Mar-24'],
  ['O1.l2.', '01.12.'],
])('a date is read with digits: %s', (text, digits) => {
  expect(withDigitsInDate(text)).toBe(digits);
});

it.each(['1OCT', '05NOV24', 'OSLO', 'IO5X', 'LOT-O42', '4OO', 'O6789', '|'])('is left alone: %s', (text) => {
  expect(withDigitsInDate(text)).toBe(text);
});

it('a month begins with a letter', () => {
  expect(['80ct', '300ct2019', '10-0ct-24', '8Oct', '20km', '100st'].map(withLetterInMonth)).toEqual([
    '8Oct',
    '30Oct2019',
    '10-0ct-24',
    '8Oct',
    '20km',
    '100st',
  ]);
});
