/**
 * Money as integer minor units with its currency (ISO 4217).
 *
 * Amounts are plain `number`s holding an integer count of minor units (cents, pence, øre; yen have none).
 * They stay exact up to 2^53 - 1 minor units, about 90 trillion dollars; anything larger is refused.
 */

/** Currencies whose number of decimals is not two. Source: ISO 4217, list one. */
const DECIMALS: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0,
  VUV: 0, XAF: 0, XOF: 0, XPF: 0, BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
}; // prettier-ignore

/** Number of decimals of a currency's minor unit; 2 where the currency is unknown. */
export function currencyDecimals(currency: string | null): number {
  return currency === null ? 2 : (DECIMALS[currency] ?? 2);
}

/**
 * Writes minor units as a decimal string with a dot, in the currency's own number of decimals.
 * `formatMinor(-150, 'GBP')` is `"-1.50"`; `formatMinor(150, 'JPY')` is `"150"`.
 */
export function formatMinor(minor: number, currency: string | null): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an integer amount of minor units: ${minor}`);
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${minor < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${fraction}` : ''}`;
}

/**
 * Reads a decimal string with a dot ("-12.5") into minor units of the currency.
 * Returns null where the text is no such number, has more non-zero decimals than the currency, or is too large.
 */
export function parseMinor(text: string, currency: string | null): number | null {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!match) return null;
  const decimals = currencyDecimals(currency);
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const minor = Number(match[2]! + fraction.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(minor)) return null;
  return match[1] === '-' && minor !== 0 ? -minor : minor;
}
