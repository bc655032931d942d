/**
 * Rows to entries: which lines belong to one booking. Statements print the amount on the first line of an entry, on
 * the last, or in the middle; which one is told by where text is left over, and by the blanks between entries.
 */
import type { RowLine, Shape } from '../layout/shape.ts';
import type { DateToken } from '../layout/tokens.ts';
import type { Row } from './rows.ts';

type BookingRow = Extract<Row, { kind: 'booking' }>;

/** One booking with all its lines, in printed order. */
export interface RawEntry {
  readonly anchor: BookingRow;
  readonly rows: readonly RowLine[];
  readonly booking: DateToken | null;
  readonly other: DateToken | null;
  /** The date stands on an earlier entry or on a heading line. */
  readonly inherited: boolean;
  /** The date it inherits stands on a line of its own, as a heading of the day. */
  readonly underDayHeading: boolean;
  readonly shape: Shape;
}

export type Item =
  | ({ readonly kind: 'entry'; readonly entry: RawEntry } & At)
  | (Exclude<Row, { kind: 'text' | 'booking' }> & At)
  /** A dated line whose amount was not found: something of the statement is not understood. */
  | ({ readonly kind: 'orphan'; readonly row: RowLine } & At);

/** Where an item begins: its line in the statement, its table among all tables. */
interface At {
  readonly line: number;
  readonly table: number;
}

export type EntryMode = 'first' | 'last' | 'gaps';

/** Lines further apart than this many usual pitches do not belong to one entry. */
const BREAK_PITCHES = 1.9;
/** Entries are set apart by blanks when the blank between them exceeds the one inside by this factor. */
const GAP_FACTOR = 1.2;

interface Placed {
  readonly row: Row;
  /** Blank to the line above in points; null at the top of a page or of the table. */
  readonly above: number | null;
}

/**
 * Groups the classified rows of all tables of one shape, given table by table in reading order.
 * Text that belongs to no entry (furniture, footnotes) is left out.
 */
export function groupEntries(
  tables: readonly { readonly order: number; readonly rows: readonly Row[] }[],
  shape: Shape,
): Item[] {
  const placed = tables.map(({ rows }) => place(trimPages(rows, shape)));
  const mode = chooseMode(placed);
  const grouper = new Grouper(shape, mode, pitchOf(placed), splitGap(placed));
  placed.forEach((rows, index) => grouper.table(rows, tables[index]!.order));
  return grouper.finish();
}

function place(rows: readonly Row[]): Placed[] {
  return rows.map((row, index) => {
    const line = row.row.tokens.line;
    const previous = rows[index - 1]?.row.tokens.line;
    return { row, above: previous && previous.flow === line.flow ? line.baseline - previous.baseline : null };
  });
}

/** Usual distance of two lines, points. */
function pitchOf(tables: readonly (readonly Placed[])[]): number {
  const gaps = tables
    .flat()
    .flatMap(({ above }) => (above !== null && above > 0 ? [above] : []))
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.4)] ?? 12;
}

/**
 * Leaves out what stands on a page before its first and after its last row: page headers and footers. On the page of
 * the heading everything from the heading on may be text of an entry that went over the page.
 */
function trimPages(rows: readonly Row[], shape: Shape): Row[] {
  const kept: Row[] = [];
  const pages = Map.groupBy(rows, ({ row }) => row.tokens.line.flow);
  const pitches = rows
    .flatMap((row, index) => {
      const above = rows[index - 1]?.row.tokens.line;
      return above && above.flow === row.row.tokens.line.flow
        ? [row.row.tokens.line.baseline - above.baseline]
        : [];
    })
    .toSorted((a, b) => a - b);
  const pitch = Math.max(pitches[Math.floor(pitches.length * 0.4)] ?? 0, shape.size * 1.05);
  for (const [page, all] of pages) {
    const isRow = (row: Row): boolean => row.kind !== 'text' || row.row.booking !== null;
    const first = all.findIndex(isRow);
    const last = all.findLastIndex(isRow);
    const headed = shape.tables.some((table) => table.heading?.flow === page);
    if (first < 0) {
      // Only the continuation of an entry, right below the heading.
      if (headed) kept.push(...adjacent(all, -1, 1, pitch, headingBaseline(shape, page)));
      continue;
    }
    const before = adjacent(all, first, -1, pitch, null);
    const top =
      headed && before.length < first
        ? adjacent(all, -1, 1, pitch, headingBaseline(shape, page)).slice(0, first - before.length)
        : [];
    kept.push(...top, ...before, ...all.slice(first, last + 1), ...adjacent(all, last, 1, pitch, null));
  }
  return kept;
}

