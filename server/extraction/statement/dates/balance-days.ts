/** The ends of an account's period where no range is printed: the days of its first and of its last balance. */
import { daysBetween, type CalendarDate } from '../../../../shared/dates.ts';
import { resolveDate, type Period } from '../../reading/calendar.ts';
import type { Facts } from '../facts/facts.ts';
import type { Dating } from './dating.ts';
import type { AccountPart } from '../parts/accounts.ts';

/** Days between such a balance and the row next to it, at most. */
const MAX_DAYS = 100;

/**
 * The period with the ends it lacks: "Old balance as of 31 March 2026" before the rows and "New balance as of 30 April 2026"
 * behind them.
 */
export function withBalanceDays(
  { period, order }: Pick<Dating, 'period' | 'order'>,
  part: AccountPart,
  { anchors }: Facts,
  rows: readonly { readonly date: CalendarDate }[],
): Period {
  const days = rows.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return period;
  if (period.start !== null && period.end !== null) return period;
  const figures = part.figures.filter(({ label }) => label === 'opening' || label === 'closing');
  const balances = part.items.filter((item) => item.kind === 'balance');
  const lines = new Set([...figures, ...balances].map(({ line }) => line));
  const printed = [
    ...anchors.filter(({ line }) => lines.has(line)).map(({ date }) => date),
    ...figures.flatMap(({ day }) => day ?? []),
    ...balances.flatMap(({ row: { booking } }) => booking?.date ?? []),
  ];
  const ends = printed.flatMap((date) =>
    date.year === null ? [] : (resolveDate(date, order, date.year) ?? []),
  );
  const behind = ends.filter((day) => isWithin(daysBetween(last, day))).toSorted();
  // Where no range is printed, a statement may be made some days behind its last balance.
  const end = behind.find((day) => period.end === null || day < period.end) ?? period.end;
  const start = ends.filter((day) => day !== end && isWithin(daysBetween(day, first))).toSorted();
  return { start: period.start ?? start.at(-1) ?? null, end };
}

function isWithin(days: number): boolean {
  return days >= 0 && days <= MAX_DAYS;
}
