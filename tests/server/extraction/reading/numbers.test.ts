import { describe, expect, it } from 'vitest';
import { detectNumberStyle } from '../../../../server/extraction/reading/number-style.ts';
import { numberValue } from '../../../../server/extraction/reading/number-value.ts';
import { loneSign, numberText, type NumberStyle } from '../../../../server/extraction/reading/numbers.ts';
import { COMMA, DOT } from '../../../support/words.ts';

/** Parts of a number word in short: core, sign, mark, currency. */
function parts(text: string): [string, number, string | null, string | null] | null {
  const found = numberText(text);
  return found && [found.core, found.sign, found.mark, found.currency];
}

describe('numberText', () => {
  it.each([
    ['1,234.56', ['1,234.56', 0, null, null]],
    ['-12.50', ['12.50', -1, null, null]],
    ['12.50-', ['12.50', -1, null, null]],
    ['-12.50-', ['12.50', -1, null, null]],
    ['\u221212,50', ['12,50', -1, null, null]],
    ['\u201312,50', ['12,50', -1, null, null]],
    ['+12.50', ['12.50', 1, null, null]],
    ['12.50+', ['12.50', 1, null, null]],
    ['(12.50)', ['12.50', -1, null, null]],
    ['<12.50>', ['12.50', -1, null, null]],
    ['[1,212.50]', ['1,212.50', -1, null, null]],
    ['<$12.50>', ['12.50', -1, null, 'USD']],
    ['.45+', ['.45', 1, null, null]],
    ['$.45', ['.45', 0, null, 'USD']],
    ['($12.50)', ['12.50', -1, null, 'USD']],
    ['12.50CR', ['12.50', 0, 'CR', null]],
    ['12.50Dr.', ['12.50', 0, 'Dr', null]],
    ['1.234,56H', ['1.234,56', 0, 'H', null]],
    ['$1,234.56', ['1,234.56', 0, null, 'USD']],
    ['-$12.50', ['12.50', -1, null, 'USD']],
    ['$-12.50', ['12.50', -1, null, 'USD']],
    ['12,50€', ['12,50', 0, null, 'EUR']],
    ['R$12,50', ['12,50', 0, null, 'BRL']],
    ['EUR12.50', ['12.50', 0, null, 'EUR']],
    ['100,00zł', ['100,00', 0, null, 'PLN']],
    ["1'234.50", ["1'234.50", 0, null, null]],
    ['1\u2019234.50', ['1\u2019234.50', 0, null, null]],
    ['1\u00a0234,50', ['1\u00a0234,50', 0, null, null]],
    ['1\u202f234,50', ['1\u202f234,50', 0, null, null]],
    ['100.-', ['100', 0, null, null]],
    ['100,\u2014', ['100', 0, null, null]],
    ['-1.250,\u2013', ['1.250', -1, null, null]],
    ['\u25b21,234', ['1,234', -1, null, null]],
    ['\u25b3\uffe51,234', ['1,234', -1, null, 'JPY']],
    ['......12.50', ['12.50', 0, null, null]],
    ['12.50.', ['12.50', 0, null, null]],
    ['1,200/-', ['1,200', 0, null, null]],
    ['Rs.1,200.50/-', ['1,200.50', 0, null, 'INR']],
    ['-1,200/=', ['1,200', -1, null, null]],
    ['12.50*', ['12.50', 0, null, null]],
    ['Rs.1,250.00', ['1,250.00', 0, null, 'INR']],
    ['-Rs.50', ['50', -1, null, 'INR']],
    ['\u00b91250.5', ['1250.5', 0, null, 'INR']],
    ['\u00f345,000', ['45,000', 0, null, 'BDT']],
    ['-\u00a618,100', ['18,100', -1, null, 'NGN']],
    ['S/.12.50', ['12.50', 0, null, 'PEN']],
  ] as const)('reads %s', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it.each([
    '[1]',
    '<20>',
    '(12.50>',
    '',
    '-',
    'CR',
    'CR12.50',
    'A12',
    '12A4',
    '12:30',
    '-12-',
    '+12.50-',
    '(12.50',
    '12.50)',
    '12.50CRDR',
  ])('takes %j for no number', (text) => {
    expect(numberText(text)).toBeNull();
  });

  it('tells a percentage', () => {
    expect(numberText('4.5%')).toMatchObject({ core: '4.5', percent: true });
    expect(numberText('4.5')).toMatchObject({ percent: false });
  });
});

describe('loneSign', () => {
  it.each([
    ['+', 1],
    ['-', -1],
    ['\u2212', -1],
    ['\u2013', -1],
    ['\u2014', -1],
    ['\u25b2', -1],
    ['--', 0],
    ['*', 0],
    ['', 0],
  ])('%j is %i', (text, sign) => {
    expect(loneSign(text)).toBe(sign);
  });
});

describe('numberValue', () => {
  const dinar: NumberStyle = { decimalSign: '.', decimals: 3, spaceGroups: false };
  const whole: NumberStyle = { decimalSign: '.', decimals: 0, spaceGroups: false };
  it.each([
    ['12.50', DOT, 1250, 2, true],
    ['1,234.56', DOT, 123456, 2, true],
    ['1,234,567.89', DOT, 123456789, 2, true],
    ['1.234.567,89', COMMA, 123456789, 2, true],
    ["1'234.56", DOT, 123456, 2, true],
    ['1\u2019234.56', DOT, 123456, 2, true],
    ["1'234,567.89", DOT, 123456789, 2, true],
    ['12\u2019234.567,89', COMMA, 1223456789, 2, true],
    ['1\u00a0234,56', COMMA, 123456, 2, true],
    ['1\u2009234,56', COMMA, 123456, 2, true],
    ['12,34,567.89', DOT, 123456789, 2, true],
    ['1,00,000', DOT, 100000, 0, true],
    ['1,234', DOT, 1234, 0, true],
    ['1.234', COMMA, 1234, 0, true],
    ['1234', DOT, 1234, 0, false],
    ['0.05', DOT, 5, 2, true],
    ['00,01', COMMA, 1, 2, true],
    ['08,27', COMMA, 827, 2, true],
    ['.50', DOT, 50, 2, true],
    ['0', DOT, 0, 0, false],
    ["2'129.510", dinar, 2129510, 3, true],
    ['1.234', dinar, 1234, 3, true],
    ['1,234.567', dinar, 1234567, 3, true],
    ['1,234', whole, 1234, 0, true],
    // One sign for groups and for decimals, as some statements print.
    ['2.853.82', DOT, 285382, 2, true],
    ['2,853,82', DOT, 285382, 2, true],
  ] as const)('%s', (core, style, units, decimals, shaped) => {
    expect(numberValue(core, style)).toEqual({ units, decimals, shaped });
  });

  it.each([
    ['1.23.4', DOT],
    ['12,34.56', DOT],
    ['1,23', DOT],
    ['1234,567.00', DOT],
    ['1.234', DOT],
    ['0123', DOT],
    ['00.50', DOT],
    ['1234567890123456', DOT],
    ['12.3456789', DOT],
    ['1,160.795', COMMA],
    ["1'234,56", DOT],
  ] as const)('%s is no number', (core, style) => {
    expect(numberValue(core, style)).toBeNull();
  });
});

describe('detectNumberStyle', () => {
  it('takes no decimals from what stands before the code of another currency, or before a rate', () => {
    const words = '12 300 1 450 8 100 22 905 395.33 HUF/EUR 1410.00 EUR 17.50 EUR'.split(' ');
    expect(detectNumberStyle(words, 2, 'HUF')).toMatchObject({ decimals: 0, spaceGroups: true });
    expect(detectNumberStyle(words, 2, 'EUR')).toMatchObject({ decimals: 2 });
    expect(detectNumberStyle(words, 2)).toMatchObject({ decimals: 2 });
  });

  it('takes no decimals from months behind their years', () => {
    const words = '700 8 200 2026.03 15 400 23 600 20 800 2026.04 2 800 1 450 2026.05'.split(' ');
    expect(detectNumberStyle(words, 2)).toMatchObject({ decimals: 0, spaceGroups: true });
    const amounts = words.map((word) => word.replace('2026.', '3026.'));
    expect(detectNumberStyle(amounts, 2)).toMatchObject({ decimals: 2 });
  });

  it('takes none from what stands behind the code of another currency', () => {
    const words = '511,042 467,371 6,331 USD 797.52 USD 872.11'.split(' ');
    expect(detectNumberStyle(words, 0, 'JPY')).toMatchObject({ decimals: 0 });
    expect(detectNumberStyle(words, 2, 'USD')).toMatchObject({ decimals: 2 });
  });

  const style = (text: string, decimals = 2): [string, number, boolean] => {
    const found = detectNumberStyle(text.split(' '), decimals);
    return [found.decimalSign, found.decimals, found.spaceGroups];
  };

  it.each([
    [
      'whole units beside decimals of another currency',
      '389.550 1.200.000 2.400.000 3.100.000 24.50',
      0,
      [',', 0, false],
    ],
    ['whole units behind their currency', 'INR 4521 INR 812 INR 95 INR 2704 2026', 2, ['.', 0, false]],
    ['prices in whole units beside amounts', '$4521 $812 $95 $2704 12.50', 2, ['.', 2, false]],
    ['decimal dots', '12.50 1,234.56 900.00', 2, ['.', 2, false]],
    ['decimal commas', '12,50 1.234,56 900,00', 2, [',', 2, false]],
    ['dates beside decimal commas', '12.05. 12.05 13.05 14.05 15.05 16.05 4,20', 2, [',', 2, false]],
    ['days and months with a dot behind', '5.12. 6.12. 7.12. 4,20', 2, [',', 2, false]],
    ['a rate with a percent sign', '4.25% 3.75% 12,50', 2, [',', 2, false]],
    ['thousands apart', '1 234,50 22 118,00 5,00', 2, [',', 2, true]],
    [
      'numbers that end texts before amounts',
      'FLAT 69 565.29 FLAT 52 111.34 1,565.29 1,453.95 2,000.10',
      2,
      ['.', 2, false],
    ],
    ['one number that happens to stand before another', '4 118,00 12,50', 2, [',', 2, false]],
    ['one group that no number begins with', '4 018,00 12,50', 2, [',', 2, true]],
    ['a nought before it', '0 018,00 12,50', 2, [',', 2, false]],
    ['three decimals', '1.250 12.500 1,250.000', 3, ['.', 3, false]],
    ['whole units, grouped by commas', '1,250 12,500 900 3,400 1,100,000', 0, ['.', 0, false]],
    ['whole units, grouped by dots', '1.250 12.500 900 3.400 7.000', 0, [',', 0, false]],
    ['whole units, grouped by apostrophes', "1'250 12'500 900 3'400 1'100'000", 2, ['.', 0, false]],
    ['whole units of a currency with cents', '1,250 12,500 3,400 7,000 9,100', 2, ['.', 0, false]],
    ['no number at all', 'Opening balance', 2, ['.', 2, false]],
    ['one grouped and signed number', '-1.234,56', 2, [',', 2, false]],
  ] as const)('%s', (_, text, decimals, expected) => {
    expect(style(text, decimals)).toEqual(expected);
  });
});
