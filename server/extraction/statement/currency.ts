/**
 * The currency of a statement. Bookings name other currencies too ("CHF 335.01 at rate 1.02"), so codes count only
 * where they speak of the statement: in its head, its summary, its headings, and as symbols beside amounts that end a row.
 */
import { EURO_IBANS, FAMILIES, HINTS, IBAN_CURRENCIES, THOUSANDTHS, YUAN_AND_YEN } from './currency-hints.ts';
import { columnRoles } from '../reading/vocabulary.ts';
import { fold } from '../reading/fold.ts';
import { currencyOf, isCurrencyCode } from '../reading/currencies.ts';
import { mayBeInDate } from '../reading/date-words.ts';
import { parseDateText } from '../reading/dates.ts';
import { textOf, type Line } from '../layout/lines.ts';
import type { Word } from '../words/word.ts';

/** Weight of a code printed about the statement, against a symbol beside one amount. */
const CODE_WEIGHT = 5;
/** Of several in a line ("US$  R$" over the amounts) the last is more likely that of the statement. */
const LAST_WEIGHT = 0.5;
/** Blank that ends a cell. */
const CELL_GAP_EM = 0.9;

/** ISO 4217 code, or null where nothing on the statement tells its currency. */
export function settleCurrency(lines: readonly Line[]): string | null {
  const placed = placedLines(lines);
  const ranked = rankedSymbols(placed);
  const top = ranked[0];
  const family = top === undefined ? undefined : FAMILIES[top];
  if (family) return ranked.find((code) => family.includes(code)) ?? hintedCurrency(lines, family);
  if (top === '\u00a5' || top === '\uffe5')
    return ranked.find((code) => YUAN_AND_YEN.includes(code)) ?? (printsDecimals(lines, top) ? 'CNY' : 'JPY');
  const code = top === undefined ? null : (currencyOf(top)?.code ?? null);
  return (
    code ??
    rowCurrency(placed) ??
    ibanCurrency(placed) ??
    eurosNamed(placed) ??
    hintedCurrency(lines, null) ??
    symbolWithinRows(placed)
  );
}

