/** Lines gathered to entries around amounts that stand in their middle. */
import {
  haveDaysAbove,
  isBooking,
  isDated,
  isDayHeading,
  isEntryLine,
  SAME_EDGE_EM,
} from './entry-blocks.ts';
import type { Placed } from './entry-mode.ts';
import { isDatedBooking, isPlainText } from './list-beginnings.ts';

/** Lines at the same distance from another differ by less than this. */
const SAME_DISTANCE_EM = 0.3;
/** Entries that make a habit of it, and the share of all that has to agree. */
const MIN_MIDDLES = 3;
const MIDDLE_SHARE = 0.95;

/**
 * Entries whose cells are set in the middle of their row: the text reaches as far below the line of the amount as above.
 * What is left over waits for the next amount. An entry that a page's end cuts is one block with what of it is on the next page.
 */
export function blocksByMiddle(rows: readonly Placed[]): Placed[][] {
  const headed = !rows.some(({ row }) => isDatedBooking(row));
  const blocks: Placed[][] = [];
  for (const page of pagesOf(rows)) {
    const cut = headed || !endsInBooking(blocks) ? 0 : cutLines(page, isLeftOver(blocks.at(-1)!));
    if (cut > 0) takeRest(blocks, page.slice(0, cut));
    blocks.push(...blocksOfPage(page.slice(cut), headed));
  }
  return blocks;
}

function pagesOf(rows: readonly Placed[]): Placed[][] {
  const pages: Placed[][] = [];
  for (const placed of rows) {
    if (placed.above === null || pages.length === 0) pages.push([placed]);
    else pages.at(-1)!.push(placed);
  }
  return pages;
}

/** Whether the last entry has its amount, any lines that are left over behind it aside. */
function endsInBooking(blocks: readonly (readonly Placed[])[]): boolean {
  const last = blocks.findLast((block) => !block.every(({ row }) => isPlainText(row)));
  return last?.some(isBooking) ?? false;
}

/** Adds the lines of the last entry that stand on the next page, and those left over behind its amount: where it is cut, it is not set in the middle. */
function takeRest(blocks: Placed[][], lines: readonly Placed[]): void {
  const left = blocks.at(-1)!.some(isBooking) ? [] : blocks.pop()!;
  blocks.at(-1)!.push(...left, ...lines);
}

/** Entries on a page, from which their middles tell that lines above the first are of none of them; lines a cut cell has there at most. */
const MIN_TELLING = 1;
const MAX_CUT_LINES = 8;

/** Whether lines are left over behind the last amount. */
function isLeftOver(block: readonly Placed[]): boolean {
  return block.every(({ row }) => isPlainText(row));
}

/**
 * Lines at the top of a page that are the rest of the entry before: the fewest without which each text of the page reaches as far below
 * its amount as above, if it does not with them. Of a page that has no more than such lines all are, where that entry `isGoingOn`.
 */
function cutLines(page: readonly Placed[], isGoingOn: boolean): number {
  const first = page.findIndex(({ row }) => !isPlainText(row));
  if (first === -1 && isGoingOn && page.length <= MAX_CUT_LINES) return page.length;
  if (first < 1 || !isBooking(page[first]!) || isEvenPage(page)) return 0;
  for (let cut = 1; cut <= Math.min(first, MAX_CUT_LINES); cut += 1)
    if (isEvenPage(page.slice(cut))) return cut;
  return 0;
}

/** Whether the amounts of a page stand in the middle of their texts; what is left over at its end may go on behind it. */
function isEvenPage(page: readonly Placed[]): boolean {
  const blocks = blocksOfPage(page, false).filter((block) => isEntryLine(block[0]!));
  const whole = blocks.at(-1)?.some(isBooking) === false ? blocks.slice(0, -1) : blocks;
  return whole.length >= MIN_TELLING && whole.every((block) => isEven(block, isBooking));
}

