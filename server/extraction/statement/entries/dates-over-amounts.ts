/**
 * Two dates in one column, one under the other, where the amount stands on the last line of its entry: beside the lower date
 * or further below. The upper date opens the entry, the lower is its other one.
 */
import type { Row } from './row-kinds.ts';

/** Share of the bookings that have two dates, one right under the other, on their lines or above. */
const PAIRED_SHARE = 0.9;
const MIN_PAIRED = 3;
/** Distances of lines that differ by less, as a share, are the same. */
const SAME_DISTANCE = 0.05;

/**
 * The rows of all tables with lower dates taken as other dates, or null where dates are not stacked so. Dates are paired from
 * the first on: a pair whose upper date stands beside an amount is of another habit (`stacked-dates.ts`).
 */
export function withDatesOverAmounts(
  tables: readonly (readonly Row[])[],
): readonly (readonly Row[])[] | null {
  const rows = tables.flat();
  const lower = new Set<Row>();
  const [within, between]: [number[], number[]] = [[], []];
  let [bookings, paired] = [0, 0];
  let isOpen = false;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!;
    if (isDated(row)) {
      const next = rows[index + 1];
      if (row.kind === 'booking' || !next || !isDated(next)) return null;
      between.push(...distances(rows[index - 1], row));
      within.push(...distances(row, next));
      lower.add(next);
      isOpen = true;
      index += 1;
    }
    if (rows[index]!.kind !== 'booking') continue;
    bookings += 1;
    if (isOpen) paired += 1;
    isOpen = false;
  }
  if (paired < MIN_PAIRED || paired < PAIRED_SHARE * bookings) return null;
  if (middle(within) > (1 + SAME_DISTANCE) * middle(between)) return null;
  return tables.map((of) => of.map((row) => (lower.has(row) ? withoutBooking(row) : row)));
}

function isDated({ kind, row }: Row): boolean {
  return (kind === 'booking' || kind === 'text') && row.booking !== null;
}

function withoutBooking(row: Row): Row {
  return { ...row, row: { ...row.row, booking: null, otherDate: row.row.booking } };
}

/** How far a line stands below the one above; nothing where a page lies between. */
function distances(upper: Row | undefined, lower: Row): number[] {
  const [above, below] = [upper?.row.tokens.line, lower.row.tokens.line];
  return above?.flow === below.flow ? [below.baseline - above.baseline] : [];
}

/** The one in the middle; without any, farther than all. */
function middle(of: readonly number[]): number {
  return of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Infinity;
}
