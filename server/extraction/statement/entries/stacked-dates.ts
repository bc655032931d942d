/**
 * Two dates in one column, one under the other: the booking date beside the amount, the value date on the next line.
 * Where most bookings are printed so, the lower date opens no entry of its own.
 */
import { bookingRank } from '../../layout/dates/date-names.ts';
import type { RowLine } from '../../layout/row-line.ts';
import { bookingDates, type Shape } from '../../layout/shape.ts';
import type { DateToken } from '../../layout/tokens.ts';
import { columnRoles } from '../../reading/vocabulary.ts';
import type { BookingRow, Row } from './row-kinds.ts';
import { breakDistance } from './trim.ts';

/** Share of dated bookings with a date below, from which the lower dates are value dates. */
const STACKED_SHARE = 0.6;

/** Share of bookings with a date beside their amount, where dates are stacked; one may always be without. */
const DATED_SHARE = 0.9;

/** A line is nearer to the one below it where that is this share as far as the one above, or less. */
const NEARER = 0.9;

/**
 * The rows with lower dates taken as value dates, or the same rows where dates are not stacked. `before` is the last row of
 * the table above: the end of a page may cut a booking between its dates.
 */
export function unstackDates(rows: readonly Row[], shape: Shape, before: Row | undefined): readonly Row[] {
  const limit = breakDistance(shape.size * 1.5, shape.size);
  const isLower = (index: number): boolean => {
    const [upper, lower] = [rows[index - 1], rows[index]!];
    if (upper?.kind !== 'booking') return false;
    if (!mayBeLower(lower, upper) || lower.row.booking === null) return false;
    const [above, below] = [upper.row.tokens.line, lower.row.tokens.line];
    if (above.flow !== below.flow || below.baseline - above.baseline >= limit) return false;
    const next = rows[index + 1];
    // Nearer to the dated amount below it, it belongs to that.
    return (
      next?.kind !== 'booking' ||
      next.row.booking === null ||
      next.row.tokens.line.flow !== below.flow ||
      next.row.tokens.line.baseline - below.baseline > NEARER * (below.baseline - above.baseline)
    );
  };
  const bookings = rows.filter((row) => row.kind === 'booking');
  const dated = bookings.filter((row) => row.row.booking !== null).length;
  // Amounts without a date beside them end entries whose date stands on their first line.
  if (bookings.length - dated > Math.max(1, (1 - DATED_SHARE) * bookings.length)) return rows;
  // Below the few bookings without a date beside them it is as little theirs as below the others.
  const stacked = rows.filter((_, index) => isLower(index) && rows[index - 1]!.row.booking !== null).length;
  if (stacked < 2 || stacked < STACKED_SHARE * dated) return rows;
  const cut = before?.kind === 'booking' && before.row.booking !== null;
  return rows.map((row, index) =>
    isLower(index) || (index === 0 && cut && row.kind === 'text' && row.row.booking !== null)
      ? { kind: 'text', row: { ...row.row, booking: null, otherDate: row.row.booking } }
      : row,
  );
}

/**
 * Whether a line may hold the lower date: it books nothing, or has below the amount of its booking what that was in another currency
 * ("-132.29 CZK" over "-6.06 USD").
 */
function mayBeLower(lower: Row, { amount: { money } }: BookingRow): boolean {
  if (lower.kind === 'text') return true;
  if (lower.kind !== 'booking' || lower.balance !== null || money.currency === null) return false;
  const { currency } = lower.amount.money;
  return currency !== null && currency !== money.currency;
}

/**
 * Whether the name of the dates says that the lower is the booking's: "Value date" over "Booking date", "Payment day" over
 * "Posting day". One name of one day ("Data contabile", "Transaction date") says nothing of what stands below.
 */
export function isBookingBelow(shape: Shape): boolean {
  const name = bookingDates(shape)?.column.heading?.split(' ') ?? [];
  const whole = columnRoles(name.join(' '));
  if (whole.has('date') && !whole.has('valueDate')) return false;
  return name.some((_, at) => {
    const texts = [name.slice(0, at), name.slice(at)].map((words) => words.join(' '));
    const [upper, lower] = texts.map((text) => columnRoles(text));
    if (!lower!.has('date') || lower!.has('valueDate')) return false;
    if (upper!.has('date')) return bookingRank(texts[1]!) > bookingRank(texts[0]!);
    return upper!.has('valueDate');
  });
}

/** The dates of an entry's lines; null where it has none of its own. */
export function datesOf(
  rows: readonly RowLine[],
  bookingBelow: boolean,
): { readonly booking: DateToken; readonly other: DateToken | null } | null {
  const dated = rows.filter((row) => row.booking !== null);
  if (dated.length === 0) return null;
  const [first, second] = dated.map((row) => row.booking!);
  const other = rows.find((row) => row.otherDate !== null)?.otherDate ?? null;
  if (!bookingBelow) return { booking: first!, other };
  const below = rows.slice(rows.indexOf(dated[0]!) + 1);
  const lower = below.find((row) => row.otherDate !== null)?.otherDate ?? second;
  return lower ? { booking: lower, other: first! } : { booking: first!, other };
}
