/** The walk over the rows of a shape that closes an entry whenever its mode says that it is complete. */
import type { RowLine } from '../../layout/row-line.ts';
import { bookingDates, type Shape } from '../../layout/shape.ts';
import type { DateToken } from '../../layout/tokens.ts';
import type { Item } from './entries.ts';
import { asCarried } from './carried-lines.ts';
import { DayPlaces, withDaysOfText } from './day-places.ts';
import { DayWriting } from './day-writing.ts';
import {
  blocksByGap,
  blocksByHeadLine,
  daysIn,
  haveTwoDays,
  isDayHeading,
  withoutNamesOverFigures,
} from './entry-blocks.ts';
import { tailsOf, type EntryMode, type Placed } from './entry-mode.ts';
import { ListHeads } from './list-heads.ts';
import { blocksByMiddle } from './middle-blocks.ts';
import type { BookingRow, PlacedAmount, Row } from './row-kinds.ts';
import { datesOf, isBookingBelow } from './stacked-dates.ts';
import { withAmountsOfText } from './text-numbers.ts';
import { breakDistance } from './trim.ts';

const NO_TAILS: ReadonlySet<Placed> = new Set();
/** Lines that the names of the columns may take. */
const MAX_NAME_LINES = 2;
/** Rows of one list stand no further apart than this, by the pitch of lines; lines of one text begin this close to one another. */
const ROW_PITCHES = 2.2;
const EDGE_EM = 0.3;

interface Draft {
  rows: RowLine[];
  anchor: BookingRow | null;
  /** The table it begins in: the last entry of a table may be closed by the first row of another. Behind a balance carried over, that one's. */
  table: number;
}

/** One for all tables of a shape, given one after the other. */
export class Grouper {
  readonly #shape: Shape;
  readonly #mode: EntryMode;
  readonly #pitch: number;
  readonly #gap: number;
  readonly #limit: number;
  readonly #bookingBelow: boolean;
  readonly #items: Item[] = [];
  #order = 0;
  #dayHeading = false;
  /** The line above is the first of its page, and states the balance that is carried over. */
  #carried = false;
  /** Units of the balance that the last entry or row of a balance prints, and whether such a row has stated it again. */
  #balance: number | null = null;
  #balanceGoesOn = true;
  /** Entries print a day below their own. */
  #twoDays = false;
  readonly #days = new DayWriting();
  readonly #places = new DayPlaces();
  readonly #heads = new ListHeads();
  #draft: Draft | null = null;
  #previous: Draft | null = null;
  #current: { booking: DateToken | null; other: DateToken | null } = { booking: null, other: null };
  #placedEntries = new Map<Draft, number>();

  constructor(shape: Shape, mode: EntryMode, pitch: number, gap: number, limit: number) {
    this.#shape = shape;
    this.#mode = mode;
    this.#pitch = pitch;
    this.#gap = gap;
    this.#limit = limit;
    this.#bookingBelow = isBookingBelow(shape);
  }

