/**
 * Amounts whose decimals stand behind a colon ("1 500:00", "-249:50", "12.345:00"), or behind one the dash for none ("1 200:-"), as
 * statements and cash desks of the North print them: written as later stages know amounts ("1 500,00", "1 200,00"). Times of day
 * look alike ("12:30"): an amount is one in a cell under the name of amounts, where no name tells in a column with numbers that are
 * no time, and behind a label. What stands in a text stays as it is.
 */
import { inOrder } from '../../ascending.ts';
import { holdsDigit, isDigitAt } from '../../letters.ts';
import { wholeCurrency } from '../../reading/currencies.ts';
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { loneSign, numberText } from '../../reading/numbers.ts';
import { columnRoles, isMark, labelsOf } from '../../reading/vocabulary.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';
import { TEXT_GAP_EM } from '../lines/gaps.ts';
import type { Line } from '../lines/lines.ts';

/** What stands before the digits, whole units, decimals, and what stands behind them; a time with seconds has two colons. */
const COLON_NUMBER = /^([^\d:]*)(\d{1,3}(?:[.,'\u2019]\d{3})+|\d+):(\d{2}|[-\u2013\u2014])([^\d:]*)$/;
const GROUP = /^\d{3}$/;
/** The first group of a number with what stands before it, or one in its middle. */
const EARLIER_GROUP = /^[^\d:]{0,4}\d{1,3}$/;
/** A decimal sign as most amounts have one; days with a dot look alike ("30.11"). */
const PLAIN_DECIMALS = /^\D*(?:\d{1,3}(?:[.,'\u2019]\d{3})+|\d+)[.,]\d{2}\D{0,4}$/;
const LIKE_DAY = /^\D*(?:0?\d|[12]\d|3[01])\.(?:0\d|[12]\d|3[01])\D*$/;

/** Amounts needed that are no time of day; one of them in groups, of three digits or with a dash: "12:88" may name a piece of land. */
const MIN_TELLING = 3;
const LONG_DIGITS = 3;
const HOURS = 24;
const MINUTES = 60;
/** In a column without a known name, those that may be times are at most so many for each that is none. */
const TIMES_PER_TELLING = 4;
/** Blank about a cell, ems, at least. */
const CELL_GAP_EM = 1;
/** Edges of one column lie this close, ems. */
const EDGE_EM = 0.4;
/** Words of a label, at most. */
const MAX_LABEL_WORDS = 4;
/** Columns that a line names which is a heading. */
const MIN_NAMES = 2;
/** Lines of one heading stand this close. */
const HEADING_PITCH_EM = 2;

/** What a heading says of what stands below it, or a label of its figure. */
type Kind = 'money' | 'text' | 'unknown' | 'figure';

/** A number with a colon in a cell of its own, or behind a label. */
interface ColonNumber {
  readonly word: Word;
  readonly size: number;
  /** Where its first digit or sign begins and its decimals end, points. */
  readonly x0: number;
  readonly x1: number;
  /** No time of day looks so; `surely`: nor does the name of a thing. */
  readonly tells: boolean;
  readonly surely: boolean;
  readonly name: Kind;
  readonly leadingNought: boolean;
  readonly dash: boolean;
}

/** A stretch of a heading with what its name says. */
interface Name {
  readonly x0: number;
  readonly x1: number;
  readonly kind: Kind;
}

/** The lines with a decimal sign for the colon of each amount; the same list where amounts have none. */
export function withColonsAsSigns(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ words }) => words.some(({ text }) => mayBeNumber(text)))) return lines;
  const chosen = amountsAmong(lines);
  if (chosen.size === 0) return lines;
  const signed = [...chosen].some(({ text }) => TRAILING_SIGN.test(text));
  const sign = [...chosen].some(({ text }) => text.includes(',')) ? '.' : ',';
  const written = (word: Word): Word => {
    const text = word.text.replace(signed ? NO_CENTS : ALL_DASHES, ':00').replace(':', sign);
    return { ...wordValues(word), text };
  };
  return lines.map((line) =>
    line.words.some((word) => chosen.has(word))
      ? { ...line, words: line.words.map((word) => (chosen.has(word) ? written(word) : word)) }
      : line,
  );
}

/** "200:-", and "200:--" where no other amount has its sign behind it. */
const NO_CENTS = /:[-\u2013\u2014]/;
const ALL_DASHES = /:[-\u2013\u2014]+/;
const TRAILING_SIGN = /:\d{2}[-+\u2212\u2013]/;

/** The words that end in an amount's decimals behind a colon. */
function amountsAmong(lines: readonly Line[]): ReadonlySet<Word> {
  const { numbers, namesMoney } = colonNumbers(lines);
  const told = numbers.filter(({ tells }) => tells);
  if (told.length === 0) return new Set();
  const unnamed = new Set([...columnsOf(numbers, 'x0'), ...columnsOf(numbers, 'x1')]);
  const amounts = numbers.filter((number) => isNamed(number) || unnamed.has(number));
  const settled =
    amounts.filter(({ tells }) => tells).length >= MIN_TELLING &&
    amounts.some(({ surely }) => surely) &&
    // Where columns of money have names and no such number stands below one, they name other things.
    (!namesMoney || amounts.some(isNamed)) &&
    plainDecimals(lines) < amounts.length;
  // "200:-" is an amount among others with decimals, too.
  const chosen = settled ? amounts : amounts.filter((number) => number.dash && isNamed(number));
  return new Set(chosen.map(({ word }) => word));
}

function isNamed({ name, leadingNought }: ColonNumber): boolean {
  return (name === 'money' || name === 'figure') && !leadingNought;
}

/** Whether a digit stands before a colon: most words hold none. */
function mayBeNumber(text: string): boolean {
  const at = text.indexOf(':');
  return at > 0 && at < text.length - 1 && isDigitAt(text, at - 1);
}

/** All numbers that may be amounts, in reading order, each with what the last heading above says of its column. */
function colonNumbers(lines: readonly Line[]): { numbers: ColonNumber[]; namesMoney: boolean } {
  const numbers: ColonNumber[] = [];
  let namesMoney = false;
  let names: readonly Name[] = [];
  let named: Line | null = null;
  for (const line of lines) {
    const own = line.words.some(({ text }) => holdsDigit(text)) ? [] : namesOf(line);
    if (own.length > 0) {
      names = named && isBelow(line, named) ? [...own, ...names] : own;
      named = line;
    }
    namesMoney ||= own.some(({ kind }) => kind === 'money');
    line.words.forEach((word, at) => {
      if (!mayBeNumber(word.text)) return;
      const number = numberAt(line, at, names);
      if (number) numbers.push(number);
    });
  }
  return { numbers, namesMoney };
}

/** Whether a line goes on with the names of another: a heading has up to five lines. */
function isBelow(line: Line, above: Line): boolean {
  return line.flow === above.flow && line.baseline - above.baseline < HEADING_PITCH_EM * above.size;
}

function numberAt({ words, size }: Line, at: number, names: readonly Name[]): ColonNumber | null {
  const word = words[at]!;
  const [, before, whole, cents, behind] = COLON_NUMBER.exec(word.text) ?? [];
  if (before === undefined || numberText(word.text.replace(':', ',')) === null) return null;
  const first = before === '' && GROUP.test(whole!) ? firstGroup(words, at, size) : at;
  const from = firstOfCell(words, first, size);
  const to = lastOfCell(words, at, size);
  const labelled = isLabelled(words, from);
  const apart =
    blank(words, from) > CELL_GAP_EM * size &&
    (to === words.length - 1 || blank(words, to + 1) > CELL_GAP_EM * size);
  if (!labelled && !apart) return null;
  const dash = !isDigitAt(cents!, 0);
  const long = first < at || whole!.length >= LONG_DIGITS;
  const x0 = words[first]!.x0;
  const x1 = word.x1 - (behind!.length * (word.x1 - word.x0)) / word.text.length;
  return {
    word,
    size,
    x0,
    x1,
    tells: dash || long || Number(whole) >= HOURS || Number(cents) >= MINUTES,
    surely: dash || long,
    name: labelled ? 'figure' : nameOver(names, x0, x1),
    leadingNought: first === at && /^0\d/.test(whole!),
    dash,
  };
}

/** The word with the first group of a number whose last one is at a word. */
function firstGroup(words: readonly Word[], at: number, size: number): number {
  let first = at;
  while (
    first > 0 &&
    blank(words, first) < TEXT_GAP_EM * size &&
    EARLIER_GROUP.test(words[first - 1]!.text) &&
    (first === at || GROUP.test(words[first]!.text))
  )
    first -= 1;
  return first;
}

/** The first word of a cell whose digits begin at a word: a sign or a currency may stand before them. */
function firstOfCell(words: readonly Word[], first: number, size: number): number {
  let from = first;
  while (from > 0 && blank(words, from) <= CELL_GAP_EM * size && isAround(words[from - 1]!.text)) from -= 1;
  return from;
}

/** The last word of a cell whose digits end at a word. */
function lastOfCell(words: readonly Word[], at: number, size: number): number {
  let to = at;
  while (
    to < words.length - 1 &&
    blank(words, to + 1) <= CELL_GAP_EM * size &&
    (isAround(words[to + 1]!.text) || isMark(words[to + 1]!.text))
  )
    to += 1;
  return to;
}

function isAround(text: string): boolean {
  return loneSign(text) !== 0 || wholeCurrency(text) !== null;
}

/** Blank before a word, points. */
function blank(words: readonly Word[], at: number): number {
  return at === 0 ? Infinity : words[at]!.x0 - words[at - 1]!.x1;
}

/** Whether the words before one are a label of a figure. */
function isLabelled(words: readonly Word[], from: number): boolean {
  let phrase = '';
  for (let at = from - 1; at >= Math.max(0, from - MAX_LABEL_WORDS); at -= 1) {
    phrase = `${words[at]!.text} ${phrase}`.trimEnd();
    const labels = labelsOf(phrase);
    if (FIGURES.some((label) => labels.has(label))) return true;
  }
  return false;
}

const FIGURES = ['opening', 'closing', 'totalIn', 'totalOut', 'dayEnd', 'total'] as const;
const OF_MONEY: readonly ColumnRole[] = ['in', 'out', 'amount', 'balance', 'foreign'];

/** The names of columns on a line; none where too few are known. */
function namesOf({ words, size }: Line): Name[] {
  const names: Name[] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    while (to < words.length && blank(words, to) <= TEXT_GAP_EM * size) to += 1;
    const cell = words.slice(from, to);
    const roles = columnRoles(
      cell
        .map(({ text }) => text)
        .filter((text) => wholeCurrency(text) === null)
        .join(' '),
    );
    const kind = roles.size === 0 ? 'unknown' : OF_MONEY.some((role) => roles.has(role)) ? 'money' : 'text';
    names.push({ x0: cell[0]!.x0, x1: cell.at(-1)!.x1, kind });
    from = to;
  }
  return names.filter(({ kind }) => kind !== 'unknown').length < MIN_NAMES ? [] : names;
}

function nameOver(names: readonly Name[], x0: number, x1: number): Kind {
  return names.find((name) => name.x0 < x1 && name.x1 > x0)?.kind ?? 'unknown';
}

/** The numbers under no known name in columns, lined up at one of their edges, that are of amounts: enough in them are named so, or no time. */
function columnsOf(numbers: readonly ColonNumber[], edge: 'x0' | 'x1'): readonly ColonNumber[] {
  const amounts: ColonNumber[] = [];
  let column: ColonNumber[] = [];
  const close = (): void => {
    const telling = column.filter(({ tells, name }) => tells || name === 'money').length;
    const few = column.length - telling <= TIMES_PER_TELLING * telling;
    if (telling > 0 && few && !column.some(({ leadingNought }) => leadingNought)) amounts.push(...column);
    column = [];
  };
  const placed = inOrder(
    numbers.filter(({ name }) => name === 'money' || name === 'unknown'),
    (a, b) => a[edge] - b[edge],
  );
  for (const number of placed) {
    const last = column.at(-1);
    if (last && number[edge] - last[edge] > EDGE_EM * number.size) close();
    column.push(number);
  }
  close();
  return amounts;
}

/** Numbers with another decimal sign, rates aside: the fine print has some, and foreign amounts in the texts. */
function plainDecimals(lines: readonly Line[]): number {
  let count = 0;
  for (const { words } of lines)
    words.forEach(({ text }, at) => {
      if (!PLAIN_DECIMALS.test(text) || LIKE_DAY.test(text)) return;
      if (!text.includes('%') && words[at + 1]?.text.startsWith('%') !== true) count += 1;
    });
  return count;
}
