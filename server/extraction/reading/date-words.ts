/** Dates among words: where one begins, and how many words it takes. */
import { hasNoLetters, isDigitAt } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import { isRomanMonth, MARKS_BEHIND, parseDateText, type DateText } from './dates.ts';
import { isWeekday, labelsOf, mayNameDate, monthOf } from './vocabulary.ts';

export interface FoundDate {
  readonly date: DateText;
  /** Words it takes. */
  readonly words: number;
}

/** How no date begins: like a grouped or decimal number, or with more or fewer digits than a day, a year or a whole date. */
const NUMBER_NOT_DATE =
  /^(?!\d{1,2},\d{1,2},\d{4}$)(?:\d+,\d|\d{1,2}[.'’]\d{3}|(?:\d{3}(?![./-]\d{1,2}[./-])|\d{5}|\d{7})(?![\d年])|\d{9})/;

/** Longest date in words: "lundi 14 de septiembre de 2026". */
const MAX_WORDS = 6;

/**
 * "03 31": month and day apart, alone or beside another such pair ("03 31 04 01"), with no further number close by. A date
 * only where a whole column is written so.
 */
function isPairOfNumbers(
  words: readonly string[],
  start: number,
  stop: number,
  joined: (index: number) => boolean,
): boolean {
  if (stop - start !== 2) return false;
  // "10 10 Apr 2024": the number of a row before its date.
  if (stop < words.length && joined(stop) && monthOf(words[stop]!) !== null) return false;
  const isNumber = (index: number): boolean => /^\d{1,4}$/.test(words[index] ?? '');
  let [from, to] = [start, stop];
  while (isNumber(from - 1) && joined(from)) from -= 1;
  while (isNumber(to) && joined(to)) to += 1;
  if ((to - from !== 2 && to - from !== 4) || (start - from) % 2 !== 0) return false;
  return words.slice(from, to).every((word) => /^\d{2}$/.test(word));
}

/** "31 03 2026", "31 03 26" apart from other numbers: a date only where a whole column is written so. */
function isWholeDateApart(
  words: readonly string[],
  start: number,
  stop: number,
  joined: (index: number) => boolean,
): boolean {
  if (stop - start !== 3) return false;
  const text = words.slice(start, stop).join(' ');
  if (/^\d{2} \d{2} 20\d{2}$/.test(text)) return true;
  const isNumber = (index: number): boolean => /^\d+$/.test(words[index] ?? '');
  const alone = !(isNumber(start - 1) && joined(start)) && !(isNumber(stop) && joined(stop));
  return alone && /^\d{2} \d{2} [1-4]\d$/.test(text);
}

/** How a date may begin. */
type Beginning = 'number' | 'weekday' | 'month' | 'weekday or month';

/** How a date may begin with a word, null where none does: most words of a statement. */
function beginningOf(word: string): Beginning | null {
  if (hasNoLetters(word)) return isDigitAt(word, 0) && !NUMBER_NOT_DATE.test(word) ? 'number' : null;
  return mayNameDate(word) ? beginningOfWord(word) : null;
}

const beginningOfWord = rememberedText((word): Beginning | null => {
  if (/^(?:\d|令和|平成|昭和|民[國国]|[RHS]\d)/.test(word))
    return NUMBER_NOT_DATE.test(word) ? null : 'number';
  const month = monthOf(/^\p{L}+/u.exec(word)?.[0] ?? '') !== null;
  if (isWeekday(word)) return month ? 'weekday or month' : 'weekday';
  return month ? 'month' : null;
});

/**
 * What may stand about the name of a month: "de", "di", "do", "del", "of", also glued to it ("demarzo", "d'août"), and the words
 * for year and day of the Baltic languages ("2026 m. kovo 3 d.", "2026. gada 3. martā").
 */
const LINK = /^(?:d|of)|^(?:m\.|g\.|gada)$/i;

/** Whether a word may be part of a date, by its looks: most words behind a day are a description and end it. */
export function mayBeInDate(word: string): boolean {
  return isDigitAt(word, 0) || isRomanMonth(word) || (!isOtherWord(word) && isPartOfDate(word));
}

/** Whether a word of plain letters begins like no month, and like nothing that may stand about one. */
function isOtherWord(word: string): boolean {
  return !hasNoLetters(word) && !mayNameDate(word) && !LINK.test(word) && PLAIN_WORD.test(word);
}

const PLAIN_WORD = /^[A-Za-z.,]+$/;

const isPartOfDate = rememberedText(
  (word): boolean =>
    /[\d年년月월日일元]/.test(word) ||
    (/\p{L}/u.test(word)
      ? LINK.test(word) || monthOf(word.replace(MARKS_BEHIND, '').replace(/[.,]+$/, '')) !== null
      : /^[./,:;'’\u2010\u2011\u2013\u2212-]+$/.test(word)),
);

/** "GROCERY MART 12-25": what reads as a month ends a name, before a date of its own. "DEC 31/24" is a day and its year. */
function isNameBeforeDate(
  words: readonly string[],
  start: number,
  joined: (index: number) => boolean,
): boolean {
  const behind = words[start + 1] ?? '';
  if (!/^\d{1,2}[/-]\d{1,2}([/-]\d+)?$/.test(behind) || parseDateText(behind) === null) return false;
  if (/[-/]\d+[-/]/.test(behind)) return true;
  const before = words[start - 1] ?? '';
  return /\p{L}{3}/u.test(before) && joined(start) && !labelsOf(before).has('period');
}

/** Whether a date of two numbers is, where days stand before months, a day and a year. */
function isDayAndYear(date: DateText): boolean {
  return date.kind === 'numeric' && date.year === null && date.second > 12;
}

/** "1 Nov 04, 2025": the number of a row before its date. */
function isNumberBeforeDate(
  words: readonly string[],
  start: number,
  joined: (index: number) => boolean,
): boolean {
  const [number, month, day, year] = words.slice(start, start + 4);
  return (
    year !== undefined &&
    /^\d{1,2}$/.test(number!) &&
    /^(?:0?[1-9]|[12]\d|3[01]),?$/.test(day!) &&
    /^20\d{2}$/.test(year) &&
    monthOf(month!.replace(/\.$/, '')) !== null &&
    joined(start + 2) &&
    joined(start + 3)
  );
}

/** "12 May 14 May", "12. Mai 14. Mai": what could be a year behind a day and its month is the day of the next date. */
function endsInNextDay(words: readonly string[], stop: number, joined: (index: number) => boolean): boolean {
  if (!/^\d{1,2}\.?$/.test(words[stop - 1]!) || !/^\p{L}/u.test(words[stop - 2] ?? '')) return false;
  const next = words[stop];
  return (
    next !== undefined && joined(stop) && /^\p{L}/u.test(next) && monthOf(next.replace(/\.$/, '')) !== null
  );
}

/** "Mar 14 Mar 15", "Mar 1 - Mar 31": two days behind their months, the first of which is a day of the week in another language. */
function areTwoDates([first, day, ...behind]: readonly string[]): boolean {
  const isDay = (word = ''): boolean => /^\d{1,2},?$/.test(word);
  const [second, next] = /^[-\u2010-\u2015\u2212]$/.test(behind[0] ?? '') ? behind.slice(1) : behind;
  return isDay(day) && isDay(next) && monthOf(first!) !== null && monthOf(second!) !== null;
}

/** "Husleie februar -12 500,00": the minus of an amount in groups behind the name of a month. */
function isNameBeforeAmount(
  words: readonly string[],
  start: number,
  joined: (index: number) => boolean,
): boolean {
  const [behind = '', group = ''] = words.slice(start + 1, start + 3);
  return /^[-\u2212]\d{1,3}$/.test(behind) && /^\d{3}(?:[.,]\d{2})?$/.test(group) && joined(start + 2);
}

/** "Mar 04" of "Mon Mar 04": the month behind a day of the week, although it is one of those in another language. */
function isMonthAndDay([month, day]: readonly string[]): boolean {
  return month !== undefined && /^\d{1,2}$/.test(day ?? '') && monthOf(month) !== null;
}

/**
 * "Mar 04 10:22:31 IST 2024", as programs print a moment: the year stands behind the time of day and its zone. Behind a year they say
 * nothing: "Mar 04 2024 10:22:31 GMT+0530 (India Standard Time)".
 */
function withMoment(
  found: FoundDate,
  words: readonly string[],
  start: number,
  joined: (index: number) => boolean,
): FoundDate {
  const time = start + found.words;
  const link = found.date.year === null ? 0 : wordsBeforeTime(words, time, joined);
  if (link > 0) return { ...found, words: found.words + link };
  if (!CLOCK.test(words[time] ?? '')) return found;
  if (found.date.year !== null) {
    const end = endOfZone(words, time + 1);
    return end > time + 1 && areJoined(time, end, joined) ? { ...found, words: end - start } : found;
  }
  const year = ZONE.test(words[time + 1] ?? '') ? time + 2 : time + 1;
  if (!/^20\d{2}$/.test(words[year] ?? '') || !areJoined(time, year + 1, joined)) return found;
  return { date: { ...found.date, year: Number(words[year]) }, words: year + 1 - start };
}

/** What stands between a day and its time: "2 janvier 2025 à 22:04", "2. Januar 2025 um 22:04", "2 de enero de 2025 a las 22:04". */
const AT_TIME = /^(?:à|at|um|às|alle|ore|om|kl\.?|klo)$/i;
const TIME_OF_DAY = /^(?:[01]?\d|2[0-3])[:.h][0-5]\d(?::[0-5]\d)?$/;

/** How many words say that a time of day follows; none where it does not. */
function wordsBeforeTime(words: readonly string[], at: number, joined: (index: number) => boolean): number {
  const count = /^a$/i.test(words[at] ?? '') && /^las$/i.test(words[at + 1] ?? '') ? 2 : 1;
  if (count === 1 && !AT_TIME.test(words[at] ?? '')) return 0;
  return TIME_OF_DAY.test(words[at + count] ?? '') && areJoined(at, at + count + 1, joined) ? count : 0;
}

function areJoined(from: number, to: number, joined: (index: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) if (!joined(at)) return false;
  return true;
}

/** Words of the name of a zone in parentheses, at most. */
const ZONE_WORDS = 5;

/** Where the zone that begins with a word ends, with its name in parentheses; that word where none does. */
function endOfZone(words: readonly string[], zone: number): number {
  if (!/^GMT[+-]\d{4}$/.test(words[zone] ?? '')) return zone;
  if (!words[zone + 1]?.startsWith('(')) return zone + 1;
  const name = words.slice(zone + 1, zone + 1 + ZONE_WORDS).findIndex((word) => word.endsWith(')'));
  return name < 0 ? zone + 1 : zone + 2 + name;
}

const CLOCK = /^\d{2}:\d{2}:\d{2}$/;
const ZONE = /^(?:[A-Z]{2,5}|[A-Z]{3}[+-]\d{2}:?\d{2}|[+-]\d{4})$/;

/** "05.07.2026 г.", "5 липня 2026 р.": the word for year behind one. */
const YEAR_WORD = /^(?:г(?:\.|од|ода)?|р(?:\.|ік|оку)),?$/i;

/** A date with the word for year that may stand behind it. */
function withYearWord(
  found: FoundDate,
  words: readonly string[],
  start: number,
  joined: (index: number) => boolean,
): FoundDate {
  const behind = start + found.words;
  const word = found.date.year === null ? undefined : words[behind];
  return word !== undefined && joined(behind) && YEAR_WORD.test(word)
    ? { ...found, words: found.words + 1 }
    : found;
}

/** What may stand between a day of the week and its date: "mandag d. 2. september", "Montag, den 2. September". */
const ARTICLE = /^(?:d\.|den|der|le|el|the)$/i;

/** Where a date begins behind a day of the week: at `from`, or behind the article there. */
function behindArticle(words: readonly string[], from: number, joined: (index: number) => boolean): number {
  const behind = words[from + 1];
  return behind !== undefined && /^\d/.test(behind) && ARTICLE.test(words[from]!) && joined(from + 1)
    ? from + 1
    : from;
}

/**
 * The longest date that begins at `words[start]`, or null. `joined(index)` tells whether `words[index]` stands close
 * behind the word before it, so that a date never reaches across a column.
 */
export function findDate(
  words: readonly string[],
  start: number,
  joined: (index: number) => boolean,
): FoundDate | null {
  const first = words[start]!;
  const beginning = beginningOf(first);
  if (beginning === null) return null;
  if (beginning !== 'number') {
    const twoDates = beginning === 'weekday or month' && areTwoDates(words.slice(start, start + 5));
    if (beginning !== 'month' && !twoDates && start + 1 < words.length && joined(start + 1)) {
      const day = behindArticle(words, start + 1, joined);
      const isOtherDay =
        /^\p{L}/u.test(words[day]!) && isWeekday(words[day]!) && !isMonthAndDay(words.slice(day, day + 2));
      const rest = isOtherDay ? null : findDate(words, day, joined);
      // "Mar 08": what is a day of the week in one language is a month in another, and "Mar 08/25" a day and its year.
      if (rest && !(beginning === 'weekday or month' && isDayAndYear(rest.date)))
        return { date: rest.date, words: rest.words + day - start };
    }
    if (beginning === 'weekday') return null;
    if (isNameBeforeDate(words, start, joined) || isNameBeforeAmount(words, start, joined)) return null;
  } else if (isNumberBeforeDate(words, start, joined)) return null;
  let end = start + 1;
  while (end < words.length && end - start < MAX_WORDS && joined(end) && mayBeInDate(words[end]!)) end += 1;
  for (let stop = end; stop > start; stop -= 1) {
    const text = words.slice(start, stop).join(' ');
    // Digits of a number are no date: "12 450,00" or "1 234".
    const date = parseDateText(text);
    if (!date || (stop - start > 2 && endsInNextDay(words, stop, joined))) continue;
    if (stop - start === 1 || date.kind !== 'numeric' || /[./-]/.test(text))
      return withMoment(
        withYearWord({ date, words: stop - start }, words, start, joined),
        words,
        start,
        joined,
      );
    if (!isWholeDateApart(words, start, stop, joined) && !isPairOfNumbers(words, start, stop, joined))
      continue;
    return { date: { ...date, compact: true }, words: stop - start };
  }
  return null;
}

/** Words of the longest date that stands among the words of a text, as scripts write rows. */
const WRITTEN_WORDS = 4;

/** The date in text that begins with a word, whatever the blanks between its words; null where none does. */
export function dateAt(words: readonly { readonly text: string }[], at: number): FoundDate | null {
  const texts = words.slice(at, at + WRITTEN_WORDS).map(({ text }) => text);
  return texts.length === 0 ? null : findDate(texts, 0, () => true);
}
