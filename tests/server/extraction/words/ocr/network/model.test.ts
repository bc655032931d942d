import { describe, expect, it } from 'vitest';
import { installedLanguages, languageData } from '../../../../../../server/extraction/words/ocr/installed.ts';
import type { Code } from '../../../../../../server/extraction/words/ocr/network/codes.ts';
import { lineModelOf } from '../../../../../../server/extraction/words/ocr/network/model.ts';

const textsOf = (code: Code): string[] => [
  ...(code.text === null ? [] : [code.text]),
  ...[...code.next.values()].flatMap(textsOf),
];

describe('lineModelOf', () => {
  it.each(installedLanguages())('reads the shipped network %s', (language) => {
    const model = lineModelOf(languageData(language))!;
    expect(model.output.rows).toBe(model.blank + 1);
    const texts = new Set(textsOf(model.codes));
    for (const character of ' 0123456789,.-/:') expect(texts).toContain(character);
    expect(texts).not.toContain('NULL');
    expect(texts).not.toContain('Joined');
  });

  it('finds the characters of each language, also those of several outputs', () => {
    const texts = (language: string) => textsOf(lineModelOf(languageData(language))!.codes);
    expect(texts('deu')).toEqual(expect.arrayContaining(Array.from('äöüÄÖÜß€')));
    expect(texts('fra')).toEqual(expect.arrayContaining(Array.from('éèêçœ')));
    expect(texts('jpn')).toEqual(expect.arrayContaining(Array.from('円残高取引')));
    expect([...lineModelOf(languageData('jpn'))!.codes.next.values()].some(({ next }) => next.size > 0)).toBe(
      true,
    );
  });

  it('knows what it cannot run, and what ends early', () => {
    const file = Buffer.from(languageData('fra'));
    const other = Buffer.from(file);
    other.write('MAXPOOL', other.indexOf('Maxpool'), 'latin1');
    expect(lineModelOf(other)).toBeNull();
    expect(() => lineModelOf(file.subarray(0, 300_000))).toThrow('the trained data end early');
  });
});
