import { describe, expect, it } from 'vitest';
import { FirstLetters, hasNoLetters, isDigitAt } from '../../../server/extraction/letters.ts';
import { lexicons } from '../../../server/extraction/reading/lexicon/index.ts';
import { monthOf } from '../../../server/extraction/reading/vocabulary.ts';

describe('hasNoLetters', () => {
  it('is true of numbers, dates and marks alone', () => {
    expect(['', '1,204.10', '-45', '31/03/2026', '(12)', '+', '1 204'].every(hasNoLetters)).toBe(true);
    expect(['12 May', '45.00CR', '1月', '1º', '€5', '−5'].some(hasNoLetters)).toBe(false);
  });

  it('is true of no month and no label that a lexicon knows', () => {
    const months = lexicons.flatMap((lexicon) => lexicon.months.flat());
    const labels = lexicons.flatMap((lexicon) => Object.values(lexicon.labels).flat());
    expect(months.length).toBeGreaterThan(100);
    expect([...months, ...labels].filter((phrase) => hasNoLetters(phrase))).toEqual([]);
    expect(monthOf('03')).toBeNull();
  });
});

describe('isDigitAt', () => {
  it('knows the digits 0 to 9, and no place behind the end', () => {
    expect([isDigitAt('09', 0), isDigitAt('09', 1), isDigitAt('09', 2), isDigitAt('', 0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isDigitAt('/', 0), isDigitAt(':', 0), isDigitAt('٣', 0)]).toEqual([false, false, false]);
  });
});

describe('FirstLetters', () => {
  const names = new FirstLetters(['march', 'mon', 'd 1', 'ε']);

  it('tells words that begin otherwise, and leaves what is not written in plain letters to a closer look', () => {
    expect(['Market', 'MON', 'Mo', 'd 1', '(Mon', 'M', 'Ärger', ''].every((word) => names.mayBe(word))).toBe(
      true,
    );
    expect(['Card', 'mild', 'Maple', 'dinner'].some((word) => names.mayBe(word))).toBe(false);
  });

  it('holds words behind a mark', () => {
    expect(names.mayHold('Fee/March')).toBe(true);
    expect(names.mayHold('Fee')).toBe(false);
  });

  it('leaves no month or day of the week of a lexicon out', () => {
    const known = lexicons.flatMap(({ months, weekdays }) => [...months.flat(), ...weekdays]);
    const letters = new FirstLetters(known);
    expect(known.filter((name) => !letters.mayBe(name) || !letters.mayBe(name.toUpperCase()))).toEqual([]);
  });
});
