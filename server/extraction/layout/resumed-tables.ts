/**
 * Tables that go on, without their heading, behind another one: standing orders at the head of a page or rates of interest at
 * the foot of the one before stand under names of their own, and the rows below them where those of the table before stood.
 */
import { overlap } from './headings/heading-columns.ts';
import type { Heading } from './headings/headings.ts';
import { extentOfRow, type RowExtent } from './pages/moved-pages.ts';
import { sameShape, type Table } from './tables.ts';
import type { TokenLine } from './tokens.ts';

/** Rows of a table, and rows that go on with it, at least. */
const MIN_ROWS = 2;
/** Edges of rows of one table differ by less than this, in type sizes. */
const EDGE_EM = 0.5;
/** Share of the rows from the first that goes on which stand where those before did. */
const ALIKE_SHARE = 0.8;

interface PlacedRow extends RowExtent {
  /** Place of its line in the table. */
  readonly at: number;
  readonly tokens: TokenLine;
}

/** Where a table goes on: its last row before the other, and its first row behind it, as indices of lines. */
export interface Resumption {
  readonly last: number;
  readonly first: number;
}

/** The tables, each that another one interrupts in two parts under its one heading, and where these are parted. */
export function withTablesResumed(tables: readonly Table[]): {
  readonly tables: readonly Table[];
  readonly resumed: readonly Resumption[];
} {
  if (!tables.some((table, index) => index > 0 && !sameShape(table, tables[index - 1]!)))
    return { tables, resumed: [] };
  const parts: Table[] = [];
  const resumed: Resumption[] = [];
  let before: { readonly table: Table; readonly rows: readonly PlacedRow[] } | null = null;
  for (const table of tables) {
    const rows = rowsOf(table);
    const own: boolean = before === null || sameShape(before.table, table);
    const further: readonly PlacedRow[] = own ? [] : rowsResumed(table, rows, before!.rows);
    const [first] = further;
    if (first) {
      const goesOn: Table = { ...before!.table, lines: table.lines.slice(first.at) };
      parts.push({ ...table, lines: table.lines.slice(0, first.at) }, goesOn);
      resumed.push({ last: lineOf(before!.rows.at(-1)!), first: lineOf(first) });
      before = { table: goesOn, rows: further };
    } else {
      parts.push(table);
      if (table.heading !== null && table.group === 0 && rows.length >= MIN_ROWS) before = { table, rows };
    }
  }
  return { tables: parts, resumed };
}

function lineOf({ tokens }: PlacedRow): number {
  return tokens.line.index;
}

function rowsOf({ lines }: Table): PlacedRow[] {
  return lines.flatMap((tokens, at) => {
    const extent = extentOfRow(tokens);
    return extent === null ? [] : [{ ...extent, at, tokens }];
  });
}

/** The rows with which the table before goes on among those of another; none where it does not. */
function rowsResumed(
  { heading }: Table,
  rows: readonly PlacedRow[],
  before: readonly PlacedRow[],
): readonly PlacedRow[] {
  if (heading === null) return [];
  const first = rows.findIndex((row) => standsAs(row, before));
  if (first < 0 || rows[first]!.tokens.line.flow === before.at(-1)!.tokens.line.flow) return [];
  const behind = rows.slice(first);
  const alike = behind.filter((row) => standsAs(row, before)).length;
  if (alike < Math.max(MIN_ROWS, ALIKE_SHARE * behind.length)) return [];
  return behind.some((row) => !isNamed(row, heading)) ? behind : [];
}

/** Whether a row begins where one of others does, ends where one does, and has no more amounts than all of them. */
function standsAs({ begins, ends, size, tokens }: PlacedRow, rows: readonly PlacedRow[]): boolean {
  const within = EDGE_EM * size;
  return (
    rows.some((row) => Math.abs(row.begins - begins) < within) &&
    rows.some((row) => Math.abs(row.ends - ends) < within) &&
    rows.some((row) => row.tokens.monies.length >= tokens.monies.length)
  );
}

/** Whether every amount of a row stands under a name. */
function isNamed({ tokens }: PlacedRow, { columns }: Heading): boolean {
  return tokens.monies.every(
    (money) => !money.strong || columns.some((column) => overlap(money, column) > 0),
  );
}
