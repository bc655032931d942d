/**
 * Dates as statements print them. A printed date is read into its parts first; which part is the day and which year
 * it is are decided for the whole statement (`calendar.ts`), because one row alone cannot tell.
 */
import { hasNoLetters } from '../letters.ts';
import { rememberedText } from '../remembered.ts';
import { monthMeant, monthNamed, type NamedMonth } from './month-names.ts';

/** The parts of a printed date, before day-month order and missing year are settled. */
export type DateText = (
  | ({ readonly kind: 'named'; readonly day: number } & NamedMonth)
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
  /** Digits without separators ("190701", "03 31") or with blanks about a stroke ("03 / 31"): a date only where a whole column is written so. */
  readonly compact?: true;
};

const SEPARATOR = '[./\\-\u2010\u2011\u2013\u2212 ]';
const NUMERIC = new RegExp(`^(\\d{1,2})(${SEPARATOR})(\\d{1,2})(?:\\2(\\d{4}|\\d{2}))?\\.?$`);
/** "3/12-25": a stroke, and a dash before the year. */
const NUMERIC_DASHED_YEAR = /^(\d{1,2})\/(\d{1,2})-(\d{4}|\d{2})$/;
/** "29 . 08 . 25": blanks about the marks. */
const NUMERIC_SPACED = /^(\d{1,2}) ([./]) (\d{1,2}) \2 (\d{4}|\d{2})$/;
/** "03 / 31". */
const PAIR_SPACED = /^(\d{2}) \/ (\d{2})$/;
const NUMERIC_DOTTED = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})?$/;
/** "31_03_2026", "31,03,2026", "31:03:2026", "31\03\2026": marks that stand in dates of few, and a whole year. */
const NUMERIC_RARE = /^(\d{1,2})([_,:\\])(\d{1,2})\2(\d{4})$/;
/** "2026 03 31", "2026-03 31". */
const YEAR_FIRST_APART = /^(20\d{2})[ -](\d{2}) (\d{2})$/;
const YEAR_FIRST = /^(\d{4})(?:([./-])(\d{1,2})\2|\. (\d{1,2})\. )(\d{1,2})\.?$/;
/** "2026. március 3.", "2026 m. kovo 3 d." with the Lithuanian words for year and day, "2026-MAR-03" between equal marks. */
const YEAR_FIRST_NAMED =
  /^(\d{4})(?:\.? (?:m\. )?(\p{L}[\p{L}\p{M}]*)\.? (\d{1,2})(?: d)?\.?|([./-])(\p{L}[\p{L}\p{M}]*)\4(\d{1,2}))$/u;
/** "2026. gada 3. martā", the day before its month behind the Latvian word for year. */
const YEAR_THEN_DAY = /^(\d{4})\. ?g(?:ada|\.) (\d{1,2})\. (\p{L}[\p{L}\p{M}]*)$/u;
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
/** "03/06/2025-11:17", "2026-02-01T07:28:50.988791Z": a time of day behind a whole date. */
const CLOCK = /[-T]\d{1,2}[:.]\d{2}/;
const TIME_BEHIND =
  /^(\S*\d{4}\S*|\d{4}[./-]\d{2}[./-]\d{2})[-T]\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
