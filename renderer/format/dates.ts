/** Dates in the user's locale. Calendar dates have no time zone, so they are formatted as UTC days. */
import { dateParts, type CalendarDate } from '../../shared/dates.ts';

/** Formats a calendar date: "3 Mar 2026". */
export function formatDate(date: CalendarDate, locale: string): string {
  return formatter(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(utc(date));
}

/** Formats a period, saying what both ends share only once: "1 – 31 Mar 2026". */
export function formatPeriod(
  from: CalendarDate | null,
  to: CalendarDate | null,
  locale: string,
): string | null {
  const dates = formatter(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  if (from !== null && to !== null) return dates.formatRange(utc(from), utc(to));
  return from === null && to === null ? null : dates.format(utc((from ?? to)!));
}

/** Formats a month "2026-03": "March 2026". */
export function formatMonth(month: string, locale: string): string {
  return formatter(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(utc(`${month}-01`));
}

/** Formats a moment (ISO 8601 or epoch milliseconds) in the user's time zone: the time where it is today, else the day. */
export function formatMoment(moment: string | number, locale: string, now = new Date()): string {
  const at = new Date(moment);
  const today = at.toDateString() === now.toDateString();
  return formatter(locale, today ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(at);
}

/** Formats a moment with day and time: "1 Dec 2026, 00:00". */
export function formatDayAndTime(moment: string | number, locale: string): string {
  return formatter(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
}

function utc(date: CalendarDate): number {
  const { year, month, day } = dateParts(date);
  return Date.UTC(year, month - 1, day);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale}/${JSON.stringify(options)}`;
  let made = formatters.get(name);
  if (!made) {
    made = new Intl.DateTimeFormat(locale, options);
    formatters.set(name, made);
  }
  return made;
}
