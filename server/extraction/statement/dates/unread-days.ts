/**
 * What stands where rows have their day and was not read as one: a row that seems to go without a day of its own has one after
 * all, and that of the row above is a guess.
 */
import { bookingDates } from '../../layout/shape.ts';
import type { RawEntry } from '../entries/entries.ts';

/** "10.07", "10/07", "01octo", "1-Xyz-26". */
const LIKE_DAY = /^(?:0?[1-9]|[12]\d|3[01])(?:[./-]\d{1,2}\.?|[./-]?\p{L}{3,9}\.?[./-]?(?:\d{2}|\d{4})?)$/u;

/** Blank within which a word begins where its column does, ems. */
const EDGE_EM = 0.5;

/** Whether a row without a day prints what looks like one: where other rows have theirs, or alone below a heading of the day. */
export function hasUnreadDay({ inherited, underDayHeading, anchor, rows, shape }: RawEntry): boolean {
  if (!inherited) return false;
  if (underDayHeading)
    return rows.some(
      ({ rest: [only, more], monies }) =>
        only !== undefined && !more && LIKE_DAY.test(only.text) && monies.every((money) => money === null),
    );
  const column = bookingDates(shape)?.column;
  if (column === undefined) return false;
  const within = EDGE_EM * shape.size;
  return [anchor.row, rows[0]!].some(({ rest }) =>
    rest.some(({ text, x0 }) => Math.abs(x0 - column.x0) < within && LIKE_DAY.test(text)),
  );
}
