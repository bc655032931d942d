/** The periods that a statement says it is about. */
import { daysInMonth } from '../../../../shared/dates.ts';
import { findDate } from '../../reading/date-words.ts';
import type { DateText } from '../../reading/dates.ts';
import { fold } from '../../reading/fold.ts';
import { monthMeant, monthNamed } from '../../reading/month-names.ts';
import { rememberedText } from '../../remembered.ts';
import { columnRoles, labelsOf, leadingLabel } from '../../reading/vocabulary.ts';
import { textOf, type Line } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { cellsOf as columnsOf } from '../../layout/headings/heading-chunks.ts';
import { nameOver } from './cells.ts';
import { unglued } from './glued-days.ts';
import { datesIn, daysOf, type Found } from './printed-days.ts';

export interface PeriodFact {
  readonly line: number;
  readonly from: DateText | null;
  readonly to: DateText | null;
  /** Higher for a range with a label before it, see `LABELLED_WEIGHT`. */
  readonly weight: number;
}

/** What a range with a label weighs. */
export const LABELLED_WEIGHT = 3;

/** A range of two days takes at most this many words: "From Monday, 1 March 2026 up to Tuesday, 31 March 2026". */
const MAX_RANGE_WORDS = 12;

const YEAR = /^20\d{2}$/;

/** Words of the line below that may hold the second day of a range. */
const WRAPPED_WORDS = 4;

/** A range that ends its line goes on below: "1 March 2026 -" over "31 March 2026". */
function withWrapped({ words, flow }: Line, below: Line | undefined): string[] {
  const texts = words.map((word) => word.text);
  if (below?.flow !== flow || !connects(texts.slice(-1))) return texts;
  return [...texts, ...below.words.slice(0, WRAPPED_WORDS).map((word) => word.text)];
}

