/** Specks beside text: what is left of rules, and dots that lead to amounts. */
import { describe, expect, it } from 'vitest';
import type { Component } from '../../../../../server/extraction/words/ocr/components.ts';
import { withoutRubble } from '../../../../../server/extraction/words/ocr/rubble.ts';
import { findSegments } from '../../../../../server/extraction/words/ocr/segments.ts';

const DPI = 300;
const TOP = 100;

function ink(x0: number, y0: number, width: number, height: number): Component {
  return { x0, y0, x1: x0 + width, y1: y0 + height, area: width * height * 0.6, seed: x0 };
}

/** A word of `count` letters whose baseline is 30 pixels below `TOP`. */
function letters(x: number, count: number): Component[] {
  return Array.from({ length: count }, (_, index) => ink(x + index * 24, TOP, 18, 30));
}

/** Dots on the baseline from `x` on, `pitch` apart. */
function dots(x: number, count: number, pitch = 10): Component[] {
  return Array.from({ length: count }, (_, index) => ink(x + index * pitch, TOP + 26, 4, 4));
}

/** A grey rule that fell to pieces, above the text and a little slanted. */
function brokenRule(x: number, count: number): Component[] {
  return Array.from({ length: count }, (_, index) =>
    ink(x + index * 7, TOP - 12 + Math.round(index / 60), 5, 2 + (index % 2)),
  );
}

describe('rows of specks', () => {
  it('lead from a text to its amount: they belong to neither', () => {
    const pieces = findSegments([...letters(100, 6), ...dots(256, 40), ...letters(670, 4)], DPI);
    expect(pieces.map(({ x0, x1, letters: own }) => [x0, x1, own.length])).toEqual([
      [100, 238, 6],
      [670, 760, 4],
    ]);
  });

  it('are what is left of a rule: the text below keeps its measures', () => {
    const text = [...letters(100, 6), ...letters(500, 5)];
    const pieces = findSegments([...brokenRule(60, 200), ...text], DPI);
    expect(pieces.map(({ baseline, capital, letters: own }) => [baseline, capital, own.length])).toEqual([
      [TOP + 30, 30, 6],
      [TOP + 30, 30, 5],
    ]);
  });

  it('are not the stops and dashes of a text', () => {
    const marks = [ink(250, TOP + 26, 4, 4), ink(270, TOP + 14, 14, 4), ...dots(300, 5)];
    const all = [...letters(100, 6), ...marks];
    expect(withoutRubble(all, DPI)).toEqual(all);
  });
});

describe('the measures of a piece', () => {
  it('leave the comma of large type with its digits', () => {
    const digits = [ink(100, TOP, 24, 44), ink(138, TOP, 24, 44), ink(168, TOP, 24, 44)];
    const [piece, ...others] = findSegments([...digits, ink(128, TOP + 36, 6, 16)], DPI);
    expect(others).toEqual([]);
    expect([piece!.capital, piece!.letters.length]).toEqual([44, 4]);
  });

  it('are those of its letters, however many marks stand beside them', () => {
    const [piece] = findSegments([...letters(100, 3), ...dots(172, 9, 14)], DPI);
    expect([piece!.baseline, piece!.capital, piece!.letters.length]).toEqual([TOP + 30, 30, 12]);
  });
});
