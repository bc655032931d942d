/** Lines that say nothing but the day on which the rows below them were booked. */
import { columnRoles } from '../reading/vocabulary.ts';
import { nearColumn, type Column } from './columns.ts';
import { bookingRank } from './date-names.ts';
import { textOf } from './lines.ts';
import type { DateToken, TokenLine } from './tokens.ts';

/** Days that head the rows below them, from which the column beside the rows is not the booking's. */
const MIN_DAYS = 2;
/** Longest name of a day in its own line, words. */
const MAX_NAME_WORDS = 3;

/** The day of a line that says nothing else: "Booking date: 3 March 2026"; null for other lines. */
export function namedDay({ line, dates, monies }: TokenLine): DateToken | null {
  const [day] = dates;
  if (!day || dates.length > 1 || day.from === 0 || day.from > MAX_NAME_WORDS) return null;
  if (day.to < line.words.length || monies.length > 0) return null;
  return columnRoles(textOf(line.words.slice(0, day.from))).has('date') ? day : null;
}

/**
 * The day of a line that is nothing but a date, apart from the column of dates and before it; null for other lines. It
 * heads the rows below where their own column is not of the days they were booked on.
 */
export function bareDay({ line, dates, monies }: TokenLine, column: Column, size: number): DateToken | null {
  const [day] = dates;
  if (day?.from !== 0 || day.to < line.words.length || dates.length > 1 || monies.length > 0) return null;
  return day.x1 < column.x0 && !nearColumn(day, column, size) ? day : null;
}

/**
 * Whether the only column of dates beside the rows is not of the days they were booked on: those stand on lines of their
 * own, by their name or in order. A single one tells it where the column is of value dates by its name.
 */
export function isBesideDays(column: Column, lines: readonly TokenLine[], size: number): boolean {
  const { roles, heading } = column;
  const ofValue = roles.has('valueDate') && !roles.has('date');
  // "Posted 3 March" over rows under "Transaction date".
  const rank = roles.has('date') ? bookingRank(heading) : 0;
  const named = lines.flatMap((tokens) => {
    const day = namedDay(tokens);
    return day && bookingRank(textOf(tokens.line.words.slice(0, day.from))) > rank ? [day] : [];
  });
  if (ofValue ? named.length >= MIN_DAYS : isSeveral(named)) return true;
  if (!ofValue && roles.size > 0) return false;
  const bare = daysOverRows(column, lines, size);
  return bare.length > 0 && (ofValue || isSeveral(bare));
}

/** Days alone on their lines that run in order, the first of them over the first row; none where a text goes on with them. */
function daysOverRows(column: Column, lines: readonly TokenLine[], size: number): DateToken[] {
  const days: DateToken[] = [];
  for (const tokens of lines) {
    const day = bareDay(tokens, column, size);
    if (day) days.push(day);
    else if (days.length === 0 && tokens.monies.some((money) => money.strong) && tokens.dates.length > 0)
      return [];
  }
  return inOrder(days, true) || inOrder(days, false) ? days : [];
}

/** Whether days run one way through the year, whichever of day and month is printed first; a year may begin among them. */
function inOrder(days: readonly DateToken[], monthFirst: boolean): boolean {
  const places = days.map(({ date }) => {
    const year = 400 * (date.year ?? 0);
    if (date.kind === 'named') return year + 31 * date.month + date.day;
    return year + (monthFirst ? 31 * date.first + date.second : 31 * date.second + date.first);
  });
  const steps = places.slice(1).map((place, index) => place - places[index]!);
  const back = steps.filter((step) => step < 0).length;
  const on = steps.filter((step) => step > 0).length;
  return Math.min(back, on) <= (days.some(({ date }) => date.year === null) ? 1 : 0);
}

function isSeveral(days: readonly DateToken[]): boolean {
  return new Set(days.map(({ date }) => JSON.stringify(date))).size >= MIN_DAYS;
}
