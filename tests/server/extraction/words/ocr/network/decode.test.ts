import { describe, expect, it } from 'vitest';
import { decode } from '../../../../../../server/extraction/words/ocr/network/decode.ts';
import type { Code } from '../../../../../../server/extraction/words/ocr/network/codes.ts';

const leaf = (text: string): Code => ({ text, next: new Map() });
/** Outputs: 0 a space, 1 "a", 2 "b", 3 and then 4 "書", 5 the blank. */
const CODES: Code = {
  text: null,
  next: new Map([
    [0, leaf(' ')],
    [1, leaf('a')],
    [2, leaf('b')],
    [3, { text: null, next: new Map([[4, leaf('書')]]) }],
  ]),
};
const OUTPUTS = 6;
const BLANK = 5;

/** `steps` give the odds of some outputs; what is left goes to the blank. */
function read(...steps: Readonly<Record<number, number>>[]) {
  const values = new Float32Array(steps.length * OUTPUTS).fill(1e-9);
  steps.forEach((step, at) => {
    const odds = Object.entries(step).map(([output, value]) => [Number(output), value] as const);
    values[at * OUTPUTS + BLANK] = Math.max(1e-9, 1 - odds.reduce((sum, [, value]) => sum + value, 0));
    for (const [output, value] of odds) values[at * OUTPUTS + output] = value;
  });
  return decode({ steps: steps.length, values, stride: OUTPUTS }, OUTPUTS, CODES, BLANK);
}
const textOf = (...steps: Parameters<typeof read>): string =>
  read(...steps)
    .map(({ text }) => text)
    .join('');

describe('decode', () => {
  it('takes an output that goes on for one character, and parts two that a blank parts', () => {
    expect(textOf({ 1: 1 }, { 1: 1 }, {}, { 1: 1 }, { 2: 1 })).toBe('aab');
    expect(textOf({}, {})).toBe('');
    expect(textOf()).toBe('');
  });

  it('finds a character that shares both of its steps with the blank', () => {
    // Each step by itself is likelier to be nothing.
    expect(textOf({}, { 1: 0.45 }, { 1: 0.45 }, {})).toBe('a');
    expect(textOf({}, { 1: 0.1 }, { 1: 0.1 }, {})).toBe('');
  });

  it('puts characters together from several outputs, and takes none that make no character', () => {
    expect(textOf({ 3: 1 }, {}, { 4: 1 })).toBe('書');
    expect(textOf({ 3: 0.6, 2: 0.4 }, { 1: 1 })).toBe('ba');
    expect(textOf({ 4: 0.9, 1: 0.1 })).toBe('a');
  });

  it('tells where a character is, up to halfway to its neighbours, and its worst odds', () => {
    const [a, b] = read({}, { 1: 1 }, { 1: 0.9, 2: 0.1 }, { 1: 1 }, {}, {}, { 2: 1 }, {});
    expect(a).toMatchObject({ text: 'a', from: 0, to: 5 });
    expect(b).toMatchObject({ text: 'b', from: 5, to: 8 });
    expect(Math.exp(a!.certainty)).toBeCloseTo(0.9, 2);
    expect(Math.exp(b!.certainty)).toBeCloseTo(1, 5);
  });
});
