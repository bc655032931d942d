/**
 * Decimals that stand apart from their whole units: in a column of their own under the name of the smaller unit ("£" and "p"
 * over "1,204" and "10"), behind a sign between blanks ("1 204 , 10"), behind a stroke ("1 204-10", as kopecks are
 * written), behind a cifrão ("1.204$10", as escudos are) or an equals sign ("1,204=10"). Each is joined to the word that all
 * later stages read: "1,204.10".
 */
import { inTurn, type Step } from '../../in-turn.ts';
import { isDigitAt } from '../../letters.ts';
import { currencyOf } from '../../reading/currencies.ts';
import { extentOf } from '../../words/extent.ts';
import { wordValues } from '../../words/layer-word.ts';
import type { Word } from '../../words/word.ts';
import type { Line } from '../lines/lines.ts';
import { withColonsAsSigns } from './colon-decimals.ts';

/** Each way in which decimals stand apart; a sign between blanks is joined before one of another kind is looked for. */
const WAYS: readonly Step<readonly Line[]>[] = [
  withColonsAsSigns,
  withSignsJoined,
  withOtherSigns,
  withStrokesAsSigns,
  withUnitsJoined,
];

/** The lines with the decimals of their amounts in one word with the whole units; the same list where none stand apart. */
export function withPartedDecimals(lines: readonly Line[]): readonly Line[] {
  return inTurn(WAYS, lines);
}

/** Amounts that are written so, before any is: one may be a misprint, or words of a text. */
const MIN_AMOUNTS = 4;
const SIGNS: ReadonlySet<string> = new Set(['.', ',']);
const ENDS_IN_DIGIT = /\d$/;
const DECIMALS = /^\d{2}(?!\d)/;
/** Words of one number stand closer than this, in digits of their own. */
const BLANK_DIGITS = 1.3;

/** "1 204 , 10", "1 204 ,10": the words of one amount. */
function withSignsJoined(lines: readonly Line[]): readonly Line[] {
  const joined = new Map<Line, Line>();
  let count = 0;
  for (const line of lines) {
    if (!line.words.some(({ text }) => SIGNS.has(text))) continue;
    const words: Word[] = [];
    for (let at = 0; at < line.words.length; at += 1) {
      if (isSignApart(line.words, at)) {
        words.push(joinedWord([words.pop()!, line.words[at]!, line.words[at + 1]!], ''));
        at += 1;
        count += 1;
      } else words.push(line.words[at]!);
    }
    if (words.length < line.words.length) joined.set(line, { ...line, words });
  }
  return count < MIN_AMOUNTS ? lines : lines.map((line) => joined.get(line) ?? line);
}

/** Whether a sign stands between whole units and two decimals, near both. */
function isSignApart(words: readonly Word[], at: number): boolean {
  const [before, sign, behind] = [words[at - 1], words[at]!, words[at + 1]];
  if (!before || !behind || !SIGNS.has(sign.text)) return false;
  if (!ENDS_IN_DIGIT.test(before.text) || !DECIMALS.test(behind.text)) return false;
  const digit = (behind.x1 - behind.x0) / behind.text.length;
  return sign.x0 - before.x1 < BLANK_DIGITS * digit && behind.x0 - sign.x1 < BLANK_DIGITS * digit;
}

