/**
 * Days that each head their rows and say how they end, by the name of a period's end ("Thursday 1 May   Closing balance 601.11")
 * or by none ("Thursday 1 May   601.11").
 */
import { signedUnits } from '../../layout/amounts/money-token.ts';
import type { RowLine } from '../../layout/row-line.ts';
import type { BalanceRow, BookingRow, Row } from './row-kinds.ts';
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
  if (roles.includes('balance')) return tables;
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

/** A day with a figure and no word, and what the rows below it move: by their signs, and without any. */
interface Day {
  readonly head: BookingRow;
  signed: number;
  unsigned: number;
  rows: number;
}

/** The rows where every day says nothing but a figure that the rows below it lead to. */
function withUnnamedClosings(
  tables: readonly TableRows[],
  classify: (row: RowLine) => Row,
): readonly TableRows[] {
  if (!tables.every(({ rows }) => rows.every(isBareDayOrUndated))) return tables;
  // Texts that begin where the days do are no notes across the table.
  const read = tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => (isProse(row) ? classify({ ...row.row, prose: false }) : row)),
  }));
  const days = daysOf(read.flatMap(({ rows }) => rows.filter((row) => row.kind === 'booking')));
  if (days.length < MIN_DAYS || days.some(({ rows }) => rows === 0)) return tables;
  if (!leadOn(days) && !leadOn(days.toReversed())) return tables;
  const heads = new Set<Row>(days.map(({ head }) => head));
  const asBalance = (row: Row): Row =>
    row.kind === 'booking' && heads.has(row)
      ? { kind: 'balance', row: row.row, which: 'either', value: row.amount.money }
      : row;
  return read.map((table) => ({ ...table, rows: table.rows.map(asBalance) }));
}

function isBareDayOrUndated(row: Row): boolean {
  if (row.kind !== 'booking') return true;
  const { balance, charges } = row;
  return balance === null && charges.length === 0 && (row.row.booking === null || row.row.rest.length === 0);
}

const isProse = ({ kind, row }: Row): boolean => kind === 'text' && row.prose;

/** What stands above the first day is of none. */
function daysOf(bookings: readonly BookingRow[]): Day[] {
  const days: Day[] = [];
  for (const booking of bookings) {
    const day = days.at(-1);
    const { money } = booking.amount;
    if (booking.row.booking !== null) days.push({ head: booking, signed: 0, unsigned: 0, rows: 0 });
    else if (day) {
      if (money.sign === 0) day.unsigned += money.units;
      else day.signed += signedUnits(money);
      day.rows += 1;
    }
  }
  return days;
}

/** Whether most days, oldest first, end with what the one before has ended with, moved by their rows. */
function leadOn(days: readonly Day[]): boolean {
  const leading = days.slice(1).filter(({ head, signed, unsigned }, index) => {
    const step = signedUnits(head.amount.money) - signedUnits(days[index]!.head.amount.money);
    return step === signed - unsigned || step === signed + unsigned;
  });
  return leading.length >= Math.max(MIN_DAYS - 1, LEADING_SHARE * (days.length - 1));
}
