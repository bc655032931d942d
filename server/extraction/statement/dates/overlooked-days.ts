/** Days that a row prints where none was read for it, so that it took another. */
import { bookingDates } from '../../layout/shape.ts';
import { beginsWithDayAlone, beginsWithUnknownMonth } from '../../layout/dates/days-alone.ts';
import type { Column } from '../../layout/columns/columns.ts';
import { formOf } from '../../layout/dates/date-forms.ts';
import type { DateToken } from '../../layout/tokens.ts';
import { isDigitAt } from '../../letters.ts';
import type { RawEntry } from '../entries/entries.ts';

/**
 * Whether a row has the day on which it was made because what stands in the column of its booking could not be read ("15.12.2 3").
 */
export function isBookingUnread({ booking, anchor: { row }, shape }: RawEntry): boolean {
  const column = bookingDates(shape)?.column;
  const inColumn = ({ x0, x1 }: { readonly x0: number; readonly x1: number }): boolean =>
    column !== undefined && x0 < column.x1 && x1 > column.x0;
  if (booking === null || booking !== row.booking || inColumn(booking)) return false;
  return row.rest.some((word) => isDigitAt(word.text, 0) && inColumn(word));
}

/** Whether a row that takes another's date has one itself, at its beginning or beside the column of dates, or what may be its day. */
export function beginsWithDate({ anchor, shape }: RawEntry): boolean {
  const { dates, line } = anchor.row.tokens;
  const column = bookingDates(shape)?.column;
  if (anchor.row.booking !== null || !column) return false;
  if (anchor.row.prose) return true;
  const [first] = line.words;
  const mayBeDay = beginsWithDayAlone(line) || beginsWithUnknownMonth(line, column.x1 + shape.size);
  if (mayBeDay && first!.x1 > column.x0 && first!.x0 < column.x1) return true;
  if (dates[0]?.from === 0 && dates[0].x0 < column.x0 + shape.size) return true;
  return dates.some((date) => date !== anchor.row.otherDate && standsBeside(date, column, shape.size));
}

/** Whether the last line of a row is a day and nothing else, which stands in no column: that of the next, which has none. */
export function endsInDay(entry: RawEntry | undefined, next: RawEntry): boolean {
  const last = entry?.booking === next.booking ? entry?.rows.at(-1) : undefined;
  if (!last || last === entry!.anchor.row || last.booking !== null || last.otherDate !== null) return false;
  const { dates, line } = last.tokens;
  const [day, more] = dates;
  const dated = bookingDates(entry!.shape);
  if (!day || more || !dated || day.to - day.from < line.words.length) return false;
  return dated.forms.has(formOf(day)) && standsBeside(day, dated.column, entry!.shape.size);
}

/** A date this close beside the column of dates may be one of it, on a page that is set aside of the others. */
const BESIDE_EM = 3;

function standsBeside(date: DateToken, column: Column, size: number): boolean {
  return Math.abs(date.x0 - column.x0) < BESIDE_EM * size;
}