function headingBaseline(shape: Shape, page: number): number | null {
  for (const table of shape.tables) {
    if (table.heading?.flow !== page) continue;
    const line = table.lines[0]?.line;
    if (line && line.flow === page) return line.baseline - line.size * 1.2;
  }
  return null;
}

/** Text rows that follow one another closely from a row on, upwards (-1) or downwards (1), in reading order. */
function adjacent(
  rows: readonly Row[],
  from: number,
  step: 1 | -1,
  pitch: number,
  start: number | null,
): Row[] {
  const found: Row[] = [];
  let last = from >= 0 ? rows[from]!.row.tokens.line.baseline : start;
  for (let index = from + step; index >= 0 && index < rows.length; index += step) {
    const row = rows[index]!;
    if (row.kind !== 'text') break;
    const { baseline } = row.row.tokens.line;
    if (last !== null && Math.abs(baseline - last) > BREAK_PITCHES * pitch) break;
    // Nothing of the row lies inside the table's width.
    if (row.row.rest.length === 0) continue;
    found.push(row);
    last = baseline;
  }
  return step === 1 ? found : found.reverse();
}

/** A line that holds a date and nothing else: it dates the entries below it. */
function isDayHeading({ row }: Placed): boolean {
  if (row.kind !== 'text' || row.row.booking === null) return false;
  return (
    row.row.rest.every((word) => !/[\p{L}\p{N}]/u.test(word.text)) &&
    row.row.monies.every((money) => money === null)
  );
}

function chooseMode(tables: readonly (readonly Placed[])[]): EntryMode {
  if (gapsSeparate(tables)) return 'gaps';
  let first = 0;
  let last = 0;
  for (const rows of tables) {
    // Text waiting between a boundary and the next amount speaks against "first"; between an amount and a boundary against "last".
    let sinceBoundary: number | null = 0;
    let sinceAnchor: number | null = null;
    rows.forEach((placed, index) => {
      const { row } = placed;
      const pageTop = placed.above === null;
      const dated = row.kind === 'text' && row.row.booking !== null;
      const boundary =
        row.kind === 'balance' ||
        row.kind === 'total' ||
        row.kind === 'section' ||
        dated ||
        (row.kind === 'booking' && row.row.booking !== null);
      if (boundary && !pageTop) last += sinceAnchor ?? 0;
      if (boundary) {
        sinceBoundary = isDayHeading(placed) || row.kind !== 'text' ? 0 : 1;
        sinceAnchor = null;
      }
      if (pageTop && index > 0) sinceBoundary = null;
      if (row.kind === 'booking') {
        first += sinceBoundary ?? 0;
        sinceBoundary = null;
        sinceAnchor = 0;
      } else if (row.kind === 'text' && !dated && row.row.rest.length > 0) {
        if (sinceBoundary !== null) sinceBoundary += 1;
        if (sinceAnchor !== null) sinceAnchor += 1;
      }
    });
    last += sinceAnchor ?? 0;
  }
  return last < first ? 'last' : 'first';
}

/** Whether blanks alone cut the lines into entries of exactly one amount each. */
function gapsSeparate(tables: readonly (readonly Placed[])[]): boolean {
  const blocks = tables.flatMap((rows) => blocksByGap(rows, splitGap(tables)));
  const rowsOf = (block: readonly Placed[]): Placed[] =>
    block.filter(({ row }) => row.kind === 'booking' || row.kind === 'text');
  const real = blocks.map(rowsOf).filter((block) => block.some(({ row }) => row.kind === 'booking'));
  if (real.length < 4 || !real.some((block) => block.length > 1)) return false;
  const single = real.filter(
    (block) => block.filter(({ row }) => row.kind === 'booking').length === 1,
  ).length;
  const orphan = blocks
    .map(rowsOf)
    .filter((block) => block.length > 0 && !block.some(({ row }) => row.kind === 'booking'));
  return single === real.length && orphan.length <= 0.1 * real.length;
}

