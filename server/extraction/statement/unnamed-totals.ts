/** Totals that no known word announces ("Conventional checks paid (7)  5,004.35"): told by what they sum. */
import type { Row } from './rows.ts';

/** Rows a sum takes, at least: a single one may be repeated by a fee of the same amount. */
const MIN_SUMMED = 2;

/** Amounts of the rows since a title or a total, table by table. */
type Lists = readonly (readonly number[])[];

/**
 * The rows with those made totals that print no date among rows that do, and whose amount is the sum of all rows since the
 * last title or total, or since a table began after it. `tables` stand in reading order.
 */
export function withUnnamedTotals<T extends { readonly rows: readonly Row[] }>(
  tables: readonly T[],
): readonly T[] {
  let lists: number[][] = [];
  return tables.map((table) => {
    lists.push([]);
    const rows = table.rows.map((row): Row => {
      const total = row.kind === 'booking' && sumsUp(row, lists) ? asTotal(row) : row;
      if (total.kind === 'section' || total.kind === 'total') lists = [[]];
      if (total.kind === 'booking') lists.at(-1)!.push(signed(total));
      return total;
    });
    return { ...table, rows };
  });
}

type BookingRow = Extract<Row, { kind: 'booking' }>;

function sumsUp({ row, amount, balance, charges }: BookingRow, lists: Lists): boolean {
  if (row.booking !== null || balance !== null || charges.length > 0 || amount.money.units === 0)
    return false;
  return lists.some((_, from) => {
    const summed = lists.slice(from).flat();
    const sum = summed.reduce((a, b) => a + b, 0);
    return summed.length >= MIN_SUMMED && Math.abs(sum) === amount.money.units;
  });
}

/** Rows without a date of their own may be further ones of a day: nothing tells a sum from them, so that none is told. */
function signed({ row, amount: { money } }: BookingRow): number {
  if (row.booking === null) return NaN;
  return money.sign < 0 ? -money.units : money.units;
}

function asTotal({ row, amount }: BookingRow): Row {
  return { kind: 'total', row, which: null, amounts: [amount] };
}
