/**
 * The shape of a table: its date columns, its amount columns and the text between them. Tables with equal headings
 * share one shape, so that a page with two rows is read like the page with forty.
 */
import type { Column } from './columns/columns.ts';
import { dateColumnBehind, dateColumns, isDated, type DateColumn } from './dates/date-columns.ts';
import { DATES } from './dates/date-names.ts';
import { statesDayEnd } from './dates/day-lines.ts';
import { nameOfDays } from './dates/unknown-day-names.ts';
import type { Heading } from './headings/headings.ts';
import { markColumns } from './columns/mark-column.ts';
import { MAX_ABBREVIATION } from './amounts/mark-words.ts';
import { MONEY } from './columns/money-columns.ts';
import { datesBehindTexts } from './columns/ragged.ts';
import { beginsRow, holdsAmount } from './lines/begins-row.ts';
import { withoutFiguresApart } from './columns/figures-apart.ts';
import { isMark } from '../reading/vocabulary.ts';
import type { Debt } from '../statement/kind.ts';
import { sameShape, type Table } from './tables.ts';
import type { Word } from '../words/word.ts';
import type { TokenLine } from './tokens.ts';
import { amountColumns, type Listed } from './columns/amount-columns.ts';

export interface Shape {
  readonly heading: Heading | null;
  readonly tables: readonly Table[];
  /** Type size of the table's text, points. */
  readonly size: number;
  /** The column of booking dates, and the other date column where there is one. */
  readonly dates: readonly DateColumn[];
  /** Where there is none: what stands before the days over the rows, if that is no name anyone knows. */
  readonly dayName: string | null;
  readonly monies: readonly Column[];
  /**
   * Amounts follow their text without standing in columns: the columns are then the last, the last but one ... amount
   * at the end of a line, or those in cells of one number where bars part them.
   */
  readonly ragged: boolean;
  /** Of a ragged table: the date stands right before the amounts, behind the text. */
  readonly datesBehind: boolean;
  /** Bare integers are amounts here: the table prints no decimals. */
  readonly bareIntegers: boolean;
  /** A column of debit/credit marks standing apart from the amounts. */
  readonly marks: Column | null;
  /** Another one of what the balances are, before the last amounts. */
  readonly balanceMarks: Column | null;
  /** Most amounts share their line with a date: the date column holds dates only. */
  readonly datedRows: boolean;
  /** Right end of what belongs to the table, points. */
  readonly right: number;
  readonly left: number;
}

/** The column of the dates that bookings have; undefined where a table prints none. */
export function bookingDates({ dates }: Pick<Shape, 'dates'>): DateColumn | undefined {
  return dates.find(({ booking }) => booking);
}

/** The names of a table's columns in their order; empty where it has none. */
export function columnNames({ heading }: Pick<Shape, 'heading'>): string {
  return heading?.columns.map(({ text }) => text).join(' | ') ?? '';
}

export interface ShapeOptions {
  /** The statement prints whole units only, so that bare integers are amounts. */
  readonly noDecimals: boolean;
  /** How clearly the statement speaks of a card or a loan: the later of two dates is the booking's on one. */
  readonly debt: Debt;
  /** ISO 4217 code of the statement's money; null where it is not known. */
  readonly currency: string | null;
}

/** Text further right than the last amount column by this much belongs to something beside the table. */
const BESIDE_EM = 1.2;

export function buildShapes(tables: readonly Table[], options: ShapeOptions): Shape[] {
  const groups: Table[][] = [];
  for (const table of tables) {
    const group = groups.find(([first]) => sameShape(first!, table));
    if (group) group.push(table);
    else groups.push([table]);
  }
  return groups.map((members) => buildShape(members, options));
}

function buildShape(tables: readonly Table[], options: ShapeOptions): Shape {
  const heading = tables[0]!.heading;
  const lines = tables.flatMap((table) => table.lines);
  const size = medianSize(lines);
  const moneyLines =
    heading === null
      ? listed(lines).filter(holdsAmount)
      : withoutFiguresApart(lines.filter(startsUnder(heading)).filter(holdsAmount), heading);
  const { monies, ragged, barred, weak } = amountColumns(
    { heading, lines, size, moneyLines, single: tables[0]!.single },
    options,
  );
  const bareIntegers = weak || options.noDecimals;
  const datesBehind = ragged && !barred && datesBehindTexts(moneyLines, heading, size);
  const lists = tables.map((table) => table.lines);
  const besides = datesBehind
    ? [dateColumnBehind(moneyLines)]
    : dateColumns(lists, moneyLines, heading, size, options);
  const dayName = nameOfDays(lists, moneyLines, besides, size);
  const dates = dayName === null ? besides : [];
  return {
    heading,
    tables,
    size,
    dates,
    dayName,
    monies,
    ragged,
    datesBehind,
    bareIntegers,
    datedRows: datesBehind || isDated(moneyLines, dates, size),
    ...markColumns(lines, monies, heading, size, bareIntegers),
    ...extentOf({ heading, size, moneyLines }, { monies, dates, ragged }),
  };
}

