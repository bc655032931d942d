/** Rows of which the recogniser saw the date and the balance alone, or one of two dates. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { WordPage } from '../../../../server/extraction/words/word.ts';
import { left, page, right, row, rows } from '../../../support/words.ts';

/** Its first line lacks the text and the amount of a booking, or opens the account. */
function statement(confidence: number): WordPage {
  const made = page(1, [
    row(60, left(50, 'Date'), left(120, 'Description'), right(400, 'Amount'), right(500, 'Balance')),
    ...rows(
      90,
      [left(50, '03.04.2025'), right(500, '1,092.50')],
      [left(50, '05.04.2025'), left(120, 'Water works'), right(400, '-92.50'), right(500, '1,000.00')],
      [left(50, '07.04.2025'), left(120, 'Bakery'), right(400, '-12.00'), right(500, '988.00')],
      [left(50, '09.04.2025'), left(120, 'Salary'), right(400, '700.00'), right(500, '1,688.00')],
    ),
  ]);
  const words = made.words.map((word) => ({ ...word, confidence }));
  return { ...made, source: confidence < 1 ? 'ocr' : 'text', words };
}

it('opens the account where nothing can have been lost', () => {
  const { verification, transactions } = readStatement([statement(1)]).statement;
  expect([verification.status, transactions.length]).toEqual(['verified', 3]);
});

it('is a line that was not understood on a picture', () => {
  const { verification } = readStatement([statement(0.95)]).statement;
  expect(verification.status).not.toBe('verified');
  expect(verification.warnings).toEqual([
    'A dated line on page 1 has no amount that could be read: 03.04.2025 1,092.50',
  ]);
});

it('a row with only the day it was made is in doubt on a picture, where its other day may have been lost', () => {
  const read = (confidence: number) => {
    const made = page(1, [
      row(40, left(50, 'Period 01.04.2025 to 30.04.2025')),
      row(
        60,
        left(50, 'Transaction date'),
        left(150, 'Posting date'),
        left(240, 'Text'),
        right(420, 'Amount'),
        right(500, 'Balance'),
      ),
      row(74, left(240, 'Opening balance'), right(500, '100.00')),
      ...rows(
        90,
        [
          left(50, '03.04.2025'),
          left(150, '04.04.2025'),
          left(240, 'Bakery'),
          right(420, '-12.00'),
          right(500, '88.00'),
        ],
        [left(50, '05.04.2025'), left(240, 'Water works'), right(420, '-8.00'), right(500, '80.00')],
        [
          left(50, '09.04.2025'),
          left(150, '10.04.2025'),
          left(240, 'Salary'),
          right(420, '700.00'),
          right(500, '780.00'),
        ],
      ),
    ]);
    const words = made.words.map((word) => ({ ...word, confidence }));
    return readStatement([{ ...made, source: confidence < 1 ? 'ocr' : 'text', words }]).statement;
  };
  expect(read(1).verification.status).toBe('verified');
  const { transactions, verification } = read(0.95);
  expect(transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual([
    [],
    ['date_uncertain'],
    [],
  ]);
  expect(verification.status).toBe('unverified');
});
