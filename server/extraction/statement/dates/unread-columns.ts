/**
 * Columns of days that were not read, beside the one that was: the days of a month below its name under "Posted" as well, or days under a
 * name nobody knows. What stands under their names is taken for the text of its row, and may be the day it was booked on.
 */
import type { HeadingColumn } from '../../layout/headings/heading-columns.ts';
import { formOf } from '../../layout/dates/date-forms.ts';
import { bookingRank, namesTwoDays } from '../../layout/dates/date-names.ts';
import { bookingDates, type Shape } from '../../layout/shape.ts';
import { remembered } from '../../remembered.ts';
import type { RawEntry } from '../entries/entries.ts';

/** "07", "7.", "07/05", "07MAY": what may be a day where a name says that days stand. */
const MAY_BE_DAY = /^(?:0?[1-9]|[12]\d|3[01])(?:\.?$|[./-]\d{1,2}(?:$|[./-])|[./-]?\p{L}{3,9})/u;

/** Names over no column of days that was read, of days or unknown, which speak of the booking as clearly as the one that was. */
const unreadNames = remembered((shape: Shape): readonly HeadingColumn[] => {
  const read = bookingDates(shape)?.column;
  const names = shape.heading?.columns ?? [];
  if (read === undefined || !names.some(({ roles }) => roles.has('description'))) return [];
  const isRead = (name: HeadingColumn): boolean =>
    shape.dates.some(({ column }) => column.heading === name.text || overlap(column, name));
  return names.filter(
    (name) =>
      (name.roles.has('date') || name.roles.size === 0) &&
      bookingRank(name.text) >= bookingRank(read.heading) &&
      !isRead(name),
  );
});

/** The name over the column that was read, where it is of two that stand too close to be told apart: "Date transaction posted". */
const mergedName = remembered((shape: Shape): HeadingColumn | null => {
  const read = bookingDates(shape)?.column;
  if (!read || !namesTwoDays(read.heading)) return null;
  return shape.heading?.columns.find(({ text }) => text === read.heading) ?? null;
});

/** Whether a row has under such a name what may be another day than the one that was read. */
export function hasDayUnderOtherName({ anchor: { row }, booking, shape }: RawEntry): boolean {
  if (booking === null || booking !== row.booking) return false;
  const { forms } = bookingDates(shape) ?? { forms: new Set() };
  const merged = mergedName(shape);
  return [...unreadNames(shape), ...(merged ? [merged] : [])].some((name) => {
    const day = row.tokens.dates.find(
      (token) =>
        token !== booking && token !== row.otherDate && forms.has(formOf(token)) && overlap(token, name),
    );
    if (day !== undefined) return JSON.stringify(day.date) !== JSON.stringify(booking.date);
    if (!name.roles.has('date')) return false;
    return row.rest.some((word) => overlap(word, name) && MAY_BE_DAY.test(word.text));
  });
}

interface Extent {
  readonly x0: number;
  readonly x1: number;
}

function overlap(one: Extent, other: Extent): boolean {
  return one.x0 < other.x1 && one.x1 > other.x0;
}
