/**
 * Dates as statements print them. A printed date is read into its parts first; which part is the day and which year
 * it is are decided for the whole statement (`calendar.ts`), because one row alone cannot tell.
 */
import { rememberedText } from '../remembered.ts';
import { isWeekday, monthOf } from './vocabulary.ts';

/** The parts of a printed date, before day-month order and missing year are settled. */
export type DateText = (
  | { readonly kind: 'named'; readonly day: number; readonly month: number }
  /** Two numbers in printed order: day and month, or month and day. */
  | {
      readonly kind: 'numeric';
      readonly first: number;
      readonly second: number;
      /** The third number has two digits, so that it may be a day behind a two-digit year. */
      readonly shortYear: boolean;
    }
) & {
  /** Null where the year is not printed. */
  readonly year: number | null;
  /** Digits without separators ("190701", "03 31"): a date only where a whole column is written so. */
  readonly compact?: true;
};

export interface FoundDate {
  readonly date: DateText;
  /** Words it takes. */
  readonly words: number;
}

const SEPARATOR = '[./\\-\u2010\u2011\u2013\u2212 ]';
const NUMERIC = new RegExp(`^(\\d{1,2})(${SEPARATOR})(\\d{1,2})(?:\\2(\\d{4}|\\d{2}))?\\.?$`);
/** "29 . 08 . 25": blanks about the marks. */
const NUMERIC_SPACED = /^(\d{1,2}) ([./]) (\d{1,2}) \2 (\d{4}|\d{2})$/;
const NUMERIC_DOTTED = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})?$/;
const YEAR_FIRST = /^(\d{4})(?:([./-])(\d{1,2})\2|\. (\d{1,2})\. )(\d{1,2})\.?$/;
/** "2026. március 3." */
const YEAR_FIRST_NAMED = /^(\d{4})\.? (\p{L}[\p{L}\p{M}]*)\.? (\d{1,2})\.?$/u;
/** The year before the first of the Republic of China. */
const REPUBLIC_ERA = 1911;
/** Kanji or Hangul behind the numbers; an era of Japan or of the Republic of China may stand before the year. */
const EAST_ASIAN =
  /^(?:(令和|平成|昭和|民國|民国)?\s?(\d{4}|\d{1,3}|元)\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?$/u;
/** The year before the first of each era. */
const ERAS: Readonly<Record<string, number>> = {
  令和: 2018, 平成: 1988, 昭和: 1925, 民國: REPUBLIC_ERA, 民国: REPUBLIC_ERA, R: 2018, H: 1988, S: 1925,
}; // prettier-ignore
/** "R7.3.5": the era by its letter. */
const ERA_LETTER = /^([RHS])(\d{1,2})([./-])(\d{1,2})\3(\d{1,2})$/;
/** "114/03/05": years of the Republic of China, which have three digits since 2011. */
const REPUBLIC_YEAR = /^(1[0-4]\d)([./-])(\d{1,2})\2(\d{1,2})$/;
/** "03/06/2025-11:17": a time of day behind a whole date. */
const TIME_BEHIND = /^(\S*\d{4}\S*|\d{4}[./-]\d{2}[./-]\d{2})[-T]\d{1,2}[:.]\d{2}(?:[:.]\d{2})?$/;
/** Years of the Buddhist era, which Thailand prints, are this much ahead. */
const BUDDHIST_ERA = 543;
/** Before a short year no dash stands apart: "1 March - 31" is a day and the next one, no year. */
const YEAR_BEHIND = String.raw`(?:[\s./\u2010\u2011\u2013-]*(?:(?:de|del|of)\s*)?['’]?(\d{4})|(?:[./\u2010\u2011\u2013-]|\s)?(?:(?:de|del|of)\s*)?['’]?(\d{2}))?`;
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er|º|ª|°|\.)?[\s./\u2010\u2011\u2013-]*(?:(?:de|di|do)\s+|d['’]\s*)?(\p{L}[\p{L}\p{M}]*(?:\.\p{L}\p{M}*)?)\.?,?${YEAR_BEHIND}\.?$`,
  'u',
);
const MONTH_FIRST =
  /^(\p{L}[\p{L}\p{M}]*)\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th|º|\.)?(?:\s*,?[\s/-]*(\d{4})|,?(?:[/-]|\s)['’]?(\d{2}))?$/u;
/** Digits without anything between: year, month and day. Taken for a date only where a whole column is written so. */
const COMPACT = /^(20\d{2}|\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

/** How no date begins: like a grouped or decimal number, or with more or fewer digits than a day, a year or a whole date. */
const NUMBER_NOT_DATE =
  /^(?:\d+,\d|\d{1,2}[.'’]\d{3}|(?:\d{3}(?![./-]\d{1,2}[./-])|\d{5}|\d{7})(?![\d年])|\d{9})/;

/** Longest date in words: "lundi 14 de septiembre de 2026". */
const MAX_WORDS = 6;

/** Two-digit years: 70 to 99 are of the last century, 60 to 69 of the Buddhist era (2560 was 2017). */
function fullYear(text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (text.length === 4 && value >= 2500 && value < 2600) return value - BUDDHIST_ERA;
  if (text.length === 4) return value >= 1900 && value <= 2199 ? value : null;
  if (value >= 60 && value < 70) return 2500 + value - BUDDHIST_ERA;
  return value >= 70 ? 1900 + value : 2000 + value;
}

/** The year before the first of an era: what its years are ahead by. */
export function eraOffset(era: string): number {
  return ERAS[era]!;
}

function eraYear(era: string | undefined, year: string | undefined): number | null {
  if (year === undefined) return null;
  if (era !== undefined) return ERAS[era]! + (year === '元' ? 1 : Number(year));
  return year.length === 1 || year === '元' ? null : fullYear(year);
}

function plausible(day: number, month: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

/** Reads a whole text as a date, or null. */
export const parseDateText = rememberedText((text): DateText | null => {
  if (!/\d/.test(text)) return null;
  const trimmed = text.replace(/[,:;]+$/, '').replace(TIME_BEHIND, '$1');
  const compact = COMPACT.exec(trimmed);
  if (compact) {
    const year = fullYear(compact[1])!;
    return { kind: 'named', day: Number(compact[3]), month: Number(compact[2]), year, compact: true };
  }
  const iso = YEAR_FIRST.exec(trimmed);
  if (iso) {
    const [year, month, day] = [iso[1], iso[3] ?? iso[4], iso[5]];
    const full = fullYear(year);
    if (full === null || !plausible(Number(day), Number(month))) return null;
    return { kind: 'named', day: Number(day), month: Number(month), year: full };
  }
  const asian = EAST_ASIAN.exec(trimmed);
  if (asian) {
    const [, era, year, month, day] = asian;
    if (!plausible(Number(day), Number(month))) return null;
    return { kind: 'named', day: Number(day), month: Number(month), year: eraYear(era, year) };
  }
  const era = eraDate(trimmed);
  if (era) return era;
  const named = YEAR_FIRST_NAMED.exec(trimmed);
  const namedMonth = named && monthOf(named[2]!);
  if (named && namedMonth && plausible(Number(named[3]), namedMonth)) {
    return { kind: 'named', day: Number(named[3]), month: namedMonth, year: fullYear(named[1]) };
  }
  const numeric = NUMERIC.exec(trimmed);
  if (numeric) return numericDate(numeric[1]!, numeric[3]!, numeric[4]);
  const spaced = NUMERIC_SPACED.exec(trimmed);
  if (spaced) return numericDate(spaced[1]!, spaced[3]!, spaced[4]);
  const dotted = NUMERIC_DOTTED.exec(trimmed);
  if (dotted) return numericDate(dotted[1]!, dotted[2]!, dotted[3]);
  const dayFirst = DAY_FIRST.exec(trimmed);
  if (dayFirst) {
    const month = monthOf(dayFirst[2]!) ?? monthOf(dayFirst[2]!.replace(/^(de|di|do|d)/i, ''));
    if (month !== null && plausible(Number(dayFirst[1]), month)) {
      return { kind: 'named', day: Number(dayFirst[1]), month, year: fullYear(dayFirst[3] ?? dayFirst[4]) };
    }
    return null;
  }
  const monthFirst = MONTH_FIRST.exec(trimmed);
  if (monthFirst) {
    const month = monthOf(monthFirst[1]!);
    if (month !== null && plausible(Number(monthFirst[2]), month)) {
      return {
        kind: 'named',
        day: Number(monthFirst[2]),
        month,
        year: fullYear(monthFirst[3] ?? monthFirst[4]),
      };
    }
  }
  return null;
});

/** A date whose year is counted in an era that a letter or the number of its digits tells. */
function eraDate(text: string): DateText | null {
  const letter = ERA_LETTER.exec(text);
  const [era, year, month, day] = letter
    ? [ERAS[letter[1]!]!, letter[2], letter[4], letter[5]]
    : [REPUBLIC_ERA, ...(REPUBLIC_YEAR.exec(text)?.filter((_, index) => index === 1 || index > 2) ?? [])];
  if (year === undefined || !plausible(Number(day), Number(month))) return null;
  return { kind: 'named', day: Number(day), month: Number(month), year: era + Number(year) };
}

function numericDate(first: string, second: string, year: string | undefined): DateText | null {
  const a = Number(first);
  const b = Number(second);
  const shortYear = year?.length === 2;
  const yearFirst = shortYear && plausible(Number(year), b);
  if (!plausible(a, b) && !plausible(b, a) && !yearFirst) return null;
  const full = fullYear(year);
  if (year !== undefined && full === null) return null;
  return { kind: 'numeric', first: a, second: b, year: full, shortYear };
}

/** "03 31": month and day apart, with no further number beside them. A date only where a whole column is written so. */
function isPairOfNumbers(words: readonly string[], start: number, stop: number): boolean {
  if (stop - start !== 2 || !words.slice(start, stop).every((word) => /^\d{2}$/.test(word))) return false;
  return [words[start - 1], words[stop]].every((word) => word === undefined || !/^\d{1,4}$/.test(word));
}

/** How a date may begin. */
type Beginning = 'number' | 'weekday' | 'month' | 'weekday or month';

/** How a date may begin with a word, null where none does: most words of a statement. */
const beginningOf = rememberedText((word): Beginning | null => {
  if (/^(?:\d|令和|平成|昭和|民[國国]|[RHS]\d)/.test(word))
    return NUMBER_NOT_DATE.test(word) ? null : 'number';
  const month = monthOf(/^\p{L}+/u.exec(word)?.[0] ?? '') !== null;
  if (isWeekday(word)) return month ? 'weekday or month' : 'weekday';
  return month ? 'month' : null;
});

/** "GROCERY MART 12-25": what reads as a month ends a name, before a date of its own. "DEC 31/24" is a day and its year. */
function isNameBeforeDate(words: readonly string[], start: number): boolean {
  const behind = words[start + 1] ?? '';
  if (!/^\d{1,2}[/-]\d{1,2}([/-]\d+)?$/.test(behind) || parseDateText(behind) === null) return false;
  return /[-/]\d+[-/]/.test(behind) || /\p{L}{3}/u.test(words[start - 1] ?? '');
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
    if (beginning !== 'month' && start + 1 < words.length && joined(start + 1)) {
      const rest =
        /^\p{L}/u.test(words[start + 1]!) && isWeekday(words[start + 1]!)
          ? null
          : findDate(words, start + 1, joined);
      // "Mar 08": what is a day of the week in one language is a month in another.
      if (rest) return { date: rest.date, words: rest.words + 1 };
    }
    if (beginning === 'weekday') return null;
    if (isNameBeforeDate(words, start)) return null;
  }
  let end = start + 1;
  while (end < words.length && end - start < MAX_WORDS && joined(end)) end += 1;
  for (let stop = end; stop > start; stop -= 1) {
    const text = words.slice(start, stop).join(' ');
    // Digits of a number are no date: "12 450,00" or "1 234".
    const date = parseDateText(text);
    if (!date) continue;
    if (stop - start === 1 || date.kind !== 'numeric' || /[./-]/.test(text))
      return { date, words: stop - start };
    if (!isPairOfNumbers(words, start, stop)) continue;
    return { date: { ...date, compact: true }, words: stop - start };
  }
  return null;
}
