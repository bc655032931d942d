/**
 * The shape of a table: its date columns, its amount columns and the text between them. Tables with equal headings
 * share one shape, so that a page with two rows is read like the page with forty.
 */
import type { ColumnRole } from '../reading/lexicon/types.ts';
import { fold } from '../reading/fold.ts';
import { isMark } from '../reading/vocabulary.ts';
import type { Word } from '../words/word.ts';
import { buildColumns, clusterByEdge, edgeOf, placeTokens, type Column } from './columns.ts';
import type { Heading } from './headings.ts';
import { tableShape, type Table } from './tables.ts';
import type { DateToken, MoneyToken, TokenLine } from './tokens.ts';

export interface Shape {
  readonly key: string;
  readonly heading: Heading | null;
  readonly tables: readonly Table[];
  /** Type size of the table's text, points. */
  readonly size: number;
  /** The column of booking dates, and the other date column where there is one. */
  readonly dates: readonly DateColumn[];
  readonly monies: readonly Column[];
  /**
   * Amounts follow their text without standing in columns: the columns are then the last, the last but one ... amount
   * at the end of a line.
   */
  readonly ragged: boolean;
  /** Bare integers are amounts here: the table prints no decimals. */
  readonly bareIntegers: boolean;
  /** A column of debit/credit marks standing apart from the amounts. */
  readonly marks: Column | null;
  /** Most amounts share their line with a date: the date column holds dates only. */
  readonly datedRows: boolean;
  /** Right end of what belongs to the table, points. */
  readonly right: number;
  readonly left: number;
}

/** A column of dates with the forms (see `formOf`) its dates are written in. */
export interface DateColumn {
  readonly column: Column;
  readonly booking: boolean;
  readonly forms: ReadonlySet<string>;
}

/** One line of a table seen through its columns. */
export interface RowLine {
  readonly tokens: TokenLine;
  readonly booking: DateToken | null;
  readonly otherDate: DateToken | null;
  /** One per amount column. */
  readonly monies: readonly (MoneyToken | null)[];
  readonly mark: string | null;
  /** Words that are neither a placed date, a placed amount nor a mark. */
  readonly rest: readonly Word[];
  /** Text runs through the column of dates where a date should be: a note across the table, not a row of it. */
  readonly prose: boolean;
}

const MONEY: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance', 'foreign'];
const BOOKED: readonly ColumnRole[] = ['out', 'in', 'amount'];
const DATES: readonly ColumnRole[] = ['date', 'valueDate'];

/** A column needs this share of the amount lines, where no heading names it. */
const UNNAMED_SHARE = 0.06;
/** Text further right than the last amount column by this much belongs to something beside the table. */
const BESIDE_EM = 1.2;

export interface ShapeOptions {
  /** The statement prints whole units only, so that bare integers are amounts. */
  readonly noDecimals: boolean;
  /** The statement is of a card: the later of two dates is the booking's. */
  readonly card: boolean;
}

export function buildShapes(tables: readonly Table[], options: ShapeOptions): Shape[] {
  const byKey = new Map<string, Table[]>();
  for (const table of tables) {
    const key = `${tableShape(table)}#${table.group}`;
    byKey.set(key, [...(byKey.get(key) ?? []), table]);
  }
  return [...byKey].map(([key, members]) => buildShape(key, members, options));
}

