/**
 * The currency of a statement. Bookings name other currencies too ("CHF 335.01 at rate 1.02"), so codes count only
 * where they speak of the statement: in its head, its summary, its headings, and as symbols beside amounts that end a row.
 */
import { currencyDecimals } from '../../../../shared/money.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import { FirstLetters, hasNoLetters, isDigitAt } from '../../letters.ts';
import { announcedCode, currencyOf, isCurrencyCode } from '../../reading/currencies.ts';
import { fold } from '../../reading/fold.ts';
import {
  ADDRESSES,
  CITIES,
  FAMILIES,
  HINTS,
  PLACES,
  RUPEE_SIGNS,
  THOUSANDTHS,
  YUAN_AND_YEN,
} from './currency-hints.ts';
import {
  announcedByName,
  announces,
  codeOf,
  isProvince,
  letterBefore,
  speaksOfStatement,
  statesRate,
  symbolOf,
  unitOf,
} from './currency-words.ts';
import { ibanCurrency, russianCurrency } from './iban-currency.ts';
import { isAmount, placedLines, type PlacedLine } from '../facts/placed-lines.ts';

/** Weight of a code printed about the statement, against a symbol beside one amount. */
const CODE_WEIGHT = 5;
/** "Currency: AED" counts for more than all amounts of other money that its bookings name. */
const ANNOUNCED_WEIGHT = 10_000;
/** Of several in a line ("US$  R$" over the amounts) the last is more likely that of the statement. */
const LAST_WEIGHT = 0.5;
/**
 * ISO 4217 code, or null where nothing on the statement tells its currency, or amounts have cents that the one it names has not.
 */
export function settleCurrency(lines: readonly Line[]): string | null {
  const placed = placedLines(lines);
  const named = namedCurrency(lines, placed);
  if (currencyDecimals(named) > 0 || !rowsEndInCents(placed)) return named;
  // "World Bank of Italy (WBI)" may be short for a name: the symbol of the amounts stands for a currency that has cents.
  const codes = rankedSymbols(placed).map((symbol) => currencyOf(symbol)?.code ?? null);
  return codes.find((code) => code !== null && isCurrencyCode(code) && currencyDecimals(code) > 0) ?? null;
}

/** Share of the rows that end in cents, from which those are of the statement, not of what some rows were paid in elsewhere. */
const CENTS_SHARE = 0.5;

function rowsEndInCents(placed: readonly PlacedLine[]): boolean {
  const rows = placed.filter(({ dated, place }) => dated && place === 'row');
  const ends = rows.flatMap(
    ({ line: { words } }) => /\d[.,](\d\d)\D{0,4}$/.exec(words.at(-1)!.text)?.[1] ?? [],
  );
  const cents = ends.filter((end) => end !== '00');
  // A few round amounts among as many that are printed with cents tell as much.
  const enough = ends.length === rows.length ? 1 : Math.max(MIN_WITH_DECIMALS, CENTS_SHARE * rows.length);
  return ends.length >= MIN_WITH_DECIMALS && cents.length >= enough;
}

function namedCurrency(lines: readonly Line[], placed: readonly PlacedLine[]): string | null {
  const ranked = rankedSymbols(placed);
  const top = ranked[0];
  const family = top === undefined ? undefined : FAMILIES[top];
  if (family) {
    const isMember = (code: string | null): boolean => code !== null && family.includes(code);
    const named = ranked.find(isMember) ?? ibanCurrency(placed);
    if (isMember(named)) return named;
    const hinted = hintedCurrency(placed, family);
    if (hinted !== null || RUPEE_SIGNS.includes(top!)) return hinted ?? 'INR';
    return top === '$' && monthsStandFirst(placed) ? 'USD' : null;
  }
  if (top === '\u00a5' || top === '\uffe5')
    return ranked.find((code) => YUAN_AND_YEN.includes(code)) ?? (printsDecimals(lines, top) ? 'CNY' : 'JPY');
  const code = top === undefined ? null : (currencyOf(top)?.code ?? announcedCode(top));
  // From what names the statement's currency itself, over what its rows print, to what only speaks of a country.
  return (
    code ??
    rowCurrency(placed) ??
    ibanCurrency(placed) ??
    russianCurrency(placed) ??
    eurosNamed(placed) ??
    hintedCurrency(placed, null) ??
    symbolWithinRows(placed)
  );
}

/** The month and the day of a date in numbers. */
const MONTH_AND_DAY = /^(\d{1,2})[/-](\d{1,2})(?:[/-](?:\d{2}){1,2})?$/;

