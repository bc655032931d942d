/** Words and numbers of scripts that set no blanks. */
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../../../../server/extraction/words/ocr/core.ts';
import { withMarksOf } from '../../../../../server/extraction/words/ocr/script-numbers.ts';
import { joinUnspaced } from '../../../../../server/extraction/words/ocr/unspaced.ts';
import type { Word } from '../../../../../server/extraction/words/word.ts';

const SIZE = 10;

function word(text: string, x0: number, x1: number, confidence = 0.9): Word {
  return {
    text,
    x0,
    x1,
    y0: 0,
    y1: SIZE,
    baseline: SIZE,
    size: SIZE,
    bold: false,
    confidence,
    alternatives: [],
  };
}

describe('words the network split', () => {
  it('are joined up to a blank in the ink', () => {
    const words = [word('振込', 0, 20), word('入金', 21, 40, 0.6), word('高橋', 46, 66), word('円', 67, 77)];
    expect(joinUnspaced(words).map(({ text, x0, x1, confidence }) => [text, x0, x1, confidence])).toEqual([
      ['振込入金', 0, 40, 0.6],
      ['高橋円', 46, 77, 0.9],
    ]);
  });

  it('take numbers along, and leave Latin words and other lines apart', () => {
    const yen = [word('750,598', 0, 30), word('円', 31, 40)];
    expect(joinUnspaced(yen).map(({ text }) => text)).toEqual(['750,598円']);
    const latin = [word('CARD', 0, 30), word('SHOP', 31, 60), { ...word('円', 61, 70), baseline: 30 }];
    expect(joinUnspaced(latin)).toEqual(latin);
  });
});

describe('numbers beside another script', () => {
  const reading = (...texts: readonly string[]): Reading => ({
    strip: {
      segment: { x0: 0, x1: 1, baseline: 1, capital: 1, letters: [] },
      x: 0,
      y: 0,
      width: 1,
      scale: 1,
      parts: [],
    },
    words: texts.map((text) => ({ text, confidence: 0.5, symbols: [] })),
  });
  const marked = (first: string, ...texts: readonly string[]): string[] =>
    withMarksOf(reading(first), reading(...texts)).words.map(({ text }) => text);

  it('have the marks of the reader that knows them, where both saw the same digits', () => {
    expect(marked('2,301,112F9', '2.301.112', '円')).toEqual(['2,301,112', '円']);
    expect(marked('-2,456f', '-2.456', '円')).toEqual(['-2,456', '円']);
    expect(marked('2,301,172F9', '2.301.112', '円')).toEqual(['2.301.112', '円']);
    expect(marked('12,301,112', '2.301.112')).toEqual(['2.301.112']);
    expect(marked('2301112', '2.301.112')).toEqual(['2.301.112']);
  });
});
