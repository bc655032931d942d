/** The lines of the statement's tables as items in reading order, under a reading of their columns. */
import { inTurn } from '../../in-turn.ts';
import { bookingDates, type Shape } from '../../layout/shape.ts';
import { rowLine, type RowLine } from '../../layout/row-line.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import { monthAlone } from '../../layout/dates/days-alone.ts';
import type { Table } from '../../layout/tables.ts';
import { placeOf, textOf } from '../../layout/lines/lines.ts';
import { fold } from '../../reading/fold.ts';
import { leadingLabel } from '../../reading/vocabulary.ts';
import { remembered } from '../../remembered.ts';
import { beginsWithPeriod, beginsWithRange } from '../facts/periods.ts';
import { sectionAt, type SectionFact } from '../lists/sections.ts';
import { groupEntries, type Item } from './entries.ts';
import { withoutFinalNotes } from './final-notes.ts';
import type { ColumnReading, MoneyRole, Row } from './row-kinds.ts';
import { ROW_STEPS } from './row-steps.ts';
import { classifyRow } from './rows.ts';
import { isFigureInTwoLines, isFigureLine, isSummaryLine, summaryAbove } from './figure-lines.ts';
import { withNumbersOfText } from './text-numbers.ts';
import { beginsLikeBalance, withoutDates } from './wording.ts';

/** What the statement says around the tables. */
export interface StreamContext {
  readonly tables: readonly Table[];
  /** Lines that are the title of a table, with its account's number. */
  readonly titles: ReadonlySet<number>;
  /** Titles of lists, by their line. */
  readonly sections: ReadonlyMap<number, SectionFact>;
}

/** Items of one shape under a reading of its columns. */
export function itemsOf(
  shape: Shape,
  reading: ColumnReading,
  { tables, titles, sections }: StreamContext,
): Item[] {
  const { roles } = reading;
  const classify = (row: RowLine): Row => classifyRow(row, shape, reading);
  const rowsOf = (table: Table): readonly Row[] =>
    rowsOfTable(table, shape, roles, titles).map((row): Row =>
      isFigureLine(row)
        ? { kind: 'balance', row, which: 'either', value: figureOf(row)! }
        : classifyRow(row, shape, reading, sections.get(row.tokens.line.index)?.sections),
    );
  const read = shape.tables.map((table) => ({ order: tables.indexOf(table), rows: rowsOf(table) }));
  const items = groupEntries(inTurn(ROW_STEPS, read, { ...reading, classify }), shape, classify);
  const titled = [...sections.values()];
  // Days with their balances, several in a line, are no bookings, nor are the days of interest rates and the like.
  const ofOthers = ({ line, table }: Item): boolean => {
    const section = sectionAt(line, tables[table]!.heading, titled);
    return section !== null && (section.has('balances') || section.has('other'));
  };
  const isHead = inHeads(items);
  return withoutFinalNotes(
    items.filter((item) => item.kind !== 'orphan' || !(ofOthers(item) || isHead(item.row))),
    roles,
    shape,
  );
}

/** Whether a dated line without an amount stands on several pages, in the same words at the same place: in the heads of pages. */
function inHeads(items: readonly Item[]): (row: RowLine) => boolean {
  const orphans = items.filter((item) => item.kind === 'orphan');
  const byPlace = Map.groupBy(orphans, ({ row }) => placeOf(row.tokens.line));
  return (row) => (byPlace.get(placeOf(row.tokens.line))?.length ?? 0) > 1;
}

/** The lines of a table that may say something of its bookings. */
function rowsOfTable(
  table: Table,
  shape: Shape,
  roles: readonly MoneyRole[],
  titles: ReadonlySet<number>,
): readonly RowLine[] {
  const known = rowsRead(table);
  // Of the roles it matters only which columns hold other amounts than the account's.
  const foreign = roles.map((role) => role === 'foreign').join();
  const before = known.get(foreign);
  if (before) return before;
  const lines = table.lines
    .filter(({ line }) => !titles.has(line.index))
    .map((tokens) => withNumbersOfText(rowLine(tokens, shape), shape, roles))
    .filter(
      ({ rest, booking, otherDate, monies }) =>
        rest.length > 0 || booking !== null || otherDate !== null || monies.some((money) => money !== null),
    );
  const isSummaryAbove =
    table.heading === null ? summaryAbove(lines, (row) => isPeriod(row, table)) : () => false;
  const rows = lines.filter(
    (row, index) =>
      (!isFigureLine(row) || isBalanceAmongRows(row, lines, index)) &&
      !isYear(row, shape) &&
      !isMonth(row, shape) &&
      !isSummaryLine(row, [lines[index - 1], lines[index - 2]]) &&
      (!isPeriod(row, table) || goesOnInText(row, lines[index - 1])) &&
      !isSummaryAbove(row, index) &&
      !isFigureInTwoLines(row, lines[index + 1]) &&
      !isFigureInTwoLines(lines[index - 1], row),
  );
  known.set(foreign, rows);
  return rows;
}