/** Whether rows print the month before the day, in numbers, as only one country of those with dollars does. */
function monthsStandFirst(placed: readonly PlacedLine[]): boolean {
  let told = false;
  for (const { line, dated } of placed) {
    const parts = dated ? MONTH_AND_DAY.exec(line.words[0]!.text) : null;
    if (Number(parts?.[1] ?? 0) > MONTHS) return false;
    told ||= Number(parts?.[2] ?? 0) > MONTHS;
  }
  return told;
}

const MONTHS = 12;

/** The currency of amounts with three decimals, of which nothing else tells it; null where no country is named either. */
export function currencyOfThousandths(lines: readonly Line[]): string | null {
  return hintedCurrency(placedLines(lines), THOUSANDTHS);
}

/** Whether an amount with decimals stands at a symbol: "\u00a512.50". */
function printsDecimals(lines: readonly Line[], symbol: string): boolean {
  return lines.some(({ words }) =>
    words.some(({ text }, index) => {
      const amount = text.endsWith(symbol) ? (words[index + 1]?.text ?? '') : text;
      return text.includes(symbol) && /\d\.\d{2}\)?$/.test(amount);
    }),
  );
}

/** Share of the rows with the same code, from which it is that of the statement. */
const CODED_ROWS = 0.8;
const MIN_CODED_ROWS = 3;

/** The one code that stands in nearly every row, beside an amount or in a column of its own: "EUR -0,50  EUR 186,44". */
function rowCurrency(placed: readonly PlacedLine[]): string | null {
  const rows = placed.flatMap(({ line, place, dated }) => (place !== 'head' && dated ? [line.words] : []));
  const counts = new Map<string, number>();
  for (const words of rows)
    for (const code of new Set(words.flatMap(({ text }) => (isCurrencyCode(text) ? [text] : []))))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  const [most, next] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (!most || most[1] < Math.max(MIN_CODED_ROWS, CODED_ROWS * rows.length)) return null;
  return most[1] > (next?.[1] ?? 0) ? most[0] : null;
}

/**
 * The one symbol beside amounts anywhere in nearly every row, where text stands behind them: "-12,50 ₽  -12,50 ₽  Bakery". Its
 * amounts may stand on a line between those of its date.
 */
function symbolWithinRows(placed: readonly PlacedLine[]): string | null {
  const listed = placed.filter(({ place }) => place !== 'head');
  const rows = listed.filter(({ dated }) => dated);
  const inDated = rows.flatMap(symbolsOf);
  const symbols = inDated.length > 0 ? inDated : listed.flatMap(symbolsOf);
  const [same] = symbols;
  const alike = symbols.filter((symbol) => symbol === same).length;
  if (same === undefined || alike < symbols.length) return null;
  if (alike < Math.max(MIN_CODED_ROWS, CODED_ROWS * rows.length)) return null;
  const code = currencyOf(same)?.code ?? null;
  return code !== null && /^[A-Z]{3}$/.test(code) && same !== '$' ? code : null;
}

function symbolsOf({ line: { words } }: PlacedLine): string[] {
  return [...new Set(words.flatMap(({ text }) => (isCurrencyCode(text) ? [] : (symbolOf(text) ?? []))))];
}

/** Symbols and codes that speak of the statement, the most telling first. */
function rankedSymbols(placed: readonly PlacedLine[]): string[] {
  const counts = new Map<string, number>();
  const add = (symbol: string, weight: number): void =>
    void counts.set(symbol, (counts.get(symbol) ?? 0) + weight);
  for (const { line, place } of placed) {
    if (place === 'text' || statesRate(line)) continue;
    const found: string[] = [];
    line.words.forEach((word, index) => {
      if ((place !== 'head' && index < line.words.length - 3) || isProvince(line, index)) return;
      const symbol =
        symbolOf(word.text) ?? (place === 'head' ? (unitOf(word.text) ?? letterBefore(line, index)) : null);
      if (symbol !== null) {
        add(symbol, 1);
        found.push(symbol);
      }
      if (place === 'head' && speaksOfStatement(line, index)) {
        add(codeOf(word), announces(line, index) ? ANNOUNCED_WEIGHT : CODE_WEIGHT);
      }
      const named = place === 'head' ? announcedByName(line, index) : null;
      if (named !== null) add(named, ANNOUNCED_WEIGHT);
    });
    if (new Set(found).size > 1) add(found.at(-1)!, LAST_WEIGHT);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([symbol]) => symbol);
}

