/** Columns of text that add nothing to what their bookings say. */
import { isCurrencyCode } from '../reading/currencies.ts';
import type { RawEntry } from './entries.ts';

/** A column that says nothing about its bookings: currencies, times of day, days in digits, or the rows' own numbers. */
export function isSilent(texts: readonly string[], entries: readonly RawEntry[]): boolean {
  const filled = texts.filter((text) => text !== '');
  if (filled.length < 2) return false;
  const days = texts.filter((text, index) => text !== '' && isDayInDigits(text, entries[index]!)).length;
  if (days >= DAYS_SHARE * filled.length && filled.every((text) => DAY_IN_DIGITS.test(text))) return true;
  if (filled.every((text) => isCurrencyCode(text) || isTime(text))) return true;
  const numbers = filled.map((text) => (/^\d{1,5}\.?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN));
  const steps = numbers.slice(1).map((number, index) => number - numbers[index]!);
  return steps.filter((step) => Math.abs(step) === 1).length >= CONSECUTIVE_SHARE * steps.length;
}

/** "14:05", "2:05 pm", "14:05:33 WIB", "14:05 h", or only what stands behind the figures, where a narrow column breaks the time. */
const TIME =
  /^(?:(?:[01]?\d|2[0-3])[:.][0-5]\d(?:[:.][0-5]\d)?)?(?: ?(?:[ap]\.?m\.?|h(?:ou)?r?s?\.?|uhr|น\.?|utc|gmt|[ce]es?t|wib|wita?|ist|hkt|sgt))?$/i;

export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** "0206" beside a row of 2 June: its value date. */
const DAY_IN_DIGITS = /^\d{4}$/;

/** Share of rows with the very day of their booking, from which digits are days: a value date is often the same. */
const DAYS_SHARE = 0.5;

function isDayInDigits(text: string, { booking }: RawEntry): boolean {
  if (booking === null || !DAY_IN_DIGITS.test(text)) return false;
  const { date } = booking;
  const [a, b] = date.kind === 'named' ? [date.day, date.month] : [date.first, date.second];
  const [first, second] = [Number(text.slice(0, 2)), Number(text.slice(2))];
  return (first === a && second === b) || (first === b && second === a);
}

/** Share of rows whose number follows the one before, from which a column numbers the rows. */
const CONSECUTIVE_SHARE = 0.8;
