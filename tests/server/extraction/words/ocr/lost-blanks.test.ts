/** Blanks that the ink shows and the network did not see. */
import { describe, expect, it } from 'vitest';
import type { Component } from '../../../../../server/extraction/words/ocr/components.ts';
import type { Reading } from '../../../../../server/extraction/words/ocr/core.ts';
import { piecesBetweenBlanks, sameLetters } from '../../../../../server/extraction/words/ocr/lost-blanks.ts';

const CAPITAL = 20;

/** Letters ten pixels wide with these gaps between them, read as `texts`. */
function reading(gaps: readonly number[], ...texts: readonly string[]): Reading {
  const letters: Component[] = [];
  let x = 0;
  for (const gap of [0, ...gaps]) {
    x += gap;
    letters.push({ x0: x, x1: x + 10, y0: 0, y1: CAPITAL, area: 100, seed: x });
    x += 10;
  }
  const segment = { x0: 0, x1: x, baseline: CAPITAL, capital: CAPITAL, letters };
  return {
    strip: { segment, x: 0, y: 0, width: x, scale: 1, parts: [] },
    words: texts.map((text) => ({ text, confidence: 0.9, symbols: [] })),
  };
}

describe('lost blanks', () => {
  it('cut a piece where the ink has more of them than the reading', () => {
    const pieces = piecesBetweenBlanks(reading([2, 8, 2, 8, 2, 2, 2, 2], 'Utavkonto'));
    expect(pieces?.map(({ x0, x1, letters }) => [x0, x1, letters.length])).toEqual([
      [0, 22, 2],
      [30, 52, 2],
      [60, 118, 5],
    ]);
  });

  it('are none where the network saw them, letters stand apart, or digits are set', () => {
    expect(piecesBetweenBlanks(reading([2, 8, 2, 8, 2, 2, 2, 2], 'Ut', 'av', 'konto'))).toBeNull();
    expect(piecesBetweenBlanks(reading([7, 8, 7, 8, 7, 7, 7, 7], 'Utavkonto'))).toBeNull();
    expect(piecesBetweenBlanks(reading([2, 8, 2, 8, 2, 2, 2, 2], '111112345'))).toBeNull();
    // "Credit Amt" in small print: nearly a blank before the "i".
    expect(piecesBetweenBlanks(reading([6, 3, 3, 7, 3, 11, 3, 4], 'Credit', 'Amt'))).toBeNull();
  });

  it('are believed where the pieces read like the whole', () => {
    const whole = reading([2, 8, 2], 'avan');
    expect(sameLetters(whole, [reading([2], 'av'), reading([2], 'an')])).toBe(true);
    expect(sameLetters(whole, [reading([2], 'av'), reading([2], 'on')])).toBe(false);
  });
});
