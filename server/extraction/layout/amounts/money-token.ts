/** The amount of money at a word of a line, with the currency, sign and mark that stand around its digits. */
import { wholeCurrency } from '../../reading/currencies.ts';
import { numberValue, withoutCents } from '../../reading/number-value.ts';
import { loneSign, numberText, type NumberStyle } from '../../reading/numbers.ts';
import { isMark, markDirection } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { digitsAt, thousandsBefore } from './digit-groups.ts';
import { isEmptyDash } from './empty-dashes.ts';
import { isMarkBefore } from './marks-before.ts';
import { isMarkBetween } from './marks-between.ts';
import { followedByText, isLeadingMark, isMarkBehind, signedMark } from './mark-words.ts';
import { gap } from '../lines/gaps.ts';
import type { Line } from '../lines/lines.ts';

/** A stretch of a line: words `from` up to but without `to`, points `x0` to `x1`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly x0: number;
  readonly x1: number;
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
  /**
   * A sign that stands in front, with a blank before it as before a cell of its own: it may as well be a dash for "nothing"
   * in the column there. Counted in `sign` where it stands near. `before`: where the rest of the amount begins.
   */
  readonly apartSign: {
    readonly x0: number;
    readonly x1: number;
    readonly sign: -1 | 1;
    readonly before: number;
    /** It stands by a blank behind a text and further from the amount: it may as well end that text ("Withdrawal -" over "cheque 237"). */
    readonly endsText?: true;
  } | null;
  /** Right end of all of it, with the currency, sign and mark behind the digits. */
  readonly end: number;
  /** Has the decimals that amounts of this statement have: is money wherever it stands. */
  readonly strong: boolean;
  /** What it says is in doubt: digits stand right before it that could be its thousands, or its last three may be decimals. */
  readonly doubtful?: 'thousands' | 'decimals';
}

/** The units of an amount by the sign it was printed with, whatever marks say. */
export function signedUnits({ units, sign }: Pick<MoneyToken, 'units' | 'sign'>): number {
  return sign < 0 ? -units : units;
}

/** Words of one date, or a sign and its number, stand closer than this. */
export const JOINED_EM = 1.1;
/** Blanks that fill a number up to its width may stand between it and the symbol in front. */
const SYMBOL_REACH_EM = 2.2;

/** A sign, or a symbol, that begins its own cell may stand this far before its number. */
const APART_SIGN_EM = 8;

/** How far a currency may stand before what it belongs to, ems. */
function reachOf(line: Line, at: number, sign: number): number {
  const { text } = line.words[at]!;
  // "90.79     £      977.05": at the left edge of its cell, behind the amount of another one.
  if (/^\p{Sc}$/u.test(text)) return endsAmountApart(line, at) ? APART_SIGN_EM : SYMBOL_REACH_EM;
  // "-$     45.00": at the left edge of its cell a symbol with a sign is no dash for nothing.
  return sign === 0 && /^[-+\u2212\u2013]\p{Sc}$/u.test(text) ? APART_SIGN_EM : JOINED_EM;
}

/** Whether the word before ends an amount that the symbol is not of: it begins with one, or a blank as between two cells is behind it. */
function endsAmountApart(line: Line, at: number): boolean {
  const before = line.words[at - 1];
  if (before === undefined || !/\d$/.test(before.text)) return false;
  return gap(line, at) > SYMBOL_REACH_EM * line.size || /^\p{Sc}/u.test(before.text);
}

/** What is told about an amount by what stands around its digits: each part at most once. */
interface Around {
  readonly sign: -1 | 0 | 1;
  readonly mark: string | null;
  readonly currency: string | null;
}

/**
 * The amount whose digits begin at a word, with what belongs to it on both sides but before `free`, where another amount
 * ends; null where there is none.
 */
export function moneyAt(line: Line, at: number, free: number, style: NumberStyle): MoneyToken | null {
  const { words, size } = line;
  const digits = digitsAt(words, at, size, style);
  if (!digits) return null;
  const number = numberText(digits.text);
  if (!number || number.percent) return null;
  const printed = numberValue(number.core, style);
  if (!printed) return null;
  const value = number.noCents && printed.decimals === 0 ? withoutCents(printed, style) : printed;
  const before = readBefore(line, at, free, number, style);
  const behind = readBehind(line, at + digits.count, before, style);
  if (!behind) return null;
  const { sign, mark, currency, to } = behind;
  const digitWords = words.slice(at, at + digits.count);
  return {
    from: before.from,
    to,
    x0: words[before.from]!.x0,
    x1: digitsEnd(digitWords.at(-1)!),
    end: words[to - 1]!.x1,
    units: value.units,
    decimals: value.decimals,
    sign,
    mark,
    markDirection: mark === null ? 0 : markDirection(mark),
    currency,
    apartSign: before.apartSign,
    strong: style.decimals > 0 ? value.decimals === style.decimals : value.shaped || currency !== null,
    ...doubtAbout(words, at, line.size, style),
  };
}