/** The currency of amounts with three decimals, of which nothing else tells it; null where no country is named either. */
export function currencyOfThousandths(lines: readonly Line[]): string | null {
  return hintedCurrency(lines, THOUSANDTHS);
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

/** Share of the rows whose last amount has the same code before it, from which it is that of the statement. */
const CODED_ROWS = 0.8;
const MIN_CODED_ROWS = 3;

/** The code that stands before the last amount of nearly every row: "EUR -0,50  EUR 186,44". */
function rowCurrency(placed: readonly PlacedLine[]): string | null {
  const rows = placed.flatMap(({ line, place }) => (place === 'row' ? [line] : []));
  const before = rows.flatMap(({ words, size }) => {
    const [code, amount] = words.slice(-2);
    const near = amount && /\d/.test(amount.text) && amount.x0 - code!.x1 < CELL_GAP_EM * size;
    return near && isCurrencyCode(code!.text) ? [code!.text] : [];
  });
  const [same] = before;
  const coded = before.filter((code) => code === same).length;
  return same !== undefined && coded >= Math.max(MIN_CODED_ROWS, CODED_ROWS * rows.length) ? same : null;
}

/** The one symbol beside amounts anywhere in nearly every row, where text stands behind them: "-12,50 ₽  -12,50 ₽  Bakery". */
function symbolWithinRows(placed: readonly PlacedLine[]): string | null {
  const lines = placed.filter(({ place }) => place !== 'head').map(({ line }) => line);
  const rows = lines.filter(beginsWithDate);
  const symbols = rows.flatMap(({ words }) => [
    ...new Set(words.flatMap(({ text }) => (isCurrencyCode(text) ? [] : (symbolOf(text) ?? [])))),
  ]);
  const [same] = symbols;
  const alike = symbols.filter((symbol) => symbol === same).length;
  if (same === undefined || alike < symbols.length) return null;
  if (alike < Math.max(MIN_CODED_ROWS, CODED_ROWS * rows.length)) return null;
  const code = currencyOf(same)?.code ?? null;
  return code !== null && /^[A-Z]{3}$/.test(code) && same !== '$' ? code : null;
}

/** Symbols and codes that speak of the statement, the most telling first. */
function rankedSymbols(placed: readonly PlacedLine[]): string[] {
  const counts = new Map<string, number>();
  const add = (symbol: string, weight: number): void =>
    void counts.set(symbol, (counts.get(symbol) ?? 0) + weight);
  for (const { line, place } of placed) {
    if (place === 'text') continue;
    const found: string[] = [];
    line.words.forEach((word, index) => {
      if (place !== 'head' && index < line.words.length - 3) return;
      const symbol = symbolOf(word.text) ?? (place === 'head' ? unitOf(word.text) : null);
      if (symbol !== null) {
        add(symbol, 1);
        found.push(symbol);
      }
      if (place === 'head' && speaksOfStatement(line, index)) {
        add(word.text.replace(/[^A-Z]/g, ''), CODE_WEIGHT);
      }
    });
    if (new Set(found).size > 1) add(found.at(-1)!, LAST_WEIGHT);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([symbol]) => symbol);
}

/** Country, check digits and at least ten more characters, in groups or in one. */
const IBAN = /^([A-Z]{2})\d{2}(?: ?[A-Z0-9]{4}){2} ?[A-Z0-9]{2}/;

const IBAN_BEGINNING = /^[A-Z]{2}\d{2}/;

/** The currency of the first IBAN that is printed about the statement. */
function ibanCurrency(placed: readonly PlacedLine[]): string | null {
  for (const { line, place } of placed) {
    if (place !== 'head') continue;
    for (const [index, { text }] of line.words.entries()) {
      if (!IBAN_BEGINNING.test(text)) continue;
      const country = IBAN.exec(textOf(line.words.slice(index)))?.[1];
      if (country === undefined) continue;
      const code = EURO_IBANS.has(country) ? 'EUR' : IBAN_CURRENCIES[country];
      if (code !== undefined) return code;
    }
  }
  return null;
}

/** "All amounts in euro": the currency that most languages call by the same word. */
function eurosNamed(placed: readonly PlacedLine[]): string | null {
  const named = placed.some(
    ({ line, place }) =>
      place === 'head' && /(?:^| )(?:in|en|em|i|w|v) euros?(?: |$)/.test(fold(textOf(line.words))),
  );
  return named ? 'EUR' : null;
}

/** Different hints needed where no symbol narrows the choice, and where one does. */
const HINTS_ALONE = 2;
const HINTS_IN_FAMILY = 1;

/** The currency most hints speak for, within a family of currencies where a symbol names one; null where none does. */
function hintedCurrency(lines: readonly Line[], family: readonly string[] | null): string | null {
  const says = saidBy(lines);
  const best = HINTS.filter(([code]) => family === null || family.includes(code))
    .map(([code, hints]) => ({ code, hits: hints.filter(says).length }))
    .toSorted((a, b) => b.hits - a.hits)[0];
  const enough = family === null ? HINTS_ALONE : HINTS_IN_FAMILY;
  return best && best.hits >= enough ? best.code : null;
}

/** Tells whether folded words stand one behind the other somewhere in lines. */
function saidBy(lines: readonly Line[]): (phrase: string) => boolean {
  const known = new Set<string>();
  for (const { words } of lines) {
    for (const { text } of words)
      if (/\p{L}/u.test(text)) for (const part of fold(text).split(' ')) known.add(part);
  }
  let whole: string | undefined;
  return (phrase) => {
    const parts = phrase.split(' ');
    if (!parts.every((part) => known.has(part))) return false;
    if (parts.length === 1) return true;
    whole ??= ` ${lines.map(({ words }) => fold(textOf(words))).join(' ')} `;
    return whole.includes(` ${phrase} `);
  };
}

/** A blank that ends a table, in type sizes. */
const TABLE_END_EM = 2.4;

interface PlacedLine {
  readonly line: Line;
  readonly place: 'head' | 'row' | 'text';
}

/** Words of a date at the beginning of a row. */
const DATE_WORDS = 3;

/**
 * Head: what stands on a page before its first row or apart below its last, and headings. Row: begins with a date and
 * ends with an amount. Text: all between.
 */
function placedLines(lines: readonly Line[]): PlacedLine[] {
  const placed: PlacedLine[] = [];
  let begun = false;
  for (const flow of Map.groupBy(lines, (line) => line.flow).values()) {
    const dated = flow.map(beginsWithDate);
    // On a further page rows of a day whose date the page before has printed may stand above the first dated one.
    const undated = begun ? flow.findIndex(endsInAmount) : -1;
    begun ||= dated.includes(true);
    const [first, last] = [dated.indexOf(true), dated.lastIndexOf(true)];
    let below = false;
    for (const [index, line] of flow.entries()) {
      const above = flow[index - 1];
      if (index > last && above && line.baseline - above.baseline > TABLE_END_EM * line.size) below = true;
      const overRows = first < 0 || index < first;
      const outside = (overRows && !(undated >= 0 && index > undated)) || below;
      const row = dated[index]! && line.words.slice(-2).some((word) => /\d\D{0,4}$/.test(word.text));
      placed.push({ line, place: row ? 'row' : outside || isHeading(line) ? 'head' : 'text' });
    }
  }
  return placed;
}

function endsInAmount({ words }: Line): boolean {
  return words.length > 1 && /\d[.,]\d{2}$/.test(words.at(-1)!.text);
}

function beginsWithDate({ words }: Line): boolean {
  return isDateAt(words, 0) || (ROW_NUMBER.test(words[0]?.text ?? '') && isDateAt(words, 1));
}

/** What may stand before the date of a row: its number. */
const ROW_NUMBER = /^\d{1,4}[.)]?$/;

