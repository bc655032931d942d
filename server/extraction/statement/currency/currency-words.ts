/** Which words of a line name a currency, and whether they speak of the statement. */
import { textOf, type Line } from '../../layout/lines/lines.ts';
import { joinsCurrency, namesAccount, namesAmounts } from '../../reading/around.ts';
import { announcedCode, currencyOf, isCurrencyCode, namesCurrency } from '../../reading/currencies.ts';
import { parseDateText } from '../../reading/dates.ts';
import { FirstLetters, hasNoLetters } from '../../letters.ts';
import { fold } from '../../reading/fold.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { MONEY_NAMES } from './currency-hints.ts';
import { isAmount } from '../facts/placed-lines.ts';

/** Blank that ends a cell. */
const CELL_GAP_EM = 0.9;

/**
 * "R7 925.26", "R12.50": a letter is a currency's only before an amount; "R7.3.5" is a day of Reiwa, "R4411870" a code, "P2P" a
 * way to pay.
 */
const LETTER_AMOUNT = /^[A-Z] ?-?(?:\d{1,3}(?:,\d{3})*(?:[.,]\d{2})?|\d+[.,]\d{2})$/;

/** "R 16,914.88", "R 6 120.50": a letter that stands before an amount; a family name's initial stands before none. */
export function letterBefore({ words }: Line, index: number): string | null {
  const letter = words[index]!.text;
  if (letter.length > 1) return null;
  const amount = amountAt(words, index + 1);
  if (amount === null || words.some(({ text }) => parseDateText(text) !== null)) return null;
  return currencyOf(letter) && LETTER_AMOUNT.test(`${letter} ${amount}`) ? letter : null;
}

/** The amount that begins at a word, the groups of its thousands as words of their own joined; null where none does. */
function amountAt(words: readonly Word[], from: number): string | null {
  let text = '';
  for (let at = from; at < words.length; at += 1) {
    const word = words[at]!;
    const group = at === from ? /^\d{1,3}$/ : /^\d{3}$/;
    if (isAmount(word)) return text === '' || /^\d{3}\D/.test(word.text) ? text + word.text : null;
    if (!group.test(word.text)) return null;
    text += word.text;
  }
  return null;
}

/** The unit right behind the name of a column: "金額(円)", "Debit(€)". */
export function unitOf(text: string): string | null {
  const unit = /[^(（][(（](\p{Sc}|[円元원]|[A-Z]{3})[)）]$/u.exec(text)?.[1];
  return unit === undefined ? null : (currencyOf(unit)?.symbol ?? null);
}

/** A currency symbol or code glued to a number, or a symbol on its own; null where there is none. */
export function symbolOf(text: string): string | null {
  // Words without a symbol of their own are most of a statement: numbers, and letters too many for a symbol.
  if (/^(?:[\d.,:/]+|\p{L}{5,})$/u.test(text)) return null;
  // "JPY5RHVS7H" is a code of something.
  if (/\p{L}.*\d.*\p{L}.*\d/u.test(text)) return null;
  // So is "TL35-321907".
  if (/^\p{L}.*\d-\d/u.test(text)) return null;
  const bare = text.replace(/^[+\-\u2212([]+/, '').replace(/[)\]]$/, '');
  const lead = currencyOf(bare);
  if (lead?.symbol.length === 1 && /[A-Z]/.test(lead.symbol) && !LETTER_AMOUNT.test(bare)) return null;
  if (
    lead &&
    (lead.length < bare.length ? /^[-\s]*(?:\d|$)/.test(bare.slice(lead.length)) : !isCurrencyCode(bare))
  )
    return lead.symbol;
  if (!/\d/.test(text)) return null;
  const tail = /(?<=[^\p{L}])([^\d\s.,)-]{1,3})[)-]?$/u.exec(text);
  // "G1R 2J6" is a postal code.
  if (tail?.[1] === 'R' && !/^[-(]?[\d.,]+[.,]\d{2}$/.test(text.slice(0, tail.index))) return null;
  const behind = tail ? currencyOf(tail[1]!) : null;
  return behind && behind.length === tail![1]!.length ? behind.symbol : null;
}

