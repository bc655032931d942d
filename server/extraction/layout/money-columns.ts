/**
 * The columns of amounts: aligned under headings or under one another, or by rank from the end of the line where
 * amounts follow their text; and the column of marks beside them.
 */
import type { ColumnRole } from '../reading/lexicon/types.ts';
import { isMark } from '../reading/vocabulary.ts';
import { buildColumns, clusterByEdge, type Column } from './columns.ts';
import type { Heading } from './headings.ts';
import type { DateToken, MoneyToken, TokenLine } from './tokens.ts';

/** Roles of columns that hold amounts. */
export const MONEY: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'foreign'];

const BOOKED: readonly ColumnRole[] = ['out', 'in', 'amount'];

/** Where a heading names the column of bookings, unnamed numbers left of all named columns are part of the text. */
export function withoutNumbersInText(columns: readonly Column[]): Column[] {
  const named = columns.filter((column) => column.heading !== null);
  if (!named.some((column) => BOOKED.some((role) => column.roles.has(role)))) return [...columns];
  const first = Math.min(...named.map((column) => column.x0));
  return columns.filter((column) => column.heading !== null || column.x1 > first);
}

/** More amounts in no column than this share of the lines with amounts are not lone ones. */
const LONE_SHARE = 0.1;

/**
 * Adds columns for the few amounts that stand alone in their line's end, right or left of all columns: a single credit among
 * debits makes no column by number.
 */
export function withLoneAmounts(
  columns: readonly Column[],
  moneyLines: readonly TokenLine[],
  size: number,
): Column[] {
  if (columns.length === 0) return [];
  const lone = moneyLines.flatMap((tokens) => {
    const strong = tokens.monies.filter((money) => money.strong);
    const last = strong.at(-1)!;
    const beside = columns.every((column) => last.x0 > column.x1 + size || last.x1 < column.x0 - size);
    return strong.length === 1 && beside && trailing(tokens) === 1 ? [last] : [];
  });
  if (lone.length > Math.max(1, LONE_SHARE * moneyLines.length)) return [...columns];
  return [...columns, ...buildColumns(lone, null, MONEY, size, 1)].toSorted((a, b) => a.edge - b.edge);
}

/** Dated lines needed to tell that amounts stand in no columns, and the share of them that ends in columns where there are any. */
const MIN_RAGGED_LINES = 4;
const ALIGNED_SHARE = 0.75;
/** A table ends its rows in money out, money in or a balance. */
const EDGES_OF_A_TABLE = 3;
const ALIGNED = ['right', 'left'] as const;

/** Lines that end with amounts, and begin with a date or have one right before the amounts. */
function closedRows(moneyLines: readonly TokenLine[]): TokenLine[] {
  return moneyLines.filter(
    (tokens) => trailing(tokens) > 0 && (tokens.dates[0]?.from === 0 || dateBehindText(tokens) !== null),
  );
}

/** The date right before the amounts that end a line ("CARD PAYMENT 12-15 844.56"), or null. */
export function dateBehindText(tokens: TokenLine): DateToken | null {
  const first = firstTrailing(tokens);
  return tokens.dates.find((date) => date.from > 0 && date.to === first?.from) ?? null;
}

function firstTrailing(tokens: TokenLine): MoneyToken | null {
  return tokens.monies.at(-trailing(tokens) || Infinity) ?? null;
}

/** Whether most rows print their date behind their text, right before the amounts. */
export function datesBehindTexts(moneyLines: readonly TokenLine[]): boolean {
  const rows = closedRows(moneyLines);
  // Rows that begin with a date may have another one at the end of their text.
  const behind = rows.filter((tokens) => tokens.dates[0]!.from > 0 && dateBehindText(tokens) !== null);
  return behind.length > 0.5 * rows.length;
}

/** Words of running text stand closer than this; so do cells of a table that is written as text. */
const TEXT_GAP_EM = 0.65;
/** Share of rows whose amounts follow their text like words, from which the table is written as text. */
const WRITTEN_SHARE = 0.9;

/** Whether the names of a heading follow one another like words of a sentence. */
function isHeadingText({ columns }: Heading, size: number): boolean {
  return (
    columns.length > 1 &&
    columns.every(({ x0 }, index) => x0 - (columns[index - 1]?.x1 ?? x0) < TEXT_GAP_EM * size)
  );
}

/** Whether the cells of a row follow one another like words of a sentence. */
function isWrittenAsText({ line: { words, size } }: TokenLine): boolean {
  return words.every((word, index) => word.x0 - (words[index - 1]?.x1 ?? word.x0) < TEXT_GAP_EM * size);
}