function buildShape(key: string, tables: readonly Table[], options: ShapeOptions): Shape {
  const heading = tables[0]!.heading;
  const lines = tables.flatMap((table) => table.lines);
  const size = medianSize(lines);
  const moneyLines = lines.filter(({ monies }) => monies.some((money) => money.strong));
  const strong = moneyLines.flatMap(({ monies }) => monies.filter((money) => money.strong));
  const named = heading?.columns.some((column) => MONEY.some((role) => column.roles.has(role))) ?? false;
  const dated = lines.filter(({ dates }) => dates.length > 0);
  const useWeak = named && (strong.length < 0.5 * dated.length || unpadded(dated, heading!, size));
  const tokens = useWeak ? weakUnderHeadings(lines, heading!, size) : strong;
  const minimum = Math.max(2, UNNAMED_SHARE * Math.max(moneyLines.length, useWeak ? tokens.length / 2 : 0));
  const aligned = withoutNumbersInText(buildColumns(tokens, heading, MONEY, size, minimum));
  const ragged = !useWeak && isRagged(moneyLines, size);
  const monies = ragged ? raggedColumns(moneyLines, heading) : aligned;
  const dates = dateColumns(lines, moneyLines, heading, size, options);
  const edges = monies.filter((column) => column.heading !== null || heading === null);
  const lastHeading = heading?.columns.findLast((column) => column.roles.size > 0);
  const right = Math.max(...edges.map((column) => column.x1), lastHeading?.x1 ?? -Infinity);
  const endsInText = lastHeading && !MONEY.some((role) => lastHeading.roles.has(role));
  const firstHeading = heading?.columns[0];
  return {
    key,
    heading,
    tables,
    size,
    dates,
    monies,
    ragged,
    bareIntegers: useWeak || options.noDecimals,
    datedRows: isDated(moneyLines, dates, size),
    marks: markColumn(lines, monies, heading, size),
    right: ragged || edges.length === 0 || endsInText ? Infinity : right + BESIDE_EM * size,
    left:
      firstHeading && DATES.some((role) => firstHeading.roles.has(role))
        ? Math.min(firstHeading.x0, ...dates.map(({ column }) => column.x0)) - BESIDE_EM * size
        : -Infinity,
  };
}

function medianSize(lines: readonly TokenLine[]): number {
  const sizes = lines.map(({ line }) => line.size).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}

/** Where a heading names the column of bookings, unnamed numbers left of all named columns are part of the text. */
function withoutNumbersInText(columns: readonly Column[]): Column[] {
  const named = columns.filter((column) => column.heading !== null);
  if (!named.some((column) => BOOKED.some((role) => column.roles.has(role)))) return [...columns];
  const first = Math.min(...named.map((column) => column.x0));
  return columns.filter((column) => column.heading !== null || column.x1 > first);
}

/** Dated lines needed to tell that amounts stand in no columns, and the share of them that ends in columns where there are any. */
const MIN_RAGGED_LINES = 4;
const ALIGNED_SHARE = 0.75;
/** A table ends its rows in money out, money in or a balance. */
const EDGES_OF_A_TABLE = 3;
const ALIGNED = ['right', 'left'] as const;

/** Lines that begin with a date and end with an amount. */
function closedRows(moneyLines: readonly TokenLine[]): TokenLine[] {
  return moneyLines.filter(
    ({ line, dates, monies }) => dates[0]?.from === 0 && trailing({ line, monies }) > 0,
  );
}

