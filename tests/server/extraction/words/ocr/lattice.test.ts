import { describe, expect, it } from 'vitest';
import { latticeOf, supportedTexts } from '../../../../../server/extraction/words/ocr/lattice.ts';

const texts = (...args: Parameters<typeof supportedTexts>) =>
  supportedTexts(...args).map(({ text, support }) => `${text} ${support.toFixed(2)}`);

describe('supportedTexts', () => {
  it('joins steps of one character, and keeps those that a pause parts', () => {
    const sure = (character: string) => [[character, 1] as const];
    expect(texts([sure('1'), sure('1'), sure(''), sure('1'), sure('2')], 3)).toEqual(['112 1.00']);
  });

  it('adds up all ways to a text', () => {
    // "1" comes as 1-pause, pause-1 and 1-1; "" only as two pauses.
    const step = [['1', 0.5] as const, ['', 0.5] as const];
    expect(texts([step, step], 3)).toEqual(['1 0.75', ' 0.25']);
  });

  it('tells what else was seen, and how clearly', () => {
    const lattice = [
      [
        ['8', 0.7],
        ['3', 0.3],
      ],
      [['', 1]],
      [
        ['.', 0.6],
        ['', 0.4],
      ],
      [['5', 1]],
    ] as const;
    expect(texts(lattice, 4)).toEqual(['8.5 0.42', '85 0.28', '3.5 0.18', '35 0.12']);
  });

  it('leaves out characters that cannot be, and never adds one that was not seen', () => {
    const lattice = [
      [
        ['O', 0.9],
        ['0', 0.1],
      ],
    ] as const;
    expect(texts(lattice, 4, (character) => /\d/.test(character))).toEqual(['0 1.00']);
    expect(texts([[['O', 1]]], 4, (character) => /\d/.test(character))).toEqual([' 1.00']);
  });
});

describe('latticeOf', () => {
  it('tells at each step which characters are likely, the likeliest first', () => {
    // The last number of a step is none of an output.
    const values = Float32Array.of(0.02, 0.97, 0.01, 9, 0.88, 0.009, 0.111, 9);
    const lattice = latticeOf({ steps: 2, values, stride: 4 }, ['', '3', null]);
    expect(lattice.map((step) => step.map(([text, odds]) => `${text} ${odds.toFixed(2)}`))).toEqual([
      ['3 0.97', ' 0.02'],
      [' 0.88'],
    ]);
  });
});
