/** Numbers in the user's locale. Decimal strings are formatted as they are, never through a float. */

/** Formats a decimal string ("-1234.50") with the locale's separators and exactly the decimals it has. */
export function formatDecimal(decimal: string, locale: string): string {
  const decimals = decimal.split('.')[1]?.length ?? 0;
  return isNumeric(decimal) ? formatter(locale, decimals).format(decimal) : decimal;
}

/** `Intl` reads a decimal string digit by digit; its type wants to be sure that it is one. */
function isNumeric(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/**
 * A sentence of the service with its amounts ("1234.50") in the locale. Figures that are part of something longer, such as a
 * date, a version or a reference, stay as they are.
 */
export function withLocalAmounts(sentence: string, locale: string): string {
  return sentence.replace(AMOUNTS, (amount) => formatDecimal(amount, locale));
}

const AMOUNTS = /(?<![\p{L}\d.,:/-])-?\d+\.\d{2,3}(?![\p{L}\d:/-]|[.,]\d)/gu;

/** Formats a count. */
export function formatCount(count: number, locale: string): string {
  return formatter(locale, 0).format(count);
}

const UNITS = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
] as const;

/** Formats a size in bytes with its unit: "1.2 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const [unit, size] = UNITS.find(([, from]) => bytes >= from) ?? (['byte', 1] as const);
  const value = bytes / size;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Formatters are costly to make and a table needs thousands of cells. */
function formatter(locale: string, decimals: number): Intl.NumberFormat {
  const name = `${locale}/${decimals}`;
  let made = formatters.get(name);
  if (!made) {
    made = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(name, made);
  }
  return made;
}