/** "All amounts in euro": the currency that most languages call by the same word. */
function eurosNamed(placed: readonly PlacedLine[]): string | null {
  const named = placed.some(
    ({ line: { words }, place }) =>
      place === 'head' &&
      words.some(({ text }) => /euro/i.test(text)) &&
      /(?:^| )(?:in|en|em|i|w|v) euros?(?: |$)/.test(fold(textOf(words))),
  );
  return named ? 'EUR' : null;
}

/** Weights of a word of one country's banking or of a country, of a city that several have, and of an address with its code. */
const WORD = 1;
const CITY = 0.5;
const ADDRESS = 1.25;
/** Weight needed where no symbol narrows the choice, and where one does. */
const HINTS_ALONE = 1.5;
const HINTS_IN_FAMILY = 1;
/** Amounts with decimals, from which a page has no currency without any. */
const MIN_WITH_DECIMALS = 3;

/** Words that hint at a currency: anywhere, or only where a statement speaks of itself. */
interface Hint {
  readonly code: string;
  readonly phrase: string;
  readonly length: number;
  readonly weight: number;
  readonly anywhere: boolean;
}

/** By the word they begin with: most words of a statement begin none. */
const HINTS_BY_WORD = Map.groupBy(
  (
    [
      [HINTS, WORD],
      [PLACES, WORD],
      [CITIES, CITY],
    ] as const
  ).flatMap(([list, weight]) =>
    list.flatMap(([code, phrases]) =>
      phrases.map((phrase): Hint => {
        const { length } = phrase.split(' ');
        return { code, phrase, length, weight, anywhere: list === HINTS };
      }),
    ),
  ),
  ({ phrase }) => phrase.split(' ')[0]!,
);

const hintLetters = new FirstLetters(HINTS_BY_WORD.keys());

/** The currency that hints speak for most, within a family of currencies where a symbol names one; null where none does. */
function hintedCurrency(placed: readonly PlacedLine[], family: readonly string[] | null): string | null {
  const found = new Set<Hint>();
  const addresses = new Set<string>();
  for (const { line, place } of placed) {
    const about = place === 'head';
    for (const hint of hintsIn(line)) if (about || hint.anywhere) found.add(hint);
    if (about)
      for (const [code, address] of ADDRESSES) if (address.test(textOf(line.words))) addresses.add(code);
  }
  const weights = new Map<string, number>();
  const add = (code: string, weight: number): void => {
    if (family === null || family.includes(code)) weights.set(code, (weights.get(code) ?? 0) + weight);
  };
  for (const { code, weight } of found) add(code, weight);
  for (const code of addresses) add(code, ADDRESS);
  const [best] = [...weights].toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] < (family === null ? HINTS_ALONE : HINTS_IN_FAMILY)) return null;
  return currencyDecimals(best[0]) === 0 && printsCents(placed) ? null : best[0];
}

/** "2024.01.05" ends as amounts in hundredths do. */
const DAY_IN_DOTS = /^\d{4}\.\d{1,2}\.\d{1,2}$/;

function printsCents(placed: readonly PlacedLine[]): boolean {
  const amounts = placed.flatMap(({ line }) =>
    line.words.filter((word) => isAmount(word) && !DAY_IN_DOTS.test(word.text)),
  );
  return amounts.length >= MIN_WITH_DECIMALS;
}

function hintsIn({ words }: Line): readonly Hint[] {
  let found: readonly Hint[] = NO_HINTS;
  for (let index = 0; index < words.length; index += 1) {
    const { text } = words[index]!;
    // Numbers hint at nothing.
    if (isDigitAt(text, 0) || hasNoLetters(text) || !hintLetters.mayHold(text)) continue;
    const folded = fold(text);
    // "IFSC:ABCD0001452", "Balance/Baht"
    for (let from = 0; from >= 0; from = folded.indexOf(' ', from) + 1 || -1) {
      const end = folded.indexOf(' ', from);
      const hints = HINTS_BY_WORD.get(end < 0 ? folded.slice(from) : folded.slice(from, end));
      if (hints === undefined) continue;
      found = [
        ...found,
        ...hints.filter(({ phrase, length }) => {
          if (length === 1) return true;
          const behind = fold(textOf(words.slice(index + 1, index + length)));
          return `${folded.slice(from)} ${behind} `.startsWith(`${phrase} `);
        }),
      ];
    }
  }
  return found;
}

const NO_HINTS: readonly Hint[] = [];