function isDateAt(words: readonly Word[], from: number): boolean {
  for (let to = from + 1; to <= from + DATE_WORDS && to < words.length; to += 1) {
    if (!mayBeInDate(words[to - 1]!.text)) return false;
    if (parseDateText(textOf(words.slice(from, to))) !== null) return true;
  }
  return false;
}

/** At least two headings of columns and no digits. */
function isHeading({ words }: Line): boolean {
  return (
    words.every((word) => !/\d/.test(word.text)) &&
    words.filter((word) => columnRoles(word.text).size > 0).length >= 2
  );
}

/** "R7 925.26", "R12.50": a letter is a currency's only before an amount; "R7.3.5" is a day of Reiwa, "R4411870" a code. */
const RAND = /^R(?:\d{1,3}(?:,\d{3})*(?:[.,]\d{2})?|\d+[.,]\d{2})$/;

/** The unit right behind the name of a column: "金額(円)", "Debit(€)". */
function unitOf(text: string): string | null {
  const unit = /[^(（][(（](\p{Sc}|[円元원]|[A-Z]{3})[)）]$/u.exec(text)?.[1];
  return unit === undefined ? null : (currencyOf(unit)?.symbol ?? null);
}

/** A currency symbol or code glued to a number, or a symbol on its own; null where there is none. */
function symbolOf(text: string): string | null {
  // Words without a symbol of their own are most of a statement: numbers, and letters too many for a symbol.
  if (/^(?:[\d.,:/]+|\p{L}{5,})$/u.test(text)) return null;
  // "JPY5RHVS7H" is a code of something.
  if (/\p{L}.*\d.*\p{L}.*\d/u.test(text)) return null;
  const bare = text.replace(/^[+\-\u2212([]+/, '').replace(/[)\]]$/, '');
  const lead = currencyOf(bare);
  if (lead?.symbol === 'R' && !RAND.test(bare)) return null;
  if (lead && (lead.length < bare.length ? /^[-\s\d]/.test(bare.slice(lead.length)) : !isCurrencyCode(bare)))
    return lead.symbol;
  if (!/\d/.test(text)) return null;
  const tail = /(?<=[^\p{L}])([^\d\s.,)-]{1,3})[)-]?$/u.exec(text);
  // "G1R 2J6" is a postal code.
  if (tail?.[1] === 'R' && !/^[-(]?[\d.,]+[.,]\d{2}$/.test(text.slice(0, tail.index))) return null;
  const behind = tail ? currencyOf(tail[1]!) : null;
  return behind && behind.length === tail![1]!.length ? behind.symbol : null;
}

/**
 * Whether a word is a currency code that speaks of the statement: a cell of its own, in parentheses, beside an amount or
 * an account number, or behind the heading of amounts ("Betrag in EUR").
 */
function speaksOfStatement(line: Line, index: number): boolean {
  const word = line.words[index]!;
  const code = word.text.replace(/[^A-Za-z]/g, '');
  if (!isCurrencyCode(code) || word.text.length > code.length + 3) return false;
  if (/^[([].*[)\]]/.test(word.text)) return true;
  const near = (other: Word | undefined, gap: number): Word | null =>
    other && gap < CELL_GAP_EM * line.size && /[\p{L}\p{N}]/u.test(other.text) ? other : null;
  const before = near(line.words[index - 1], word.x0 - (line.words[index - 1]?.x1 ?? -Infinity));
  const after = near(line.words[index + 1], (line.words[index + 1]?.x0 ?? Infinity) - word.x1);
  if (!before && !after) return true;
  if (cellLength(line, index) > SENTENCE_WORDS) return false;
  if (/\d/.test(before?.text ?? '') || /\d/.test(after?.text ?? '')) return true;
  if (before === null) return false;
  if (before.text.endsWith(':') || columnRoles(before.text).size > 0) return true;
  return /^(in|en|i|em|w|v)$/i.test(before.text);
}

/** A cell of more words is a sentence. */
const SENTENCE_WORDS = 7;

/** Words that stand close to one another around a word. */
function cellLength({ words, size }: Line, index: number): number {
  const joined = (right: number): boolean =>
    right > 0 && right < words.length && words[right]!.x0 - words[right - 1]!.x1 < CELL_GAP_EM * size;
  let from = index;
  let to = index + 1;
  while (joined(from)) from -= 1;
  while (joined(to)) to += 1;
  return to - from;
}
