/**
 * Titles between the rows of a list that state what the rows below them come to: "Travel  716.36" over the three purchases of
 * that kind. The sums tell them from notes and texts; they are no text of the row above.
 */
import type { Row } from '../entries/row-kinds.ts';
import { signedAmount } from './day-totals.ts';
import type { TableRows } from '../entries/table-rows.ts';

/** Titles that sum up their rows, at least: a single one may by chance. */
const MIN_TITLES = 2;
/** Rows that one of them sums up, at least. */
const MIN_ROWS = 2;

interface Title {
  readonly row: Row;
  readonly units: number;
  sum: number;
  rows: number;
}

/** The tables of a shape, in reading order, without such titles; as they are where any title does not sum up its rows. */
export function withoutTitledSums(tables: readonly TableRows[]): readonly TableRows[] {
  const titles = tables.flatMap(({ rows }) => titlesOf(rows));
  if (titles.length < MIN_TITLES || !titles.some(({ rows }) => rows >= MIN_ROWS)) return tables;
  if (!titles.every(({ units, sum, rows }) => rows > 0 && Math.abs(sum) === units)) return tables;
  const heads = new Set(titles.map(({ row }) => row));
  return tables.map((table) => ({ ...table, rows: table.rows.filter((row) => !heads.has(row)) }));
}

/** The undated lines of a list with a text and one amount, each with the rows up to the next; none where bookings print no date. */
function titlesOf(rows: readonly Row[]): Title[] {
  const titles: Title[] = [];
  for (const row of rows) {
    if (row.kind === 'text' && row.row.prose) {
      const monies = row.row.monies.filter((money) => money?.strong);
      if (monies.length === 1) titles.push({ row, units: monies[0]!.units, sum: 0, rows: 0 });
    } else if (row.kind === 'booking' && titles.length > 0) {
      if (row.row.booking === null) return [];
      titles.at(-1)!.sum += signedAmount(row);
      titles.at(-1)!.rows += 1;
    }
  }
  return titles;
}
