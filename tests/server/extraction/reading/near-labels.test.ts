/** Labels with a misread letter. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { withNearLabels } from '../../../../server/extraction/reading/near-labels.ts';
import type { WordPage } from '../../../../server/extraction/words/word.ts';
import { left, page, right, row, rows } from '../../../support/words.ts';

describe('words of labels', () => {
  it('are known with one letter misread', () => {
    expect(withNearLabels(['clasing', 'balance'])).toEqual(['closing', 'balance']);
    expect(withNearLabels(['endsalda'])).toEqual(['endsaldo']);
  });

  it('stay as they were read where they are short, words of labels themselves, or two letters off', () => {
    for (const words of [['saldu'], ['closing'], ['clasung'], ['balances'], ['batonce'], ['123456']])
      expect(withNearLabels(words)).toEqual(words);
  });
});

/** The last line closes the account, by a label with a wrong letter. */
function statement(confidence: number): WordPage {
  const made = page(1, [
    row(60, left(50, 'Date'), left(120, 'Description'), right(400, 'Paid out'), right(500, 'Paid in')),
    ...rows(
      90,
      [left(120, 'Opening balance'), right(500, '1,042.50')],
      [left(50, '05.04.2025'), left(120, 'Water works'), right(400, '42.50')],
      [left(50, '07.04.2025'), left(120, 'Bakery'), right(400, '12.00')],
      [left(50, '09.04.2025'), left(120, 'Salary'), right(500, '700.00')],
      [left(120, 'Clasing balance'), right(500, '1,698.00')],
    ),
  ]);
  return { ...made, source: 'ocr', words: made.words.map((word) => ({ ...word, confidence })) };
}

it('closes an account where it was recognised, and nowhere else', () => {
  const [recognised, printed] = [0.9, 1].map(
    (confidence) => readStatement([statement(confidence)]).statement,
  );
  expect([recognised!.transactions.length, recognised!.verification.status]).toEqual([3, 'mismatch']);
  expect(printed!.transactions.length).toBe(4);
});
