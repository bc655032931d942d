/** A row of which the recogniser saw the date and the balance alone. */
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