/** How far to the left and to the right what belongs to a table reaches. */
function extentOf(
  { heading, size, moneyLines }: Omit<Listed, 'lines'>,
  { monies, dates, ragged }: Pick<Shape, 'monies' | 'dates' | 'ragged'>,
): Pick<Shape, 'left' | 'right'> {
  // Read from right to left, a table ends with its dates, and its texts stand before them.
  const edges = [
    ...monies.filter((column) => column.heading !== null || heading === null),
    ...(monies.length > 0 ? dates.map(({ column }) => column) : []),
  ];
  const lastHeading = heading?.columns.findLast((column) => column.roles.size > 0);
  const right = Math.max(...edges.map((column) => column.x1), lastHeading?.x1 ?? -Infinity);
  const endsInText =
    lastHeading &&
    (!MONEY.some((role) => lastHeading.roles.has(role)) || headsTexts(heading!, moneyLines, right));
  const firstHeading = heading?.columns[0];
  return {
    right:
      ragged || edges.length === 0 || endsInText || (!lastHeading && standBehind(moneyLines, right))
        ? Infinity
        : right + BESIDE_EM * size,
    left:
      firstHeading && DATES.some((role) => firstHeading.roles.has(role))
        ? Math.min(firstHeading.x0, ...dates.map(({ column }) => column.x0)) - BESIDE_EM * size
        : -Infinity,
  };
}

/** Share of the rows with a text under a name nobody knows, from which the name is that of a column. */
const UNDER_SHARE = 0.5;

/** Whether the last name of a heading, one that nobody knows, stands right of all others over texts of the rows: "Balance  Via". */
function headsTexts({ columns }: Heading, lines: readonly TokenLine[], right: number): boolean {
  const last = columns.at(-1)!;
  if (last.roles.size > 0 || last.x0 < right) return false;
  const under = lines.filter(({ line }) =>
    line.words.some(({ text, x0, x1 }) => x0 > right && x0 < last.x1 && x1 > last.x0 && /\p{L}/u.test(text)),
  );
  return under.length >= UNDER_SHARE * lines.length;
}

/** Share of the rows whose texts stand behind their amounts, from which all do. */
const BEHIND_SHARE = 0.8;

/** "Dr", "CR": longer marks may be texts of their own ("Refund"). */
function isAbbreviatedMark({ text }: Word): boolean {
  return text.length <= MAX_ABBREVIATION && isMark(text);
}

/** Whether rows have their texts behind the last amount and none before it: figures beside a table leave its texts alone. */
function standBehind(lines: readonly TokenLine[], right: number): boolean {
  const behind = lines.filter(({ line, dates, monies }) => {
    const inTokens = new Set([...dates, ...monies].flatMap(({ from, to }) => line.words.slice(from, to)));
    const texts = line.words.filter(
      (word) => /\p{L}{2}/u.test(word.text) && !inTokens.has(word) && !isAbbreviatedMark(word),
    );
    return texts.length > 0 && texts.every(({ x1 }) => x1 > right);
  });
  return behind.length >= BEHIND_SHARE * lines.length;
}

/** Lines that begin right of all names are notes beside the table, whose figures make no column of it. */
function startsUnder({ columns }: Heading): (tokens: TokenLine) => boolean {
  const right = Math.max(...columns.map(({ x1 }) => x1));
  return ({ line }) => line.x0 < right + BESIDE_EM * line.size;
}

/** Fewer rows than this tell nothing of where the amounts of a list stand. */
const MIN_LISTED = 3;
const LISTED_SHARE = 0.33;
/** Lines of one entry stand closer than this. */
const ENTRY_PITCH_EM = 1.8;

/**
 * Of lines under no heading those of its list: rows that begin with a date and hold an amount, and what stands closely
 * below; where such rows hold nothing else, what stands closely above, too. Figures of summaries between the lists make no column of theirs, and days that state how they end are no rows. All
 * lines where few rows look so.
 */
function listed(lines: readonly TokenLine[]): readonly TokenLine[] {
  const rows = lines.filter(
    (tokens) => beginsRow(tokens) && !statesDayEnd(tokens, tokens.line.words.slice(tokens.dates[0]?.to ?? 0)),
  );
  if (rows.length < MIN_LISTED || rows.length < LISTED_SHARE * lines.filter(holdsAmount).length) return lines;
  const first = new Set(rows);
  // Where a day stands beside one figure alone, the amount of its row stands with the text above.
  const led = rows.every(isDayWithFigure);
  let above: TokenLine | null = null;
  return lines.filter((tokens, index) => {
    const next = lines[index + 1];
    const leads = led && next !== undefined && first.has(next) && isCloseBelow(tokens, next);
    const follows: boolean = above !== null && isCloseBelow(above, tokens);
    const within = first.has(tokens) || follows || leads;
    above = within ? tokens : null;
    return within;
  });
}

function isCloseBelow({ line: above }: TokenLine, { line }: TokenLine): boolean {
  return (
    above.page === line.page &&
    line.baseline - above.baseline < ENTRY_PITCH_EM * Math.max(above.size, line.size)
  );
}

/** Whether a line holds a day and an amount, and nothing else. */
function isDayWithFigure({ line, dates: [day], monies: [figure, ...others] }: TokenLine): boolean {
  return (
    others.length === 0 &&
    day !== undefined &&
    figure !== undefined &&
    line.words.length === day.to - day.from + figure.to - figure.from
  );
}

function medianSize(lines: readonly TokenLine[]): number {
  const sizes = lines.map(({ line }) => line.size).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}
