/** How money and dates are written: the number and date conventions of the world. */
import { formatMinor } from '../../shared/money.ts';
import { dateParts, type CalendarDate } from '../../shared/dates.ts';
import type { Language } from './language/language.ts';

export interface NumberStyle {
  readonly group: string;
  readonly decimal: string;
  /** `indian` groups three digits, then two and two: 12,34,567. */
  readonly grouping?: 'indian';
  /** Leave the decimals out where they are all zero. */
  readonly bareIntegers?: boolean;
  /** Leave out every zero at the end of the decimals, as a spreadsheet does with a number it has no format for. */
  readonly bareZeros?: boolean;
  /** Stands in place of decimals that are all zero, with their sign: ":-". */
  readonly noCents?: string;
}

export const COMMA_DOT: NumberStyle = { group: ',', decimal: '.' };
export const DOT_COMMA: NumberStyle = { group: '.', decimal: ',' };
export const SPACE_COMMA: NumberStyle = { group: ' ', decimal: ',' };
/** A no-break space, as typesetting programs write it. */
export const NBSP_COMMA: NumberStyle = { group: '\u00a0', decimal: ',' };
/** A narrow no-break space; needs an embedded font. */
export const THIN_COMMA: NumberStyle = { group: '\u202f', decimal: ',' };
export const APOSTROPHE_DOT: NumberStyle = { group: '\u2019', decimal: '.' };
export const PLAIN_APOSTROPHE_DOT: NumberStyle = { group: "'", decimal: '.' };
export const NONE_DOT: NumberStyle = { group: '', decimal: '.' };
export const NONE_COMMA: NumberStyle = { group: '', decimal: ',' };
export const INDIAN: NumberStyle = { group: ',', decimal: '.', grouping: 'indian' };

/** Writes the size of an amount (its sign is the column's affair) of minor units in a style. */
export function writeNumber(minor: number, currency: string, style: NumberStyle): string {
  const [whole = '0', fraction = ''] = formatMinor(Math.abs(minor), currency).split('.');
  const grouped = groupDigits(whole, style);
  if (style.noCents !== undefined && /^0+$/.test(fraction)) return grouped + style.noCents;
  if (fraction === '' || (style.bareIntegers && /^0+$/.test(fraction))) return grouped;
  const digits = style.bareZeros ? fraction.replace(/0+$/, '') : fraction;
  return digits === '' ? grouped : `${grouped}${style.decimal}${digits}`;
}

function groupDigits(whole: string, style: NumberStyle): string {
  if (whole.length <= 3) return whole;
  const head = whole.slice(0, -3);
  const size = style.grouping === 'indian' ? 2 : 3;
  const groups: string[] = [];
  for (let end = head.length; end > 0; end -= size) groups.unshift(head.slice(Math.max(0, end - size), end));
  return [...groups, whole.slice(-3)].join(style.group);
}

/**
 * Writes a date by a pattern of `yyyy yy MMMM MMM MM M R dd d`, where `R` is the month as a Roman number; anything else stands for
 * itself.
 * A leading `^` writes the whole in capitals.
 */
export function writeDate(date: CalendarDate, pattern: string, language: Language): string {
  const { year, month, day } = dateParts(date);
  const upper = pattern.startsWith('^');
  const written = (upper ? pattern.slice(1) : pattern).replace(/yyyy|yy|MMMM|MMM|MM|M|R|dd|d/g, (token) => {
    if (token === 'yyyy') return String(year);
    if (token === 'yy') return String(year % 100).padStart(2, '0');
    if (token === 'MMMM') return language.months[month - 1]!;
    if (token === 'MMM') return language.shortMonths[month - 1]!;
    if (token === 'MM') return String(month).padStart(2, '0');
    if (token === 'M') return String(month);
    if (token === 'R') return ROMAN_MONTHS[month - 1]!;
    return token === 'dd' ? String(day).padStart(2, '0') : String(day);
  });
  return upper ? written.toLocaleUpperCase() : written;
}

const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The calendar date `days` later. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const { year, month, day } = dateParts(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}
