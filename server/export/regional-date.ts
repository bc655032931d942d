import type { CalendarDate } from '../../shared/dates.ts';
import type { Statement } from '../../shared/statement.ts';

/** Order of day and month in formats that do not say which they use. */
export type RegionalOrder = 'dmy' | 'mdy';

/** The order the statement itself prints, which is that of its country; where it is not known, that of the currency. */
export function regionalOrder({ formats }: Statement, currency: string | null): RegionalOrder {
  if (formats !== undefined) return formats.dateOrder === 'mdy' ? 'mdy' : 'dmy';
  return currency === 'USD' ? 'mdy' : 'dmy';
}

/** A date as importers of the statement's country read it: 31/03/2026, or 03/31/2026. */
export function regionalDate(date: CalendarDate, order: RegionalOrder): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return order === 'mdy' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}
