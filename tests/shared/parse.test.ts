import { describe, expect, it } from 'vitest';
import { parseAmountText, parseDateText } from '../../shared/parse.ts';

describe('an amount', () => {
  it.each([
    ['1.234,56', ',', 'EUR', 123_456],
    ['1,234.56-', '.', 'GBP', -123_456],
    ['(12.00)', '.', 'USD', -1200],
    ['12', ',', 'EUR', 1200],
    ['12,5', ',', 'EUR', 1250],
    ['-0,05', ',', 'EUR', -5],
    ['.5', '.', 'GBP', 50],
    ['12.50', ',', 'EUR', 1250],
    ['1.234', ',', 'EUR', 123_400],
    ['1,234', '.', 'GBP', 123_400],
    ['1,234.56', ',', 'EUR', 123_456],
    ['1.234.567', '.', 'EUR', 123_456_700],
    ['1,23,456.78', '.', 'INR', 12_345_678],
    ["CHF 1'234.50", '.', 'CHF', 123_450],
    ['1 234,56 €', ',', 'EUR', 123_456],
    ['1\u202f234,56', ',', 'EUR', 123_456],
    ['\u2212 £3.00', '.', 'GBP', -300],
    ['3.00 DR', '.', 'GBP', -300],
    ['3.00cr', '.', 'GBP', 300],
    ['1,500', '.', 'JPY', 1500],
    ['1.500', '.', 'KWD', 1500],
    ['0', '.', 'GBP', 0],
    ['-0', '.', 'GBP', 0],
    ['7.25', '.', null, 725],
  ] as const)('%j with %j in %s is %d', (text, separator, currency, minor) => {
    expect(parseAmountText(text, separator, currency)).toEqual({ value: minor, reason: null });
  });

  it.each([
    ['', '.', 'GBP', 'missing'],
    ['abc', '.', 'GBP', 'not an amount'],
    ['12 34', '.', 'GBP', 'groups of three'],
    ['1.234', '.', 'GBP', 'could be 1234'],
    ['1,234', ',', 'EUR', 'could be 1234'],
    ['1.2345', '.', 'GBP', 'too many decimals'],
    ['12.345,6,7', ',', 'EUR', 'groups of three'],
    ['1.5', '.', 'JPY', 'too many decimals'],
    ['-12-', '.', 'GBP', 'more than one sign'],
    ['(12', '.', 'GBP', 'parenthesis'],
    ['99999999999999999', '.', 'GBP', 'too large'],
    ['12/03', '.', 'GBP', 'not an amount'],
  ] as const)('%j with %j in %s is refused: %s', (text, separator, currency, reason) => {
    const parsed = parseAmountText(text, separator, currency);
    expect(parsed.value).toBeNull();
    expect(parsed.reason).toContain(reason);
  });
});

const MARCH = { start: '2026-03-01', end: '2026-03-31' };
const NEW_YEAR = { start: '2025-12-15', end: '2026-01-14' };

describe('a date', () => {
  it.each([
    ['2026-03-12', 'dmy', MARCH, '2026-03-12'],
    ['12/03', 'dmy', MARCH, '2026-03-12'],
    ['03/12', 'mdy', MARCH, '2026-03-12'],
    ['03-12', 'ymd', MARCH, '2026-03-12'],
    ['12.03.', 'dmy', MARCH, '2026-03-12'],
    ['12.3.26', 'dmy', MARCH, '2026-03-12'],
    ['12/03/1998', 'dmy', MARCH, '1998-03-12'],
    ['26-03-12', 'ymd', MARCH, '2026-03-12'],
    ['2026/3/12', 'mdy', MARCH, '2026-03-12'],
    ['31/12', 'dmy', NEW_YEAR, '2025-12-31'],
    ['02/01', 'dmy', NEW_YEAR, '2026-01-02'],
    ['3 Mar', 'dmy', MARCH, '2026-03-03'],
    ['Mar 3, 2026', 'mdy', MARCH, '2026-03-03'],
    ['3rd March', 'dmy', MARCH, '2026-03-03'],
    ['3. März', 'dmy', MARCH, '2026-03-03'],
    ['3 de marzo de 2026', 'dmy', MARCH, '2026-03-03'],
    ['3 févr. 2026', 'dmy', MARCH, '2026-02-03'],
    ['3-DEC-25', 'dmy', MARCH, '2025-12-03'],
    ['28/02', 'dmy', { start: null, end: '2026-03-31' }, '2026-02-28'],
  ] as const)('%j in the order %s is %4$s', (text, order, period, date) => {
    expect(parseDateText(text, order, period)).toEqual({ value: date, reason: null });
  });

  it.each([
    ['', 'dmy', MARCH, 'missing'],
    ['soon', 'dmy', MARCH, 'not a date'],
    ['31/02', 'dmy', MARCH, 'There is no day'],
    ['03/25', 'dmy', MARCH, 'writes the day first'],
    ['25/03', 'mdy', MARCH, 'writes the month first'],
    ['12/03', 'dmy', { start: null, end: null }, 'Write the year'],
    ['3 Foo', 'dmy', MARCH, 'not the name of a month'],
    ['3 lis', 'dmy', MARCH, 'different months'],
    ['123/03', 'dmy', MARCH, 'not a date'],
  ] as const)('%j in the order %s is refused', (text, order, period, reason) => {
    const parsed = parseDateText(text, order, period);
    expect(parsed.value).toBeNull();
    expect(parsed.reason).toContain(reason);
  });
});
