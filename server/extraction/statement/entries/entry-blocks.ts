/** Lines gathered to entries by the blanks between them, or from the line above an amount. */
import type { RowLine } from '../../layout/row-line.ts';
import { isDatedBooking, isPlainText } from './list-beginnings.ts';
import type { Placed } from './entry-mode.ts';

/**
 * Entries are set apart by blanks when the blank between them exceeds the one inside by this factor; by no more than a pixel of a browser,
 * points, where it cuts out many of several lines.
 */
const GAP_FACTOR = 1.12;
const LEAST_STEP_PT = 0.6;
/** How much wider than the narrowest it is then, points: lines that are evenly set fall on one pixel or the next. */
const LEAST_BLANK_PT = 1.4;
/** Blanks of different width in a list, at most, whose lines nothing else on the page has moved. */
const MAX_BLANKS = 8;

export const isBooking = ({ row }: Placed): boolean => row.kind === 'booking';

export const isEntryLine = ({ row }: Placed): boolean => row.kind === 'booking' || row.kind === 'text';

/** A line that holds a date and nothing else: it dates the entries below it. */
export function isDayHeading({ row }: Placed): boolean {
  if (row.kind !== 'text' || row.row.booking === null) return false;
  return (
    row.row.rest.every((word) => !/[\p{L}\p{N}]/u.test(word.text)) &&
    row.row.monies.every((money) => money === null)
  );
}

export const isDated = ({ row }: Placed): boolean => row.row.booking !== null;

/** Days on lines of their own, at least, and bookings below each of them, on average. */
const MIN_DAYS = 2;
const ROWS_OF_DAY = 1.1;

/** Whether bookings print no day, and stand below days on lines of their own. */
export function haveDaysAbove(lines: readonly Placed[]): boolean {
  const bookings = lines.filter(isBooking);
  const days = lines.filter(isDayHeading).length;
  return (
    days >= MIN_DAYS &&
    bookings.length >= ROWS_OF_DAY * days &&
    !bookings.some(({ row }) => isDatedBooking(row))
  );
}

/** What blanks have to cut out to be believed. */
interface Evidence {
  /** Entries of several lines, at least: the line above a single one may be of the list. */
  readonly several: number;
  /** Lines without an amount, as a share of the entries, at most; where none may be, those at the top of a page are not counted. */
  readonly without: number;
}

const WIDE: Evidence = { several: 1, without: 0.1 };
const SLIGHT: Evidence = { several: 2, without: 0.1 };
const BARE: Evidence = { several: 5, without: 0 };
/** Blanks are slight up to this factor. */
const SLIGHT_FACTOR = 1.5;

function evidenceFor(factor: number): Evidence {
  if (factor > SLIGHT_FACTOR) return WIDE;
  return factor > GAP_FACTOR ? SLIGHT : BARE;
}

/** Whether blanks above a threshold cut the lines into entries of exactly one amount each. */
function separates(
  tables: readonly (readonly Placed[])[],
  gap: number,
  { several, without }: Evidence,
): boolean {
  const byTable = tables.map((rows) => blocksByGap(rows, gap));
  const blocks = byTable.flat();
  const rowsOf = (block: readonly Placed[]): Placed[] => block.filter(isEntryLine);
  // The end of a page may cut an entry before its amount.
  const cut = new Set(byTable.slice(0, -1).map((of) => of.findLast((block) => rowsOf(block).length > 0)));
  const real = blocks.map(rowsOf).filter((block) => block.some(isBooking));
  if (real.length < 4 || real.filter((block) => block.length > 1).length < several) return false;
  const headed = haveDaysAbove(tables.flat());
  const single = real.filter((block) => block.filter(isBooking).length === 1).length;
  const heads = namesOverFigures(blocks);
  const orphan = blocks
    .filter((block) => !(cut.has(block) && isDated(block[0]!)))
    .map(rowsOf)
    .filter(
      (block) =>
        block.length > 0 &&
        (without > 0 || block[0]!.above !== null) &&
        !heads.has(block[0]!) &&
        !(headed && block.every(isDayHeading)) &&
        !block.some(isBooking),
    );
  return single === real.length && orphan.length <= without * real.length;
}

/**
 * Lines that stand apart at the top of a page and behind all texts: the one name of a column that is no part of a picture, "Balance" over
 * the balances.
 */
function namesOverFigures(blocks: readonly (readonly Placed[])[]): ReadonlySet<Placed> {
  const tops = blocks.flatMap(([head, ...more]) =>
    head && more.length === 0 && head.above === null && isPlainText(head.row) ? [head] : [],
  );
  if (tops.length === 0) return NONE;
  const texts = blocks.flat().filter(({ row, above }) => above !== null && isPlainText(row));
  const right = Math.max(...texts.map(({ row }) => row.row.rest.at(-1)!.x1));
  return new Set(tops.filter(({ row }) => row.row.rest[0]!.x0 > right));
}

const NONE: ReadonlySet<Placed> = new Set();

