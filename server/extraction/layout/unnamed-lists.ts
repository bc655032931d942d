/**
 * Lists without names of columns on a statement that names those of another one: behind standing orders with names of their
 * own the bookings stand in other places, and above the first names of all rows stand in places of their own. A list under names
 * that nobody knows ("Due | Instalment | Principal") is one of them.
 */
import { cellsOf } from './headings/heading-chunks.ts';
import type { Heading } from './headings/headings.ts';
import { beginsRow, holdsAmount } from './lines/begins-row.ts';
import type { Table } from './tables.ts';
import type { TokenLine } from './tokens.ts';
import type { Word } from '../words/word.ts';

/** Rows in places of their own that make a list, at least; where nothing but their places tells it, one more. */
const MIN_ROWS = 2;
const MIN_ALIKE = 3;
/** Texts of one column begin this close to one another, in type sizes. */
const EDGE_EM = 0.5;
/** Rows from the first looked at for a list without names. */
const FIRST_ROWS = 20;
/** Share of the rows behind the first one that stands elsewhere which stand as it does. */
const ALIKE_SHARE = 0.8;

/** Where a dated row begins and its text does, points. */
interface PlacedRow {
  /** Place of its line in the table. */
  readonly at: number;
  readonly date: number;
  readonly text: number;
  readonly size: number;
}

/** Lines of a table, as indices: where those under its names end, and where those of a list without names begin. */
interface Parts {
  readonly named: number;
  readonly unnamed: number;
}

/** Tables below whose rows others stand under none of their names are parted before these, which have no names. */
export function withUnnamedListsApart(tables: readonly Table[]): Table[] {
  return tables.flatMap((table) => {
    const { heading, group, lines } = table;
    if (heading === null || group > 0) return [table];
    // Names with one of balances are of the account's own list, unless nothing else stands below them.
    const own = heading.columns.some(({ roles }) => roles.has('balance'));
    const first = lines.find(holdsAmount);
    if (own && first && holdsAmounts(first)) return [table];
    const named = partedLists(lines, heading);
    if (own && (named === null || lines.slice(0, named.named).some(holdsAmounts))) return [table];
    const parts = named ?? listUnderUnknownNames(lines);
    if (parts === null) return [table];
    return [
      { ...table, lines: lines.slice(0, parts.named) },
      { ...table, heading: null, above: heading, lines: lines.slice(parts.unnamed) },
    ];
  });
}

/** A line with more than its balance. */
function holdsAmounts({ monies }: TokenLine): boolean {
  return monies.filter((money) => money.strong).length > 1;
}

/** The end of the rows under the names and the beginning of others, all of which stand under none; null where not all do. */
function partedLists(lines: readonly TokenLine[], { columns }: Heading): Parts | null {
  const rows = placedRows(lines);
  const [row] = rows;
  if (!row) return null;
  const isNamed = ({ text, size }: PlacedRow): boolean =>
    columns.some(({ x0 }) => Math.abs(x0 - text) < EDGE_EM * size);
  if (!isNamed(row)) return rows.some(isNamed) ? null : listBelowOthers(lines, rows, columns);
  const count = rows.findIndex((other) => !standAlike(other, row));
  // A short list behind a long one lists something else, and is told by that.
  if (count < MIN_ROWS || rows.length - count < count) return null;
  const others = rows.slice(count);
  if (others.some((other) => standAlike(other, row) || isNamed(other)) || !areAList(others, lines))
    return null;
  const [last, first] = [rows[count - 1]!, others[0]!];
  const between = lines.slice(last.at + 1, first.at);
  // What begins where its text did is still of the last row; dated figures between the lists are a summary's.
  const ends = between.findIndex(
    ({ line }) => Math.abs(line.words[0]!.x0 - last.text) >= EDGE_EM * last.size,
  );
  const begins = between.findLastIndex(({ dates }) => dates.length > 0) + 1;
  const named = last.at + 1 + (ends < 0 ? between.length : ends);
  return { named, unnamed: Math.max(last.at + 1 + begins, named) };
}

/**
 * The rows below others of a day, a number and an amount, which have no text that could stand under a name, or of a text with its day
 * behind it and one amount, where those below print a balance as well.
 */
function listBelowOthers(
  lines: readonly TokenLine[],
  rows: readonly PlacedRow[],
  columns: Heading['columns'],
): Parts | null {
  const { at } = rows[0]!;
  const isOther = endsInDay(columns);
  const parted = !lines.slice(at).some(isOther) && lines.slice(at).some(holdsAmounts);
  const others = lines
    .slice(0, at)
    .filter((tokens) => beginsRow(tokens) || (parted && isOther(tokens))).length;
  if (others < MIN_ROWS || rows.length < others || !areAList(rows, lines)) return null;
  return { named: at, unnamed: at };
}

/** A row that begins with its text and has its day behind it, under the name of such days. */
const endsInDay =
  (columns: Heading['columns']) =>
  (tokens: TokenLine): boolean =>
    holdsAmount(tokens) &&
    /^\p{L}+$/u.test(tokens.line.words[0]!.text) &&
    tokens.dates.some((date) =>
      columns.some(({ roles, x0, x1 }) => roles.has('date') && date.x0 < x1 && date.x1 > x0),
    );