/** "00183 ROMA RM": two letters behind the postal code and the name of a town are those of its province. */
export function isProvince({ words }: Line, at: number): boolean {
  const [code, ...town] = words.slice(0, at);
  if (at !== words.length - 1 || !/^[A-Z]{2}$/.test(words[at]!.text) || town.length === 0) return false;
  return /^\d{5}$/.test(code!.text) && town.every(({ text }) => /^\p{L}[\p{L}'\u2019.-]*$/u.test(text));
}

/** The number of something, no amount and no account: "HILLSIDE STN 0212". */
const SHORT_NUMBER = /^0\d{1,4}$/;

/**
 * Whether a word is a currency code that speaks of the statement: a cell of its own, in parentheses, beside an amount or
 * an account number, or behind the heading of amounts ("Betrag in EUR").
 */
export function speaksOfStatement(line: Line, index: number): boolean {
  const word = line.words[index]!;
  const code = word.text.replace(/[^A-Za-z]/g, '');
  if (!isCurrencyCode(code) || word.text.length > code.length + 3) return false;
  if (/^[([].*[)\]]/.test(word.text)) return true;
  const near = (other: Word | undefined, gap: number): Word | null =>
    other && gap < CELL_GAP_EM * line.size && /[\p{L}\p{N}]/u.test(other.text) ? other : null;
  const before = near(line.words[index - 1], word.x0 - (line.words[index - 1]?.x1 ?? -Infinity));
  const after = near(line.words[index + 1], (line.words[index + 1]?.x0 ?? Infinity) - word.x1);
  if (!before && !after) return true;
  if (before && (announces(line, index) || /^[^:]+:$/.test(before.text))) return true;
  if (!before && after && OF_STATEMENT.test(fold(after.text))) return true;
  if (before && joinsCurrency(before.text) && saysAmounts(line, index)) return true;
  if (wordsOfCell(line, index) > SENTENCE_WORDS) return false;
  if ([before, after].some((word) => /\d/.test(word?.text ?? '') && !SHORT_NUMBER.test(word!.text)))
    return true;
  if (before === null) return false;
  if (columnRoles(before.text).size > 0 || (!after && namesAccount(before.text))) return true;
  return joinsCurrency(before.text);
}

/** Words between the word for amounts and the code of their currency, at most. */
const MAX_BETWEEN = 4;

/** Whether amounts are what the words right before a code speak of. */
function saysAmounts({ words }: Line, index: number): boolean {
  return words.slice(Math.max(0, index - 1 - MAX_BETWEEN), index - 1).some(({ text }) => namesAmounts(text));
}

/** A cell of more words is a sentence. */
const SENTENCE_WORDS = 7;

/** A rate of exchange: no amount has so many decimals. */
const RATE = /^\d{1,5}[.,]\d{4,8}$/;

/**
 * Whether a line says what a payment in another currency came to: "PLN 152.83 at rate 3.7917", or ends in the word for the rate,
 * which goes on below.
 */
export function statesRate({ words }: Line): boolean {
  if (!words.some(({ text }) => isCurrencyCode(text))) return false;
  const { text: last } = words.at(-1)!;
  const ends = words.some(isAmount) && !isCurrencyCode(last) && columnRoles(last).has('foreign');
  return ends || words.some(({ text }) => RATE.test(text));
}

/** What follows the code of a statement's currency: "GBP statement", "HKD Savings", "USD Wallet". */
const OF_STATEMENT = /^(?:statement|account|savings|current|wallet|balance|cash)$/;

/** The letters of a code, without what stands about it. */
export function codeOf({ text }: Word): string {
  return text.replace(/[^A-Z]/g, '');
}

/** Whether the words before a code announce it: "Currency: AED", "Loại tiền VND". */
export function announces({ words }: Line, index: number): boolean {
  for (let from = index - 1; from >= Math.max(0, index - NAME_WORDS); from -= 1)
    if (namesCurrency(textOf(words.slice(from, index)))) return true;
  return false;
}

const moneyLetters = new FirstLetters(MONEY_NAMES.keys());

/** The currency that a word or a code names behind what announces it: "Moneda: dólares", "Currency: ALL"; null where it names none or nothing does. */
export function announcedByName(line: Line, index: number): string | null {
  const { text } = line.words[index]!;
  if (hasNoLetters(text)) return null;
  const named = announcedCode(text) ?? (moneyLetters.mayBe(text) ? MONEY_NAMES.get(fold(text)) : undefined);
  return named !== undefined && announces(line, index) ? named : null;
}

/** Words that announce a currency, at most. */
const NAME_WORDS = 3;

/** Words of letters that stand close to one another around a word. */
function wordsOfCell({ words, size }: Line, index: number): number {
  const joined = (right: number): boolean =>
    right > 0 && right < words.length && words[right]!.x0 - words[right - 1]!.x1 < CELL_GAP_EM * size;
  let from = index;
  let to = index + 1;
  while (joined(from)) from -= 1;
  while (joined(to)) to += 1;
  return words.slice(from, to).filter(({ text }) => /\p{L}{2}/u.test(text)).length;
}
