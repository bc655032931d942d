/** Lines to tokens: which words of a line are a date, which are an amount of money. */
import { findDate, type DateText, type FoundDate } from '../reading/dates.ts';
import { currencyOf, isCurrencyCode } from '../reading/currencies.ts';
import { loneSign, numberText, numberValue, type NumberStyle } from '../reading/numbers.ts';
import { isMark, markDirection } from '../reading/vocabulary.ts';
import { remembered } from '../remembered.ts';
import { anyRecognised, type Word } from '../words/word.ts';
import type { Line } from './lines.ts';

/** A stretch of a line: words `from` up to but without `to`, points `x0` to `x1`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly x0: number;
  readonly x1: number;
}

export interface DateToken extends Stretch {
  readonly date: DateText;
}

/**
 * A number that can be an amount. `x0` is where the cell begins (sign and currency included), `x1` where its digits
 * end, so that left-aligned and right-aligned columns both line up.
 */
export interface MoneyToken extends Stretch {
  /** Integer count of 10^-decimals, never negative. */
  readonly units: number;
  readonly decimals: number;
  readonly sign: -1 | 0 | 1;
  /** The mark as printed ("CR", "H"), or null. */
  readonly mark: string | null;
  /** -1 debit, +1 credit, 0 where the mark does not say. */
  readonly markDirection: -1 | 0 | 1;
  readonly currency: string | null;
  /** A sign that stands apart in front, in a cell of its own: it may as well be a dash for "nothing" in the column there. */
  readonly apartSign: { readonly x0: number; readonly x1: number; readonly sign: -1 | 1 } | null;
  /** Has the decimals that amounts of this statement have: is money wherever it stands. */
  readonly strong: boolean;
  /** Digits stand right before it that could be its thousands: what it says is in doubt. */
  readonly doubtful?: true;
}

/** A line with its tokens; tokens of one kind never share words. */
export interface TokenLine {
  readonly line: Line;
  readonly dates: readonly DateToken[];
  readonly monies: readonly MoneyToken[];
  /** Words that belong to a date begun on the line above: no text. */
  readonly spent: ReadonlySet<number>;
}

/** Words of one date, or a sign and its number, stand closer than this. */
const JOINED_EM = 1.1;
/** Groups of one number ("1 234,56") and digits that slipped away ("1,719.3 3") stand closer than this. */
const DIGIT_GAP_EM = 0.55;
/** In type of one width a blank is as wide as a digit: groups stand closer than this many digits. */
const DIGIT_GAP_DIGITS = 1.25;
/** The same between the ink of recognised digits, which begins and ends within their width. */
const INK_GAP_DIGITS = 1.45;
/** Digits this close before an amount may be the thousands of it. */
const DOUBTFUL_GAP_DIGITS = 2.3;
/** A sign that begins its own cell may stand this far before its number. */
const APART_SIGN_EM = 8;

export function tokenise(line: Line, style: NumberStyle): TokenLine {
  const texts = line.words.map((word) => word.text);
  const joined = (index: number): boolean => gap(line, index) < JOINED_EM * line.size;
  const dates: DateToken[] = [];
  const monies: MoneyToken[] = [];
  let at = 0;
  while (at < texts.length) {
    const money = moneyAt(line, at, monies.at(-1)?.to ?? 0, style);
    const found = packedDay(line.words[at]!, style) ?? findDate(texts, at, joined);
    const dotted = money !== null && money.to - at >= (found?.words ?? 0) && !dateLike(texts[at]!, style);
    if (found && !(dotted && money.strong && !leads(at, dates, style))) {
      // "21.6" is a day and a month, or an amount without its last zero: the column it stands in tells.
      if (dotted && money.decimals === 1) monies.push(money);
      dates.push(stretch(line, at, at + found.words, { date: found.date }));
      at += found.words;
    } else if (money) {
      monies.push(money);
      at = Math.max(at + 1, money.to);
    } else {
      at += 1;
    }
  }
  // A list that grew holds room for sixteen more, and a long statement has tens of thousands of lines.
  return { line, dates: dates.slice(), monies: monies.slice(), spent: NOTHING };
}

const NOTHING: ReadonlySet<number> = new Set();

/** "12.11" in a statement with decimal commas, or "12.11." anywhere, is a date; "12.11" with decimal dots is money. */
function dateLike(text: string, style: NumberStyle): boolean {
  return style.decimalSign === ',' ? !text.includes(',') : text.endsWith('.') || /[/-]/.test(text);
}

/** Days of four digits begin this close to where their column does, points. */
const PACKED_NEAR = 3;

/** "0309" in a column of such days. */
function packedDay({ text, x0 }: Word, { packedDays }: NumberStyle): FoundDate | null {
  if (!packedDays || !/^\d{4}$/.test(text)) return null;
  if (!packedDays.some((band) => Math.abs(band.x0 - x0) < PACKED_NEAR)) return null;
  const [first, second] = [Number(text.slice(0, 2)), Number(text.slice(2))];
  return { date: { kind: 'numeric', first, second, shortYear: false, year: null }, words: 1 };
}

