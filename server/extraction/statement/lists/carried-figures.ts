/**
 * Figures that are carried over the end of a page by a name that nobody knows ("Transport 51,824.29" below the last row and again above
 * the first): the same figure without a day at the end of one page and at the head of the next, in a list whose rows have days.
 */
import type { BookingRow, Row } from '../entries/row-kinds.ts';
import type { TableRows } from '../entries/table-rows.ts';

/** Words of such a name, at most. */
const MAX_NAME_WORDS = 3;
/** Rows with days of their own, at least, for each without. */
const DAYS_PER_ROW = 4;

/** The rows of all tables in reading order, with such lines as balances. */
export function withCarriedFigures(tables: readonly TableRows[]): readonly TableRows[] {
  const rows = tables.flatMap((table) => table.rows.filter(({ kind }) => kind !== 'text'));
  const carried = new Set<Row>();
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    if (above && isFirst(row, above) && mayBeCarried(above) && mayBeCarried(row) && isSame(above, row))
      carried.add(above).add(row);
  });
  if (carried.size === 0) return tables;
  const bookings = rows.filter((row) => row.kind === 'booking' && !carried.has(row));
  const dated = bookings.filter(({ row }) => row.booking !== null).length;
  if (dated < DAYS_PER_ROW * (bookings.length - dated)) return tables;
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row): Row =>
      carried.has(row) && row.kind === 'booking'
        ? { kind: 'balance', row: row.row, which: 'either', value: row.amount.money }
        : row,
    ),
  }));
}

function isFirst({ row }: Row, above: Row): boolean {
  return row.tokens.line.flow !== above.row.tokens.line.flow;
}

function mayBeCarried(row: Row): row is BookingRow {
  return (
    row.kind === 'booking' &&
    row.balance === null &&
    row.row.booking === null &&
    row.row.rest.length <= MAX_NAME_WORDS
  );
}

function isSame(above: BookingRow, row: BookingRow): boolean {
  const [before, money] = [above.amount.money, row.amount.money];
  return before.units === money.units && before.sign === money.sign;
}