  table(rows: readonly Placed[], order: number): void {
    this.#order = order;
    if (this.#mode === 'gaps') {
      const blocks = withoutNamesOverFigures(blocksByGap(rows, this.#gap));
      this.#places.look(blocks);
      return this.#byBlocks(blocks);
    }
    if (this.#mode === 'middle') return this.#byBlocks(blocksByMiddle(rows));
    if (this.#mode === 'second') return this.#byBlocks(blocksByHeadLine(rows));
    const tails = this.#mode === 'last' ? tailsOf(rows, this.#limit) : NO_TAILS;
    rows.forEach((each, index) => {
      const placed = this.#read(each);
      if (this.#mode !== 'last') {
        const begun = this.#draft !== null || this.#placedEntries.size > 0;
        if (!this.#heads.has(placed, begun)) this.#first(placed);
      } else this.#last(placed, tails.has(rows[index + 1]!), tails.has(placed));
    });
  }

  finish(): Item[] {
    this.#close();
    return this.#items;
  }

  /** A row as it is read behind the balance printed last. */
  #read(placed: Placed): Placed {
    return asCarried(placed, this.#draft?.anchor ? this.#draft.anchor.balance?.units : this.#balance);
  }

  /** Amount on the first line: a booking row opens an entry, text below it belongs to it. */
  #first(placed: Placed): void {
    const { row } = placed;
    const atTop = placed.above === null || this.#carried;
    if (row.kind === 'booking') {
      const pending = this.#draft !== null && this.#draft.anchor === null && row.row.booking === null;
      if (!pending) this.#open();
      this.#draft!.rows.push(row.row);
      this.#draft!.anchor = row;
    } else if (row.kind === 'text') {
      if (this.#mode === 'below' && this.#draft !== null) {
        if (row.row.booking !== null || !this.#tooFar(placed)) this.#draft.rows.push(row.row);
      } else if (isDayHeading(placed)) {
        const text = this.#days.asText(row.row, this.#draft !== null && !this.#tooFar(placed));
        if (text) this.#draft!.rows.push(text);
        else {
          this.#close();
          this.#setDate(row.row);
        }
      } else if (row.row.booking !== null) {
        this.#open();
        this.#draft!.rows.push(row.row);
      } else if (this.#draft && !this.#tooFar(placed)) this.#draft.rows.push(row.row);
      else if (this.#draft === null && this.#previous && atTop && !this.#tooFarBelowCarried(placed)) {
        this.#append(this.#previous, row.row);
        this.#carried = true;
        return;
      }
    } else this.#other(row);
    this.#carried = atTop && row.kind === 'balance' && this.#balanceGoesOn;
  }

  /** Amount on the last line, or on the one before a tail: lines wait until their amount comes. */
  #last(placed: Placed, goesOn: boolean, isTail: boolean): void {
    const { row } = placed;
    if (isTail) {
      this.#draft!.rows.push(row.row);
      this.#close();
    } else if (row.kind === 'booking') {
      this.#draft ??= this.#begun();
      if (row.row.booking !== null && this.#draft.rows.some((line) => line.booking !== null))
        this.#leftOver();
      this.#draft ??= this.#begun();
      this.#draft.rows.push(row.row);
      this.#draft.anchor = row;
      if (!goesOn) this.#close();
    } else if (row.kind === 'text') {
      if (isDayHeading(placed)) {
        this.#leftOver();
        this.#setDate(row.row);
        return;
      }
      if (row.row.booking !== null) this.#leftOver();
      if (row.row.rest.length === 0 && row.row.booking === null && row.row.otherDate === null) return;
      this.#draft ??= this.#begun();
      this.#draft.rows.push(row.row);
    } else {
      if (!(row.kind === 'balance' && this.#awaitsAmount())) this.#leftOver();
      this.#other(row);
    }
  }

  /** Whether an entry has begun with its day, and its amount is still to come: the end of a page may stand between them. */
  #awaitsAmount(): boolean {
    return this.#draft?.anchor === null && this.#draft.rows.some((row) => this.#isDated(row));
  }

  #byBlocks(blocks: readonly (readonly Placed[])[]): void {
    this.#twoDays ||= haveTwoDays(blocks);
    for (const each of blocks) {
      const block = this.#belowDay(each);
      const head = this.#read(block[0]!);
      const atTop = head.above === null || this.#carried;
      if (head.row.kind !== 'booking' && head.row.kind !== 'text') {
        this.#other(head.row);
        this.#carried = atTop && head.row.kind === 'balance' && this.#balanceGoesOn;
        if (head !== block[0] && block.length > 1) this.#byBlocks([block.slice(1)]);
        continue;
      }
      const tooFar = this.#tooFarBelowCarried(head);
      this.#carried = false;
      const anchor = block.map(({ row }) => row).find((row) => row.kind === 'booking');
      const waiting: Draft | null = this.#draft;
      if (!anchor) {
        if (block.every(isDayHeading)) {
          if (head.above !== null || !this.#places.goOn(this.#previous)) this.#setDate(head.row.row);
          else this.#dateBefore(head.row.row);
        } else if (block.some(({ row }) => row.row.booking !== null)) {
          // The amount of an entry cut by the page's end stands at the top of the next page.
          this.#open();
          this.#draft!.rows.push(...block.map(({ row }) => row.row));
        } else if (atTop && this.#previous && !tooFar)
          for (const { row } of block) this.#append(this.#previous, row.row);
        continue;
      }
      const days = daysIn(block.map(({ row }) => row.row));
      // Where each has a day below its own, what is cut by the page has one on either side.
      const cut =
        waiting !== null && (days === 0 || (this.#twoDays && days === 1 && daysIn(waiting.rows) === 1));
      if (!cut) this.#open();
      this.#draft ??= this.#begun();
      this.#draft.rows.push(...block.map(({ row }) => row.row));
      this.#draft.anchor = anchor;
      this.#close();
    }
  }

  /** A block without the day that heads it, where days stand on lines of their own: rows below it may be of that day as well. */
  #belowDay(block: readonly Placed[]): readonly Placed[] {
    const [head, ...below] = block;
    if (below.length === 0 || !isDayHeading(head!) || bookingDates(this.#shape)?.alone !== true) return block;
    this.#open();
    this.#setDate(head!.row.row);
    return below;
  }

  #tooFar({ above }: Placed): boolean {
    return above !== null && above > breakDistance(this.#pitch, this.#shape.size);
  }

  /**
   * The same of a line below the balance carried over, where rows and their texts may stand as far apart as rows do; the names of the
   * columns may be repeated between them.
   */
  #tooFarBelowCarried(placed: Placed): boolean {
    const last = this.#items.at(-1);
    const lines = last === undefined ? 1 : placed.row.row.tokens.line.index - last.line;
    if (!this.#carried || placed.above === null) return this.#tooFar(placed);
    if (lines < 2)
      return this.#tooFar(placed) && !(placed.above < ROW_PITCHES * this.#pitch && this.#isAtEdge(placed));
    if (lines > MAX_NAME_LINES + 1) return this.#tooFar(placed);
    return placed.above > lines * breakDistance(this.#pitch, this.#shape.size);
  }

  /** Whether a line begins where a line of the text before does that prints no day. */
  #isAtEdge({ row: { row } }: Placed): boolean {
    const { x0, size } = row.tokens.line;
    return (this.#previous?.rows ?? []).some(
      ({ booking, otherDate, rest, tokens }) =>
        Math.abs((booking || otherDate ? (rest[0]?.x0 ?? Infinity) : tokens.line.x0) - x0) < EDGE_EM * size,
    );
  }

  #setDate(row: RowLine): void {
    this.#dayHeading = true;
    this.#current = { booking: row.booking, other: row.otherDate };
  }

  #begun(): Draft {
    return { rows: [], anchor: null, table: this.#order };
  }

  /** The day at the top of a page is that of the entry at the end of the one before. */
  #dateBefore({ booking, otherDate }: RowLine): void {
    const at = this.#placedEntries.get(this.#previous!)!;
    this.#current = { booking, other: otherDate };
    for (let place = at; place <= at + this.#previous!.anchor!.charges.length; place += 1) {
      const item = this.#items[place];
      if (item?.kind === 'entry')
        this.#items[place] = { ...item, entry: { ...item.entry, ...this.#current, inherited: false } };
    }
  }

  #open(): void {
    this.#close();
    this.#draft = this.#begun();
  }

  /** Text that waited for an amount that never came belongs to the entry before it. */
  #leftOver(): void {
    if (
      this.#draft &&
      this.#draft.anchor === null &&
      this.#previous &&
      !this.#draft.rows.some((row) => this.#isDated(row))
    ) {
      for (const row of this.#draft.rows) this.#append(this.#previous, row);
      this.#draft = null;
    }
    if (this.#draft?.anchor === null) this.#close();
    this.#draft = null;
  }

  /** Whether a line has a date of its own; of rows below the days they were booked on, that is the other one. */
  #isDated({ booking, otherDate }: RowLine): boolean {
    return booking !== null || (otherDate !== null && this.#shape.dates.some(({ days }) => days !== null));
  }

  #append(draft: Draft, row: RowLine): void {
    draft.rows.push(row);
    const at = this.#placedEntries.get(draft);
    if (at === undefined) return;
    const rows = this.#rowsOf(draft);
    for (let place = at; place <= at + draft.anchor!.charges.length; place += 1) {
      const item = this.#items[place];
      if (item?.kind === 'entry') this.#items[place] = { ...item, entry: { ...item.entry, rows } };
    }
  }

  /** The lines of an entry; on those beside its amount's an amount behind a word is part of the text. */
  #rowsOf({ rows, anchor }: Draft): RowLine[] {
    return rows.map((row) => (row === anchor?.row ? row : withAmountsOfText(row, this.#shape)));
  }

  #other(row: Exclude<Row, { kind: 'text' | 'booking' }>): void {
    // The balance carried over a page does not end an entry whose amount is still to come.
    if (row.kind === 'balance' && this.#draft?.anchor === null) this.#draft.table = this.#order;
    else this.#close();
    // "12 June  Total money out": the title of a list tells its day.
    if (row.kind === 'section' && row.row.booking !== null) this.#setDate(row.row);
    // "12 June  Balance of the day 530.10": a heading of the day that states how it ends.
    if (row.kind === 'balance' && row.row.booking?.from === 0) {
      if (row.which === 'either') this.#setDate(row.row);
      // Rows without a date behind "3 October  Balance forward" are most likely of that day.
      if (row.which === 'opening') this.#current = { booking: row.row.booking, other: row.row.otherDate };
    }
    // What stands behind a total or a title is no text of the entry before it.
    if (row.kind === 'balance') {
      this.#balanceGoesOn = this.#balance === null || this.#balance === row.value.units;
      this.#balance = row.value.units;
    } else this.#previous = null;
    this.#items.push({ ...row, line: row.row.tokens.line.index, table: this.#order });
  }

  #close(): void {
    const draft = this.#draft;
    this.#draft = null;
    if (!draft) return;
    if (draft.anchor === null) {
      const dated = draft.rows.find((row) => this.#isDated(row));
      if (!dated) return;
      const line = dated.tokens.line.index;
      this.#items.push({ kind: 'orphan', row: dated, rows: draft.rows, line, table: draft.table });
      return;
    }
    if (this.#dayHeading) draft.rows = this.#places.underDay(draft);
    if (!this.#bookingBelow) draft.rows = withDaysOfText(draft);
    const dates = datesOf(draft.rows, this.#bookingBelow);
    this.#places.note(draft, this.#dayHeading);
    if (dates) this.#dayHeading = false;
    if (dates) this.#current = dates;
    this.#previous = draft;
    this.#balance = draft.anchor.balance?.units ?? null;
    this.#placedEntries.set(draft, this.#items.length);
    const rows = this.#rowsOf(draft);
    for (const [anchor, charge] of bookingsOf(draft.anchor)) {
      this.#items.push({
        kind: 'entry',
        line: draft.rows[0]!.tokens.line.index,
        table: draft.table,
        entry: {
          anchor,
          rows,
          ...this.#current,
          inherited: !dates,
          underDayHeading: !dates && this.#dayHeading,
          shape: this.#shape,
          table: draft.table,
          charge,
        },
      });
    }
  }
}

/** The bookings of a row: its amount, then each charge with the name of its column. The balance stands behind the last. */
function bookingsOf(row: BookingRow): readonly (readonly [BookingRow, string | null])[] {
  const { charges, balance } = row;
  if (charges.length === 0) return [[row, null]];
  return [
    [{ ...row, balance: null }, null],
    ...charges.map(({ money, name }, index) => {
      const last = index === charges.length - 1;
      const amount: PlacedAmount = { role: 'out', money, named: true, narrowed: false, opposed: false };
      return [{ ...row, amount, balance: last ? balance : null }, name] as const;
    }),
  ];
}