/** How many amounts stand at the end of a line, one right after the other. */
export function trailing({ line, monies }: Pick<TokenLine, 'line' | 'monies'>): number {
  let end = line.words.length;
  let count = 0;
  for (const money of monies.toReversed()) {
    if (!money.strong || money.to !== end) break;
    end = money.from;
    count += 1;
  }
  return count;
}

/** Whether the amounts that end the rows stand in no columns: no three edges hold most of them. */
export function isRagged(moneyLines: readonly TokenLine[], heading: Heading | null, size: number): boolean {
  const rows = closedRows(moneyLines);
  const enough = heading !== null && isHeadingText(heading, size) ? 1 : 2;
  if (rows.length >= enough && rows.filter(isWrittenAsText).length >= WRITTEN_SHARE * rows.length)
    return true;
  if (rows.length < MIN_RAGGED_LINES) return false;
  const last = rows.map(({ monies }) => monies.findLast((money) => money.strong)!);
  return ALIGNED.every((align) => {
    const counts = clusterByEdge(last, size, [align]).clusters.map(({ tokens }) => tokens.length);
    const largest = counts.toSorted((a, b) => b - a).slice(0, EDGES_OF_A_TABLE);
    return largest.reduce((sum, count) => sum + count, 0) < ALIGNED_SHARE * last.length;
  });
}

/** Columns by rank from the right end of the lines: as many as most rows have amounts at their end. */
export function raggedColumns(moneyLines: readonly TokenLine[], heading: Heading | null): Column[] {
  const counts = closedRows(moneyLines)
    .map(trailing)
    .toSorted((a, b) => a - b);
  const usual = Math.min(counts[Math.floor(counts.length / 2)]!, 3);
  const named = (heading?.columns ?? []).filter((column) => MONEY.some((role) => column.roles.has(role)));
  return Array.from({ length: usual }, (_, index): Column => {
    const head = named.length === usual ? named[index] : undefined;
    return {
      x0: -Infinity,
      x1: Infinity,
      align: 'right',
      edge: index,
      count: counts.length,
      roles: head?.roles ?? new Set(),
      heading: head?.text ?? null,
    };
  });
}

/** Share of amounts with one decimal from which a table is taken to print no trailing zeros ("10158.4", "1500"). */
const UNPADDED_SHARE = 0.02;

export function unpadded(lines: readonly TokenLine[], heading: Heading, size: number): boolean {
  const placed = weakUnderHeadings(lines, heading, size);
  return placed.filter((money) => money.decimals === 1).length > Math.max(2, UNPADDED_SHARE * placed.length);
}

/** Bare integers count as amounts only where they stand under a heading of amounts. */
export function weakUnderHeadings(lines: readonly TokenLine[], heading: Heading, size: number): MoneyToken[] {
  const columns = heading.columns.filter((column) => MONEY.some((role) => column.roles.has(role)));
  return lines.flatMap(({ monies }) =>
    monies.filter((money) =>
      columns.some((column) => money.x1 > column.x0 - 2 * size && money.x0 < column.x1 + 2 * size),
    ),
  );
}

/** A column of marks stands no further before the amounts than this. */
const MARK_REACH_EM = 20;

/** Marks in a column of their own: under a heading that says so, or beside most amounts. */
export function markColumn(
  lines: readonly TokenLine[],
  monies: readonly Column[],
  heading: Heading | null,
  size: number,
): Column | null {
  const tokens: { x0: number; x1: number }[] = [];
  let amountLines = 0;
  for (const { line, monies: placed } of lines) {
    if (!placed.some((money) => money.strong)) continue;
    amountLines += 1;
    line.words.forEach((word, index) => {
      if (word.text.length > 8 || !isMark(word.text)) return;
      if (placed.some((money) => index >= money.from && index < money.to)) return;
      const before = line.words[index - 1];
      const after = line.words[index + 1];
      const alone =
        (!before || word.x0 - before.x1 > 0.8 * size) && (!after || after.x0 - word.x1 > 0.4 * size);
      if (alone) tokens.push(word);
    });
  }
  const headed = buildColumns(tokens, heading, ['mark'], size, Infinity);
  if (headed.length > 0) return headed[0]!;
  if (monies.length === 0) return null;
  const columns = buildColumns(tokens, null, [], size, Math.max(2, 0.7 * amountLines));
  return columns.find((column) => column.x0 > (monies[0]?.x0 ?? 0) - MARK_REACH_EM * size) ?? null;
}