function blocksOfPage(page: readonly Placed[], headed: boolean): Placed[][] {
  const blocks: Placed[][] = [];
  let waiting: Placed[] = [];
  let reach = -Infinity;
  let label = -Infinity;
  for (const placed of page) {
    const { baseline, size } = placed.row.row.tokens.line;
    if (isLabelAround(placed, label)) {
      blocks.push([placed]);
      continue;
    }
    const isDay = headed && isDayHeading(placed);
    if (isDay || !isEntryLine(placed)) {
      if (waiting.length > 0) blocks.push(waiting);
      waiting = [];
      reach = -Infinity;
    }
    if (isDay) blocks.push([placed]);
    else if (!isEntryLine(placed)) {
      blocks.push([placed]);
      label = baseline;
    } else if (isBooking(placed)) {
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

/** Whether a line of text is nearer to a balance above it, on `label`, than lines of one cell can be: the end of its label. */
function isLabelAround({ row }: Placed, label: number): boolean {
  const { baseline, size } = row.row.tokens.line;
  return isPlainText(row) && baseline > label && baseline - label < LEAST_PITCH_EM * size;
}

/** Whether a block is the beginning of a label that goes on around its balance, in the next one. */
function isLabelAbove(block: readonly Placed[], next: readonly Placed[] | undefined): boolean {
  const [line, balance] = [block.at(-1)!, next?.[0]];
  if (!balance || isEntryLine(balance) || block.some(isBooking)) return false;
  const { baseline, size } = line.row.row.tokens.line;
  const below = balance.row.row.tokens.line.baseline;
  return below > baseline && below - baseline < LEAST_PITCH_EM * size;
}

/** Whether the amounts stand on lines of their own in the middle of their texts. */
export function standsInMiddle(tables: readonly (readonly Placed[])[]): boolean {
  const headed = haveDaysAbove(tables.flat());
  const isBooked: Booked = headed ? isBooking : ({ row }) => isDatedBooking(row);
  const blocks = tables.flatMap((rows) => {
    const all = blocksByMiddle(rows);
    const isLabel = (block: readonly Placed[], index: number): boolean =>
      isLabelAbove(block, all[index + 1]) ||
      isLabelAround(block[0]!, all[index - 1]?.[0]?.row.row.tokens.line.baseline ?? -Infinity);
    const isDay = (block: readonly Placed[]): boolean => headed && block.every(isDayHeading);
    // What is left over at the end of a page may go on behind it.
    const isEnd = (block: readonly Placed[], index: number): boolean =>
      isLeftOver(block) && (all[index + 1]?.[0]?.above ?? null) === null;
    return all.filter(
      (block, index) =>
        isEntryLine(block[0]!) &&
        !isDay(block) &&
        !isLabel(block, index) &&
        !isCut(block) &&
        !isEnd(block, index),
    );
  });
  const even = blocks.filter((block) => isEven(block, isBooked));
  const between = even.filter((block) => isBetweenLines(block, isBooked));
  if (!headed && even.length === blocks.length && (between.length > 0 || areAlike(blocks))) return true;
  const around = even.filter((block) => block.length > 1 && block.some((placed) => isBare(placed, isBooked)));
  return around.length + between.length >= MIN_MIDDLES && even.length >= MIDDLE_SHARE * blocks.length;
}

/** Whether an entry goes on behind its page. */
const isCut = (block: readonly Placed[]): boolean =>
  block.some(({ above }, index) => index > 0 && above === null);

/** Entries of as many lines each that make a habit of it. */
const MIN_ALIKE = 4;

/**
 * Whether all entries have as many lines of text, all set alike, above their amount as below: were the first of them a title, the last
 * entry would have as many below as the others.
 */
function areAlike(blocks: readonly (readonly Placed[])[]): boolean {
  const [first] = blocks;
  if (blocks.length < MIN_ALIKE || first!.length < 3) return false;
  const edge = first![0]!.row.row.rest[0]!.x0;
  return blocks.every(
    (block) =>
      block.length === first!.length &&
      block.every(({ row: { row } }) => {
        const [word] = row.rest;
        return word !== undefined && Math.abs(word.x0 - edge) < SAME_EDGE_EM * row.tokens.line.size;
      }),
  );
}

/** Whether a line is that of the amount of a booking. */
type Booked = (placed: Placed) => boolean;

/** The running number of a row. */
const NUMBER = /^\d{1,4}\.?$/;

/** Whether the line of an amount has no text, a number aside. */
function isBare(placed: Placed, isBooked: Booked): boolean {
  const { rest } = placed.row.row;
  return isBooked(placed) && (rest.length === 0 || (rest.length === 1 && NUMBER.test(rest[0]!.text)));
}

/** Lines of one cell stand further apart than this, in type sizes. */
const LEAST_PITCH_EM = 0.9;

/** Whether the line of the amount stands between two of text that are nearer than lines of one cell can be. */
function isBetweenLines(block: readonly Placed[], isBooked: Booked): boolean {
  const lines = block.map(({ row }) => row.row.tokens.line);
  const at = block.findIndex(isBooked);
  const [above, line, below] = [lines[at - 1], lines[at]!, lines[at + 1]];
  if (!above || !below) return false;
  return (
    Math.max(line.baseline - above.baseline, below.baseline - line.baseline) < LEAST_PITCH_EM * line.size
  );
}

/** Whether an entry has one dated amount, and as much text above as below; a line without text has some. */
function isEven(block: readonly Placed[], isBooked: Booked): boolean {
  const at = block.findIndex(isBooked);
  if (at === -1 || block.some((placed, index) => index !== at && isDated(placed))) return false;
  if (block.length === 1) return !isBare(block[0]!, isBooked);
  const [first, middle, last] = [block[0]!, block[at]!, block.at(-1)!].map(({ row }) => row.row.tokens.line);
  const off = middle!.baseline - first!.baseline - (last!.baseline - middle!.baseline);
  return Math.abs(off) < SAME_DISTANCE_EM * middle!.size;
}
