/**
 * Days that each head their rows and say how they end, by the name of a period's end ("Thursday 1 May   Closing balance 601.11")
 * or by none ("Thursday 1 May   601.11").
 */
import { signedUnits, type MoneyToken } from '../../layout/amounts/money-token.ts';
import type { RowLine } from '../../layout/row-line.ts';
import { balanceAlone } from './dated-balances.ts';
import type { BalanceRow, Row } from './row-kinds.ts';
import type { RowContext, TableRows } from './table-rows.ts';

/** Days with a closing balance of their own; a period has one or, where it is said again, two. */
const MIN_DAYS = 3;
/** Share of the days without a name whose rows lead there, where a page or a line between them hides one. */
const LEADING_SHARE = 0.8;

/** The rows of the tables of a shape, the closings of many days read as balances of those. */
export function withClosingsOfDays(
  tables: readonly TableRows[],
  { classify, roles }: RowContext,
): readonly TableRows[] {
  if (roles.includes('balance')) return withUnnamedClosings(tables, classify, roles.indexOf('balance'));
  const closings = tables.flatMap(({ rows }) => rows.filter(closesDay));
  const named = new Set(closings.map(({ row }) => JSON.stringify(row.booking!.date))).size >= MIN_DAYS;
  if (!named) return withUnnamedClosings(tables, classify);
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => (closesDay(row) ? { ...row, which: 'either' as const } : row)),
  }));
}

function closesDay(row: Row): row is BalanceRow {
  return row.kind === 'balance' && row.which === 'closing' && row.row.booking !== null;
}

/** A day with a figure and no word, and what the rows below it move: by their signs or sides, and without any. */
interface Day {
  readonly head: Row;
  readonly closing: MoneyToken;
  signed: number;
  unsigned: number;
  rows: number;
}

/**
 * The rows where every day says nothing but a figure that the rows below it lead to, among the amounts or in the column of
 * balances.
 */
function withUnnamedClosings(
  tables: readonly TableRows[],
  classify: (row: RowLine) => Row,
  column?: number,
): readonly TableRows[] {
  if (!tables.every(({ rows }) => rows.every(isBareDayOrUndated))) return tables;
  // Texts that begin where the days do are no notes across the table.
  const read = tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => (isProse(row) ? classify({ ...row.row, prose: false }) : row)),
  }));
  const days = daysOf(
    read.flatMap(({ rows }) => rows),
    column,
  );
  if (days.length < MIN_DAYS || days.some(({ rows }) => rows === 0)) return tables;
  if (!leadOn(days) && !leadOn(days.toReversed())) return tables;
  const closings = new Map(days.map(({ head, closing }) => [head, closing]));
  const asBalance = (row: Row): Row => {
    const value = closings.get(row);
    return value ? { kind: 'balance', row: row.row, which: 'either', value } : row;
  };
  return read.map((table) => ({ ...table, rows: table.rows.map(asBalance) }));
}

function isBareDayOrUndated(row: Row): boolean {
  if (row.kind !== 'booking') return true;
  const { balance, charges } = row;
  return balance === null && charges.length === 0 && (row.row.booking === null || row.row.rest.length === 0);
}

const isProse = ({ kind, row }: Row): boolean => kind === 'text' && row.prose;

/** What stands above the first day is of none. `column`: that of balances, where the days' figures stand apart from amounts. */
function daysOf(rows: readonly Row[], column?: number): Day[] {
  const days: Day[] = [];
  for (const row of rows) {
    const closing = closingOf(row, column);
    const day = days.at(-1);
    if (closing !== null) days.push({ head: row, closing, signed: 0, unsigned: 0, rows: 0 });
    else if (day && row.kind === 'booking') {
      const { money, role, named, narrowed } = row.amount;
      const sided = role !== 'amount' && named && !narrowed && money.sign === 0;
      if (sided) day.signed += role === 'in' ? money.units : -money.units;
      else if (money.sign === 0) day.unsigned += money.units;
      else day.signed += signedUnits(money);
      day.rows += 1;
    }
  }
  return days;
}

function closingOf(row: Row, column: number | undefined): MoneyToken | null {
  if (column !== undefined) return balanceAlone(row, column);
  return row.kind === 'booking' && row.row.booking !== null ? row.amount.money : null;
}

/** Whether most days, oldest first, end with what the one before has ended with, moved by their rows. */
function leadOn(days: readonly Day[]): boolean {
  const leading = days.slice(1).filter(({ closing, signed, unsigned }, index) => {
    const step = signedUnits(closing) - signedUnits(days[index]!.closing);
    return step === signed - unsigned || step === signed + unsigned;
  });
  return leading.length >= Math.max(MIN_DAYS - 1, LEADING_SHARE * (days.length - 1));
}
