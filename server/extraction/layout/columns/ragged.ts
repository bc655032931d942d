/**
 * Tables whose amounts follow their text like words: no columns, the last, the last but one ... amount of each line.
 */
import { buildColumns, clusterByEdge, isWithin, linedUp, type Column } from './columns.ts';
import type { Heading } from '../headings/headings.ts';
import { MONEY } from './money-columns.ts';
import type { MoneyToken } from '../amounts/money-token.ts';
import { TEXT_GAP_EM } from '../lines/gaps.ts';
import type { DateToken, TokenLine } from '../tokens.ts';

/** Dated lines needed to tell that amounts stand in no columns, and the share of them that ends in columns where there are any. */
const MIN_RAGGED_LINES = 4;
const ALIGNED_SHARE = 0.75;
/** Share of the lines with amounts that end in them, from which these tell: marks behind the others stand in a column of their own. */
const RAGGED_SHARE = 0.25;
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

/** Of rows of which some begin under the name of the day, those: wrapped lines begin under that of the text ("09Apr 20:14 45.00"). */
function underFirstName(rows: TokenLine[], heading: Heading | null, size: number): TokenLine[] {
  const [name, next] = heading?.columns ?? [];
  if (!name?.roles.has('date') || !next) return rows;
  const begun = rows.filter(({ line }) => line.words[0]!.x0 < next.x0 - size);
  return begun.length > 0 ? begun : rows;
}

function firstTrailing(tokens: TokenLine): MoneyToken | null {
  return tokens.monies.at(-trailing(tokens) || Infinity) ?? null;
}

/**
 * Whether most rows print their date behind their text, right before the amounts. Where the first begins with one under its name, the
 * others are those of another list.
 */
export function datesBehindTexts(
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
): boolean {
  const rows = closedRows(moneyLines);
  const first = rows[0]?.dates[0];
  const [name] = heading?.columns ?? [];
  if (first?.from === 0 && name?.roles.has('date') && Math.abs(first.x0 - name.x0) < size) return false;
  // Rows that begin with a date may have another one at the end of their text.
  const behind = rows.filter((tokens) => tokens.dates[0]!.from > 0 && dateBehindText(tokens) !== null);
  return behind.length > 0.5 * rows.length;
}

/** Share of lines with amounts that are rows, where rows are written as text. */
const CLOSED_SHARE = 0.5;
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

/** Whether a line is nothing but amounts where the lines of text begin: what ends a row of several lines of text stands below it. */
function isBelowText(tokens: TokenLine, begin: number, size: number): boolean {
  const { words } = tokens.line;
  return trailing(tokens) > 0 && firstTrailing(tokens)!.from === 0 && Math.abs(words[0]!.x0 - begin) < size;
}

/** Whether a heading names a single column of amounts, for both directions. */
function namesOneAmount(heading: Heading | null): boolean {
  const named = heading?.columns.filter(({ roles }) => MONEY.some((role) => roles.has(role))) ?? [];
  return named.length === 1 && named[0]!.roles.has('amount');
}

/** Whether the rows are lines of text, whose amounts follow the words before them: where one stands says nothing. */
export function areRowsText(
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
): boolean {
  const [name] = heading !== null && isHeadingText(heading, size) ? heading.columns : [];
  const below = name ? moneyLines.filter((tokens) => isBelowText(tokens, name.x0, size)) : [];
  const rows = [...closedRows(moneyLines), ...below];
  const enough = Math.max(name ? 1 : 2, CLOSED_SHARE * moneyLines.length);
  if (rows.length < enough) return false;
  return rows.filter(isWrittenAsText).length >= WRITTEN_SHARE * rows.length || followTexts(rows, size);
}

/** Rows whose amounts all stand as far behind texts of many lengths, from which these end them like words. */
const MIN_FOLLOWING = 4;
/** How much blanks may differ that are as wide, how much the texts have to; how wide the blanks are at least, and at most; ems. */
const SAME_BLANK_EM = 0.1;
const MANY_LENGTHS_EM = 2;
const WIDER_BLANK_EM = 0.45;
const BLANKS_EM = 2;

