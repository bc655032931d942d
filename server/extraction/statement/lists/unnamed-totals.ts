/**
 * Totals that no known word announces ("Conventional checks paid (7)  5,004.35"), also in a line that begins where dates do
 * ("Card 1107 in all  4,592.23"): told by what they sum, two of them by what came in and what went out, and a figure without any
 * word by what the rows and a balance beside them come to, as the two sides of an account do. Such a figure may end a line
 * that is set as the texts of the rows are.
 */
import type { RowLine } from '../../layout/row-line.ts';
import { signedUnits, type MoneyToken } from '../../layout/amounts/money-token.ts';
import type { BookingRow, MoneyRole, PlacedAmount, Row } from '../entries/row-kinds.ts';
import type { RowContext, TableRows } from '../entries/table-rows.ts';

/** Rows a sum takes, at least: a single one may be repeated by a fee of the same amount, which has a text. */
const MIN_SUMMED = 2;

/** What the rows of a table come to since a title or a total. */
interface Run {
  sum: number;
  rows: number;
  /** The balances that are printed as rows. */
  balances: number;
  /** What came in and what went out, in one column, without signs. */
  readonly signs: { in: number; out: number };
  /** What came in and what went out, in columns of their own, and in how many rows. */
  readonly sides: { in: number; out: number };
  readonly sideRows: { in: number; out: number };
  /** The balances beside the first and the last row. */
  ends: readonly [number, number] | null;
}

const begun = (): Run => ({
  sum: 0,
  rows: 0,
  balances: 0,
  signs: { in: 0, out: 0 },
  sides: { in: 0, out: 0 },
  sideRows: { in: 0, out: 0 },
  ends: null,
});

/**
 * The rows with those made totals that print no date among rows that do, and whose amount is the sum of all rows since the
 * last title or total, or since a table began after it, or whose amounts in the columns of both directions are the sums of
 * those. `tables` stand in reading order.
 */
export function withUnnamedTotals(
  tables: readonly TableRows[],
  { roles, classify }: RowContext,
): readonly TableRows[] {
  let runs: Run[] = [];
  return tables.map((table) => {
    runs.push(begun());
    let paired = false;
    const rows = table.rows.map((row, index): Row => {
      if (paired) {
        paired = false;
        return asSum(row);
      }
      if (areSumsOfSigns(row, table.rows[index + 1], runs)) {
        paired = true;
        return asSum(row);
      }
      const sum = row.kind === 'text' && row.row.prose ? classify({ ...row.row, prose: false }) : row;
      const total = asTotal(sum, roles, runs) ?? row;
      if (total.kind === 'section' || total.kind === 'total') runs = [begun()];
      if (total.kind === 'booking') {
        const run = runs.at(-1)!;
        run.sum += signed(total);
        run.rows += 1;
        run.signs[signed(total) < 0 ? 'out' : 'in'] += Math.abs(signed(total));
        if (total.amount.role !== 'amount') {
          run.sides[total.amount.role] += signed(total);
          run.sideRows[total.amount.role] += 1;
        }
        const balance = total.balance;
        if (balance) run.ends = [run.ends?.[0] ?? signedUnits(balance), signedUnits(balance)];
      }
      if (total.kind === 'balance') runs.at(-1)!.balances += Math.abs(total.value.units);
      return total;
    });
    return { ...table, rows };
  });
}

function sumsUp({ row, amount, balance, charges }: BookingRow, runs: readonly Run[]): boolean {
  if (row.booking !== null || balance !== null || charges.length > 0 || amount.money.units === 0)
    return false;
  const summed = begun();
  return runs.toReversed().some((run) => {
    summed.sum += run.sum;
    summed.rows += run.rows;
    summed.balances += run.balances;
    if (row.rest.length === 0 && Math.abs(summed.sum) + summed.balances === amount.money.units)
      return summed.rows > 0;
    return (
      summed.rows >= (row.rest.length > 0 ? MIN_SUMMED : 1) && Math.abs(summed.sum) === amount.money.units
    );
  });
}

/**
 * Whether a line sums up the column its amount is in, with the balance of the account behind it, which is that of the first
 * row where the list is newest first: "Listed: 4   27.000,00   4.400,50 (B)".
 */
function sumsUpSide({ row, amount, balance, charges }: BookingRow, runs: readonly Run[]): boolean {
  const { sides, sideRows, ends } = runs.at(-1)!;
  if (row.booking !== null || !balance || !ends || charges.length > 0 || amount.role === 'amount')
    return false;
  if (sideRows[amount.role] < MIN_SUMMED || Math.abs(sides[amount.role]) !== amount.money.units) return false;
  return ends.includes(signedUnits(balance));
}

/** Whether two undated figures below one another are what came in and what went out, each of two rows in all at least. */
function areSumsOfSigns(row: Row, next: Row | undefined, runs: readonly Run[]): boolean {
  if (!isUndatedAmount(row) || next === undefined || !isUndatedAmount(next)) return false;
  const [first, second] = [row.amount.money.units, next.amount.money.units];
  const { signs, rows } = runs.at(-1)!;
  if (rows <= MIN_SUMMED || signs.in === 0 || signs.out === 0) return false;
  return (first === signs.in && second === signs.out) || (first === signs.out && second === signs.in);
}

function isUndatedAmount(row: Row): row is BookingRow {
  return (
    row.kind === 'booking' && row.row.booking === null && row.balance === null && row.amount.role === 'amount'
  );
}

function asSum(row: Row): Row {
  return row.kind === 'booking' ? { kind: 'total', row: row.row, which: null, amounts: [row.amount] } : row;
}

/** Rows without a date of their own may be further ones of a day: nothing tells a sum from them, so that none is told. */
function signed({ row, amount: { money } }: BookingRow): number {
  if (row.booking === null) return NaN;
  return signedUnits(money);
}

function asTotal(row: Row, roles: readonly MoneyRole[], runs: readonly Run[]): Row | null {
  if (row.kind === 'booking') return sumsUp(row, runs) || sumsUpSide(row, runs) ? asSum(row) : null;
  if (row.kind !== 'text' || row.row.booking !== null) return null;
  if (endsInSum(row.row, runs)) return { kind: 'total', row: row.row, which: null, amounts: [] };
  const amounts = row.row.monies.flatMap((money, column) => sideOf(money, roles[column]));
  return amounts.length === 2 && sumsUpSides(amounts, runs)
    ? { kind: 'total', row: row.row, which: null, amounts }
    : null;
}

/** Whether the sum of the rows since a title ends a line that is set as their texts are: "A. Lane, card 1107, this month  $1,362.52". */
function endsInSum({ tokens: { line, dates, monies } }: RowLine, runs: readonly Run[]): boolean {
  const [figure, more] = monies.filter(({ strong }) => strong);
  if (!figure || more || dates.length > 0 || figure.to < line.words.length) return false;
  const summed = begun();
  return runs.toReversed().some(({ sum, rows }) => {
    summed.sum += sum;
    summed.rows += rows;
    return summed.rows >= MIN_SUMMED && Math.abs(summed.sum) === figure.units;
  });
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
