import { describe, expect, it, vi } from 'vitest';
import { rememberedText } from '../../../server/extraction/remembered.ts';

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

  it('keeps no more than it may, and no long texts, so that no file fills the memory', () => {
    const make = vi.fn((text: string) => text.length);
    const remembered = rememberedText(make);
    const long = 'x'.repeat(100);
    remembered(long);
    remembered(long);
    expect(make).toHaveBeenCalledTimes(2);
    remembered('first');
    for (let index = 0; index < 10_000; index += 1) remembered(`${index}`);
    make.mockClear();
    remembered('first');
    expect(make).toHaveBeenCalledTimes(1);
  });
});