/** Whether all amounts stand behind texts of many lengths by the same few blanks: "04/03  Coffee   12.50", "05/03  Books and paper   7.30". */
function followTexts(rows: readonly TokenLine[], size: number): boolean {
  if (rows.length < MIN_FOLLOWING) return false;
  let [least, most, first, last] = [Infinity, 0, Infinity, 0];
  for (const tokens of rows) {
    const amount = firstTrailing(tokens);
    const before = amount && tokens.line.words[amount.from - 1];
    // What the text of an amount before it ends in is none of these.
    if (!before || tokens.monies.find(({ strong }) => strong) !== amount) return false;
    const blank = tokens.line.words[amount.from]!.x0 - before.x1;
    [least, most] = [Math.min(least, blank), Math.max(most, blank)];
    [first, last] = [Math.min(first, before.x1), Math.max(last, before.x1)];
  }
  // What stands as close as the words of the text is one of them.
  if (least < WIDER_BLANK_EM * size || most > BLANKS_EM * size) return false;
  return most - least < SAME_BLANK_EM * size && last - first > MANY_LENGTHS_EM * size;
}

/**
 * Whether the amounts that end the rows stand in no columns: no three edges hold most of them, no single one where each
 * row has one amount under one name.
 */
export function isRagged(moneyLines: readonly TokenLine[], heading: Heading | null, size: number): boolean {
  const rows = underFirstName(closedRows(moneyLines), heading, size);
  if (areRowsText(moneyLines, heading, size)) return true;
  if (rows.length < Math.max(MIN_RAGGED_LINES, RAGGED_SHARE * moneyLines.length)) return false;
  if (textsEndInAmounts(rows, size)) return false;
  const last = rows.map(({ monies }) => monies.findLast((money) => money.strong)!);
  const edges = namesOneAmount(heading) && rows.every((row) => trailing(row) === 1) ? 1 : EDGES_OF_A_TABLE;
  // "26.89-" below "483.75" ends there with its sign.
  const signed = last.map((money, index) => ({ ...money, x1: rows[index]!.line.words[money.to - 1]!.x1 }));
  return [last, signed].every((ends) =>
    ALIGNED.every((align) => {
      const counts = clusterByEdge(ends, size, [align]).clusters.map(({ tokens }) => tokens.length);
      const largest = counts.toSorted((a, b) => b - a).slice(0, edges);
      return largest.reduce((sum, count) => sum + count, 0) < ALIGNED_SHARE * ends.length;
    }),
  );
}

/**
 * Whether the amounts that end the rows end their texts ("-12.50  Taxi to Lee 12.50"), before which others stand in a column.
 */
function textsEndInAmounts(rows: readonly TokenLine[], size: number): boolean {
  // Balances that end in their day and their figure stand among them.
  const begun = rows.filter(({ dates }) => dates[0]!.from === 0);
  const first = begun.flatMap((tokens) => {
    const money = tokens.monies.find(({ strong }) => strong)!;
    return tokens.monies.indexOf(money) < tokens.monies.length - trailing(tokens) ? [money] : [];
  });
  if (first.length < begun.length || first.length < CLOSED_SHARE * rows.length) return false;
  return ALIGNED.some((align) =>
    clusterByEdge(first, size, [align]).clusters.some(
      ({ tokens }) => tokens.length >= ALIGNED_SHARE * first.length,
    ),
  );
}

/** Rows of one amount each, of which the only column that there is does not hold all, at most. */
const MAX_SCATTERED = 6;
/** Share of a list's rows that its columns hold, from which the amounts stand in columns. */
const COLUMN_SHARE = 0.5;

/**
 * Whether a short list ends its rows with amounts that line up in no column, too few to tell more: each row with more of
 * them than there are columns, or rows without a heading of which no column holds a share, or of a few not all.
 */
