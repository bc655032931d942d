/** Which tables of a statement may hold bookings, before any reading of them is tried. */
import { beginsRow, holdsAmount } from '../layout/lines/begins-row.ts';
import type { Shape } from '../layout/shape.ts';
import type { TokenLine } from '../layout/tokens.ts';
import type { ColumnRole } from '../reading/lexicon/types.ts';

/** Where some tables hold dates, tables without any hold no bookings: they are summaries. */
export function isTransactionShape(shape: Shape, shapes: readonly Shape[]): boolean {
  // A single date beside no amount is one of a summary's figures.
  const dated = (other: Shape): boolean =>
    other.dates.length > 0 &&
    (other.datedRows || other.dates.some(({ column }) => column.count > 1) || listsOneRow(other));
  return (
    shape.monies.length > 0 &&
    (dated(shape) || !shapes.some((other) => dated(other) && other.monies.length > 0))
  );
}

/**
 * A list of one booking among its totals or balances ("Fees", one row, "Total fees this year"), under names for its day and
 * its amount, for both directions of it, or for one and the balance.
 */
function listsOneRow({ tables, heading }: Shape): boolean {
  const names = (role: ColumnRole): boolean => heading?.columns.some(({ roles }) => roles.has(role)) ?? false;
  const sided = names('in') || names('out');
  const booked = names('amount') || (names('in') && names('out')) || (sided && names('balance'));
  // "Check #  Date  Amount": one word stands before the date of each row.
  const numbered = heading?.columns[0]?.roles.has('reference') ?? false;
  return (
    names('date') &&
    booked &&
    tables.some(({ lines }) =>
      lines.some(
        (line, at) =>
          beginsRow(line) ||
          (numbered && line.dates[0]?.from === 1 && holdsAmount(line)) ||
          isRowOfTwoLines(line, lines[at + 1]),
      ),
    )
  );
}

/** A day and a text over the rest of the text and the amount. */
function isRowOfTwoLines({ line, dates }: TokenLine, below: TokenLine | undefined): boolean {
  return (
    dates[0]?.from === 0 &&
    line.words.some((_, at) => !dates.some(({ from, to }) => at >= from && at < to)) &&
    below?.line.flow === line.flow &&
    below.dates.length === 0 &&
    holdsAmount(below)
  );
}
