/**
 * Pages of a statement none of whose rows could be read: they tell a period of their own, which no account has, above lines of days in
 * it that nothing has booked. Without a word of it the others would pass for the whole statement.
 */
import { mayBeginRow } from '../../layout/lines/begins-row.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { resolveDate, sideOfPeriod, yearFromPeriod, type Period } from '../../reading/calendar.ts';
import type { DateText } from '../../reading/dates.ts';
import type { Dating } from '../dates/dating.ts';
import type { Facts } from '../facts/facts.ts';

/** Lines that begin with a day of the period and end with a number, at least. */
const MIN_ROWS = 2;

/** A sentence about each of them. `read`: the periods of the accounts that are read; `booked`: the pages of their rows. */
export function unreadPeriods(
  { periods }: Facts,
  lines: readonly TokenLine[],
  read: readonly Dating[],
  booked: ReadonlySet<number>,
): string[] {
  const [{ order } = { order: 'dmy' as const }] = read;
  const dayOf = (date: DateText | null): Period['start'] =>
    date === null || date.year === null ? null : resolveDate(date, order, date.year);
  const pages = new Set<number>();
  return periods.flatMap(({ line, from, to }) => {
    const { page } = lines[line]!.line;
    const own = { start: dayOf(from), end: dayOf(to) };
    if (booked.has(page) || pages.has(page) || own.start === null || own.end === null) return [];
    // That of a year so far, or of a few days of the statement, shares an end with it.
    if (read.some(({ period: { start, end } }) => start === own.start || end === own.end)) return [];
    const within = ({ dates }: TokenLine): boolean => {
      const { date } = dates[0]!;
      const year = date.year ?? yearFromPeriod(date, order, own);
      const day = year === null ? null : resolveDate(date, order, year);
      return day !== null && sideOfPeriod(day, own) === 0;
    };
    const rows = lines.filter(
      (tokens) =>
        tokens.line.page === page && tokens.line.index > line && mayBeginRow(tokens) && within(tokens),
    );
    if (rows.length < MIN_ROWS) return [];
    pages.add(page);
    return [`No row of the statement from ${own.start} to ${own.end} on page ${page} could be read.`];
  });
}