/** Before the digits at a word: a mark that begins the cell, then currency and sign, in either order. */
function readBefore(
  line: Line,
  at: number,
  free: number,
  number: Around,
  style: NumberStyle,
): Around & Pick<MoneyToken, 'from' | 'apartSign'> {
  const { words, size } = line;
  let { sign, mark, currency } = number;
  let apartSign: MoneyToken['apartSign'] = null;
  let from = at;
  const isOther = style.marksBetween && isMarkBetween(words, at - 1);
  if (at > free && !isOther && isLeadingMark(line, at - 1)) {
    mark = words[at - 1]!.text;
    from -= 1;
  }
  for (let part = 0; part < PARTS_BEFORE && from > free; part += 1) {
    const before = words[from - 1]!;
    const near = words[from]!.x0 - before.x1;
    const lone = loneSign(before.text);
    if (sign === 0 && lone !== 0 && near < JOINED_EM * 1.5 * size) {
      sign = lone;
      if (gap(line, from - 1) > size) apartSign = apartFrom(before, words[from]!, lone);
      else if (near > size && endsText(line, from - 1))
        apartSign = { ...apartFrom(before, words[from]!, lone)!, endsText: true };
      from -= 1;
    } else if (sign === 0 && lone !== 0 && gap(line, from - 1) > size && near < APART_SIGN_EM * size) {
      apartSign = apartFrom(before, words[from]!, lone);
      break;
    } else if (
      currency === null &&
      near < reachOf(line, from - 1, sign) * size &&
      wholeCurrency(before.text)
    ) {
      currency = wholeCurrency(before.text);
      if (sign === 0) sign = loneSign(before.text[0]!);
      from -= 1;
    } else break;
  }
  if (style.marksBefore && mark === null && from > free && isMarkBefore(words, from - 1)) {
    from -= 1;
    mark = words[from]!.text;
  }
  return { sign, mark, currency, from, apartSign };
}

/** Currency and sign. */
const PARTS_BEFORE = 2;

/** Behind digits that end before a word: currency, sign, debit or credit mark; null where a percent sign says that they are a rate. */
function readBehind(
  line: Line,
  from: number,
  before: Around,
  style: NumberStyle,
): (Around & Pick<MoneyToken, 'to'>) | null {
  const { words, size } = line;
  let { sign, mark, currency } = before;
  let to = from;
  for (let part = 0; part < PARTS_BEHIND && to < words.length; part += 1) {
    const behind = words[to]!;
    const near = behind.x0 - words[to - 1]!.x1;
    const signed =
      sign === 0 && mark === null && near < APART_SIGN_EM * size ? signedMark(behind.text) : null;
    if (signed !== null) {
      mark = signed;
      to += 1;
      break;
    }
    if (near >= JOINED_EM * size) break;
    if (isEmptyDash(behind, style)) break;
    const lone = loneSign(behind.text);
    const bare = behind.text.replace(/^\(|\)$/g, '').replace(/\.$/, '');
    if (behind.text.startsWith('%')) return null;
    const both = currency === null && mark === null ? currencyAndMark(bare) : null;
    if (both) [currency, mark] = both;
    else if (currency === null && wholeCurrency(behind.text)) currency = wholeCurrency(behind.text);
    else if (currency === null && sign === 0 && signedCurrency(behind.text))
      [currency, sign] = signedCurrency(behind.text)!;
    else if (sign === 0 && lone !== 0 && !followedByText(line, to)) sign = lone;
    else if (mark === null && isMarkBehind(bare, line, to, style) && lone === 0) mark = bare;
    else break;
    to += 1;
  }
  return { sign, mark, currency, to };
}

/** Currency, sign and mark. */
const PARTS_BEHIND = 3;

/** Blank behind a word of a text, at most. */
const BLANK_EM = 0.45;

/** Whether a sign stands right behind a word, as the next one of its text would. */
function endsText(line: Line, at: number): boolean {
  return /\p{L}$/u.test(line.words[at - 1]?.text ?? '') && gap(line, at) < BLANK_EM * line.size;
}

function apartFrom({ x0, x1 }: Word, next: Word, sign: -1 | 1): MoneyToken['apartSign'] {
  return { x0, x1, sign, before: next.x0 };
}

function doubtAbout(
  words: readonly Word[],
  at: number,
  size: number,
  style: NumberStyle,
): Pick<MoneyToken, 'doubtful'> {
  if (style.decimalsInDoubt === true) return { doubtful: 'decimals' };
  return thousandsBefore(words, at, size, style) ? { doubtful: 'thousands' } : {};
}

/** Right end of the last digit of a word: a sign or mark glued behind does not count. */
function digitsEnd(word: Word): number {
  const behind = /[^\d]*$/.exec(word.text)![0].length;
  return word.x1 - (behind * (word.x1 - word.x0)) / Math.max(word.text.length, 1);
}

/** "58,63 €-", "58,63 EUR-": a currency with the sign glued behind it. */
function signedCurrency(text: string): readonly [currency: string, sign: -1 | 1] | null {
  const sign = loneSign(text.slice(-1));
  const code = sign === 0 || text.length < 2 ? null : wholeCurrency(text.slice(0, -1));
  return code === null || sign === 0 ? null : [code, sign];
}

/** Most letters of a mark that is glued to a currency. */
const GLUED_MARK = 2;

/** "EURD", "USDCR", "FtD": a currency of at least two letters with the mark of a direction glued to it. */
function currencyAndMark(text: string): readonly [currency: string, mark: string] | null {
  for (let length = 1; length <= GLUED_MARK && text.length - length > 1; length += 1) {
    const mark = text.slice(-length);
    const code = isMark(mark) ? wholeCurrency(text.slice(0, -length)) : null;
    if (code !== null) return [code, mark];
  }
  return null;
}
