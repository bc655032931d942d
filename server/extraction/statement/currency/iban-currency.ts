/** The currency of the country whose account an IBAN is. */
import { textOf } from '../../layout/lines/lines.ts';
import type { PlacedLine } from '../facts/placed-lines.ts';
import { BEFORE_EURO, EURO_IBANS, IBAN_CURRENCIES } from './currency-hints.ts';

/** Country, check digits and at least ten more characters, in groups or in one. */
const IBAN = /^([A-Z]{2})\d{2}(?: ?[A-Z0-9]{4}){2} ?[A-Z0-9]{2}/;

const IBAN_BEGINNING = /^[A-Z]{2}\d{2}/;

/** In its parts, as a country's banks write it: "IBAN: IT 44 U 04417 01600 000044109921". */
const IBAN_PARTED = /^([A-Z]{2}) \d{2}(?: [A-Z0-9]+){2}/;

function isCalledIban(text: string | undefined): boolean {
  return text !== undefined && /^iban:?$/i.test(text);
}

/** The currency of the first IBAN that is printed about the statement. */
export function ibanCurrency(placed: readonly PlacedLine[]): string | null {
  for (const { line, place } of placed) {
    if (place !== 'head') continue;
    for (const [index, { text }] of line.words.entries()) {
      const parted = text.length === 2 && isCalledIban(line.words[index - 1]?.text);
      if (!parted && !IBAN_BEGINNING.test(text)) continue;
      const country = (parted ? IBAN_PARTED : IBAN).exec(textOf(line.words.slice(index)))?.[1];
      if (country === undefined) continue;
      const code = EURO_IBANS.has(country) ? euroOf(country, placed) : IBAN_CURRENCIES[country];
      if (code !== undefined) return code;
    }
  }
  return null;
}

/** Numbers of accounts in Russia: five digits of its kind, three of its currency, twelve more. */
const RUSSIAN_ACCOUNT = /^4[0-2]\d{3}(810|840|978|156)\d{12}[.,;]?$/;
const CURRENCY_NUMBERS: Readonly<Record<string, string>> = { 810: 'RUB', 840: 'USD', 978: 'EUR', 156: 'CNY' };

/** The currency in the first number of an account in Russia that is printed about the statement: "40702810000000000001". */
export function russianCurrency(placed: readonly PlacedLine[]): string | null {
  for (const { line, place } of placed) {
    if (place !== 'head') continue;
    for (const { text } of line.words) {
      const digits = RUSSIAN_ACCOUNT.exec(text)?.[1];
      if (digits !== undefined) return CURRENCY_NUMBERS[digits]!;
    }
  }
  return null;
}

/** The euro, or the currency that a country had before it, where no year that the statement prints is one of the euro there. */
function euroOf(country: string, placed: readonly PlacedLine[]): string {
  const before = BEFORE_EURO[country];
  if (!before) return 'EUR';
  const years = placed.flatMap(({ line: { words } }) => words.flatMap(({ text }) => text.match(YEAR) ?? []));
  return years.length > 0 && years.every((year) => Number(year) < before.until) ? before.code : 'EUR';
}

const YEAR = /(?<!\d)20[0-4]\d(?!\d)/g;
