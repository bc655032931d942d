/** The number of the account where no line above the tables begins with its label. */
import { textOf, type Line } from '../../layout/lines/lines.ts';
import { beginsRow } from '../../layout/lines/begins-row.ts';
import type { Heading } from '../../layout/headings/headings.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { isCurrencyCode } from '../../reading/currencies.ts';
import { leadingLabel } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { accountNumber, type TextFact } from './account-texts.ts';
import { cellsOf, foldedPrefix } from './cells.ts';

/**
 * The one number above all tables that stands behind its label within a line, or else the one IBAN there, the one number
 * in the groups of a country or of a card, or the one behind the name of its account, its end alone perhaps, or behind nothing
 * but "number"; where the statement has no number of an account, that of the telephone which a wallet goes by.
 */
export function unnamedNumber(
  lines: readonly TokenLine[],
  headings: readonly Heading[],
  named: readonly TextFact[],
): TextFact[] {
  // Rows without names over them; without days of their own, too, below what they come to.
  const row = lines.findIndex((line) => beginsRow(line) || line.monies.some(({ strong }) => strong));
  const end = headings[0]?.first ?? Math.max(row, 0);
  const numbers = named.filter(({ kind }) => kind === 'number');
  if (numbers.some(({ line }) => line < end)) return [];
  const above = lines.slice(0, end);
  // A number further down begins an account of its own, beside which nothing may be made up.
  const within = numbers.length === 0 ? above.flatMap(numbersWithin) : [];
  if (within.length > 0) return theOne(within);
  const others = numbers.length === 0 ? [mobiles] : [];
  for (const numbersOf of [ibans, nationals, cards, behindNames, ends, ...others]) {
    const found = above.flatMap(numbersOf);
    if (found.length > 0) return theOne(found);
  }
  return [];
}

function theOne(found: readonly TextFact[]): TextFact[] {
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}

/** "Dana Wells Account number: 90265970", "Branch: 1234 Account: 56789-0": a label with its number behind it. */
function numbersWithin({ line, dates }: TokenLine): TextFact[] {
  // A day at the beginning of a line begins a row.
  if (dates.some(({ from }) => from === 0)) return [];
  const words = line.words.flatMap(inOneLanguageEach);
  return words.flatMap((_, at) => {
    const behind = words.slice(at);
    const found = leadingLabel(textOf(behind), ['accountNumber']);
    const value = found && accountNumber(behind.slice(foldedPrefix(behind, found.words)));
    return value ? [{ line: line.index, kind: 'number' as const, value }] : [];
  });
}

/** "Rekening/Account": the end of a label and the beginning of the same in another language. */
function inOneLanguageEach(word: Word): Word[] {
  if (!/\p{L}\/\p{L}/u.test(word.text)) return [word];
  return word.text.split('/').map((text) => ({ ...word, text }));
}

function ibans({ line }: TokenLine): TextFact[] {
  return cellsOf(line).flatMap(({ text }) => {
    // "BE68 5390 0754 7034 EUR": the account's currency behind it.
    const value = isCurrencyCode(text.slice(-3)) ? text.slice(0, -3).trim() : text;
    return isIban(value) ? [{ line: line.index, kind: 'number' as const, value }] : [];
  });
}

/** Bank, branch, account and suffix, as numbers of accounts are written in New Zealand: "02-0500-0123456-00". */
const NATIONAL = /^\d{2}-\d{4}-\d{7}-\d{2,3}$/;

/** The code of a branch and the number, as accounts are written in Britain: "20-44-88 44882077". */
const BRITISH = /^\d{2}-\d{2}-\d{2} (\d{8})$/;

function nationals({ line }: TokenLine): TextFact[] {
  const british = cellsOf(line).flatMap(({ text }) => BRITISH.exec(text)?.[1] ?? []);
  if (british.length > 0) return british.map((value) => ({ line: line.index, kind: 'number', value }));
  return line.words.flatMap(({ text }) =>
    NATIONAL.test(text) ? [{ line: line.index, kind: 'number' as const, value: text }] : [],
  );
}

/**
 * "4111 22XX XXXX 7141": digits, or what stands for those left out, in four groups of four; behind check digits, with or
 * without a country, and with more groups behind them, they are those of an account.
 */
const CARD = /(?<!\S|(?:^|\s)(?:[A-Z]{2})?\d{2} |\d{4} )(?:[\dX*]{4}[ -]){3}\d{4}(?!\S| \d{4}(?!\S))/;

function cards({ line }: TokenLine): TextFact[] {
  const value = CARD.exec(textOf(line.words))?.[0];
  return value === undefined ? [] : [{ line: line.index, kind: 'number', value }];
}

