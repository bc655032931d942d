import { describe, expect, it } from 'vitest';
import { currencyOf, isCurrencyCode } from '../../../../server/extraction/reading/currencies.ts';

describe('currencyOf', () => {
  it.each([
    ['EUR', 'EUR', 3],
    ['EUR12', 'EUR', 3],
    ['$12', 'USD', 1],
    ['US$12', 'USD', 3],
    ['R$12', 'BRL', 2],
    ['NT$', 'TWD', 3],
    ['CA$', 'CAD', 3],
    ['€', 'EUR', 1],
    ['£5', 'GBP', 1],
    ['￥500', 'JPY', 1],
    ['円', 'JPY', 1],
    ['新臺幣', 'TWD', 3],
    ['港元', 'HKD', 2],
    ['kr', 'kr', 2],
    ['kr.', 'kr', 3],
    ['Kč', 'CZK', 2],
    ['zł', 'PLN', 2],
    ['Rs.500', 'INR', 3],
    ['R500', 'ZAR', 1],
    ['Fr.', 'CHF', 3],
    ['DH', 'MAD', 2],
  ])('%s begins with %s', (text, code, length) => {
    expect(currencyOf(text)).toMatchObject({ code, length });
  });

  it.each(['EURO', 'kredit', 'Frau', 'leicht', 'ABC', '12€', '', 'Rsum'])('%j begins with none', (text) => {
    expect(currencyOf(text)).toBeNull();
  });
});

describe('isCurrencyCode', () => {
  it('knows codes in use, and takes no other word of three letters for one', () => {
    expect(['EUR', 'JPY', 'KWD', 'ISK'].every(isCurrencyCode)).toBe(true);
    expect(['eur', 'ATM', 'POS', 'REF', 'THE', 'ALL'].some(isCurrencyCode)).toBe(false);
  });
});