/** Whether a number stands where rows have their days, in a statement that writes days like amounts. */
function leads(at: number, dates: readonly DateToken[], style: NumberStyle): boolean {
  if (style.dottedDays !== true || (dates.at(-1)?.to ?? 0) !== at) return false;
  return dates.every(({ from }, index) => from === (dates[index - 1]?.to ?? 0));
}

/** Blank between a word and the one before it, points. */
function gap(line: Line, index: number): number {
  const previous = line.words[index - 1];
  return previous ? line.words[index]!.x0 - previous.x1 : Infinity;
}

export function stretch<T extends object>(line: Line, from: number, to: number, more: T): Stretch & T {
  const words = line.words.slice(from, to);
  return { from, to, x0: words[0]!.x0, x1: Math.max(...words.map((word) => word.x1)), ...more };
}

/**
 * The amount whose digits begin at a word, with what belongs to it on both sides but before `free`, where another amount
 * ends; null where there is none.
 */
function moneyAt(line: Line, at: number, free: number, style: NumberStyle): MoneyToken | null {
  const { words, size } = line;
  const digits = digitsAt(words, at, size, style);
  if (!digits) return null;
  const number = numberText(digits.text);
  if (!number || number.percent) return null;
  const value = numberValue(number.core, style);
  if (!value) return null;
  let { sign, mark, currency } = number;
  let apartSign: MoneyToken['apartSign'] = null;
  let from = at;
  let to = at + digits.count;
  // Before the digits: currency and sign, in either order.
  for (let guard = 0; guard < 2 && from > free; guard += 1) {
    const before = words[from - 1]!;
    const near = words[from]!.x0 - before.x1;
    const lone = loneSign(before.text);
    if (sign === 0 && lone !== 0 && near < JOINED_EM * 1.5 * size) {
      sign = lone;
      from -= 1;
    } else if (sign === 0 && lone !== 0 && gap(line, from - 1) > size && near < APART_SIGN_EM * size) {
      apartSign = { x0: before.x0, x1: before.x1, sign: lone };
      break;
    } else if (currency === null && near < JOINED_EM * size && wholeCurrency(before.text)) {
      currency = wholeCurrency(before.text);
      if (sign === 0 && /^[-\u2212\u2013]/.test(before.text)) sign = -1;
      if (sign === 0 && before.text.startsWith('+')) sign = 1;
      from -= 1;
    } else break;
  }
  // Behind the digits: currency, sign, debit or credit mark.
  for (let guard = 0; guard < 3 && to < words.length; guard += 1) {
    const behind = words[to]!;
    if (behind.x0 - words[to - 1]!.x1 >= JOINED_EM * size) break;
    const lone = loneSign(behind.text);
    const bare = behind.text.replace(/^\(|\)$/g, '').replace(/\.$/, '');
    if (behind.text.startsWith('%')) return null;
    if (currency === null && wholeCurrency(behind.text)) currency = wholeCurrency(behind.text);
    else if (sign === 0 && lone !== 0 && !followedByText(line, to)) sign = lone;
    else if (mark === null && bare.length <= 3 && isMark(bare) && lone === 0 && !followedByText(line, to))
      mark = bare;
    else break;
    to += 1;
  }
  const digitWords = words.slice(at, at + digits.count);
  return {
    from,
    to,
    x0: words[from]!.x0,
    x1: digitsEnd(digitWords.at(-1)!),
    units: value.units,
    decimals: value.decimals,
    sign,
    mark,
    markDirection: mark === null ? 0 : markDirection(mark),
    currency,
    apartSign,
    strong: style.decimals > 0 ? value.decimals === style.decimals : value.shaped || currency !== null,
    ...(thousandsBefore(words, at, style) ? { doubtful: true } : {}),
  };
}

/** Right end of the last digit of a word: a sign or mark glued behind does not count. */
function digitsEnd(word: Word): number {
  const behind = /[^\d]*$/.exec(word.text)![0].length;
  return word.x1 - (behind * (word.x1 - word.x0)) / Math.max(word.text.length, 1);
}

/** The sign that groups digits, put where a blank does: so that whole units in groups look like an amount. */
const GROUP_OF_STYLE = { '.': ',', ',': '.' } as const;

interface NumberParts {
  /** The last group of three digits, with decimals. */
  readonly lastGroup: RegExp;
  /** Fewer decimals at the end than amounts have. */
  readonly cutShort: RegExp;
  readonly allDecimals: RegExp;
}

/** What parts of numbers look like in a style; every number of a statement is asked about them. */
const numberParts = remembered(({ decimalSign, decimals }: NumberStyle): NumberParts => {
  const sign = decimalSign === '.' ? '\\.' : ',';
  return {
    lastGroup: new RegExp(`^\\d{3}(${sign}\\d{1,3})[^\\d]*$`),
    cutShort: new RegExp(`${sign}\\d{0,${Math.max(0, decimals - 1)}}$`),
    allDecimals: new RegExp(`${sign}\\d{${decimals}}[^\\d]*$`),
  };
});