/** Words of the name of an account between the word for account and its number, at most. */
const MAX_NAME_WORDS = 3;
/** Digits of a number that no label announces as that of an account, at least. */
const MIN_DIGITS = 8;
/** "Everyday checking (...4410)", "Savings (x4410)": the end of a number in brackets behind the name of its account. */
const END_IN_BRACKETS = /^\((?:\.{3}|\u2026|x{1,4}|\*{1,4})(\d{3,4})\)$/i;

function ends({ line, dates, monies }: TokenLine): TextFact[] {
  if (dates.length > 0 || monies.some((money) => money.strong)) return [];
  return cellsOf(line).flatMap(({ from, to }) => {
    const last = line.words[to - 1]!.text;
    if (to - from < 2 || !END_IN_BRACKETS.test(last)) return [];
    return [{ line: line.index, kind: 'number' as const, value: last.slice(1, -1) }];
  });
}

/** "MSISDN", "Mobile Number:", what the number behind it may stand beside or in a cell of its own. */
const MOBILE =
  /^(?:(?:registered|customer|wallet) )?(?:msisdn|(?:mobile|phone)(?: money)? (?:number|no))\.?(?: ?: ?|\s|$)/i;
/** "+254 712 345 678", "0712***678". */
const OF_TELEPHONE = /^\+?\d[\d* -]{6,18}\d$/;

/** The number that a wallet goes by: "Mobile Number  0977218440". */
function mobiles({ line, dates }: TokenLine): TextFact[] {
  if (dates.some(({ date }) => !date.compact)) return [];
  const cells = cellsOf(line);
  return cells.flatMap(({ text }, index) => {
    const label = MOBILE.exec(text)?.[0];
    if (label === undefined) return [];
    const value = (text.slice(label.length) || (cells[index + 1]?.text ?? '')).replace(/^: ?/, '').trim();
    return OF_TELEPHONE.test(value) ? [{ line: line.index, kind: 'number' as const, value }] : [];
  });
}

/** "Number", "N°": a cell that says no more of what its number is. */
const NUMBER_SIGN = /^(?:n[uú]mero|number|nummer|num[eé]ro|n[°ºor]|nro|№)[.:]?$/i;

/** A word of the name of an account, or its end where languages write it as one: "Lønkonto", "Key Express Checking". */
const KIND_OF_ACCOUNT = /(?:konto|rekening|tili|számla|checking|chequing|savings|account)$/iu;

/** "Cuenta Pyme Oro 65-50123456-7", "N° 30003 01234 0005012": numbers behind the name of an account, or the sign of a number. */
function behindNames({ line, dates, monies }: TokenLine): TextFact[] {
  if (dates.some(({ from }) => from === 0) || monies.some((money) => money.strong)) return [];
  return cellsOf(line).flatMap(({ from }) => {
    const words = line.words.slice(from);
    const at = words.findIndex(({ text }) => /\d/.test(text));
    if (at < 1 || !announceNumber(words.slice(0, at))) return [];
    const value = numberFrom(line, from + at);
    return value !== null && isLong(value) ? [{ line: line.index, kind: 'number' as const, value }] : [];
  });
}

/** "N° 10244187712     1 of 2": the number that begins at a word; what stands apart is of it only where it is too short by itself. */
export function numberFrom(line: Line, start: number): string | null {
  const end = cellsOf(line).find(({ to }) => to > start)!.to;
  const near = accountNumber(line.words.slice(start, end));
  return near !== null && isLong(near) ? near : accountNumber(line.words.slice(start));
}

function isLong(value: string): boolean {
  return value.replace(/\D/g, '').length >= MIN_DIGITS;
}

function announceNumber(words: readonly Word[]): boolean {
  // The same in other letters may stand beside it.
  if (NUMBER_SIGN.test(words[0]!.text))
    return words.slice(1).every(({ text }) => !/\p{Script=Latin}/u.test(text));
  if (words.length <= MAX_NAME_WORDS + 1 && words.some(({ text }) => KIND_OF_ACCOUNT.test(text))) return true;
  const label = leadingLabel(textOf(words), ['accountNumber']);
  return label !== null && words.length - foldedPrefix(words, label.words) <= MAX_NAME_WORDS;
}

/** ISO 13616: the characters behind the first four, then these, as a number whose remainder by 97 is 1. */
function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(
    /[A-Z]/g,
    (letter) => `${parseInt(letter, 36)}`,
  );
  return BigInt(digits) % 97n === 1n;
}