/** "(01-Apr-2026": no day is found where a parenthesis is glued to it. */
const ENCLOSED_DAY = /^\(\d{1,4}[-./]/;

/**
 * Date ranges of a line whose days are known, with what of one stands on the line below it: two dates with a word or dash
 * between them, or one date behind a period's label, which may begin a column of its own.
 */
export function periodsOf(
  { line, dates }: TokenLine,
  days: readonly Found[],
  below?: Line,
): Omit<PeriodFact, 'line'>[] {
  const words = unglued(withWrapped(line, below));
  // What goes on below or is taken apart is more words.
  const asPrinted = words.length === line.words.length;
  const whole =
    days.length === 0 && asPrinted && !words.some((text) => ENCLOSED_DAY.test(text))
      ? monthRanges(words)
      : periodsAmong(words, asPrinted ? days : null);
  const columns = whole.length > 0 || dates.length === 0 ? [] : columnsOf(line);
  const beside = columns.slice(1).map((words, index) => {
    // "Period from:   1 May 2025": the label may be a cell of its own.
    const label = /^\d/.test(words[0]!.text) ? columns[index]! : [];
    return [...label, ...words].map(({ text }) => text);
  });
  return [...whole, ...beside.flatMap(periodsIn)];
}

/** Lines of one cell begin this close to one another, and stand this close. */
const CELL_EDGE_EM = 0.4;
const CELL_PITCH_EM = 1.6;

/** Ranges that a narrow cell cuts in two: "from 1 May 2025 to 31" over "May 2025", "01-05-2025 to 31-" over "05-2025". */
export function wrappedPeriods(lines: readonly TokenLine[], index: number): Omit<PeriodFact, 'line'>[] {
  const [upper, lower] = [lines[index]!.line, lines[index + 1]?.line];
  if (!lower || lower.flow !== upper.flow || Math.abs(lower.x0 - upper.x0) > CELL_EDGE_EM * upper.size)
    return [];
  if (lower.baseline - upper.baseline > CELL_PITCH_EM * upper.size) return [];
  if (daysOf(upper).length + daysOf(lower).length === 0) return [];
  if (periodsOf(lines[index + 1]!, daysOf(lower)).some(({ from, to }) => from && to)) return [];
  // "From 2026/03/01   Deposits 2" over "To 2026/03/31   Withdrawals 17": a cell's words go on below themselves alone.
  const [above, below] = [upper, lower].map((line) => columnsOf(line)[0]!.map((word) => word.text));
  const cut = /\d[./-]$/.test(above!.at(-1)!) && /^\d/.test(below![0]!);
  const words = cut
    ? [...above!.slice(0, -1), above!.at(-1)! + below![0]!, ...below!.slice(1)]
    : [...above!, ...below!];
  return periodsIn(words).filter(({ from, to }) => from && to);
}

function periodsIn(texts: readonly string[]): Omit<PeriodFact, 'line'>[] {
  return periodsAmong(unglued(texts));
}

/**
 * Like `periodsIn`, of words that are taken apart already, with their days where they are known; parentheses about a range are
 * none of it: "(May 1 - May 31, 2026)". Behind a period's label a stroke joins two days as well: "za období 1. 4. 2025 / 30. 4. 2025".
 */
function periodsAmong(
  printed: readonly string[],
  known: readonly Found[] | null = null,
): Omit<PeriodFact, 'line'>[] {
  const enclosed = printed.some((text) => text.startsWith('(') || text.endsWith(')'));
  const words = !enclosed
    ? printed
    : printed.flatMap((text) => {
        const inside = text.replace(/^\((?!.*\))|(?<!\(.*)\)$/g, '');
        // "May 2025 (May 1, 2025 - May 31, 2025)": no day begins before the parenthesis.
        return inside !== text && text.startsWith('(') ? ['(', inside] : [inside];
      });
  // "20260301 - 20260331", "01 03 2026 to 31 03 2026": eight digits are a day where they join another.
  const days = (enclosed || known === null ? datesIn(words, true) : known).filter(
    ({ date }) => !date.compact || date.kind === 'named' || (date.year !== null && !date.shortYear),
  );
  const found = days.filter(({ date }) => !date.compact);
  const periods: Omit<PeriodFact, 'line'>[] = [];
  const weight = (end: number): number => (labelled(words, end) ? LABELLED_WEIGHT : 2);
  for (let index = 0; index + 1 < days.length; index += 1) {
    const [a, b] = [days[index]!, days[index + 1]!];
    if (runsBackwards(a.date, b.date)) continue;
    // "Data de fim 31-03-2025": what ends the label may be the name of a weekday in another language.
    const stroke = b.from - a.to === 1 && words[a.to] === '/' && labelled(words, a.from);
    if (stroke || [b.from, b.from + 1].some((end) => connects(words.slice(a.to, end))))
      periods.push({ from: a.date, to: withYearBehind(b, words), weight: weight(a.from) });
    else if (
      a.from > 0 &&
      a.date.year !== null &&
      b.date.year !== null &&
      mayConnect(words.slice(a.to, b.from))
    )
      periods.push({ from: a.date, to: b.date, weight: 0 });
  }
  // "01 Feb 19 - 28 Feb 19": the year of another day is no day of this month.
  const isOfDay = (at: number): boolean => found.some(({ from, to }) => at >= from && at < to);
  const free = found.length < 2 ? words : words.map((text, at) => (isOfDay(at) ? '' : text));
  for (const one of found) periods.push(...sharedMonth(free, one, weight));
  if (found.length === 1 && periods.length === 0) {
    const before = words.slice(0, found[0]!.from).join(' ');
    if (onlyDay(words, found[0]!.from))
      periods.push({ from: found[0]!.date, to: found[0]!.date, weight: LABELLED_WEIGHT });
    else if (labelsOf(before).has('period')) periods.push({ from: found[0]!.date, to: null, weight: 1 });
    else if (labelsOf(before).has('periodTo')) periods.push({ from: null, to: found[0]!.date, weight: 1 });
  }
  return periods;
}

/** The end of a range with the year apart behind it: "01/06 - 30/06 2026". */
function withYearBehind({ date, to }: Found, words: readonly string[]): DateText {
  const year = words[to] ?? '';
  return date.year === null && YEAR.test(year) ? { ...date, year: Number(year) } : date;
}

/** Whole months from one to another: "Jun 2026 to Aug 2026", "January - March 2026". */
function monthRanges(words: readonly string[]): Omit<PeriodFact, 'line'>[] {
  if (!words.some((text) => YEAR.test(text))) return [];
  return words.flatMap((word, at) => {
    const first = monthNamed(word);
    if (first === null || /\d/.test(words[at - 1] ?? '')) return [];
    const own = YEAR.test(words[at + 1] ?? '') ? 1 : 0;
    const joint = at + 1 + own;
    const last = [joint + 1, joint + 2].find(
      (end) => monthNamed(words[end] ?? '') !== null && connects(words.slice(joint, end)),
    );
    const year = last === undefined ? '' : (words[last + 1] ?? '');
    if (last === undefined || !YEAR.test(year)) return [];
    const [from, to] = [monthMeant(first), monthMeant(monthNamed(words[last]!)!)];
    const ends = Number(year);
    const begins = own === 1 ? Number(words[at + 1]) : from.month > to.month ? ends - 1 : ends;
    return [
      {
        from: { kind: 'named' as const, day: 1, ...from, year: begins },
        to: { kind: 'named' as const, day: daysInMonth(ends, to.month), ...to, year: ends },
        weight: labelled(words, at) ? LABELLED_WEIGHT : 2,
      },
    ];
  });
}

/** Whether one day is surely later than the other: "Made on: 2 April 2025  Period to: 31 March 2025" are two cells. */
function runsBackwards(from: DateText, to: DateText): boolean {
  if (from.year === null || to.year === null || from.year !== to.year)
    return from.year !== null && to.year !== null && from.year > to.year;
  if (from.kind !== 'named' || to.kind !== 'named') return false;
  return from.month > to.month || (from.month === to.month && from.day > to.day);
}

/** Whether a line begins with a range whose end names its year. */
export function beginsWithRange(line: Line): boolean {
  return wordsOfRange(line) > 0;
}

/** Words that a range takes at the beginning of a line; 0 where none is there. */
function wordsOfRange(line: Line): number {
  const words = line.words.slice(0, MAX_RANGE_WORDS).map((word) => word.text);
  const first = findDate(words, 0, () => true);
  if (!first || first.date.compact) return 0;
  const behind = words.slice(first.words);
  const [second] = datesIn(behind);
  const isRange = second !== undefined && second.date.year !== null && connects(behind.slice(0, second.from));
  return isRange ? first.words + second.to : 0;
}

/** Days counted right behind a range: "1 March 2026 - 31 March 2026 | 31 days in billing cycle". */
const COUNTED =
  /^[|(]? ?\d{1,3} (?:days|tage|jours|d[ií]as|giorni|dagen|dni|dn[íů]|dagar|dage|dager|päivää)\b/iu;

/** Whether a line begins with a range and the number of its days: the statement's period, whatever stands beside it. */
export function beginsWithPeriod(line: Line): boolean {
  const to = wordsOfRange(line);
  return to > 0 && COUNTED.test(textOf(line.words.slice(to, to + MAX_COUNT_WORDS)));
}

/** A stroke, a number and the word for days. */
const MAX_COUNT_WORDS = 3;

/** What may stand behind a day: the clock it is of, or its time ("1 March 2026 [GMT]", "[GMT+02:00]", "2026-03-01 09:12:04"). */
const CLOCK = /^(?:[([][A-Z]{2,5}(?:[+-]\d{1,2}(?::\d{2})?)?[)\]]|\d{1,2}:\d{2}(?::\d{2})?)$/;

/** Dashes, the wave of Japan, arrows, dots: what joins two days without a word. */
const JOINT =
  /^(?:[-_\u2010-\u2015\u2212~\u301c\uff5e]{1,2}|[\u2192\u27a1\u279c\u279d>\u00bb\u2026]|\.{2,3}|-{1,2}>)$/;

/** Whether words join the two ends of a range. */
function connects(words: readonly string[]): boolean {
  const between = (CLOCK.test(words[0] ?? '') ? words.slice(1) : words).join(' ');
  return /\p{L}/u.test(between) ? isPeriodLabel(between) : JOINT.test(between);
}

/** Letters of a word that joins two days in a language of no lexicon, at most. */
const JOINT_LETTERS = 7;

/** Whether a single short word that means nothing else may join the ends of a range. */
function mayConnect([joint, more]: readonly string[]): boolean {
  if (joint === undefined || more !== undefined || joint.length > JOINT_LETTERS || !/^\p{L}+$/u.test(joint))
    return false;
  return columnRoles(joint).size === 0 && labelsOf(joint).size === 0;
}

const isPeriodLabel = rememberedText((between): boolean =>
  // "Đến ngày/To": the label in two languages.
  [between, ...between.split('/')].some(
    (text) =>
      labelsOf(text).has('periodTo') ||
      leadingLabel(text, ['periodTo'])?.words === fold(text).split(' ').length,
  ),
);

/** Whether a period's label stands closely before a place. */
function labelled(words: readonly string[], end: number): boolean {
  for (let start = Math.max(0, end - 6); start < end; start += 1) {
    if (leadingLabel(words.slice(start, end).join(' '), ['period'])) return true;
  }
  return false;
}

/** Words of a label before a day. */
const LABEL_WORDS = 4;

/** Whether right before a place stands what says that a statement is about one day. */
function onlyDay(words: readonly string[], end: number): boolean {
  for (let start = Math.max(0, end - LABEL_WORDS); start < end; start += 1)
    if (labelsOf(words.slice(start, end).join(' ')).has('onlyDay')) return true;
  return false;
}

/** Ranges whose ends share their month: "3 - 28 March 2026", "March 3 to 28, 2026". */
function sharedMonth(
  words: readonly string[],
  { date, from, to }: Found,
  weight: (end: number) => number,
): Omit<PeriodFact, 'line'>[] {
  if (date.kind !== 'named') return [];
  const day = (text: string | undefined): number | null => {
    const match = /^(\d{1,2})(?:\.|,|st|nd|rd|th)?$/.exec(text ?? '');
    const value = Number(match?.[1]);
    return match && value >= 1 && value <= 31 ? value : null;
  };
  // "Statement no. 4 to 31 December 2026": what is numbered is no day.
  const first = NUMBERED.test(words[from - 3] ?? '') ? null : day(words[from - 2]);
  if (first !== null && first < date.day && date.year !== null && connects(words.slice(from - 1, from)))
    return [{ from: { ...date, day: first }, to: date, weight: weight(from - 2) }];
  const last = day(words[to + 1]);
  const year = /^20\d{2}$/.test(words[to + 2] ?? '') ? Number(words[to + 2]) : null;
  if (last !== null && last > date.day && year !== null && connects(words.slice(to, to + 1)))
    return [{ from: { ...date, year }, to: { ...date, day: last, year }, weight: weight(from) }];
  return [];
}

/** What stands before a number: "N.", "Nr.", "No", "n°". */
const NUMBERED = /^(?:n(?:[ro]|um)?\.|n[ro]|n[°º]|№|#)$/i;

/** A period whose days stand below their names: "From date   To date" over "2026-03-01   2026-03-31". */
export function periodBelow(
  line: Line,
  days: readonly Found[],
  above: Line | undefined,
): Omit<PeriodFact, 'line'>[] {
  if (above?.flow !== line.flow) return [];
  return days.slice(1).flatMap((to, index) => {
    const from = days[index]!;
    const isNamed = (day: Found, label: 'period' | 'periodTo'): boolean =>
      labelsOf(nameOver(line, day.from, above)).has(label);
    if (!isNamed(from, 'period') || !isNamed(to, 'periodTo')) return [];
    return [{ from: from.date, to: to.date, weight: LABELLED_WEIGHT }];
  });
}
