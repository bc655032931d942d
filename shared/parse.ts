/**
 * Cells as people type them, in the way the statement itself writes numbers and dates. What could be read in two ways is
 * refused with a reason, never guessed.
 */
import { calendarDate, dateParts, daysBetween, isCalendarDate, type CalendarDate } from './dates.ts';
import { currencyDecimals, parseMinor } from './money.ts';
import { monthsNamed } from './month-names.ts';

/** A value, or why there is none: a sentence for the person who types. */
export type Parsed<T> =
  { readonly value: T; readonly reason: null } | { readonly value: null; readonly reason: string };

const MINUS = /[\u2212\u2013\u2012\u2010]/g;
/** Blanks and apostrophes that set groups of digits apart; none behind the decimal sign. */
const SPACED = /^\d{1,3}(?:['\u2019 ]\d{2,3})*['\u2019 ]\d{3}(?:[.,]\d*)?$/;
/** Groups of three digits, or as in India of two before the last three. */
const GROUPED = { '.': /^\d{1,3}(\.\d{2,3})*\.\d{3}$/, ',': /^\d{1,3}(,\d{2,3})*,\d{3}$/ } as const;

/**
 * Reads an amount into minor units of the currency: "1.234,56", "1,234.56-", "(12.00)", "12,5 €", "CHF 1'000", "3.00 DR".
 * Negative for a minus before or behind, parentheses, or DR behind.
 */
export function parseAmountText(
  text: string,
  decimalSeparator: '.' | ',',
  currency: string | null,
): Parsed<number> {
  const bare = text.normalize('NFKC').replace(MINUS, '-').trim();
  const match =
    /^(?<open>\()?\s*(?:(?:[A-Z]{3}|\p{Sc})\s*)?(?<lead>[+-])?\s*(?:(?:[A-Z]{3}|\p{Sc})\s*)?(?<digits>\d[\d.,'\u2019 ]*|[.,]\d+)\s*(?<trail>[+-])?\s*(?:[A-Z]{3}|\p{Sc})?\s*(?<close>\))?\s*(?<mark>CR|DR)?$/iu.exec(
      bare,
    );
  const parts = match?.groups;
  if (!parts?.['digits'])
    return refuse(bare === '' ? 'An amount is missing.' : `"${text}" is not an amount.`);
  const { open, lead, trail, close, mark } = parts;
  if ((open === undefined) !== (close === undefined)) return refuse('A parenthesis is missing.');
  const negatives = [open !== undefined, lead === '-', trail === '-', mark?.toUpperCase() === 'DR'];
  if (negatives.filter(Boolean).length > 1 || (lead !== undefined && trail !== undefined)) {
    return refuse('There is more than one sign.');
  }
  const plain = plainDecimal(parts['digits'].trim(), decimalSeparator, currencyDecimals(currency));
  if (plain.value === null) return plain;
  const minor = parseMinor(plain.value, currency);
  if (minor === null) return refuse(`"${text}" is too large, or has too many decimals.`);
  return accept(negatives.includes(true) && minor !== 0 ? -minor : minor);
}

/** Digits with their separators as a decimal with a dot. */
function plainDecimal(typed: string, decimal: '.' | ',', decimals: number): Parsed<string> {
  const digits = typed.replace(/['\u2019 ]/g, '');
  if (digits !== typed && !SPACED.test(typed)) {
    return refuse(`The digits of "${typed}" are not in groups of three.`);
  }
  const group = decimal === '.' ? ',' : '.';
  const last = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  if (!/[.,]/.test(digits)) return accept(digits);
  // Both signs: the last one is the decimal sign, in whichever convention.
  if (digits.includes('.') && digits.includes(',')) return split(digits, last, typed);
  if (last === group) {
    if (GROUPED[group].test(digits)) return accept(digits.replaceAll(group, ''));
    // "12.50" where the comma is the decimal sign: no group has two digits.
    return split(digits, group, typed);
  }
  const fraction = digits.slice(digits.lastIndexOf(decimal) + 1);
  const asGroups = GROUPED[decimal].test(digits);
  if (asGroups && digits.indexOf(decimal) !== digits.lastIndexOf(decimal)) {
    return accept(digits.replaceAll(decimal, ''));
  }
  if (asGroups && fraction.length > decimals) {
    const whole = digits.replaceAll(decimal, '');
    return refuse(`"${typed}" could be ${whole} or have decimals; leave out the ${sign(decimal)}.`);
  }
  return split(digits, decimal, typed);
}

function split(digits: string, decimal: '.' | ',', typed: string): Parsed<string> {
  const at = digits.lastIndexOf(decimal);
  const whole = digits.slice(0, at);
  const group = decimal === '.' ? ',' : '.';
  if (/[.,]/.test(whole) && !GROUPED[group].test(whole)) {
    return refuse(`The digits of "${typed}" are not in groups of three.`);
  }
  const fraction = digits.slice(at + 1);
  return accept(`${whole.replace(/[.,]/g, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`);
}

function sign(separator: '.' | ','): string {
  return separator === '.' ? 'dot' : 'comma';
}

/** The period a statement covers, for dates without a year; either end may be unknown. */
export interface ReferencePeriod {
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
}

/**
 * Reads a date: "12/03/2026" and "12/03" in the statement's order of day and month, "2026-03-12", "3 Mar", "March 3, 2026".
 * A missing year is the one that puts the date into the period, or nearest to it.
 */
export function parseDateText(
  text: string,
  dateOrder: 'dmy' | 'mdy' | 'ymd',
  period: ReferencePeriod,
): Parsed<CalendarDate> {
  const typed = text.normalize('NFKC').replace(MINUS, '-').trim();
  if (typed === '') return refuse('A date is missing.');
  if (isCalendarDate(typed)) return accept(typed);
  const numbers = /^(\d{1,4})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{1,2}))?\.?$/.exec(typed);
  const parts = numbers ? fromNumbers(numbers, dateOrder) : fromNames(typed);
  if (parts.value === null) return parts;
  const { day, month, year } = parts.value;
  if (year !== null) return existing(year, month, day, text);
  return nearPeriod(month, day, period, text);
}

interface DateParts {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

function fromNumbers(match: RegExpExecArray, order: 'dmy' | 'mdy' | 'ymd'): Parsed<DateParts> {
  const [a, b, c] = [match[1]!, match[2]!, match[3]];
  if (a.length > 2) {
    if (a.length !== 4 || c === undefined) return refuse(`"${match[0]}" is not a date.`);
    return accept({ year: Number(a), month: Number(b), day: Number(c) });
  }
  if (order === 'ymd' && c !== undefined && c.length <= 2) {
    return accept({ year: fullYear(a), month: Number(b), day: Number(c) });
  }
  const year = c === undefined ? null : fullYear(c);
  const [day, month] = order === 'dmy' ? [Number(a), Number(b)] : [Number(b), Number(a)];
  if (month > 12 && day <= 12) {
    const first = order === 'dmy' ? 'day' : 'month';
    return refuse(`There is no month ${month}; this statement writes the ${first} first.`);
  }
  return accept({ day, month, year });
}

/** "3 Mar", "3. März 2026", "Mar 3, 2026", "3-Mar-26". */
function fromNames(typed: string): Parsed<DateParts> {
  const match =
    /^(?<day>\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?[\s./-]*(?:de |di |do )?(?<month>\p{L}[\p{L}\p{M}]*)\.?,?(?:[\s./-]*(?:de |del |of )?['’]?(?<year>\d{4}|\d{2}))?\.?$/iu.exec(
      typed,
    ) ??
    /^(?<month>\p{L}[\p{L}\p{M}]*)\.?[\s./-]*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?[\s./-]+['’]?(?<year>\d{4}|\d{2}))?$/iu.exec(
      typed,
    );
  const parts = match?.groups;
  if (!parts?.['day'] || !parts['month']) return refuse(`"${typed}" is not a date.`);
  const months = monthsNamed(parts['month']);
  if (months.length === 0) return refuse(`"${parts['month']}" is not the name of a month.`);
  const [month] = months;
  if (month === undefined || months.length > 1) {
    return refuse(`"${parts['month']}" names different months in different languages; write it as a number.`);
  }
  return accept({
    day: Number(parts['day']),
    month,
    year: parts['year'] === undefined ? null : fullYear(parts['year']),
  });
}

/** Two-digit years: 70 to 99 are of the last century. */
function fullYear(text: string): number {
  const value = Number(text);
  if (text.length > 2) return value;
  return value >= 70 ? 1900 + value : 2000 + value;
}

function existing(year: number, month: number, day: number, text: string): Parsed<CalendarDate> {
  const date = calendarDate(year, month, day);
  return date === null ? refuse(`There is no day ${text.trim()}.`) : accept(date);
}

function nearPeriod(
  month: number,
  day: number,
  { start, end }: ReferencePeriod,
  text: string,
): Parsed<CalendarDate> {
  const anchor = end ?? start;
  if (anchor === null) return refuse('Write the year: the statement’s period is not known.');
  const base = dateParts(anchor).year;
  const away = (date: CalendarDate): number =>
    Math.max(0, daysBetween(date, start ?? anchor), daysBetween(end ?? anchor, date));
  const [nearest] = [base, base - 1, base + 1]
    .flatMap((year) => calendarDate(year, month, day) ?? [])
    .toSorted((a, b) => away(a) - away(b));
  return nearest === undefined ? refuse(`There is no day ${text.trim()}.`) : accept(nearest);
}

function accept<T>(value: T): Parsed<T> {
  return { value, reason: null };
}

function refuse(reason: string): { readonly value: null; readonly reason: string } {
  return { value: null, reason };
}
