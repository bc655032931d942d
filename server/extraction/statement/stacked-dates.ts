/**
 * Two dates in one column, one under the other: the booking date beside the amount, the value date on the next line.
 * Where most bookings are printed so, the lower date opens no entry of its own.
 */
import type { Shape } from '../layout/shape.ts';
import type { Row } from './rows.ts';
import { breakDistance } from './trim.ts';

/** Share of dated bookings with a date below, from which the lower dates are value dates. */
const STACKED_SHARE = 0.6;

/** Share of bookings with a date beside their amount, where dates are stacked. */
const DATED_SHARE = 0.9;

/** The rows with lower dates taken as value dates, or the same rows where dates are not stacked. */
export function unstackDates(rows: readonly Row[], shape: Shape): readonly Row[] {
  const limit = breakDistance(shape.size * 1.5, shape.size);
  const isLower = (index: number): boolean => {
    const [upper, lower] = [rows[index - 1], rows[index]!];
    if (upper?.kind !== 'booking' || upper.row.booking === null) return false;
    if (lower.kind !== 'text' || lower.row.booking === null) return false;
    const [above, below] = [upper.row.tokens.line, lower.row.tokens.line];
    return above.flow === below.flow && below.baseline - above.baseline < limit;
  };
  const bookings = rows.filter((row) => row.kind === 'booking');
  const dated = bookings.filter((row) => row.row.booking !== null).length;
  // Amounts without a date beside them end entries whose date stands on their first line.
  if (dated < DATED_SHARE * bookings.length) return rows;
  const stacked = rows.filter((_, index) => isLower(index)).length;
  if (stacked < 2 || stacked < STACKED_SHARE * dated) return rows;
  return rows.map((row, index) =>
    isLower(index) && row.kind === 'text'
      ? { ...row, row: { ...row.row, booking: null, otherDate: row.row.booking } }
      : row,
  );
}
