/**
 * Bookings in two lines, the text and the amount over the day and the balance ("Coffee  -12.50" over "3 March  1,204.10"), all
 * figures in one column or the balances in their own, as the lists of an app print them: each amount leads from balance to
 * balance.
 */
import type { RowLine } from '../../layout/row-line.ts';
import { leadOn } from './balances-below.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import type { BalanceRow, BookingRow, MoneyRole, Row } from './row-kinds.ts';
import type { RowContext, TableRows } from './table-rows.ts';

/** Fewer bookings may lead from figure to figure by chance. */
const MIN_PAIRS = 3;

/** The line of a day with the figure that is its balance. */
interface DayBalance {
  readonly row: RowLine;
  readonly value: MoneyToken;
}

/** An amount with what stands between it and its balance, at their places in a table. */
interface Pair {
  readonly at: number;
  readonly amount: BookingRow;
  readonly below: number;
  readonly balance: DayBalance;
}

/** The rows of the tables of a shape, where all dated lines are such balances, with each read as that of its booking. */
export function withDatedBalances(
  tables: readonly TableRows[],
  { classify, roles }: RowContext,
): readonly TableRows[] {
  const bookings = tables.flatMap(({ rows }) => rows.filter((row) => row.kind === 'booking'));
  const dated = [
    ...bookings.filter(({ row }) => row.booking !== null),
    ...tables.flatMap(({ rows }) => rows.filter(isNamedBalance)),
  ];
  // In a column of their own they book nothing.
  const apart = dated.length === 0;
  if (!apart && (dated.length < MIN_PAIRS || !dated.every(isFigureOfDay))) return tables;
  const balanceOf = apart ? inOwnColumn(roles) : inColumnOfAmounts;
  const paired = tables.map(({ rows }) => pairsOf(rows, balanceOf, classify));
  const pairs = paired.flat();
  if (pairs.length < Math.max(MIN_PAIRS, (apart ? bookings : dated).length)) return tables;
  const amounts = pairs.map(({ amount: { amount } }) => amount.money);
  const balances = pairs.map(({ balance: { value } }) => value);
  if (!leadOn(amounts, balances) && !leadOn(amounts.toReversed(), balances.toReversed())) return tables;
  return tables.map((table, index) => {
    const rows = [...table.rows];
    for (const { at, amount, below, balance } of paired[index]!.toReversed()) {
      const { booking, otherDate, monies } = balance.row;
      // What is left of the line is text, or says nothing and holds its place between the lines of the text.
      const empty = { ...balance.row, booking: null, otherDate: null, monies: monies.map(() => null) };
      rows[below] = { kind: 'text', row: empty };
      rows[at] = { ...amount, row: { ...amount.row, booking, otherDate }, balance: balance.value };
    }
    return { ...table, rows };
  });
}

/** Whether a line holds its day and one figure, perhaps with words that the booking's text goes on with. */
function isFigureOfDay(row: BookingRow | BalanceRow): boolean {
  return row.kind === 'balance' || (row.balance === null && row.charges.length === 0);
}

/** "3 March   Balance 1,204.10": a balance that its name tells, beside its day. */
function isNamedBalance(row: Row): row is BalanceRow {
  return row.kind === 'balance' && row.which === 'either' && row.row.booking !== null;
}

function inColumnOfAmounts(row: Row): DayBalance | null {
  if (isNamedBalance(row)) return { row: { ...row.row, rest: [] }, value: row.value };
  return row.kind === 'booking' && row.row.booking !== null
    ? { row: row.row, value: row.amount.money }
    : null;
}

/** The balances of lines that hold their day and that, and nothing else, in the column of balances. */
function inOwnColumn(roles: readonly MoneyRole[]): (row: Row) => DayBalance | null {
  const column = roles.indexOf('balance');
  return (row) => {
    const value = balanceAlone(row, column);
    return value && { row: row.row, value };
  };
}

/** What a line that holds its day and one figure, and nothing else, has in a column. */
export function balanceAlone({ kind, row }: Row, column: number): MoneyToken | null {
  const value = row.monies[column];
  if (kind !== 'text' || row.booking === null || !value || row.rest.length > 0) return null;
  return row.monies.every((money, index) => money === null || index === column) ? value : null;
}

function pairsOf(
  rows: readonly Row[],
  balanceOf: (row: Row) => DayBalance | null,
  classify: (row: RowLine) => Row,
): Pair[] {
  return rows.flatMap((row, below): Pair[] => {
    const balance = balanceOf(row);
    if (balance === null) return [];
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
