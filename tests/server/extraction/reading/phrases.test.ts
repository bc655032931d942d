/** Phrases of all languages that tell what a text is about. */
import { describe, expect, it } from 'vitest';
import { foldedWords } from '../../../../server/extraction/reading/fold.ts';
import { ofLiability } from '../../../../server/extraction/reading/liability.ts';

const counted = (...texts: readonly string[]): number =>
  ofLiability.among(foldedWords(texts).join(' ')).length;

describe('phrases of cards and loans', () => {
  it.each(['クレジットカードご利用明細書', '七月分クレジットカード', '신용카드이용대금명세서'])(
    'are found within words that are written without blanks: %s',
    (title) => {
      expect(ofLiability.mayBegin(title)).toBe(true);
      expect(counted(title)).toBeGreaterThan(0);
    },
  );

  it('are whole words where blanks part these', () => {
    expect(counted('Overcredit', 'cardholders')).toBe(0);
  });
});