export function withoutNamesOverFigures(
  blocks: readonly (readonly Placed[])[],
): readonly (readonly Placed[])[] {
  const heads = namesOverFigures(blocks);
  return heads.size === 0 ? blocks : blocks.filter(([head]) => !heads.has(head!));
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
  const isOrdered = new Set(gaps.map((blank) => Math.round(10 * blank))).size <= MAX_BLANKS;
  const steps = gaps.slice(1).map((narrow, index) => ({ wide: gaps[index]!, narrow }));
  const best = steps
    .filter(
      ({ wide, narrow }) =>
        wide > narrow * GAP_FACTOR ||
        (isOrdered && wide > narrow + LEAST_STEP_PT && wide > gaps.at(-1)! + LEAST_BLANK_PT),
    )
    .toSorted((a, b) => b.wide / b.narrow - a.wide / a.narrow)
    .find(({ wide, narrow }) => separates(tables, (wide + narrow) / 2, evidenceFor(wide / narrow)));
  return best ? (best.wide + best.narrow) / 2 : Infinity;
}

export function blocksByGap(rows: readonly Placed[], gap: number): Placed[][] {
  const blocks: Placed[][] = [];
  rows.forEach((placed, index) => {
    const head = blocks.at(-1)?.[0];
    const apart =
      isBreak(placed, gap) ||
      !isEntryLine(placed) ||
      // The first entry stands right below the balance it starts from.
      (head !== undefined &&
        !isEntryLine(head) &&
        (isBooking(placed) || isDated(placed) || leadsToBooking(rows, index, gap)));
    if (apart || blocks.length === 0) blocks.push([placed]);
    else blocks.at(-1)!.push(placed);
  });
  return blocks;
}

/** Whether a line of several words is of the booking below, as no blank parts them; one word may be the rest of the label above. */
function leadsToBooking(rows: readonly Placed[], at: number, gap: number): boolean {
  if (rows[at]!.row.row.rest.length < 2) return false;
  const below = rows.slice(at + 1).find((placed) => !isPlainText(placed.row) || isBreak(placed, gap));
  return below !== undefined && isBooking(below) && !isBreak(below, gap);
}

const isBreak = ({ above }: Placed, gap: number): boolean => above === null || above > gap;

/** Lists that begin so, needed to tell their first line from a title. */
const MIN_HEADED = 3;
/** Texts of one column begin this close to one another. */
export const SAME_EDGE_EM = 0.5;

/** Entries that begin with the line of text right above their amount, and go on below it. */
export function blocksByHeadLine(rows: readonly Placed[]): Placed[][] {
  const blocks: Placed[][] = [];
  rows.forEach((placed, index) => {
    const begins = isBooking(placed) ? !isHeadLine(rows, index - 1) : isHeadLine(rows, index);
    if (begins || !isEntryLine(placed) || blocks.length === 0 || !isEntryLine(blocks.at(-1)![0]!))
      blocks.push([placed]);
    else blocks.at(-1)!.push(placed);
  });
  return blocks;
}

function isHeadLine(rows: readonly Placed[], index: number): boolean {
  const [line, below] = [rows[index], rows[index + 1]];
  return line !== undefined && isPlainText(line.row) && below?.row.kind === 'booking';
}

/**
 * Whether each dated amount has a line of text right above it, which is all there is where a list begins, while texts go on
 * behind the last amount of one: the kind of a booking over its date and amount, its particulars below.
 */
export function standsBelowHeadLine(tables: readonly (readonly Placed[])[]): boolean {
  const heads: Placed[] = [];
  const behind: Placed[] = [];
  for (const rows of tables) {
    let above: Placed[] = [];
    let begun = false;
    for (const placed of rows) {
      if (isBooking(placed)) {
        if (!isDatedBooking(placed.row) || above.length === 0 || (!begun && above.length > 1)) return false;
        if (!begun) heads.push(above[0]!);
        begun = true;
        above = [];
      } else if (isPlainText(placed.row)) above.push(placed);
      else {
        if (placed.row.kind === 'text') return false;
        if (begun) behind.push(...above);
        begun = false;
        above = [];
      }
    }
    if (begun) behind.push(...above);
  }
  if (heads.length < MIN_HEADED || behind.length === 0) return false;
  const edge = behind[0]!.row.row.rest[0]!.x0;
  return heads.every(
    ({ row }) => Math.abs(row.row.rest[0]!.x0 - edge) < SAME_EDGE_EM * row.row.tokens.line.size,
  );
}

/** The lines of an entry that print a day. */
export function daysIn(rows: readonly RowLine[]): number {
  return rows.filter(({ booking }) => booking !== null).length;
}

/** Blocks with an amount that tell how many days stand in each, at least, and the share of them that has two. */
const MIN_BLOCKS = 3;
const TWO_DAYS_SHARE = 0.8;

/** Whether blocks print two days each, on lines of their own. */
export function haveTwoDays(blocks: readonly (readonly Placed[])[]): boolean {
  const booked = blocks.filter((block) => block.some(isBooking));
  const two = booked.filter((block) => daysIn(block.map(({ row }) => row.row)) === 2).length;
  return booked.length >= MIN_BLOCKS && two >= TWO_DAYS_SHARE * booked.length;
}