/** What has been read of a table, by the columns that hold other amounts: competing readings share it. */
const rowsRead = remembered((_table: Table) => new Map<string, readonly RowLine[]>());

/**
 * "1 March 2026 - 31 March 2026" above rows whose dates begin where it does; in a table without a heading also with a figure of
 * a summary beside its days.
 */
function isPeriod({ tokens: { line, dates, monies } }: RowLine, { heading }: Table): boolean {
  if (monies.every((money) => !money.strong)) return beginsWithRange(line);
  return heading === null && dates.length > 1 && beginsWithPeriod(line);
}

/** Lines of one cell stand closer than this, and begin this close to one another. */
const CELL_PITCH_EM = 1.6;
const CELL_EDGE_EM = 0.5;

/** Whether a line goes on closely below the text of a row, behind its day: "01/11 TO 30/11/25" below "TAX ON INTEREST PERIOD:". */
function goesOnInText({ tokens: { line } }: RowLine, above: RowLine | undefined): boolean {
  const text = above?.booking?.from === 0 ? above.rest[0] : undefined;
  if (!above || !text || text.x0 < above.booking!.x1) return false;
  const { flow, baseline } = above.tokens.line;
  const isClose = flow === line.flow && line.baseline - baseline < CELL_PITCH_EM * line.size;
  return isClose && Math.abs(text.x0 - line.x0) < CELL_EDGE_EM * line.size;
}

/** A year alone in the column of dates that print none: it stands over the rows that are of it. */
function isYear({ rest, booking, monies }: RowLine, shape: Shape): boolean {
  const [word, more] = rest;
  if (!word || more || booking !== null || monies.some((money) => money !== null)) return false;
  const column = bookingDates(shape)?.column;
  return column !== undefined && /^20\d{2}$/.test(word.text) && Math.abs(word.x0 - column.x0) < shape.size;
}

/** A month with its year where the days begin: it stands over the rows that are of it ("March 2026"). */
function isMonth({ tokens, booking }: RowLine, shape: Shape): boolean {
  const column = booking === null ? bookingDates(shape)?.column : undefined;
  if (column === undefined || Math.abs(tokens.line.x0 - column.x0) >= shape.size) return false;
  const month = monthAlone(tokens);
  return month !== null && month.year !== null;
}

/** Lines of a list stand closer than this. */
const LIST_PITCH_EM = 2.5;

/**
 * "*** Balance as at 31/12/2026  1,204.10 ***" among the rows of a page, whatever columns it runs across: what is there at
 * the end of that day. At the head of a page it is the statement's.
 */
function isBalanceAmongRows(row: RowLine, all: readonly RowLine[], index: number): boolean {
  const { line, dates } = row.tokens;
  const near = ({ tokens }: RowLine): boolean =>
    tokens.line.flow === line.flow &&
    Math.abs(tokens.line.baseline - line.baseline) < LIST_PITCH_EM * line.size;
  const [above, below] = [all[index - 1], all[index + 1]];
  if (!above || !below || !near(above) || !near(below) || dates.length !== 1 || !figureOf(row)) return false;
  const said = textOf(withoutDates(row));
  // What the account started from says so.
  if (!beginsLikeBalance(fold(said).split(' ')) || leadingLabel(said, ['opening']) !== null) return false;
  return all.slice(0, index).some((other) => other.booking !== null && other.tokens.line.flow === line.flow);
}

/** The only figure of a line. */
function figureOf({ tokens }: RowLine): MoneyToken | null {
  const [figure, more] = tokens.monies.filter((money) => money.strong);
  return figure && !more ? figure : null;
}