export function isScattered(
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  columns: readonly Column[],
): boolean {
  const rows = closedRows(moneyLines);
  if (rows.length < 2 || rows.length < COLUMN_SHARE * moneyLines.length) return false;
  if (rows.length < MIN_RAGGED_LINES && columns.length < Math.min(...rows.map(trailing))) return true;
  if (heading !== null) return false;
  const most = Math.max(0, ...columns.map((column) => column.count));
  if (most < COLUMN_SHARE * rows.length) return true;
  // Two or three that end together by chance, because their lines are full, would lose the others.
  if (rows.length > MAX_SCATTERED || rows.some((row) => trailing(row) !== 1)) return false;
  const lists = columns.filter(({ count }) => count > 1);
  const held = rows.filter(({ line, monies }) =>
    lists.some((column) => linedUp(monies.at(-1)!, column, line.size)),
  ).length;
  return held < rows.length && (lists.length < 2 || held <= COLUMN_SHARE * rows.length);
}

/** Share of the rows with a minus, from which the other ones are those that have none. */
const MINUS_SHARE = 0.5;
const MIN_MINUS = 2;

/**
 * Whether the signs of a list without names of columns, one amount to each row, tell its directions: padded with blanks in letters of
 * many widths ("Office Depot    -$136.45" over "Lyft Payout        +$617.44"), some end in one column and some in another by chance.
 */
export function areToldBySigns(moneyLines: readonly TokenLine[], heading: Heading | null): boolean {
  if (heading !== null) return false;
  const rows = closedRows(moneyLines);
  if (rows.length < MIN_RAGGED_LINES || rows.length < moneyLines.length) return false;
  if (rows.some((row) => trailing(row) !== 1 || row.monies.length !== 1)) return false;
  const signs = rows.map((row) => firstTrailing(row)!.sign);
  const minus = signs.filter((sign) => sign < 0).length;
  if (minus < MIN_MINUS || minus === rows.length) return false;
  return signs.every((sign) => sign !== 0) || minus >= MINUS_SHARE * rows.length;
}

/** Blank between a text and an amount in a column of its own, which no words of one line have between them, ems. */
const FAR_EM = 3;

/**
 * Of a short list without names of columns, whose rows each have one amount far behind their text: the two columns that these
 * end in, of money out and of money in, where one row may be the only one of its direction; null where there are not two.
 */
export function twoColumnsOfFew(
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
): Column[] | null {
  if (heading !== null) return null;
  const rows = closedRows(moneyLines);
  if (rows.length < 2 || rows.length > MAX_SCATTERED) return null;
  if (!rows.every((row) => trailing(row) === 1 && standsFarBehind(row))) return null;
  const columns = buildColumns(
    rows.map((row) => firstTrailing(row)!),
    null,
    MONEY,
    size,
    1,
  );
  return columns.length === 2 && columns.every(({ align }) => align === 'right') ? columns : null;
}

function standsFarBehind(tokens: TokenLine): boolean {
  const amount = firstTrailing(tokens)!;
  const before = tokens.line.words[amount.from - 1];
  return before !== undefined && tokens.line.words[amount.from]!.x0 - before.x1 > FAR_EM * tokens.line.size;
}

/** Share of the rows whose last two amounts stand in one column, from which it is none. */
const CROWDED_SHARE = 0.15;
const MIN_CROWDED = 2;

/**
 * Whether the amounts of rows padded with blanks, in letters of many widths, stand in no columns though many line up by chance:
 * where each row ends in two amounts or more, one column would hold both of some.
 */
export function isCrowded(moneyLines: readonly TokenLine[], columns: readonly Column[]): boolean {
  const rows = closedRows(moneyLines).filter((tokens) => trailing(tokens) > 1);
  if (rows.length < MIN_RAGGED_LINES || rows.length < COLUMN_SHARE * moneyLines.length) return false;
  const crowded = rows.filter(({ monies }) =>
    columns.some((column) => monies.slice(-2).every((money) => isWithin(money, column))),
  ).length;
  return crowded >= Math.max(MIN_CROWDED, CROWDED_SHARE * rows.length);
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
