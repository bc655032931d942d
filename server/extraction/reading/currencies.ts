/** Currencies by ISO 4217 code and by the symbols statements print. */
import { isDigitAt } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import { fold } from './fold.ts';

/** Codes in everyday use on statements; a three-letter word outside this list is not read as a currency. */
const CODES = new Set(
  ('AED AOA ARS AUD AZN BAM BBD BDT BGN BHD BND BRL BWP BYN BZD CAD CHF CLP CNY COP CRC CZK DKK DOP EGP ETB EUR FJD GBP GEL GHS GTQ GYD HKD HNL HRK HUF IDR ' +
    'ILS INR IQD ISK JMD JOD JPY KES KGS KHR KRW KWD KZT LBP LKR LYD MAD MDL MGA MKD MMK MNT MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB ' +
    'PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SCR SEK SGD THB TND TRY TTD TWD TZS UAH UGX USD UYU UZS VND XAF XCD XOF ZAR ZMW')
    .split(' '),
); // prettier-ignore

/** Symbols, longest first; a symbol that several currencies share stands for the most common one. */
const SYMBOLS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'], ['U$S', 'USD'], ['U$D', 'USD'], ['S/.', 'PEN'], ['S/', 'PEN'], ['A$', 'AUD'], ['AU$', 'AUD'], ['C$', 'CAD'], ['CA$', 'CAD'], ['NZ$', 'NZD'], ['S$', 'SGD'], ['HK$', 'HKD'],
  ['MX$', 'MXN'], ['NT$', 'TWD'], ['R$', 'BRL'], ['Rs.', 'INR'], ['Rs', 'INR'], ['\u20a8', 'INR'], ['Kč', 'CZK'], ['zł', 'PLN'], ['lei', 'RON'], ['Fr.', 'CHF'],
  ['€', 'EUR'], ['£', 'GBP'], ['￡', 'GBP'], ['$', 'USD'], ['¥', 'JPY'], ['￥', 'JPY'], ['円', 'JPY'], ['元', 'CNY'], ['원', 'KRW'],
  ['₹', 'INR'], ['`', 'INR'], ['₩', 'KRW'], ['₽', 'RUB'], ['RUR', 'RUB'], ['₺', 'TRY'], ['₪', 'ILS'], ['NIS', 'ILS'], ['₫', 'VND'], ['đ', 'VND'], ['VNĐ', 'VND'], ['฿', 'THB'], ['₴', 'UAH'],
  ['₦', 'NGN'], ['₱', 'PHP'], ['₾', 'GEL'], ['₸', 'KZT'], ['₡', 'CRC'], ['₲', 'PYG'], ['kr.', 'kr'], ['kr', 'kr'],
  ['TL', 'TRY'], ['Ft', 'HUF'], ['лв.', 'BGN'], ['лв', 'BGN'], ['руб.', 'RUB'], ['руб', 'RUB'], ['грн.', 'UAH'], ['грн', 'UAH'], ['din.', 'RSD'],
  ['R', 'ZAR'], ['P', 'P'], ['RM', 'MYR'], ['Rp.', 'IDR'], ['Rp', 'IDR'], ['SFr.', 'CHF'], ['KSh', 'KES'], ['Ksh', 'KES'], ['TSh', 'TZS'], ['USh', 'UGX'], ['₼', 'AZN'], ['KES.', 'KES'], ['RD$', 'DOP'], ['Dhs.', 'AED'], ['Dhs', 'AED'],
  ['د.إ', 'AED'], ['ر.س', 'SAR'], ['د.ك', 'KWD'], ['KD', 'KWD'], ['ر.ق', 'QAR'], ['د.ب', 'BHD'], ['ر.ع', 'OMR'], ['ج.م', 'EGP'], ['د.أ', 'JOD'], ['د.ت', 'TND'],
  ['ل.ل', 'LBP'], ['د.ع', 'IQD'], ['ש"ח', 'ILS'], ['ש״ח', 'ILS'],
]; // prettier-ignore
/** Symbols by the character they begin with: most words begin with none of them. */
const BY_FIRST = Map.groupBy(
  SYMBOLS.toSorted((a, b) => b[0].length - a[0].length),
  ([symbol]) => symbol[0],
);

/** Characters of the longest code or symbol. */
const LONGEST_CURRENCY = Math.max(3, ...SYMBOLS.map(([symbol]) => symbol.length));

export function isCurrencyCode(text: string): boolean {
  return CODES.has(text);
}

/**
 * The currency a text begins with: its ISO code (or `kr` where only a crown is printed, `P` for a peso or a pula) and how
 * many characters it takes; null where it begins with none. A code must end where a letter run ends.
 */
export function currencyOf(text: string): { code: string; length: number; symbol: string } | null {
  return mayBegin(text) ? currencyBegun(text) : null;
}

const CAPITALS = /^[A-Z]{3}/;

/** Whether a text begins like a symbol or with three capitals: numbers and most words do not. */
function mayBegin(text: string): boolean {
  return !isDigitAt(text, 0) && (BY_FIRST.has(text[0]) || CAPITALS.test(text));
}

/** Whether a text is a code or a symbol and nothing else. */
export function isCurrency(text: string): boolean {
  return text.length <= LONGEST_CURRENCY && currencyOf(text)?.length === text.length;
}

const currencyBegun = rememberedText((text): { code: string; length: number; symbol: string } | null => {
  const letters = /^[A-Z]{3}(?!\p{L})/u.exec(text);
  if (letters && CODES.has(letters[0])) return { code: letters[0], length: 3, symbol: letters[0] };
  for (const [symbol, code] of BY_FIRST.get(text[0]) ?? []) {
    if (!text.startsWith(symbol)) continue;
    if (/\p{L}$/u.test(symbol) && /^\p{L}/u.test(text.slice(symbol.length))) continue;
    return { code, length: symbol.length, symbol };
  }
  return null;
});

/** What announces the code of a currency, in the languages of statements; folded. */
const CURRENCY_NAMES = new Set(
  ('currency|account currency|ccy|wahrung|devise|monnaie|moneda|divisa|valuta|munt|moeda|waluta|mena|valuutta|devizanem|penznem|para birimi|doviz cinsi|' +
    'loai tien|loai tien te|mata uang|валюта|νομισμα|通貨|币种|幣別|货币|통화|สกุลเงิน|العملة|מטבע')
    .split('|'),
); // prettier-ignore

/** Whether a text is the label of a currency: "Currency", "Valuta". */
export const namesCurrency = rememberedText((text): boolean => CURRENCY_NAMES.has(fold(text)));