/** Words that make up one number: groups of thousands apart, a digit that slipped away, else the word itself. */
function digitsAt(
  words: readonly Word[],
  at: number,
  size: number,
  style: NumberStyle,
): { text: string; count: number } | null {
  const first = words[at]!.text;
  if (!/\d/.test(first) || !numberText(first)) return null;
  const step = Math.max(WIDER_STEP * blankBefore(words, at + 1), EQUAL_STEP_EM * size);
  const close = (index: number): boolean =>
    index < words.length && blankBefore(words, index) < Math.min(digitGap(words[index]!, size), step);
  const patterns = numberParts(style);
  // A single amount in groups apart shows in no statistics: at the beginning of a cell it is one all the same.
  const apart = style.spaceGroups || (!style.signGroups && beginsCell(words, at, size));
  if (apart && /^[^\d]*\d{1,3}$/.test(first) && !wordBeforeIsDigits(words, at, size, step)) {
    let text = first;
    for (let to = at + 1; close(to); to += 1) {
      const next = words[to]!.text;
      if (patterns.lastGroup.test(next)) return { text: text + next, count: to - at + 1 };
      if (
        style.decimals === 0 &&
        /^\d{3}[^\d]*$/.test(next) &&
        !(close(to + 1) && /^\d{3}/.test(words[to + 1]!.text))
      )
        return { text: text + GROUP_OF_STYLE[style.decimalSign] + next, count: to - at + 1 };
      if (!/^\d{3}$/.test(next)) break;
      text += style.decimals === 0 ? GROUP_OF_STYLE[style.decimalSign] + next : next;
    }
  }
  if (style.decimals >= 2 && patterns.cutShort.test(first) && close(at + 1)) {
    const whole = first + words[at + 1]!.text;
    if (/^\d{1,2}[^\d]*$/.test(words[at + 1]!.text) && patterns.allDecimals.test(whole)) {
      return { text: whole, count: 2 };
    }
  }
  return { text: first, count: 1 };
}

/** Blank before a number that stands in a cell of its own. */
const CELL_GAP_EM = 2;

function beginsCell(words: readonly Word[], at: number, size: number): boolean {
  const before = words[at - 1];
  return before !== undefined && words[at]!.x0 - before.x1 > CELL_GAP_EM * size;
}

/** Whether digits stand before a word closely enough, and closer than `wider`, to be of the same number. */
function wordBeforeIsDigits(words: readonly Word[], at: number, size: number, wider: number): boolean {
  const before = words[at - 1];
  return (
    before !== undefined &&
    /^\d{1,3}$/.test(before.text) &&
    blankBefore(words, at) < Math.min(digitGap(words[at]!, size), wider)
  );
}

/** The blanks between the groups of a number are alike: one this much wider ends it, unless it is narrow all the same. */
const WIDER_STEP = 1.6;
const EQUAL_STEP_EM = 0.4;

/** Blank before a word, points; without bound where none stands before or at it. */
function blankBefore(words: readonly Word[], index: number): number {
  const [before, word] = [words[index - 1], words[index]];
  return before && word ? word.x0 - before.x1 : Infinity;
}

/** Blank within a number before one of its words, points at most. */
function digitGap(word: Word, size: number): number {
  const digits = anyRecognised([word]) ? INK_GAP_DIGITS : DIGIT_GAP_DIGITS;
  return Math.max(DIGIT_GAP_EM * size, digits * digitWidth(word));
}

function digitWidth(word: Word): number {
  return (word.x1 - word.x0) / Math.max(word.text.length, 1);
}

/** Whether digits that may be the thousands of an amount stand right before it. */
function thousandsBefore(words: readonly Word[], from: number, style: NumberStyle): boolean {
  const before = words[from - 1];
  const first = words[from]!;
  if (style.signGroups || !before || !/^[+-]?\d{1,3}$/.test(before.text)) return false;
  return /^\d{3}(\D|$)/.test(first.text) && first.x0 - before.x1 < DOUBTFUL_GAP_DIGITS * digitWidth(first);
}

/** A currency that is the whole word, signs aside. */
function wholeCurrency(text: string): string | null {
  const bare = text.replace(/^[+\-\u2212\u2013(]/, '');
  if (isCurrencyCode(bare)) return bare;
  const found = currencyOf(bare);
  return found && found.length === bare.length ? found.code : null;
}

/** Whether running text goes on right behind a word: a mark or sign that begins a sentence is none. */
function followedByText(line: Line, index: number): boolean {
  const next = line.words[index + 1];
  if (!next) return false;
  const behind = next.x0 - line.words[index]!.x1;
  // "2,424.06 - $9,880.88": the sign belongs to the number it is nearer to.
  if (/\d/.test(next.text) && behind <= gap(line, index) + 0.1 * line.size) return true;
  return next.x0 - line.words[index]!.x1 < 0.6 * line.size && /\p{L}{2}/u.test(next.text);
}
