/** Columns of text that add nothing to what their bookings say. */
import { isTime } from '../../reading/times.ts';
import { isCurrency } from '../../reading/currencies.ts';
import { parseDateText, type DateText } from '../../reading/dates.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import type { RawEntry } from '../entries/entries.ts';

/** What fills a cell that has nothing to say. */
const DASH = /^[-\u2013\u2014]+$/;

/** A column that says nothing about its bookings: currencies, times of day, dashes, days in digits, or the rows' own numbers. */
export function isSilent(texts: readonly string[], entries: readonly RawEntry[]): boolean {
  const filled = texts.filter((text) => text !== '');
  if (filled.length < 2) return false;
  if (filled.every((text) => DAY_IN_DIGITS.test(text)) && areValueDates(texts, entries)) return true;
  if (filled.every((text) => isLabelledDay(text))) return true;
  if (filled.every((text) => isCurrency(text) || isTime(text) || DASH.test(text))) return true;
  const numbers = filled.map((text) => (OWN_NUMBER.test(text) ? Number.parseInt(text, 10) : Number.NaN));
  const steps = numbers.slice(1).map((number, index) => number - numbers[index]!);
  return steps.filter((step) => Math.abs(step) === 1).length >= CONSECUTIVE_SHARE * steps.length;
}

/** "7", "12.", "000123": a row's own number, filled with zeros perhaps. */
const OWN_NUMBER = /^0*\d{1,5}\.?$/;

/** "VALUTA 18-03", "Wert: 02.09.": a value date behind its name, in a cell of its own. */
function isLabelledDay(text: string): boolean {
  const at = text.search(/\d/);
  const roles = at < 1 ? null : columnRoles(text.slice(0, at));
  return (
    roles !== null && (roles.has('valueDate') || roles.has('date')) && parseDateText(text.slice(at)) !== null
  );
}

/** "0206" beside a row of 2 June: its value date. */
const DAY_IN_DIGITS = /^\d{4}$/;

/** Share of rows whose digits are a day near that of their booking, from which a column is one of value dates, and how near. */
const DAYS_SHARE = 0.9;
const DAYS_NEAR = 4;

function areValueDates(texts: readonly string[], entries: readonly RawEntry[]): boolean {
  const filled = texts.flatMap((text, index) => (text === '' ? [] : [{ text, entry: entries[index]! }]));
  const near = filled.filter(
    ({ text, entry: { booking } }) => booking !== null && isNear(text, booking.date),
  );
  return near.length >= DAYS_SHARE * filled.length;
}

/** Whether four digits are a day and a month near a date, whichever of the two comes first in either. */
function isNear(text: string, date: DateText): boolean {
  const [a, b] = date.kind === 'named' ? [date.day, date.month] : [date.first, date.second];
  const [x, y] = [Number(text.slice(0, 2)), Number(text.slice(2))];
  return [daysApart(x, y, a, b), daysApart(y, x, b, a), daysApart(x, y, b, a), daysApart(y, x, a, b)].some(
    (days) => days <= DAYS_NEAR,
  );
}

/** About how many days lie between two days of a year, or of two on end; none is further than a month that does not exist. */
function daysApart(day: number, month: number, otherDay: number, otherMonth: number): number {
  if (day < 1 || day > LONGEST_MONTH || month < 1 || month > MONTHS) return Infinity;
  const apart = Math.abs((month - otherMonth) * LONGEST_MONTH + day - otherDay);
  return Math.min(apart, MONTHS * LONGEST_MONTH - apart);
}

const LONGEST_MONTH = 31;
const MONTHS = 12;

/** Share of rows whose number follows the one before, from which a column numbers the rows. */
const CONSECUTIVE_SHARE = 0.8;
