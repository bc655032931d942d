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

  it('keeps what is asked about again and again, however many others come between', () => {
    const make = vi.fn((text: string) => text.length);
    const remembered = rememberedText(make);
    for (let index = 0; index < 10_000; index += 1) {
      remembered(`${index}`);
      if (index % 1_000 === 0) remembered('Balance');
    }
    expect(make.mock.calls.filter(([text]) => text === 'Balance')).toHaveLength(1);
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
