/**
 * Totals that no known word announces ("Conventional checks paid (7)  5,004.35"), also in a line that begins where dates do
 * ("Card 1107 in all  4,592.23"): told by what they sum.
 */
import type { RowLine } from '../layout/row-line.ts';
import { signedUnits, type MoneyToken } from '../layout/money-token.ts';
import type { MoneyRole, PlacedAmount, Row } from './rows.ts';

/** Rows a sum takes, at least: a single one may be repeated by a fee of the same amount, which has a text. */
const MIN_SUMMED = 2;

/** What the rows of a table come to since a title or a total. */
interface Run {
  sum: number;
  rows: number;
  /** What came in and what went out, in columns of their own. */
  readonly sides: { in: number; out: number };
}

const begun = (): Run => ({ sum: 0, rows: 0, sides: { in: 0, out: 0 } });

/**
 * The rows with those made totals that print no date among rows that do, and whose amount is the sum of all rows since the
 * last title or total, or since a table began after it, or whose amounts in the columns of both directions are the sums of
 * those. `tables` stand in reading order.
 */
export function withUnnamedTotals<T extends { readonly rows: readonly Row[] }>(
  tables: readonly T[],
  roles: readonly MoneyRole[],
  classify: (row: RowLine) => Row,
): readonly T[] {
  let runs: Run[] = [];
  return tables.map((table) => {
    runs.push(begun());
    const rows = table.rows.map((row): Row => {
      const sum = row.kind === 'text' && row.row.prose ? classify({ ...row.row, prose: false }) : row;
      const total = asTotal(sum, roles, runs) ?? row;
      if (total.kind === 'section' || total.kind === 'total') runs = [begun()];
      if (total.kind === 'booking') {
        const run = runs.at(-1)!;
        run.sum += signed(total);
        run.rows += 1;
        if (total.amount.role !== 'amount') run.sides[total.amount.role] += signed(total);
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
  const summed = begun();
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
  return signedUnits(money);
}

function asTotal(row: Row, roles: readonly MoneyRole[], runs: readonly Run[]): Row | null {
  if (row.kind === 'booking')
    return sumsUp(row, runs) ? { kind: 'total', row: row.row, which: null, amounts: [row.amount] } : null;
  if (row.kind !== 'text' || row.row.booking !== null) return null;
  const amounts = row.row.monies.flatMap((money, column) => sideOf(money, roles[column]));
  return amounts.length === 2 && sumsUpSides(amounts, runs)
    ? { kind: 'total', row: row.row, which: null, amounts }
    : null;
}

function sideOf(money: MoneyToken | null, role: MoneyRole | undefined): PlacedAmount[] {
  if (money === null || money.units === 0 || (role !== 'in' && role !== 'out')) return [];
  return [{ role, money, named: true, narrowed: false, opposed: false }];
}

function sumsUpSides(amounts: readonly PlacedAmount[], runs: readonly Run[]): boolean {
  const summed = begun();
  return runs.toReversed().some(({ sides }) => {
    summed.sides.in += sides.in;
    summed.sides.out += sides.out;
    return amounts.every(
      ({ role, money }) => role !== 'amount' && Math.abs(summed.sides[role]) === money.units,
    );
  });
}
