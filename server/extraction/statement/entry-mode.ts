/**
 * Where the amount of an entry stands: on its first line, on its last, or anywhere inside lines set apart by blanks.
 * Told by where text is left over, and by the blanks themselves.
 */
import type { RowLine } from '../layout/row-line.ts';
import type { MoneyToken } from '../layout/money-token.ts';
import { markDirection } from '../reading/vocabulary.ts';
import { beginsWithText, datesStandAhead, isDatedBooking, isPlainText } from './list-beginnings.ts';
import type { Row } from './rows.ts';

/**
 * `below`: the amount stands on the first line, the date on a later one. `middle`: on the middle line, as much text above it
 * as below.
 */
export type EntryMode = 'first' | 'below' | 'last' | 'gaps' | 'middle';

/** Entries are set apart by blanks when the blank between them exceeds the one inside by this factor. */
const GAP_FACTOR = 1.12;

export interface Placed {
  readonly row: Row;
  /** Blank to the line above in points; null at the top of a page or of the table. */
  readonly above: number | null;
}

export function place(rows: readonly Row[]): Placed[] {
  const marks = rows.map((row, index) => isMarkUnder(row, rows[index - 1]));
  return rows.map((row, index) => {
    // The mark of an amount is of its row, wherever the row below stands.
    if (marks[index]) return { row, above: 0 };
    const line = row.row.tokens.line;
    const previous = rows[index - (marks[index - 1] ? 2 : 1)]?.row.tokens.line;
    return { row, above: previous && previous.flow === line.flow ? line.baseline - previous.baseline : null };
  });
}

/** Whether a line holds nothing but the mark of the amount above. */
function isMarkUnder({ kind, row }: Row, upper: Row | undefined): boolean {
  if (kind !== 'text' || upper?.kind !== 'booking' || row.tokens.line.words.length > 1) return false;
  return row.tokens.line.flow === upper.row.tokens.line.flow && endsInMark(row, upper.amount.money);
}

/** Usual distance of two lines, points. `gap` is the blank between entries (see `splitGap`). */
export function pitchOf(tables: readonly (readonly Placed[])[]): number {
  const gaps = tables
    .flat()
    .flatMap(({ above }) => (above !== null && above > 0 ? [above] : []))
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.4)] ?? 12;
}

/** A line that holds a date and nothing else: it dates the entries below it. */
export function isDayHeading({ row }: Placed): boolean {
  if (row.kind !== 'text' || row.row.booking === null) return false;
  return (
    row.row.rest.every((word) => !/[\p{L}\p{N}]/u.test(word.text)) &&
    row.row.monies.every((money) => money === null)
  );
}

/** Lines of one entry stand closer than lines of two by at least this factor, where the distances tell anything. */
const SPACING_FACTOR = 1.05;
/** Distances needed on either side of the amounts, and the share of them that has to agree. */
const MIN_SPACINGS = 3;
const SPACING_SHARE = 0.8;
/** Text smaller than the line of the amount by this factor is small print, which follows what it explains. */
const SMALL_PRINT = 0.95;

/**
 * Whether text stands nearer to the dated amount above it or below it: cells set on the bottom of their row print the
 * date and the amount of an entry on its last line. Null where the lines are evenly set.
 */
function modeBySpacing(tables: readonly (readonly Placed[])[]): EntryMode | null {
  const before: number[] = [];
  const behind: number[] = [];
  const texts: number[] = [];
  const amounts: number[] = [];
  for (const rows of tables) {
    rows.forEach(({ row, above }, index) => {
      const previous = rows[index - 1]?.row;
      if (above === null || previous === undefined) return;
      if (isDatedBooking(row) && isPlainText(previous)) before.push(above);
      if (!isPlainText(row) || !isDatedBooking(previous)) return;
      behind.push(above);
      texts.push(row.row.tokens.line.size);
      amounts.push(previous.row.tokens.line.size);
    });
  }
  if (Math.min(before.length, behind.length) < MIN_SPACINGS) return null;
  const middle = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)]!;
  if (middle(texts) < SMALL_PRINT * middle(amounts)) return null;
  const limit = (middle(before) + middle(behind)) / 2;
  const agree =
    before.filter((distance) => distance < limit).length +
    behind.filter((distance) => distance > limit).length;
  const all = before.length + behind.length;
  if (middle(behind) > SPACING_FACTOR * middle(before) && agree >= SPACING_SHARE * all) return 'last';
  return null;
}