/** How many amounts stand at the end of a line, one right after the other. */
function trailing({ line, monies }: Pick<TokenLine, 'line' | 'monies'>): number {
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
function isRagged(moneyLines: readonly TokenLine[], size: number): boolean {
  const rows = closedRows(moneyLines);
  if (rows.length < MIN_RAGGED_LINES) return false;
  const last = rows.map(({ monies }) => monies.findLast((money) => money.strong)!);
  return ALIGNED.every((align) => {
    const counts = clusterByEdge(last, size, [align]).clusters.map(({ tokens }) => tokens.length);
    const largest = counts.toSorted((a, b) => b - a).slice(0, EDGES_OF_A_TABLE);
    return largest.reduce((sum, count) => sum + count, 0) < ALIGNED_SHARE * last.length;
  });
}

/** Columns by rank from the right end of the lines: as many as most rows have amounts at their end. */
function raggedColumns(moneyLines: readonly TokenLine[], heading: Heading | null): Column[] {
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

function unpadded(lines: readonly TokenLine[], heading: Heading, size: number): boolean {
  const placed = weakUnderHeadings(lines, heading, size);
  return placed.filter((money) => money.decimals === 1).length > Math.max(2, UNPADDED_SHARE * placed.length);
}

/** Bare integers count as amounts only where they stand under a heading of amounts. */
function weakUnderHeadings(lines: readonly TokenLine[], heading: Heading, size: number): MoneyToken[] {
  const columns = heading.columns.filter((column) => MONEY.some((role) => column.roles.has(role)));
  return lines.flatMap(({ monies }) =>
    monies.filter((money) =>
      columns.some((column) => money.x1 > column.x0 - 2 * size && money.x0 < column.x1 + 2 * size),
    ),
  );
}

/** Whether at least half of the lines with amounts have a date in the column of bookings. */
function isDated(moneyLines: readonly TokenLine[], dates: Shape['dates'], size: number): boolean {
  const booking = dates.find((date) => date.booking);
  if (!booking) return false;
  const dated = moneyLines.filter((tokens) =>
    tokens.dates.some((date) => nearColumn(date, booking.column, size)),
  );
  return dated.length >= 0.5 * moneyLines.length;
}

/** A second date column has at least this share of the first one's dates. */
const SECOND_DATE_SHARE = 0.3;

/** How clearly a date heading speaks of the booking: higher is clearer. Stems hold across the lexicon's languages. */
function bookingRank(text: string | null): number {
  const folded = fold(text ?? '');
  if (
    /post|book|buch|process|contab|comptab|bokf|bogf|ksieg|kirjaus|zauct|cargo|regist|record|entry|boek/.test(
      folded,
    )
  )
    return 3;
  if (/trans|opera|kauf|beleg|achat|aankoop|compra|purchase|kop|acquist|umsatz|nakup|osto/.test(folded))
    return 1;
  return 2;
}

function dateColumns(
  lines: readonly TokenLine[],
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
  options: ShapeOptions,
): Shape['dates'] {
  const tokens = lines.flatMap(({ dates, line }) =>
    dates.filter((date) => startsCell(date, dates, line.words, size)),
  );
  if (tokens.length === 0) return [];
  const named = buildColumns(tokens, heading, DATES, size, Infinity);
  const headed = named.length > 0 ? [...named, ...besideNamed(tokens, moneyLines, heading, size)] : named;
  const most = Math.max(...headed.map((column) => column.count));
  const columns =
    headed.length > 0
      ? headed.filter((column) => column.count >= SECOND_DATE_SHARE * most)
      : unnamedDateColumns(tokens, moneyLines, size);
  const formed = (column: Column, booking: boolean): DateColumn => ({
    column,
    booking,
    forms: formsIn(column, lines, size),
  });
  if (columns.length <= 1) return columns.map((column) => formed(column, true));
  const rank = (column: Column): number =>
    column.roles.has('date') ? bookingRank(column.heading) : column.roles.size > 0 ? 0 : 2;
  const ranked = columns.toSorted((a, b) => rank(b) - rank(a) || a.edge - b.edge);
  const equal = ranked.filter((column) => rank(column) === rank(ranked[0]!));
  const best = options.card && equal.length === 2 ? laterOf(equal[0]!, equal[1]!, lines, size) : ranked[0]!;
  return columns.toSorted((a, b) => a.edge - b.edge).map((column) => formed(column, column === best));
}

/** Of two date columns the one whose dates are mostly the later: a card books a purchase after it was made. */
function laterOf(a: Column, b: Column, lines: readonly TokenLine[], size: number): Column {
  let later = 0;
  for (const { dates } of lines) {
    const [first, second] = [a, b].map((column) =>
      dates.find((date) => Math.abs(edgeOf(date, column.align) - column.edge) < size),
    );
    if (first && second) later += Math.sign(dayOfYear(second) - dayOfYear(first));
  }
  return later > 0 ? b : a;
}

/** A number that grows through the year, whichever of day and month is printed first. */
function dayOfYear({ date }: DateToken): number {
  return date.kind === 'named' ? date.month * 31 + date.day : date.second * 31 + date.first;
}

/** Dates in a column whose heading is unknown, beside one that is known: on at least half of the lines with amounts. */
function besideNamed(
  tokens: readonly DateToken[],
  moneyLines: readonly TokenLine[],
  heading: Heading | null,
  size: number,
): Column[] {
  const onMoneyLines = new Set(moneyLines.flatMap(({ dates }) => dates));
  const rows = tokens.filter((token) => onMoneyLines.has(token));
  return buildColumns(rows, heading, DATES, size, 0.5 * moneyLines.length).filter(
    (column) => column.heading === null,
  );
}

/** How a date is written: by name or number, with or without its year. One column is written in one way. */
function formOf(date: DateToken): string {
  return `${date.date.kind}${date.date.year === null ? '' : ' year'}${date.date.compact ? ' compact' : ''}`;
}

/** A way of writing counts for a column when this share of its dates is written so. */
const FORM_SHARE = 0.15;

/**
 * The forms of the dates in a column. Dates beside an amount or alone on their line speak for the column; where there
 * are none, all do. A date inside wrapped text that happens to begin at the column's edge is mostly written otherwise.
 */
function formsIn(column: Column, lines: readonly TokenLine[], size: number): ReadonlySet<string> {
  const speaking = new Map<string, number>();
  const all = new Map<string, number>();
  for (const { line, dates, monies } of lines) {
    for (const date of dates) {
      if (!linedUp(date, column, size)) continue;
      const form = formOf(date);
      all.set(form, (all.get(form) ?? 0) + 1);
      const alone = date.to - date.from === line.words.length;
      if (alone || monies.some((money) => money.strong)) speaking.set(form, (speaking.get(form) ?? 0) + 1);
    }
  }
  const counts = speaking.size > 0 ? speaking : all;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Set([...counts].filter(([, count]) => count >= FORM_SHARE * total).map(([form]) => form));
}

/** Whether a date begins a cell: first in its line, or with a blank or another date before it. */
function startsCell(
  date: DateToken,
  dates: readonly DateToken[],
  words: readonly Word[],
  size: number,
): boolean {
  if (dates.some((other) => other.to === date.from)) return true;
  const before = words[date.from - 1];
  return before === undefined || words[date.from]!.x0 - before.x1 > 0.6 * size;
}

function unnamedDateColumns(
  tokens: readonly DateToken[],
  moneyLines: readonly TokenLine[],
  size: number,
): Column[] {
  const { align, clusters } = clusterByEdge(tokens, size, ['left', 'right', 'centre']);
  const onMoneyLines = new Set(moneyLines.flatMap(({ dates }) => dates));
  const count = (members: readonly DateToken[]): number =>
    members.filter((token) => onMoneyLines.has(token)).length;
  const most = Math.max(...clusters.map((cluster) => count(cluster.tokens)), 1);
  const kept = clusters.filter(
    (cluster) => cluster.tokens.length >= 2 && count(cluster.tokens) >= 0.6 * most,
  );
  // Dates that never share a line with an amount: day headings, or entries whose amount stands on the last line.
  const chosen =
    kept.length > 0 ? kept : clusters.toSorted((a, b) => b.tokens.length - a.tokens.length).slice(0, 1);
  return chosen.slice(0, 2).map((cluster) => ({
    x0: Math.min(...cluster.tokens.map((token) => token.x0)),
    x1: Math.max(...cluster.tokens.map((token) => token.x1)),
    align,
    edge: cluster.edge,
    count: cluster.tokens.length,
    roles: new Set<ColumnRole>(),
    heading: null,
  }));
}

/** A column of marks stands no further before the amounts than this. */
const MARK_REACH_EM = 20;

/** Marks in a column of their own: under a heading that says so, or beside most amounts. */
function markColumn(
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

/** Sees a line through the columns of its shape; words beside the table are left out. */
export function rowLine(tokens: TokenLine, shape: Shape): RowLine {
  const { line } = tokens;
  const { size } = shape;
  const used = new Set<number>();
  const dates = tokens.dates.filter((date) => startsCell(date, tokens.dates, line.words, size));
  const dateColumns = shape.dates.map(({ column }) => column);
  const numbers = tokens.monies.filter(
    (money) => (money.strong || shape.bareIntegers) && !embedded(money, line.words, size),
  );
  const placedDates = placeTokens(dates, dateColumns, size).map((index, column) => {
    const date = dates[index];
    const { forms } = shape.dates[column]!;
    return date && forms.has(formOf(date)) && linedUp(date, dateColumns[column]!, size) ? date : null;
  });
  for (const date of placedDates)
    if (date) for (let index = date.from; index < date.to; index += 1) used.add(index);
  const placedMonies = shape.ragged
    ? placeRagged(tokens, shape, used)
    : placeTokens(numbers, shape.monies, size).map((index, column) => {
        const money = numbers[index];
        return money && !used.has(money.from) && nearColumn(money, shape.monies[column]!, size)
          ? withApartSign(money, column, shape)
          : null;
      });
  for (const money of placedMonies)
    if (money) for (let index = money.from; index < money.to; index += 1) used.add(index);
  let mark: string | null = null;
  const rest: Word[] = [];
  line.words.forEach((word, index) => {
    if (used.has(index) || tokens.spent.has(index)) return;
    if (shape.marks && mark === null && isMark(word.text) && nearColumn(word, shape.marks, size)) {
      mark = word.text;
      return;
    }
    if (word.x0 > shape.right || word.x1 < shape.left) return;
    rest.push(word);
  });
  const booking = shape.dates.findIndex((date) => date.booking);
  const dateColumn = shape.dates[booking]?.column;
  const dated = placedDates.some((date) => date !== null);
  return {
    tokens,
    prose:
      !dated &&
      shape.datedRows &&
      !shape.ragged &&
      dateColumn !== undefined &&
      rest.some(
        (word) =>
          /\p{L}{2}/u.test(word.text) &&
          word.x1 > dateColumn.x0 + 0.5 * size &&
          word.x0 < dateColumn.x1 - 0.5 * size,
      ),
    booking: placedDates[booking] ?? null,
    otherDate: placedDates.find((date, index) => date !== null && index !== booking) ?? null,
    monies: placedMonies,
    mark,
    rest,
  };
}

/** Amounts by rank from the end of the line; a line with more or fewer amounts than a row has is none. */
function placeRagged(tokens: TokenLine, shape: Shape, used: ReadonlySet<number>): (MoneyToken | null)[] {
  const strong = tokens.monies.filter((money) => money.strong && !used.has(money.from));
  const count = trailing(tokens);
  if (count === 0 || strong.length > Math.max(count, shape.monies.length))
    return shape.monies.map(() => null);
  const last = strong.slice(-Math.min(count, shape.monies.length));
  return shape.monies.map((_, index) => last[index - (shape.monies.length - last.length)] ?? null);
}

/** A sign apart counts unless it stands in the column of another amount, where it says that there is none. */
function withApartSign(money: MoneyToken, column: number, shape: Shape): MoneyToken {
  const apart = money.apartSign;
  if (!apart) return money;
  const elsewhere = shape.monies.some(
    (other, index) => index !== column && apart.x1 > other.x0 && apart.x0 < other.x1 + 0.5 * shape.size,
  );
  return elsewhere ? money : { ...money, sign: apart.sign };
}

/** Words closer than this to an amount on both sides make it part of running text. */
const EMBEDDED_EM = 0.5;

/** Whether an amount stands inside a sentence: words close before and close behind it. */
function embedded(money: MoneyToken, words: readonly Word[], size: number): boolean {
  const before = words[money.from - 1];
  const after = words[money.to];
  if (!before || !after) return false;
  const close = EMBEDDED_EM * size;
  const wordy = (word: Word): boolean => /\p{L}{2}/u.test(word.text);
  return (
    words[money.from]!.x0 - before.x1 < close &&
    after.x0 - words[money.to - 1]!.x1 < close &&
    wordy(before) &&
    wordy(after)
  );
}

/** Lined up with a column by its left end, its right end or its middle. */
function linedUp(token: { x0: number; x1: number }, column: Column, size: number): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.8 * size;
  const middle = (column.x0 + column.x1) / 2;
  return near(token.x0, column.x0) || near(token.x1, column.x1) || near((token.x0 + token.x1) / 2, middle);
}

/** Within the column's extent, or close to its edge. */
function nearColumn(token: { x0: number; x1: number }, column: Column, size: number): boolean {
  return token.x1 > column.x0 - 0.8 * size && token.x0 < column.x1 + 0.8 * size;
}
