/** The lines of the statement's tables as items in reading order, under a reading of their columns. */
import { bookingDates, type Shape } from '../../layout/shape.ts';
import { rowLine, type RowLine } from '../../layout/row-line.ts';
import { anyRecognised } from '../../words/word.ts';
import type { MoneyToken } from '../../layout/amounts/money-token.ts';
import { monthAlone } from '../../layout/dates/days-alone.ts';
import type { Table } from '../../layout/tables.ts';
import { placeOf, textOf } from '../../layout/lines/lines.ts';
import { fold } from '../../reading/fold.ts';
import { isDoneToBalance } from '../../reading/around.ts';
import { leadingLabel } from '../../reading/vocabulary.ts';
import { remembered } from '../../remembered.ts';
import { beginsWithPeriod, beginsWithRange } from '../facts/periods.ts';
import { withBalancesBelow } from './balances-below.ts';
import { withClosingsOfDays } from './closings-of-days.ts';
import { withDatedBalances } from './dated-balances.ts';
import { sectionAt, type SectionFact } from '../lists/sections.ts';
import { withDayTotals } from '../lists/day-totals.ts';
import { withoutTitledSums } from '../lists/titled-sums.ts';
import { groupEntries, type Item } from './entries.ts';
import { withoutFinalNotes } from './final-notes.ts';
import type { MoneyRole, Row } from './row-kinds.ts';
import { classifyRow } from './rows.ts';
import { withRepeatedTotals } from '../lists/repeated-totals.ts';
import { withSummedLines } from '../lists/summed-lines.ts';
import { isFigureInTwoLines, isFigureLine, isSummaryLine, summaryAbove } from './figure-lines.ts';
import { withNumbersOfText } from './text-numbers.ts';
import { withCarriedFigures } from '../lists/carried-figures.ts';
import { withUnnamedTotals } from '../lists/unnamed-totals.ts';
import { beginsLikeBalance, goesOnBehindLabel, withoutDates } from './wording.ts';

/** Items of one shape under a reading of its columns; `labelled`: see `classifyRow`. */
export function itemsOf(
  shape: Shape,
  tables: readonly Table[],
  roles: readonly MoneyRole[],
  titles: ReadonlySet<number>,
  sections: ReadonlyMap<number, SectionFact>,
  labelled = false,
): Item[] {
  const classify = (row: RowLine): Row => classifyRow(row, roles, shape, undefined, labelled);
  const tableRows = (table: Table): readonly Row[] =>
    rowsOfTable(table, shape, roles, titles).map((row): Row =>
      isFigureLine(row)
        ? { kind: 'balance', row, which: 'either', value: figureOf(row)! }
        : classifyRow(row, roles, shape, sections.get(row.tokens.line.index)?.sections, labelled),
    );
  const rows = withoutTitledSums(
    withDayTotals(
      shape.tables.map((table) => ({
        order: tables.indexOf(table),
        rows: [...withSummedLines(tableRows(table), classify)],
      })),
    ),
  );
  const read = endBalances(
    withRepeatedTotals(
      withDatedBalances(withClosingsOfDays(withBalancesBelow(rows), classify, roles), classify, roles),
    ),
    roles,
    labelled,
  );
  const totalled = withUnnamedTotals(withCarriedFigures(read), roles, classify);
  const items = groupEntries(totalled, shape, classify);
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
      !isPeriod(row, table) &&
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

/** The first and the last booking of a list, where they read like a balance, are one. */
function endBalances<T extends { rows: Row[] }>(
  tables: readonly T[],
  roles: readonly MoneyRole[],
  labelled: boolean,
): readonly T[] {
  balancesAlone(tables, roles);
  const bookings = tables.flatMap(({ rows }) => rows.filter((row) => row.kind === 'booking'));
  if (bookings.length < 3) return tables;
  for (const row of [bookings[0]!, bookings.at(-1)!]) {
    // "Sold" is a balance in one language and a sale in another: one that moves its balance is a booking.
    if (row.balance !== null && row.balance.units !== row.amount.money.units) continue;
    const words = fold(textOf(row.row.rest)).split(' ');
    if (!beginsLikeBalance(words) || isDoneToBalance(words[1])) continue;
    if (labelled && goesOnBehindLabel(words)) continue;
    for (const { rows } of tables) {
      const at = rows.indexOf(row);
      if (at >= 0)
        rows[at] = { kind: 'balance', row: row.row, which: 'either', value: row.balance ?? row.amount.money };
    }
  }
  return tables;
}

/** A balance has a short name; more is a booking whose amount cannot be read. */
const MAX_BALANCE_WORDS = 3;

/**
 * A line before the first or behind the last booking of a table that holds nothing but a balance, whatever its words say: a short
 * name, or any words where it is the balance of the booking before once more.
 */
function balancesAlone(tables: readonly { rows: Row[] }[], roles: readonly MoneyRole[]): void {
  const column = roles.indexOf('balance');
  let before: Row | undefined;
  for (const { rows } of tables) {
    const first = rows.findIndex((row) => row.kind === 'booking');
    const last = rows.findLastIndex((row) => row.kind === 'booking');
    if (column < 0 || first < 0) continue;
    const carried = balanceOf(before);
    before = rows[last];
    // "Beginning" over "Balance" in a narrow column: the figure stands a line above the last one before the bookings.
    const above = isWrapped(rows[first - 1]) && rows[first - 2]?.kind === 'text' ? first - 2 : first - 1;
    for (const at of [above, last + 1]) {
      const row = rows[at];
      const value = row?.kind === 'text' ? row.row.monies[column] : null;
      if (!row || !value || row.row.monies.filter((money) => money !== null).length > 1) continue;
      const again = value.units === (at < first ? carried : balanceOf(before)) && row.row.booking === null;
      if ((row.row.booking === null && at > first && !again) || lostItsText(row.row)) continue;
      if (row.row.rest.length > MAX_BALANCE_WORDS && !again) continue;
      if (row.row.rest.some((word) => /\d/.test(word.text))) continue;
      rows[at] = { kind: 'balance', row: row.row, which: 'either', value };
    }
  }
}

/** The balance that a booking prints on its own line. */
function balanceOf(row: Row | undefined): number | null {
  return row?.kind === 'booking' ? (row.balance?.units ?? null) : null;
}

/**
 * A date and a balance without a word between them, on a picture: the recogniser may have lost the text and the amount of a
 * booking, and as a balance the line would open or close the account so that nothing missed it.
 */
function lostItsText({ rest, booking, tokens }: RowLine): boolean {
  return booking !== null && rest.length === 0 && anyRecognised(tokens.line.words);
}

/** Whether a row is the second line of a short label. */
function isWrapped(row: Row | undefined): boolean {
  if (row?.kind !== 'text' || row.row.booking !== null) return false;
  const { monies, rest } = row.row;
  return monies.every((money) => money === null) && rest.length === 1 && !/\d/.test(rest[0]!.text);
}