/** Punctuation of a sentence, a stroke before what follows, and what leads to a footnote: "31/03/2026*". */
export const MARKS_BEHIND = /[,:;*|\u2020\u2021]+$/;
/** Years of the Buddhist era, which Thailand prints, are this much ahead. */
const BUDDHIST_ERA = 543;
/** Before a short year no dash stands apart: "1 March - 31" is a day and the next one, no year. */
const YEAR_BEHIND = String.raw`(?:[\s./\u2010\u2011\u2013-]*(?:(?:de|del|of)\s*)?['’]?(\d{4})|(?:[./\u2010\u2011\u2013-]|\s)?(?:(?:de|del|of)\s*)?['’]?(\d{2}))?`;
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})(?:(?:st|nd|rd|th)\s+of\s+|(?:(?:st|nd|rd|th|er)(?!\p{L})|º|ª|°|\.)?[\s./\u2010\u2011\u2013-]*(?:(?:de|di|do)\s+|d['’]\s*)?)(\p{L}[\p{L}\p{M}]*(?:\.\p{L}\p{M}*)?)\.?,?${YEAR_BEHIND}\.?$`,
  // "30 DE ABRIL DE 2025"
  'iu',
);
/** "1deMarzo", "1stMarch"; "17sty26" is of January in Polish. */
const GLUED_BEFORE_MONTH = /^(?:de|di|do|d|st|nd|rd|th|er)/i;
/** The month as a Roman number between two equal marks: "3.VII.2026", "3. VII. 2026", "3 VII 2026", "2026. VII. 3." */
const ROMAN_MONTH = '(I{1,3}|I?V|VI{1,3}|I?X|XI{1,2})';
const ROMAN = new RegExp(String.raw`^(\d{1,2})([./-]|\. | (?=\S+ \d{4}))${ROMAN_MONTH}\2(\d{4}|\d{2})\.?$`);
const ROMAN_BEHIND_YEAR = new RegExp(String.raw`^(\d{4})([./-]|\.? )${ROMAN_MONTH}\2(\d{1,2})\.?$`);
const ROMAN_WORD = new RegExp(`^${ROMAN_MONTH}\\.?$`);
const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const MONTH_FIRST =
  /^(\p{L}[\p{L}\p{M}]*)[.,]?[\s./-]*(\d{1,2})(?:st|nd|rd|th|º|\.)?(?:\s*,?[\s/-]*(\d{4})|,?(?:[/-]|\s)['’]?(\d{2}))?$/u;
/** Digits without anything between: year, month and day, or the other way. Taken for a date only where a whole column is written so. */
const COMPACT = /^(?<year>20\d{2}|\d{2})(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])$/;
const COMPACT_DAY_FIRST = /^(?<day>0[1-9]|[12]\d|3[01])(?<month>0[1-9]|1[0-2])(?<year>20\d{2})$/;

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
export function parseDateText(text: string): DateText | null {
  const date = /\d/.test(text) && !NO_DATE.test(text) ? dateOf(text) : null;
  if (date?.kind !== 'named' || date.name === undefined) return date;
  const { name, ...known } = date;
  return { ...known, ...monthMeant({ month: date.month, name }) };
}

/** Digits alone, more or fewer than a whole date has: most words with a digit. */
const NO_DATE = /^(?:\d{1,5}|\d{7}|\d{9,})$/;

const dateOf = rememberedText((text): DateText | null => {
  const bare = text.replace(MARKS_BEHIND, '');
  const trimmed = CLOCK.test(bare) ? bare.replace(TIME_BEHIND, '$1') : bare;
  const asian = /[月월]/.test(trimmed) ? EAST_ASIAN.exec(trimmed) : null;
  if (asian) {
    const [, era, year, month, day] = asian;
    if (!plausible(Number(day), Number(month))) return null;
    return { kind: 'named', day: Number(day), month: Number(month), year: eraYear(era, year) };
  }
  // Most texts that are asked about are no dates: only the forms that can begin so are tried.
  const digits = /^\d*/.exec(trimmed)![0].length;
  if (digits > 2) return dateFromYear(trimmed);
  return digits > 0 ? dateFromDay(trimmed) : (eraDate(trimmed) ?? dateFromMonth(trimmed));
});

/** "20260331", "31032026", "2026-03-31", "114/03/31", "2026. március 31." */
function dateFromYear(text: string): DateText | null {
  const compact = COMPACT.exec(text) ?? COMPACT_DAY_FIRST.exec(text);
  if (compact) {
    const { year, month, day } = compact.groups!;
    return { kind: 'named', day: Number(day), month: Number(month), year: fullYear(year)!, compact: true };
  }
  const iso = YEAR_FIRST.exec(text);
  if (iso) {
    const [year, month, day] = [iso[1], iso[3] ?? iso[4], iso[5]];
    const full = fullYear(year);
    if (full === null || !plausible(Number(day), Number(month))) return null;
    return { kind: 'named', day: Number(day), month: Number(month), year: full };
  }
  const [, yearApart, monthApart, dayApart] = YEAR_FIRST_APART.exec(text) ?? [];
  if (yearApart !== undefined && plausible(Number(dayApart), Number(monthApart)))
    return {
      kind: 'named',
      day: Number(dayApart),
      month: Number(monthApart),
      year: Number(yearApart),
      compact: true,
    };
  const era = eraDate(text);
  if (era) return era;
  const roman = ROMAN_BEHIND_YEAR.exec(text);
  if (roman) return romanDate(roman[4]!, roman[3]!, roman[1]!);
  const [, year, name, day] = yearNamed(text) ?? yearThenDay(text);
  const month = name === undefined ? null : monthNamed(name);
  if (!month || !plausible(Number(day), month.month)) return null;
  return { kind: 'named', day: Number(day), ...month, year: fullYear(year) };
}

function yearNamed(text: string): readonly string[] | null {
  const [whole, year, name, day, , between, behind] = YEAR_FIRST_NAMED.exec(text) ?? [];
  return whole === undefined ? null : [whole, year!, (name ?? between)!, (day ?? behind)!];
}

function yearThenDay(text: string): readonly string[] {
  const [whole, year, day, name] = YEAR_THEN_DAY.exec(text) ?? [];
  return whole === undefined ? [] : [whole, year!, name!, day!];
}

/** "31/03/2026", "31 . 03 . 26", "31 March 2026"; which of two numbers is the day is told elsewhere. */
function dateFromDay(text: string): DateText | null {
  const numeric = NUMERIC.exec(text);
  if (numeric) return numericDate(numeric[1]!, numeric[3]!, numeric[4]);
  const dashed = NUMERIC_DASHED_YEAR.exec(text);
  if (dashed) return numericDate(dashed[1]!, dashed[2]!, dashed[3]);
  if (text.includes(' ')) {
    const spaced = NUMERIC_SPACED.exec(text);
    if (spaced) return numericDate(spaced[1]!, spaced[3]!, spaced[4]);
    const pair = PAIR_SPACED.exec(text);
    if (pair) return compactly(numericDate(pair[1]!, pair[2]!, undefined));
  }
  const dotted = NUMERIC_DOTTED.exec(text);
  if (dotted) return numericDate(dotted[1]!, dotted[2]!, dotted[3]);
  const rare = NUMERIC_RARE.exec(text);
  if (rare) return compactly(numericDate(rare[1]!, rare[3]!, rare[4]));
  if (hasNoLetters(text)) return null;
  const named = DAY_FIRST.exec(text);
  if (!named) return null;
  const [whole, day, , roman, year] = ROMAN.exec(text) ?? [];
  if (whole !== undefined) return romanDate(day!, roman!, year!);
  const month = monthNamed(named[2]!) ?? monthNamed(named[2]!.replace(GLUED_BEFORE_MONTH, ''));
  if (month === null || !plausible(Number(named[1]), month.month)) return null;
  return { kind: 'named', day: Number(named[1]), ...month, year: fullYear(named[3] ?? named[4]) };
}

function romanDate(day: string, roman: string, year: string): DateText | null {
  const month = ROMAN_MONTHS.indexOf(roman) + 1;
  return plausible(Number(day), month)
    ? { kind: 'named', day: Number(day), month, year: fullYear(year) }
    : null;
}

/** "VII", "VII.": a month where a day and a year stand about it. */
export function isRomanMonth(word: string): boolean {
  return ROMAN_WORD.test(word);
}

function compactly(date: DateText | null): DateText | null {
  return date && { ...date, compact: true };
}

/** "March 31, 2026", "Mar, 31, 2026". */
function dateFromMonth(text: string): DateText | null {
  const named = MONTH_FIRST.exec(text);
  if (!named) return null;
  const month = monthNamed(named[1]!);
  if (month === null || !plausible(Number(named[2]), month.month)) return null;
  const year = fullYear(named[3] ?? named[4]);
  // "March 44718": a number behind a month, not a day and its year.
  if (year === null && named[3] !== undefined) return null;
  return { kind: 'named', day: Number(named[2]), ...month, year };
}

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
