/** Lines to tokens: which words of a line are a date, which are an amount of money. */
import { findDate, type FoundDate } from '../reading/date-words.ts';
import type { DateText } from '../reading/dates.ts';
import type { NumberStyle } from '../reading/numbers.ts';
import { trimmed } from '../trimmed.ts';
import type { Word } from '../words/word.ts';
import { gap } from './lines/gaps.ts';
import type { Line } from './lines/lines.ts';
import { withLabels } from './amounts/labelled-amounts.ts';
import { JOINED_EM, moneyAt, type MoneyToken, type Stretch } from './amounts/money-token.ts';

export interface DateToken extends Stretch {
  readonly date: DateText;
}

/** A line with its tokens; tokens of one kind never share words. */
export interface TokenLine {
  readonly line: Line;
  readonly dates: readonly DateToken[];
  readonly monies: readonly MoneyToken[];
  /** Words that belong to a date begun on the line above: no text. */
  readonly spent: ReadonlySet<number>;
}

export function tokenise(line: Line, style: NumberStyle): TokenLine {
  const texts = line.words.map((word) => word.text);
  const joined = (index: number): boolean => gap(line, index) < JOINED_EM * line.size;
  const dates: DateToken[] = [];
  const monies: MoneyToken[] = [];
  let at = 0;
  while (at < texts.length) {
    const money = moneyAt(line, at, monies.at(-1)?.to ?? 0, style);
    const found =
      packedDay(line.words[at]!, style) ??
      findDate(texts, at, joined) ??
      (at === 0 ? inBrackets(texts[at]!) : null);
    const dotted = money !== null && money.to - at >= (found?.words ?? 0) && !dateLike(texts[at]!, style);
    if (found && !(dotted && money.strong && !leads(at, line.words[at]!, dates, style))) {
      // "21.6" is a day and a month, or an amount without its last zero: the column it stands in tells.
      // So are "100222" and an amount in whole units.
      const bare = found.date.compact === true && found.words === 1 && money?.to === at + 1;
      if (money && (bare || (dotted && money.decimals === 1))) monies.push(money);
      dates.push(stretch(line, at, at + found.words, { date: found.date }));
      at += found.words;
    } else if (money) {
      monies.push(money);
      at = Math.max(at + 1, money.to);
    } else {
      at += 1;
    }
  }
  const begin = dates[0]?.from === 0 ? dates[0].to : dates.length === 0 && monies[0]?.from === 0 ? 0 : null;
  const named = begin === null ? monies : withLabels(line, monies, begin);
  return { line, dates: trimmed(dates), monies: trimmed(named), spent: NOTHING };
}

/** "(05-Oct-2025)" at the beginning of a line: the value date below the date. "[2025-10-05]": that of its row. */
function inBrackets(text: string): FoundDate | null {
  const inner = /^(?:\((?=.*\)$)|\[(?=.*\]$))(.*\d.*).$/.exec(text)?.[1];
  return inner === undefined ? null : findDate([inner], 0, () => false);
}

const NOTHING: ReadonlySet<number> = new Set();

/** "12.11" in a statement with decimal commas or of whole units, or "12.11." anywhere, is a date; "12.11" with decimal dots is money. */
function dateLike(text: string, style: NumberStyle): boolean {
  return style.decimalSign === ',' || style.decimals === 0
    ? !text.includes(',')
    : text.endsWith('.') || /[/-]/.test(text);
}

/** Days that do not look like days begin this close to where their column does, points. */
const PLACED_NEAR = 3;

/** "0309" or "030926" in a column of such days. */
function packedDay({ text, x0 }: Word, { packedDays }: NumberStyle): FoundDate | null {
  if (!packedDays || !/^\d{4}(?:\d{2})?$/.test(text)) return null;
  const near = packedDays.some((band) => band.digits === text.length && Math.abs(band.x0 - x0) < PLACED_NEAR);
  if (!near) return null;
  const [first, second] = [Number(text.slice(0, 2)), Number(text.slice(2, 4))];
  const year = text.length === 6 ? 2000 + Number(text.slice(4)) : null;
  return { date: { kind: 'numeric', first, second, shortYear: year !== null, year }, words: 1 };
}

/** Whether a number stands where rows have their days, in a statement that writes days like amounts. */
function leads(at: number, { x0 }: Word, dates: readonly DateToken[], style: NumberStyle): boolean {
  const { dottedDays: place } = style;
  if (place === undefined || (dates.at(-1)?.to ?? 0) !== at) return false;
  if (place !== true) return at === 0 && Math.abs(x0 - place.x0) < PLACED_NEAR;
  return dates.every(({ from }, index) => from === (dates[index - 1]?.to ?? 0));
}

export function stretch<T extends object>(line: Line, from: number, to: number, more: T): Stretch & T {
  const words = line.words.slice(from, to);
  return { from, to, x0: words[0]!.x0, x1: Math.max(...words.map((word) => word.x1)), ...more };
}

interface Stretched {
  readonly from: number;
  readonly to: number;
}

function apartFrom(of: Stretched): (other: Stretched) => boolean {
  return (other) => other.to <= of.from || other.from >= of.to;
}

/** A line with a date in place of what its words were taken for. */
export function withDate(tokens: TokenLine, date: DateToken): TokenLine {
  const apart = apartFrom(date);
  return {
    ...tokens,
    dates: [...tokens.dates.filter(apart), date].toSorted((a, b) => a.from - b.from),
    monies: tokens.monies.filter(apart),
  };
}

/** A line whose words belong to a date on another one. */
export function withoutWords(tokens: TokenLine, words: Stretched): TokenLine {
  const apart = apartFrom(words);
  const spent = Array.from({ length: words.to - words.from }, (_, offset) => words.from + offset);
  return {
    ...tokens,
    dates: tokens.dates.filter(apart),
    monies: tokens.monies.filter(apart),
    spent: new Set([...tokens.spent, ...spent]),
  };
}
