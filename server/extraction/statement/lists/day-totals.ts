/**
 * Days that head their rows with what these come to: "12 June 2026   -65.18" or "12 June 2026   Total of the day: -65.18" over
 * the three payments of that day. The sums tell such a day from a booking.
 */
import { markDirection } from '../../reading/vocabulary.ts';
import type { BookingRow, Row } from '../entries/row-kinds.ts';
import { wordingOf } from '../entries/wording.ts';
import type { TableRows } from '../entries/table-rows.ts';

/** Days that sum up their rows, at least: a single one may by chance. */
const MIN_DAYS = 3;
/** Share of such days whose rows come to their amount, where a page or a line between them hides one. */
const SUMMING_SHARE = 0.8;

/** A day with an amount and no text but the name of a total, and the rows without a date below it. */
interface Day {
  readonly head: BookingRow;
  sum: number;
  rows: number;
}

/** The tables of a shape, in reading order, with days that state the sum of their rows as nothing but days. */
export function withDayTotals(tables: readonly TableRows[]): readonly TableRows[] {
  const days = daysOf(tables);
  if (days === null || days.length < MIN_DAYS) return tables;
  const summing = days.filter(({ head, sum, rows }) => rows > 0 && sum === signedAmount(head));
  if (summing.length < Math.max(MIN_DAYS, SUMMING_SHARE * days.length)) return tables;
  // An amount that is printed once more beside the text below it sums up nothing, unless it says so.
  if (summing.every(({ head, rows }) => rows === 1 && head.row.rest.length === 0)) return tables;
  const heads = new Set<Row>(days.map(({ head }) => head));
  const read = (row: Row): Row =>
    heads.has(row)
      ? { kind: 'text', row: { ...row.row, monies: row.row.monies.map(() => null), rest: [] } }
      : row;
  return tables.map((table) => ({ ...table, rows: table.rows.map(read) }));
}

/** The days of a list; null where rows with a text print a date of their own. */
function daysOf(tables: readonly { readonly rows: readonly Row[] }[]): Day[] | null {
  const days: Day[] = [];
  for (const { rows } of tables)
    for (const row of rows) {
      if (row.kind !== 'booking') continue;
      if (row.row.booking === null) {
        const day = days.at(-1);
        if (!day) continue;
        day.sum += signedAmount(row);
        day.rows += 1;
      } else if (!saysTotal(row) || row.balance !== null) return null;
      else days.push({ head: row, sum: 0, rows: 0 });
    }
  return days;
}

/** Words beside the number of what a day sums up, at most: "2 payments". */
const MAX_COUNT_WORDS = 2;

/** Whether a row says nothing but its day, or names a total or how many rows it sums up. */
function saysTotal({ row }: BookingRow): boolean {
  if (row.rest.length === 0) return true;
  const isCount = row.rest.length <= MAX_COUNT_WORDS && /^\d{1,3}$/.test(row.rest[0]!.text);
  return isCount || wordingOf(row).leadsTotal;
}

/** What a row moves, as far as its own print or its column says on which side. */
export function signedAmount({ row: { mark }, amount: { role, money } }: BookingRow): number {
  const side = money.sign || money.markDirection || (mark === null ? 0 : markDirection(mark));
  return side < 0 || (side === 0 && role === 'out') ? -money.units : money.units;
}
