/** Which of several columns of dates holds the days that the rows were booked on. */
import type { Column } from '../columns/columns.ts';
import type { Debt } from '../../statement/kind.ts';
import type { HeadingColumn } from '../headings/heading-columns.ts';
import type { DateToken } from '../tokens.ts';
import type { DateLines } from './columns-of-dates.ts';
import { bookingRank, holdsOtherName, namesTwoDays, POSTED_RANK } from './date-names.ts';
import {
  inOrderBeside,
  isMadeLater,
  laterOf,
  runsInOrder,
  standsOnceEach,
  isOneLater,
} from './date-order.ts';

/** The column, and whether anything printed tells that it is the one. `debt`: the later of two dates is the booking's on a card. */
export function bookingColumn(
  columns: readonly Column[],
  { lines, tokens, names, size }: DateLines,
  debt: Debt,
): { readonly column: Column; readonly certain: boolean } {
  const card = debt !== 'none';
  const standsBesideOnce = (column: Column): boolean =>
    columns.some((other) => other !== column && standsOnceEach(other, column, lines, size));
  const ranks = new Map(
    columns.map((column) => {
      if (column.roles.has('date')) return [column, bookingRank(column.heading)];
      if (isBesideFewMade(column, columns) && !standsBesideOnce(column)) return [column, UNKNOWN_RANK];
      return [column, column.roles.size > 0 || isOfOtherCalendar(column, columns, tokens) ? 0 : UNKNOWN_RANK];
    }),
  );
  const rank = (column: Column): number => ranks.get(column)!;
  const ranked = columns.toSorted((a, b) => rank(b) - rank(a) || a.edge - b.edge);
  const equal = ranked.filter((column) => rank(column) === rank(ranked[0]!));
  // One name over two columns, the rest of which nobody knows, tells them apart no more than none.
  const alike = equal.length === 2 && new Set(equal.map((column) => column.heading)).size === 1;
  if (card && equal.length === 2 && !(alike && equal[0]!.heading !== null)) {
    const [one, other] = [equal[0]!, equal[1]!];
    const column = laterOf(one, other, lines, size);
    return { column, certain: debt === 'strong' && isOneLater(one, other, lines, size) };
  }
  const ahead = ranked[0]!.roles.size === 0 ? inOrderBeside(ranked[0]!, ranked[1]!, lines, size) : null;
  const isTurned = isMadeLater(ranked[1]!, ranked[0]!, lines, size);
  const best = ahead ?? (isTurned && card ? ranked[1]! : ranked[0]!);
  // Beside the day a booking was made a column without a known name may hold its value date as well; not on a card.
  const unnamed = !card && best.roles.size === 0 && rank(ranked[1]!) > 0;
  // Rows that run by their value dates may be booked on them, where the other days are not called those of the booking.
  const next = ranked.find((column) => column !== best)!;
  const isValue =
    next.roles.has('valueDate') && !next.roles.has('date') && bookingRank(best.heading) < POSTED_RANK;
  const byValue = !card && isValue && inOrderBeside(best, next, lines, size) !== null;
  // Days on which rows were made, once each, may be those of the bookings or of a few of them.
  const byFew = isBesideFewMade(next, columns) && standsBesideOnce(next) && runsInOrder(next, lines, size);
  // "Date | Date transaction posted Details": the second line of two names.
  const isMerged = namesTwoDays(best.heading) && rank(next) === UNKNOWN_RANK;
  const byName = ahead === null && !isOfValueAlone(best, names) && !holdsOtherName(best) && !isMerged;
  return {
    column: best,
    certain: equal.length === 1 && !unnamed && !byValue && !byFew && !isTurned && byName,
  };
}

/** Whether the dates read are value dates, and the heading names a column of the bookings' days beside them. */
export function isOfValueAlone({ roles, heading }: Column, names: readonly HeadingColumn[]): boolean {
  return (
    roles.has('valueDate') &&
    !roles.has('date') &&
    names.some(({ text, roles: named }) => text !== heading && named.has('date'))
  );
}

/** Of days that no name tells more of. */
const UNKNOWN_RANK = 2;
/** Share of the rows that print the day on which they were made, at most, where it is printed only beside another booking day. */
const FEW_MADE = 0.5;

/** Whether the only other days are those on which few rows were made: then all rows are booked on the days of this column. */
function isBesideFewMade(column: Column, columns: readonly Column[]): boolean {
  return columns.every(
    (other) =>
      other === column ||
      (other.count < FEW_MADE * column.count && bookingRank(other.heading) < UNKNOWN_RANK),
  );
}

/** Years between the calendars that two columns count by, at least. */
const CALENDARS_APART = 20;

/** Whether the dates of a column without a known name lie decades from those of a column of dates: the same days in another calendar. */
function isOfOtherCalendar(
  column: Column,
  columns: readonly Column[],
  tokens: readonly DateToken[],
): boolean {
  const yearOf = ({ x0, x1 }: Column): number | null =>
    tokens.find((token) => token.x0 >= x0 && token.x1 <= x1 && token.date.year !== null)?.date.year ?? null;
  const year = yearOf(column);
  if (year === null) return false;
  return columns.some(
    (named) => named.roles.has('date') && Math.abs((yearOf(named) ?? year) - year) >= CALENDARS_APART,
  );
}