/** The blank above which two lines belong to different entries: between the two usual pitches; Infinity for one pitch. */
function splitGap(tables: readonly (readonly Placed[])[]): number {
  const gaps = tables
    .flat()
    .flatMap(({ above }) => (above !== null && above > 0 ? [above] : []))
    .toSorted((a, b) => a - b);
  const small = gaps[Math.floor(gaps.length * 0.1)];
  if (small === undefined) return Infinity;
  const larger = gaps.find((gap) => gap > small * GAP_FACTOR);
  return larger === undefined ? Infinity : (small * GAP_FACTOR + larger) / 2 - 1e-6;
}

function blocksByGap(rows: readonly Placed[], gap: number): Placed[][] {
  const blocks: Placed[][] = [];
  for (const placed of rows) {
    const apart =
      placed.above === null ||
      placed.above > gap ||
      placed.row.kind === 'balance' ||
      placed.row.kind === 'total' ||
      placed.row.kind === 'section';
    if (apart || blocks.length === 0) blocks.push([placed]);
    else blocks.at(-1)!.push(placed);
  }
  return blocks;
}

interface Draft {
  rows: RowLine[];
  anchor: BookingRow | null;
}

/** Walks the rows of all tables of a shape and closes an entry whenever the mode says it is complete. */
class Grouper {
  readonly #shape: Shape;
  readonly #mode: EntryMode;
  readonly #pitch: number;
  readonly #gap: number;
  readonly #items: Item[] = [];
  #order = 0;
  #dayHeading = false;
  #draft: Draft | null = null;
  #previous: Draft | null = null;
  #current: { booking: DateToken | null; other: DateToken | null } = { booking: null, other: null };
  #placedEntries = new Map<Draft, number>();

  constructor(shape: Shape, mode: EntryMode, pitch: number, gap: number) {
    this.#shape = shape;
    this.#mode = mode;
    this.#pitch = pitch;
    this.#gap = gap;
  }

