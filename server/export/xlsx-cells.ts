/** Values and number formats of spreadsheet cells. */
import { isCalendarDate, type CalendarDate } from '../../shared/dates.ts';
import { currencyDecimals } from '../../shared/money.ts';

/** ISO dates read the same in every country's Excel. */
export const DATE_FORMAT = 'yyyy-mm-dd';

/** Longest text a cell holds. Source: Excel specifications and limits. */
const MAX_CELL_TEXT = 32_767;

/** First date whose serial number all spreadsheet programs agree on (Excel counts a 29 February 1900). */
const FIRST_SAFE_DATE = '1900-03-01';

/** Number format of a currency's amounts, with its own number of decimals: `#,##0.00`, yen `#,##0`. */
export function amountFormat(currency: string | null): string {
  const decimals = currencyDecimals(currency);
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

/** Minor units as the number a spreadsheet calculates with. */
export function amountValue(minor: number, currency: string | null): number {
  return minor / 10 ** currencyDecimals(currency);
}

/** A calendar date as a real date (UTC midnight, as exceljs expects); as text where Excel has no such date. */
export function dateValue(date: CalendarDate): Date | string {
  if (!isCalendarDate(date) || date < FIRST_SAFE_DATE) return date;
  return new Date(`${date}T00:00:00Z`);
}

/** Text as a cell can hold it. A workbook keeps text and formulas apart, so nothing needs an apostrophe here. */
export function textValue(text: string): string {
  return text.length > MAX_CELL_TEXT ? `${text.slice(0, MAX_CELL_TEXT - 1)}…` : text;
}
