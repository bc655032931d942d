/** What of a first reading is read again, and which of two readings counts. */
import { describe, expect, it } from 'vitest';
import type { Component } from '../../../../../server/extraction/words/ocr/components.ts';
import type { Reading } from '../../../../../server/extraction/words/ocr/core.ts';
import {
  answered,
  questionsOfNumbers,
  questionsOfText,
} from '../../../../../server/extraction/words/ocr/questions.ts';

const LETTER = 10;

/** Words in letters ten pixels wide without gaps, one letter's width apart. */
function reading(...words: readonly (readonly [text: string, confidence: number])[]): Reading {
  const letters: Component[] = [];
  let x = 0;
  const placed = words.map(([text, confidence]) => {
    const symbols = Array.from(text, (character, index) => {
      const x0 = x + index * LETTER;
      letters.push({ x0, x1: x0 + LETTER, y0: 0, y1: 20, area: 100, seed: x0 });
      return { text: character, x0, x1: x0 + LETTER };
    });
    x += (text.length + 1) * LETTER;
    return { text, confidence, symbols };
  });
  const segment = { x0: 0, x1: x - LETTER, baseline: 20, capital: 20, letters };
  const parts = [{ x0: 0, x1: segment.x1 }];
  return { strip: { segment, x: -2, y: 0, width: segment.x1, scale: 1, parts }, words: placed };
}

describe('what is read again', () => {
  it('asks only for the words of a text that are in doubt or have marks', () => {
    const one = reading(
      ['Auszahlung', 0.95],
      ['MÔLLEN', 0.95],
      ['Rechnung', 0.95],
      ['Weifgerber', 0.8],
      ['vom', 0.95],
    );
    const asked = questionsOfText(one, 'deu');
    expect(asked.map(({ word }) => word)).toEqual([1, 3]);
    expect(asked.map(({ piece }) => piece.letters.length)).toEqual([6, 10]);
    expect(asked.map(({ piece }) => [piece.x0, piece.x1])).toEqual([
      [110, 170],
      [270, 370],
    ]);
  });

  it('asks for the whole piece where hardly anything of it is clear', () => {
    const mostly = questionsOfText(reading(['Überweisung', 0.95], ['vom', 0.95]), 'deu');
    expect(mostly.map(({ word }) => word)).toEqual([null]);
    const blanks = questionsOfText(reading(['Hohenl', 0.7], ['Rechnung', 0.95], ['Auszahlung', 0.95]), 'deu');
    expect(blanks.map(({ word }) => word)).toEqual([null]);
  });

  it('leaves clear text and numbers alone, and English until it is hardly legible', () => {
    expect(questionsOfText(reading(['Rechnung', 0.95]), 'deu')).toEqual([]);
    expect(questionsOfText(reading(['12,50', 0.3]), 'deu')).toEqual([]);
    expect(questionsOfText(reading(['Résumé', 0.8], ['paid', 0.95]), 'eng')).toEqual([]);
  });

  it('asks for numbers in doubt: as a whole where they stand alone, else by word', () => {
    expect(questionsOfNumbers(reading(['12', 0.95], ['345,67', 0.6])).map(({ word }) => word)).toEqual([
      null,
    ]);
    const inText = reading(['CEDARLOOM', 0.95], ['PAYMENT', 0.95], ['8175541727', 0.6]);
    expect(questionsOfNumbers(inText).map(({ word }) => word)).toEqual([2]);
    expect(questionsOfNumbers(reading(['12,50', 0.95]))).toEqual([]);
  });
});

describe('which reading counts', () => {
  const first = reading(['Rechnung', 0.95], ['MÔLLEN', 0.92]);

  it("is that of the page's language for letters with marks, though it be a little less sure", () => {
    const { words, other } = answered(
      first,
      { piece: first.strip.segment, word: 1 },
      reading(['MÖLLEN', 0.8]),
    );
    expect(words.map(({ text }) => text)).toEqual(['Rechnung', 'MÖLLEN']);
    expect(words[1]!.symbols).toBe(first.words[1]!.symbols);
    expect(other!.map(({ text }) => text)).toEqual(['Rechnung', 'MÔLLEN']);
  });

  it('is the first where the other is much less sure, or sees several words', () => {
    const question = { piece: first.strip.segment, word: 1 };
    expect(answered(first, question, reading(['MOLLEN', 0.3]))).toBe(first);
    expect(answered(first, question, reading(['MÖL', 0.95], ['LEN', 0.95]))).toBe(first);
  });

  it('is the surer one of a whole piece', () => {
    const answer = reading(['12,50', 0.9]);
    const doubtful = reading(['72,50', 0.5]);
    const { words, other } = answered(doubtful, { piece: answer.strip.segment, word: null }, answer);
    expect([words, other]).toEqual([answer.words, doubtful.words]);
  });
});
