import { describe, expect, it, vi } from 'vitest';
import { rememberedLately, rememberedText } from '../../../server/extraction/remembered.ts';

describe('rememberedText', () => {
  it('asks once for each text, also where the answer is null', () => {
    const make = vi.fn((text: string) => (text === 'none' ? null : text.toUpperCase()));
    const remembered = rememberedText(make);
    expect([remembered('a'), remembered('none'), remembered('a'), remembered('none')]).toEqual([
      'A',
      null,
      'A',
      null,
    ]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('keeps no more than it has places for, and no long texts, so that no file fills the memory', () => {
    const make = vi.fn((text: string) => text.length);
    const remembered = rememberedText(make);
    const long = 'x'.repeat(100);
    remembered(long);
    remembered(long);
    expect(make).toHaveBeenCalledTimes(2);
    const texts = Array.from({ length: 50_000 }, (_, index) => `Payment ${index}`);
    for (const text of texts) remembered(text);
    make.mockClear();
    for (const text of texts.toReversed()) remembered(text);
    expect(make.mock.calls.length).toBeGreaterThan(40_000);
    expect(make.mock.calls.length).toBeLessThan(48_000);
  });

  it('never answers with what is of another text that has the same place', () => {
    const remembered = rememberedText((text) => text);
    const texts = Array.from({ length: 20_000 }, (_, index) => `${index} of the same last letters`);
    for (const text of [...texts, ...texts.toReversed()]) expect(remembered(text)).toBe(text);
    expect(remembered('')).toBe('');
  });
});

describe('rememberedLately', () => {
  it('asks once for keys that come again soon, and keeps no long list of others', () => {
    const make = vi.fn((key: { readonly id: number }) => `${key.id}`);
    const remembered = rememberedLately(make);
    const first = { id: 0 };
    expect([remembered(first), remembered({ id: 1 }), remembered(first)]).toEqual(['0', '1', '0']);
    expect(make).toHaveBeenCalledTimes(2);
    for (let id = 2; id < 1_000; id += 1) remembered({ id });
    make.mockClear();
    expect(remembered(first)).toBe('0');
    expect(make).toHaveBeenCalledTimes(1);
  });
});