/** "967-71" with what stands before its digits, or the last group of "5 954-04". */
const STROKE = /^([(+\u2212-]?\d+)-(\d{2})$/;
/** A decimal sign as amounts have one; dates have two. */
const PLAIN_DECIMALS = /^[^\d]*\d+[.,]\d{2}$/;
const YEAR_AND_MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/;
/** Fewer digits than these may be a day and a month. */
const MIN_WHOLE_DIGITS = 3;
/** Decimals that no month and no day is, of different numbers. */
const HIGHEST_DAY = 31;
const MIN_TELLING = 3;

/** "967-71": the stroke of a statement whose amounts have no other decimal sign. */
function withStrokesAsSigns(lines: readonly Line[]): readonly Line[] {
  const telling = new Set<string>();
  for (const { words } of lines)
    for (const { text } of words) {
      if (text.length < 2 || !isDigitAt(text, text.length - 1)) continue;
      if (PLAIN_DECIMALS.test(text)) return lines;
      if (tellsStroke(text)) telling.add(text);
    }
  if (telling.size < MIN_TELLING) return lines;
  return withTexts(lines, (text) =>
    STROKE.test(text) && !YEAR_AND_MONTH.test(text) ? text.replace(STROKE, '$1,$2') : text,
  );
}

function tellsStroke(text: string): boolean {
  const [, whole, decimals] = (text.includes('-') && STROKE.exec(text)) || [];
  if (whole === undefined || YEAR_AND_MONTH.test(text)) return false;
  return whole.replace(/\D/, '').length >= MIN_WHOLE_DIGITS && Number(decimals) > HIGHEST_DAY;
}

/** A sign between whole units and their decimals that is no dot, no comma and no stroke. */
interface DecimalSign {
  readonly sign: string;
  /** A number with what stands about its digits up to the sign, or its last group. */
  readonly number: RegExp;
  /** What later stages know in its place: not what parts the groups beside it. */
  readonly written: ',' | '.';
  /** Amounts written so, from which nothing else looks like one. */
  readonly min: number;
}

const DECIMAL_SIGNS: readonly DecimalSign[] = [
  // "1.597$00", "1 597$00": the cifrão that escudos have, and cruzeiros had. In "12.00$50" a symbol begins another amount.
  {
    sign: '$',
    number: /^([^\d$]*(?:\d{1,3}(?:\.\d{3})+|\d+))\$(?=\d{2}(?![\d$]|[.,]\d))/,
    written: ',',
    min: 2,
  },
  // "1,597=00": before the paise in cash books of South Asia.
  { sign: '=', number: /^([^\d=]*(?:\d{1,3}(?:,\d{2,3})+|\d+))=(?=\d{2}(?![\d=]))/, written: '.', min: 4 },
];

/** The decimals behind each of these signs that the statement writes its amounts with. */
function withOtherSigns(lines: readonly Line[]): readonly Line[] {
  return DECIMAL_SIGNS.reduce(withSignWritten, lines);
}

function withSignWritten(
  lines: readonly Line[],
  { sign, number, written, min }: DecimalSign,
): readonly Line[] {
  const holdsSign = (text: string): boolean => {
    const at = text.indexOf(sign);
    return at > 0 && isDigitAt(text, at - 1) && number.test(text);
  };
  let count = 0;
  for (const { words } of lines) for (const { text } of words) if (holdsSign(text)) count += 1;
  if (count < min) return lines;
  return withTexts(lines, (text) => (holdsSign(text) ? text.replace(number, `$1${written}`) : text));
}

/** The lines with the text of each word written anew; those that stay as they were are the same. */
function withTexts(lines: readonly Line[], rewritten: (text: string) => string): Line[] {
  return lines.map((line) => {
    const words = line.words.map((word) => {
      const text = rewritten(word.text);
      return text === word.text ? word : { ...wordValues(word), text };
    });
    return words.every((word, at) => word === line.words[at]) ? line : { ...line, words };
  });
}

/** Names of smaller units over their columns, folded to small letters without a dot. */
const SMALLER_UNITS: ReadonlySet<string> = new Set(['p', 'c', 'ct', 'cts', 'øre', 'öre', 'rp', 'ps', 'paise', 'коп', 'gr', 'hal', 'bani', 'st', 'sen']); // prettier-ignore
/** Columns of both units needed: of amounts and of balances, or of both directions. */
const MIN_COLUMNS = 2;
/** Digits end this close to the names over them, in type sizes. */
const EDGE_EM = 0.8;
const WHOLE_UNITS = /^[-+(]?(?:\d{1,3}(?:[., ]\d{3})+|\d+)$/;
const SMALLER = /^\d{2}$/;

interface UnitColumns {
  /** Right ends of the whole units and of the smaller ones, points. */
  readonly whole: number;
  readonly smaller: number;
}

/** Whole and smaller units in columns of their own, below a line that names both side by side, twice at least. */
function withUnitsJoined(lines: readonly Line[]): readonly Line[] {
  if (!lines.some((line) => columnsOfUnits(line).length > 0)) return lines;
  let columns: readonly UnitColumns[] = [];
  return lines.map((line) => {
    const named = columnsOfUnits(line);
    if (named.length > 0) columns = named;
    return named.length > 0 || columns.length === 0 ? line : withUnitsOf(line, columns);
  });
}

/** The columns that a line names; none for nearly every line. */
function columnsOfUnits({ words }: Line): UnitColumns[] {
  const columns: UnitColumns[] = [];
  words.forEach(({ text, x1 }, at) => {
    const before = words[at - 1];
    if (
      text.length > 5 ||
      !before ||
      isDigitAt(text, 0) ||
      !SMALLER_UNITS.has(text.toLowerCase().replace('.', ''))
    )
      return;
    if (currencyOf(before.text)?.length === before.text.length)
      columns.push({ whole: before.x1, smaller: x1 });
  });
  return columns.length >= MIN_COLUMNS ? columns : [];
}

function withUnitsOf(line: Line, columns: readonly UnitColumns[]): Line {
  const near = (x: number, edge: number): boolean => Math.abs(x - edge) < EDGE_EM * line.size;
  const words: Word[] = [];
  for (const word of line.words) {
    const before = words.at(-1);
    const of = SMALLER.test(word.text) ? columns.find(({ smaller }) => near(word.x1, smaller)) : undefined;
    if (of && before && near(before.x1, of.whole) && WHOLE_UNITS.test(before.text))
      words[words.length - 1] = joinedWord([before, word], before.text.includes('.') ? ',' : '.');
    else words.push(word);
  }
  return words.length === line.words.length ? line : { ...line, words };
}

function joinedWord(parts: readonly Word[], between: string): Word {
  return {
    ...wordValues(parts[0]!),
    ...extentOf(parts),
    text: parts.map(({ text }) => text).join(between),
  };
}
