import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeWindows1252, transliterate } from '../../../server/export/windows-1252.ts';

describe('windows-1252', () => {
  it.each([
    ['Müller & Söhne €5', 'Müller & Söhne €5'],
    ['Łódź Žižkov Đurđa', 'Lódz Žižkov Durda'],
    ['“x” – … ™ ‰', '“x” – … ™ ‰'],
    ['e\u0301te\u0301', 'été'],
    ['Борис', 'Boris'],
    ['a\u200bb\u202ec\ufeffd', 'abcd'],
    ['\u0000\u0081', ''],
    ['\ue000', '?'],
  ])('writes %j as %j', (text, written) => {
    expect(transliterate(text)).toBe(written);
  });

  it('encodes every transliterated text, and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = transliterate(text);
        expect(new TextDecoder('windows-1252').decode(encodeWindows1252(written))).toBe(written);
      }),
    );
  });

  it('refuses to encode what the code page lacks', () => {
    expect(() => encodeWindows1252('Ł')).toThrow(RangeError);
  });
});