/** Whether most rows stand as the first does, and about as many lines from there on hold an amount. */
function areAList(rows: readonly PlacedRow[], lines: readonly TokenLine[]): boolean {
  const [first] = rows;
  const enough = ALIKE_SHARE * rows.length;
  return (
    rows.filter((row) => standAlike(row, first!)).length >= enough &&
    lines.slice(first!.at).filter(holdsAmount).length >= enough
  );
}

/**
 * Where the title of a list stands whose rows begin with their day, below names that have another column before that of days: "Other debits"
 * behind "No. | Date | Amount" of cheques. -1 where none does.
 */
export function titleOfUnnamed(
  lines: readonly TokenLine[],
  { columns }: Heading,
  titles: ReadonlySet<number>,
): number {
  const days = columns.findIndex(({ roles }) => roles.has('date'));
  if (days < 1) return -1;
  const { x0 } = columns[days]!;
  const isBefore = (tokens: TokenLine): boolean => tokens.dates[0]!.x1 <= x0 && placedRow(tokens) !== null;
  const isTitle = ({ line }: TokenLine): boolean => titles.has(line.index);
  const at = lines.findIndex(isTitle);
  const next = lines.findIndex((tokens, index) => index > at && isTitle(tokens));
  const listed = lines.slice(Math.max(at, 0), next < 0 ? lines.length : next);
  const dated = listed.filter((tokens) => tokens.dates.length > 0 && holdsAmount(tokens));
  if (at < 1 || !dated.some(beginsRow) || !dated.every(isBefore)) return -1;
  return lines.slice(0, at).some((tokens) => holdsAmount(tokens) && !beginsRow(tokens)) ? at : -1;
}

/** Names of columns, at least, in a line that nobody knows to be a heading. */
const MIN_NAMES = 3;

/**
 * The end of the rows under the names, and the rows below a line whose cells each stand over a cell of every one of them, with more
 * amounts than any row above has: those are columns of another list. Null where there is none.
 */
function listUnderUnknownNames(lines: readonly TokenLine[]): Parts | null {
  const at = lines.findIndex((names, index) => {
    if (names.monies.length > 0 || names.dates.length > 0) return false;
    const rows = lines.slice(index + 1, index + 1 + MIN_ROWS);
    if (rows.length < MIN_ROWS || !rows.every(beginsRow)) return false;
    const cells = cellsOf(names.line);
    if (cells.length < MIN_NAMES) return false;
    const fewest = Math.min(...rows.map(({ monies }) => monies.length));
    return (
      rows.every((row) => standUnder(row, cells)) &&
      lines.slice(0, index).every(({ monies }) => monies.length < fewest)
    );
  });
  return at < 1 || !lines.slice(0, at).some(holdsAmount) ? null : { named: at, unnamed: at + 1 };
}

/** Whether a cell of a line stands under each of the names. */
function standUnder({ line }: TokenLine, names: readonly (readonly Word[])[]): boolean {
  const cells = cellsOf(line);
  return names.every((name) =>
    cells.some((cell) => cell[0]!.x0 < name.at(-1)!.x1 && cell.at(-1)!.x1 > name[0]!.x0),
  );
}

/** The first of several lines with an amount whose dates and texts stand as one another's do; -1 where no list does. */
export function firstListed(lines: readonly TokenLine[]): number {
  const rows = placedRows(lines)
    .filter(({ at }) => holdsAmount(lines[at]!))
    .slice(0, FIRST_ROWS);
  const alike = (row: PlacedRow): PlacedRow[] => rows.filter((other) => standAlike(other, row));
  return rows.find((row) => alike(row).length >= MIN_ALIKE)?.at ?? -1;
}

/** Their texts begin in one place, or as far from the date where pages whose margins take turns move both. */
function standAlike(one: PlacedRow, other: PlacedRow): boolean {
  const within = EDGE_EM * other.size;
  const apart = one.text - other.text;
  return Math.abs(apart) < within || Math.abs(apart - (one.date - other.date)) < within;
}

function placedRows(lines: readonly TokenLine[]): PlacedRow[] {
  return lines.flatMap((tokens, at) => {
    const row = placedRow(tokens);
    return row === null ? [] : [{ ...row, at }];
  });
}

/** The places of a line that begins with a date, maybe behind numbers, and has a text; null of others. */
function placedRow({ line, dates, monies }: TokenLine): Omit<PlacedRow, 'at'> | null {
  const [date] = dates;
  if (!date || line.words.slice(0, date.from).some(({ text }) => !/\d/.test(text))) return null;
  const text = line.words.find(
    (word, index) =>
      index >= date.to &&
      /\p{L}{2}/u.test(word.text) &&
      ![...dates, ...monies].some(({ from, to }) => index >= from && index < to),
  );
  return text === undefined ? null : { date: date.x0, text: text.x0, size: line.size };
}
