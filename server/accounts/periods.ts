/** Quota periods: calendar days and months in the machine's time zone. */
import type { CalendarDate } from '../../shared/dates.ts';
import type { PeriodName } from '../../shared/plans.ts';

/** The local calendar day of a moment. */
export function localDay(moment: Date): CalendarDate {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** First and last local day of the period a moment lies in. */
export function periodDays(period: PeriodName, moment: Date): { first: CalendarDate; last: CalendarDate } {
  if (period === 'day') return { first: localDay(moment), last: localDay(moment) };
  const year = moment.getFullYear();
  const month = moment.getMonth();
  return { first: localDay(new Date(year, month, 1)), last: localDay(new Date(year, month + 1, 0)) };
}

/** Whole seconds until the period of a moment ends, at least 1. Days of 23 or 25 hours are counted as they are. */
export function secondsUntilReset(period: PeriodName, moment: Date): number {
  const next =
    period === 'day'
      ? new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1)
      : new Date(moment.getFullYear(), moment.getMonth() + 1, 1);
  return Math.max(1, Math.ceil((next.getTime() - moment.getTime()) / 1000));
}
