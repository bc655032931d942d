import { describe, expect, test } from 'vitest';
import { formatDate, formatMoment, formatPeriod } from '../../../renderer/format/dates.ts';
import { formatBytes, formatDecimal, withLocalAmounts } from '../../../renderer/format/numbers.ts';

/** Spaces of any width as plain ones: which one a locale uses changes with the version of its data. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u2009\u202f]/g, ' ');

describe('amounts', () => {
  test.each([
    ['1234567.50', 'en-GB', '1,234,567.50'],
    ['-1234.5', 'de-DE', '-1.234,5'],
    ['1234567.00', 'en-IN', '12,34,567.00'],
    ['500', 'ja-JP', '500'],
    ['0.125', 'en-GB', '0.125'],
  ])('%s in %s', (decimal, locale, text) => {
    expect(plain(formatDecimal(decimal, locale))).toBe(text);
  });

  test('keep every digit, beyond what a float can hold', () => {
    expect(formatDecimal('90071992547409931.07', 'en-GB')).toBe('90,071,992,547,409,931.07');
  });

  test('that are none are shown as they are', () => {
    expect(formatDecimal('n/a', 'en-GB')).toBe('n/a');
  });
});

describe('amounts in sentences', () => {
  test.each([
    ['Balances if the amount is 1234.50.', 'de-DE', 'Balances if the amount is 1.234,50.'],
    ['Change the amount to 2.00', 'de-DE', 'Change the amount to 2,00'],
    [
      'prints 88000.00 as total; the rows add up to -5.125.',
      'de-DE',
      'prints 88.000,00 as total; the rows add up to -5,125.',
    ],
    ['Change the amount to 1234.50', 'en-GB', 'Change the amount to 1,234.50'],
  ])('%s in %s', (sentence, locale, text) => {
    expect(withLocalAmounts(sentence, locale)).toBe(text);
  });

  test.each([
    'on 01.05.2026',
    'version 1.20.3',
    'REF12.50',
    '12.50A',
    'at 10.30:00',
    '1,234.50',
    '3 rows of page 12.',
  ])('what is no amount stays: %s', (sentence) => {
    expect(withLocalAmounts(sentence, 'de-DE')).toBe(sentence);
  });
});

describe('dates', () => {
  test('are the same day in every time zone', () => {
    expect(formatDate('2026-03-01', 'en-GB')).toBe('1 Mar 2026');
    expect(formatDate('2026-03-01', 'de-DE')).toBe('01.03.2026');
  });

  test('of a period say what is common once', () => {
    expect(plain(formatPeriod('2026-03-01', '2026-03-31', 'en-GB'))).toMatch(/^1 ?– ?31 Mar 2026$/);
    expect(formatPeriod(null, '2026-03-31', 'en-GB')).toBe('31 Mar 2026');
    expect(formatPeriod(null, null, 'en-GB')).toBeNull();
  });

  test('of a moment are its time today and its day before', () => {
    const now = new Date(2026, 4, 2, 15, 0);
    expect(formatMoment(new Date(2026, 4, 2, 9, 5).toISOString(), 'en-GB', now)).toBe('09:05');
    expect(formatMoment(new Date(2026, 4, 1, 9, 5).toISOString(), 'en-GB', now)).toBe('1 May 2026');
  });
});

test.each([
  [14, '14 bytes'],
  [3_300, '3.3 kB'],
  [39_400, '39 kB'],
  [12_500_000, '13 MB'],
])('%s bytes are %s', (bytes, text) => {
  expect(plain(formatBytes(bytes, 'en-GB'))).toBe(text);
});
