/**
 * Bookings in two lines, the text and the amount over the day and the balance ("Coffee  -12.50" over "3 March  1,204.10"), all
 * figures in one column, as the lists of an app print them: each amount leads from balance to balance.
 */
import type { RowLine } from '../layout/row-line.ts';
import { leadOn, type BookingRow } from './balances-below.ts';
import type { Row } from './rows.ts';

/** Fewer bookings may lead from figure to figure by chance. */
const MIN_PAIRS = 3;

/** An amount with what stands between it and its balance, at their places in a table. */
interface Pair {
  readonly at: number;
  readonly amount: BookingRow;
  readonly below: number;
  readonly balance: BookingRow;
}

/** The rows of the tables of a shape, where all dated lines are such balances, with each read as that of its booking. */
export function withDatedBalances<T extends { readonly rows: readonly Row[] }>(
  tables: readonly T[],
  classify: (row: RowLine) => Row,
): readonly T[] {
  const dated = tables.flatMap(({ rows }) => rows.filter(isDatedBooking));
  if (dated.length < MIN_PAIRS || !dated.every(isFigureOfDay)) return tables;
  const paired = tables.map(({ rows }) => pairsOf(rows, classify));
  const pairs = paired.flat();
  if (pairs.length < dated.length) return tables;
  const amounts = pairs.map(({ amount: { amount } }) => amount.money);
  const balances = pairs.map(({ balance: { amount } }) => amount.money);
  if (!leadOn(amounts, balances) && !leadOn(amounts.toReversed(), balances.toReversed())) return tables;
  return tables.map((table, index) => {
    const rows = [...table.rows];
    for (const { at, amount, below, balance } of paired[index]!.toReversed()) {
      const { booking, otherDate } = balance.row;
      rows.splice(below, 1);
      rows[at] = { ...amount, row: { ...amount.row, booking, otherDate }, balance: balance.amount.money };
    }
    return { ...table, rows };
  });
}

function isDatedBooking(row: Row): row is BookingRow {
  return row.kind === 'booking' && row.row.booking !== null;
}

/** Whether a line holds its day and one figure, and nothing else. */
function isFigureOfDay({ row, balance, charges }: BookingRow): boolean {
  return row.rest.length === 0 && balance === null && charges.length === 0;
}

function pairsOf(rows: readonly Row[], classify: (row: RowLine) => Row): Pair[] {
  return rows.flatMap((balance, below): Pair[] => {
    if (!isDatedBooking(balance)) return [];
    let at = below - 1;
    while (at >= 0 && isTextAlone(rows[at]!)) at -= 1;
    const above = rows[at];
    if (above?.kind !== 'text' && above?.kind !== 'booking') return [];
    const amount = above.kind === 'text' ? classify({ ...above.row, prose: false }) : above;
    return amount.kind === 'booking' && amount.row.booking === null && amount.row.rest.length > 0
      ? [{ at, amount, below, balance }]
      : [];
  });
}

/** Whether a line goes on with the text above it. */
function isTextAlone(row: Row): boolean {
  return row.kind === 'text' && row.row.monies.every((money) => money === null);
}
