/**
 * Totals that no known word announces ("Conventional checks paid (7)  5,004.35"), also in a line that begins where dates do
 * ("Card 1107 in all  4,592.23"): told by what they sum.
 */
import type { RowLine } from '../layout/row-line.ts';
import type { Row } from './rows.ts';

/** Rows a sum takes, at least: a single one may be repeated by a fee of the same amount, which has a text. */
const MIN_SUMMED = 2;

/** What the rows of a table come to since a title or a total. */
interface Run {
  sum: number;
  rows: number;
}

/**
 * The rows with those made totals that print no date among rows that do, and whose amount is the sum of all rows since the
 * last title or total, or since a table began after it. `tables` stand in reading order.
 */
export function withUnnamedTotals<T extends { readonly rows: readonly Row[] }>(
  tables: readonly T[],
  classify: (row: RowLine) => Row,
): readonly T[] {
  let runs: Run[] = [];
  return tables.map((table) => {
    runs.push({ sum: 0, rows: 0 });
    const rows = table.rows.map((row): Row => {
      const sum = row.kind === 'text' && row.row.prose ? classify({ ...row.row, prose: false }) : row;
      const total = sum.kind === 'booking' && sumsUp(sum, runs) ? asTotal(sum) : row;
      if (total.kind === 'section' || total.kind === 'total') runs = [{ sum: 0, rows: 0 }];
      if (total.kind === 'booking') {
        const run = runs.at(-1)!;
        run.sum += signed(total);
        run.rows += 1;
      }
      return total;
    });
    return { ...table, rows };
  });
}

type BookingRow = Extract<Row, { kind: 'booking' }>;

function sumsUp({ row, amount, balance, charges }: BookingRow, runs: readonly Run[]): boolean {
  if (row.booking !== null || balance !== null || charges.length > 0 || amount.money.units === 0)
    return false;
  const summed: Run = { sum: 0, rows: 0 };
  return runs.toReversed().some((run) => {
    summed.sum += run.sum;
    summed.rows += run.rows;
    return (
      summed.rows >= (row.rest.length > 0 ? MIN_SUMMED : 1) && Math.abs(summed.sum) === amount.money.units
    );
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