  table(rows: readonly Placed[], order: number): void {
    this.#order = order;
    if (this.#mode === 'gaps') {
      this.#byGaps(rows);
      return;
    }
    for (const placed of rows) {
      if (this.#mode === 'first') this.#first(placed);
      else this.#last(placed);
    }
  }

  finish(): Item[] {
    this.#close();
    return this.#items;
  }

  /** Amount on the first line: a booking row opens an entry, text below it belongs to it. */
  #first(placed: Placed): void {
    const { row } = placed;
    if (row.kind === 'booking') {
      const pending = this.#draft !== null && this.#draft.anchor === null && row.row.booking === null;
      if (!pending) this.#open();
      this.#draft!.rows.push(row.row);
      this.#draft!.anchor = row;
    } else if (row.kind === 'text') {
      if (isDayHeading(placed)) {
        this.#close();
        this.#setDate(row.row);
      } else if (row.row.booking !== null) {
        this.#open();
        this.#draft!.rows.push(row.row);
      } else if (this.#draft && !this.#tooFar(placed)) this.#draft.rows.push(row.row);
      else if (this.#draft === null && this.#previous && placed.above === null)
        this.#append(this.#previous, row.row);
    } else this.#other(row);
  }

  /** Amount on the last line: lines wait until their amount comes. */
  #last(placed: Placed): void {
    const { row } = placed;
    if (row.kind === 'booking') {
      this.#draft ??= { rows: [], anchor: null };
      if (row.row.booking !== null && this.#draft.rows.some((line) => line.booking !== null))
        this.#leftOver();
      this.#draft ??= { rows: [], anchor: null };
      this.#draft.rows.push(row.row);
      this.#draft.anchor = row;
      this.#close();
    } else if (row.kind === 'text') {
      if (isDayHeading(placed)) {
        this.#leftOver();
        this.#setDate(row.row);
        return;
      }
      if (row.row.booking !== null) this.#leftOver();
      if (row.row.rest.length === 0 && row.row.booking === null) return;
      this.#draft ??= { rows: [], anchor: null };
      this.#draft.rows.push(row.row);
    } else {
      this.#leftOver();
      this.#other(row);
    }
  }

  #byGaps(rows: readonly Placed[]): void {
    for (const block of blocksByGap(rows, this.#gap)) {
      const head = block[0]!;
      if (head.row.kind !== 'booking' && head.row.kind !== 'text') {
        this.#other(head.row);
        continue;
      }
      const anchor = block.find(({ row }) => row.kind === 'booking')?.row as BookingRow | undefined;
      const waiting: Draft | null = this.#draft;
      if (!anchor) {
        if (block.every(isDayHeading)) this.#setDate(head.row.row);
        else if (block.some(({ row }) => row.row.booking !== null)) {
          // The amount of an entry cut by the page's end stands at the top of the next page.
          this.#open();
          this.#draft!.rows.push(...block.map(({ row }) => row.row));
        } else if (head.above === null && this.#previous)
          for (const { row } of block) this.#append(this.#previous, row.row);
        continue;
      }
      const cut = waiting !== null && block.every(({ row }) => row.row.booking === null);
      if (!cut) this.#open();
      this.#draft ??= { rows: [], anchor: null };
      this.#draft.rows.push(...block.map(({ row }) => row.row));
      this.#draft.anchor = anchor;
      this.#close();
    }
  }

  #tooFar({ above }: Placed): boolean {
    return above !== null && above > BREAK_PITCHES * this.#pitch;
  }

  #setDate(row: RowLine): void {
    this.#dayHeading = true;
    this.#current = { booking: row.booking, other: row.otherDate };
  }

  #open(): void {
    this.#close();
    this.#draft = { rows: [], anchor: null };
  }

  /** Text that waited for an amount that never came belongs to the entry before it. */
  #leftOver(): void {
    if (
      this.#draft &&
      this.#draft.anchor === null &&
      this.#previous &&
      this.#draft.rows.every((row) => row.booking === null)
    ) {
      for (const row of this.#draft.rows) this.#append(this.#previous, row);
      this.#draft = null;
    }
    if (this.#draft?.anchor === null) this.#close();
    this.#draft = null;
  }

  #append(draft: Draft, row: RowLine): void {
    draft.rows.push(row);
    const at = this.#placedEntries.get(draft);
    const item = at === undefined ? undefined : this.#items[at];
    if (item?.kind === 'entry')
      this.#items[at!] = { ...item, entry: { ...item.entry, rows: [...draft.rows] } };
  }

  #other(row: Exclude<Row, { kind: 'text' | 'booking' }>): void {
    // The balance carried over a page does not end an entry whose amount is still to come.
    if (!(row.kind === 'balance' && this.#draft !== null && this.#draft.anchor === null)) this.#close();
    this.#items.push({ ...row, line: row.row.tokens.line.index, table: this.#order });
  }

  #close(): void {
    const draft = this.#draft;
    this.#draft = null;
    if (!draft) return;
    if (draft.anchor === null) {
      const dated = draft.rows.find((row) => row.booking !== null);
      if (dated)
        this.#items.push({ kind: 'orphan', row: dated, line: dated.tokens.line.index, table: this.#order });
      return;
    }
    const dated = draft.rows.find((row) => row.booking !== null);
    const other = draft.rows.find((row) => row.otherDate !== null)?.otherDate ?? null;
    if (dated) this.#dayHeading = false;
    if (dated) this.#current = { booking: dated.booking, other };
    this.#previous = draft;
    this.#placedEntries.set(draft, this.#items.length);
    this.#items.push({
      kind: 'entry',
      line: draft.rows[0]!.tokens.line.index,
      table: this.#order,
      entry: {
        anchor: draft.anchor,
        rows: draft.rows,
        booking: this.#current.booking,
        other: dated ? other : this.#current.other,
        inherited: !dated,
        underDayHeading: !dated && this.#dayHeading,
        shape: this.#shape,
      },
    });
  }
}
