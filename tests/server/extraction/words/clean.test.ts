import { describe, expect, it } from 'vitest';
import { cleanWord } from '../../../../server/extraction/words/clean.ts';
import { textQuality } from '../../../../server/extraction/words/quality.ts';

describe('cleaning words', () => {
  it.each([
    ['１２３．４５', '123.45'],
    ['ＡＴＭ', 'ATM'],
    ['o\ufb03ce', 'office'],
    ['\u00ad12.50', '-12.50'],
    ['2026\u221203\u221204', '2026-03-04'],
    ['\u221212.50', '\u221212.50'],
    ['12.50\u2212', '12.50\u2212'],
    ['١٬٢٣٤٫٥٦', '1,234.56'],
    ['۰۹/۱۲', '09/12'],
    ['५०.००', '50.00'],
    ['االفتتاحي', 'الافتتاحي'],
    ['اإليداع', 'الإيداع'],
    ['الرصيد', 'الرصيد'],
    ['Cafe\u0301', 'Café'],
    ['\u2f47付', '日付'],
    ['\u2ec4\u2ea0', '西民'],
    ['\u2e98', '\u2e98'],
    ['pay\u200bment', 'payment'],
    ['\ue001Payment', 'Payment'],
    ['\ue001', ''],
    ['D\u0001bito', 'D\ufffdbito'],
    ['S\u0001\u0001st\u0002', 'S\ufffd\ufffdst'],
    ['Co\u001bee', 'Coffee'],
    ['\u001cnance', 'finance'],
    ['Pr\ufffdstamo', 'Pr\ufffdstamo'],
    ['Mat\ue0e9riel', 'Mat\ufffdriel'],
    ['Apport\ufffd', 'Apport'],
    ['1´234.50', '1’234.50'],
    ['1‘234`567.50', '1’234’567.50'],
    ['-12·50', '-12.50'],
    ['01·05·24', '01·05·24'],
    ['Â£12.50', '£12.50'],
    ['-â‚¬3,10', '-€3,10'],
    ['SÂO', 'SÂO'],
  ])('writes %j as %j', (raw, clean) => {
    expect(cleanWord(raw)).toBe(clean);
  });

  it('never loses a glyph of an amount without a trace', () => {
    expect(cleanWord('1,234.5\ue001')).toBe('1,234.5\ufffd');
  });
});

describe('quality of a text layer', () => {
  it('takes statements in any script for readable', () => {
    expect(textQuality(['Übertrag 1.234,56 €', '日期 金額 1,234', '- 12,50']).garbled).toBe(false);
  });

  it('knows text whose codes are shifted', () => {
    const shifted = Array.from('Opening balance 1,234.56', (char) =>
      String.fromCharCode(char.charCodeAt(0) - 29),
    );
    expect(textQuality([shifted.join('')]).garbled).toBe(true);
  });

  it('knows text of private glyphs', () => {
    expect(textQuality(['\ue001\ue002\ue003\ue004'.repeat(10)]).garbled).toBe(true);
  });
});