export function chooseMode(tables: readonly (readonly Placed[])[], gap: number): EntryMode {
  if (gap < Infinity) return 'gaps';
  if (standsInMiddle(tables)) return 'middle';
  const spaced = modeBySpacing(tables);
  if (spaced !== null) return spaced;
  if (datesStandBelow(tables)) return 'below';
  if (beginsWithText(tables.flat().map(({ row }) => row))) return 'last';
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

/** Share of bookings with a date beside their amount, from which a date alone ends an entry. */
const BESIDE_SHARE = 0.6;

/**
 * Lines that end an entry behind its amount, where cells are set on the bottom of their rows and a cell of amounts takes
 * two lines ("1,185.62" with "CR" below): their date stands beside the lower one. `limit` is the distance from which
 * lines are not of one entry, points.
 */
export function tailsOf(rows: readonly Placed[], limit: number): ReadonlySet<Placed> {
  const bookings = rows.filter(({ row }) => row.kind === 'booking');
  const usual =
    bookings.filter(({ row }) => isDatedBooking(row)).length >= BESIDE_SHARE * bookings.length &&
    !datesStandAhead(rows.map(({ row }) => row));
  return new Set(
    rows.filter((placed, index) => {
      const { row, above } = placed;
      const upper = rows[index - 1]?.row;
      if (row.kind !== 'text' || row.row.booking === null || isDayHeading(placed)) return false;
      if (row.row.monies.some((money) => money !== null) || above === null || above > limit) return false;
      if (upper?.kind !== 'booking' || upper.row.booking !== null) return false;
      return usual || endsInMark(row.row, upper.amount.money);
    }),
  );
}

/** Whether a line ends in a mark of debit or credit right below an amount. */
function endsInMark({ rest }: RowLine, money: MoneyToken): boolean {
  const last = rest.at(-1);
  if (!last || last.text !== last.text.toUpperCase() || markDirection(last.text) === 0) return false;
  return last.x1 > money.x0 && last.x0 < money.x1 && !/^[-+]$/.test(last.text);
}

/** Bookings whose date stands on a line below, of all; the last one's may be cut off. */
const BELOW_SHARE = 0.9;

/** Whether amounts without a date and dated lines without an amount take turns, an amount first. */
function datesStandBelow(tables: readonly (readonly Placed[])[]): boolean {
  let bookings = 0;
  let answered = 0;
  for (const rows of tables) {
    let waiting = false;
    let begun = false;
    for (const { row } of rows) {
      if (row.kind === 'booking') {
        if (row.row.booking !== null) return false;
        bookings += 1;
        begun = true;
        waiting = true;
      } else if (row.kind === 'text' && row.row.booking !== null) {
        // A date before the first amount, or a second one behind it, dates what follows.
        if (!begun || !waiting) return false;
        answered += 1;
        waiting = false;
      }
    }
  }
  return bookings >= 2 && answered >= BELOW_SHARE * bookings;
}

const isEntryLine = ({ row }: Placed): boolean => row.kind === 'booking' || row.kind === 'text';

const isDated = ({ row }: Placed): boolean => row.row.booking !== null;

/** Entries of several lines that slight blanks cut out: the line above a single one may be of the list. */
const MIN_SLIGHTLY_CUT = 2;
/** Blanks are slight up to this factor. */
const SLIGHT_FACTOR = 1.5;

/** Whether blanks above a threshold cut the lines into entries of exactly one amount each, `least` of them of several lines. */
function separates(tables: readonly (readonly Placed[])[], gap: number, least: number): boolean {
  const blocks = tables.flatMap((rows) => blocksByGap(rows, gap));
  const rowsOf = (block: readonly Placed[]): Placed[] => block.filter(isEntryLine);
  const real = blocks.map(rowsOf).filter((block) => block.some(({ row }) => row.kind === 'booking'));
  if (real.length < 4 || real.filter((block) => block.length > 1).length < least) return false;
  const single = real.filter(
    (block) => block.filter(({ row }) => row.kind === 'booking').length === 1,
  ).length;
  const orphan = blocks
    .map(rowsOf)
    .filter((block) => block.length > 0 && !block.some(({ row }) => row.kind === 'booking'));
  return single === real.length && orphan.length <= 0.1 * real.length;
}

/**
 * The blank above which two lines belong to different entries, points: the one that tells wide blanks from narrow ones
 * best, of those that cut the lines into entries. Infinity where none does.
 */
export function splitGap(tables: readonly (readonly Placed[])[]): number {
  const gaps = tables
    .flat()
    .flatMap(({ above }) => (above !== null && above > 0 ? [above] : []))
    .toSorted((a, b) => b - a);
  const steps = gaps.slice(1).map((narrow, index) => ({ wide: gaps[index]!, narrow }));
  const best = steps
    .filter(({ wide, narrow }) => wide > narrow * GAP_FACTOR)
    .toSorted((a, b) => b.wide / b.narrow - a.wide / a.narrow)
    .find(({ wide, narrow }) =>
      separates(tables, (wide + narrow) / 2, wide > narrow * SLIGHT_FACTOR ? 1 : MIN_SLIGHTLY_CUT),
    );
  return best ? (best.wide + best.narrow) / 2 : Infinity;
}

export function blocksByGap(rows: readonly Placed[], gap: number): Placed[][] {
  const blocks: Placed[][] = [];
  for (const placed of rows) {
    const head = blocks.at(-1)?.[0];
    const apart =
      placed.above === null ||
      placed.above > gap ||
      !isEntryLine(placed) ||
      // The first entry stands right below the balance it starts from.
      (head !== undefined && !isEntryLine(head) && (placed.row.kind === 'booking' || isDated(placed)));
    if (apart || blocks.length === 0) blocks.push([placed]);
    else blocks.at(-1)!.push(placed);
  }
  return blocks;
}

/** Lines at the same distance from another differ by less than this. */
const SAME_DISTANCE_EM = 0.3;
/** Entries that make a habit of it, and the share of all that has to agree. */
const MIN_MIDDLES = 3;
const MIDDLE_SHARE = 0.95;

/**
 * Entries whose cells are set in the middle of their row: the text reaches as far below the line of the amount as above.
 * What is left over waits for the next amount.
 */
export function blocksByMiddle(rows: readonly Placed[]): Placed[][] {
  const blocks: Placed[][] = [];
  let waiting: Placed[] = [];
  let reach = -Infinity;
  for (const placed of rows) {
    const { baseline, size } = placed.row.row.tokens.line;
    if (placed.above === null || !isEntryLine(placed)) {
      if (waiting.length > 0) blocks.push(waiting);
      waiting = [];
      reach = -Infinity;
    }
    if (!isEntryLine(placed)) blocks.push([placed]);
    else if (placed.row.kind === 'booking') {
      const first = waiting[0]?.row.row.tokens.line.baseline ?? baseline;
      reach = 2 * baseline - first + SAME_DISTANCE_EM * size;
      blocks.push([...waiting, placed]);
      waiting = [];
    } else if (waiting.length === 0 && baseline <= reach) blocks.at(-1)!.push(placed);
    else waiting.push(placed);
  }
  if (waiting.length > 0) blocks.push(waiting);
  return blocks;
}

/** Whether the amounts stand on lines of their own in the middle of their texts. */
function standsInMiddle(tables: readonly (readonly Placed[])[]): boolean {
  const blocks = tables.flatMap(blocksByMiddle).filter(([head]) => isEntryLine(head!));
  const even = blocks.filter(isEven);
  const bare = even.filter((block) => block.length > 1 && block.some(isBareBooking));
  return bare.length >= MIN_MIDDLES && even.length >= MIDDLE_SHARE * blocks.length;
}

function isBareBooking({ row }: Placed): boolean {
  return isDatedBooking(row) && row.row.rest.length === 0;
}

/** Whether an entry has one dated amount, and as much text above as below; a line without text has some. */
function isEven(block: readonly Placed[]): boolean {
  const at = block.findIndex(({ row }) => isDatedBooking(row));
  if (at === -1 || block.some((placed, index) => index !== at && isDated(placed))) return false;
  if (block.length === 1) return !isBareBooking(block[0]!);
  const [first, middle, last] = [block[0]!, block[at]!, block.at(-1)!].map(({ row }) => row.row.tokens.line);
  const off = middle!.baseline - first!.baseline - (last!.baseline - middle!.baseline);
  return Math.abs(off) < SAME_DISTANCE_EM * middle!.size;
}
