/** Lines gathered to entries by the blanks between them, around amounts in their middle, or from the line above an amount. */
import { isDatedBooking, isPlainText } from './list-beginnings.ts';
import type { Placed } from './entry-mode.ts';

/** Entries are set apart by blanks when the blank between them exceeds the one inside by this factor. */
const GAP_FACTOR = 1.12;

const isEntryLine = ({ row }: Placed): boolean => row.kind === 'booking' || row.kind === 'text';

/** A line that holds a date and nothing else: it dates the entries below it. */
export function isDayHeading({ row }: Placed): boolean {
  if (row.kind !== 'text' || row.row.booking === null) return false;
  return (
    row.row.rest.every((word) => !/[\p{L}\p{N}]/u.test(word.text)) &&
    row.row.monies.every((money) => money === null)
  );
}

const isDated = ({ row }: Placed): boolean => row.row.booking !== null;

/** Days on lines of their own, at least, and bookings below each of them, on average. */
const MIN_DAYS = 2;
const ROWS_OF_DAY = 1.1;

/** Whether bookings print no day, and stand below days on lines of their own. */
function haveDaysAbove(lines: readonly Placed[]): boolean {
  const bookings = lines.filter(({ row }) => row.kind === 'booking');
  const days = lines.filter(isDayHeading).length;
  return (
    days >= MIN_DAYS &&
    bookings.length >= ROWS_OF_DAY * days &&
    !bookings.some(({ row }) => isDatedBooking(row))
  );
}

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
  const headed = haveDaysAbove(tables.flat());
  const single = real.filter(
    (block) => block.filter(({ row }) => row.kind === 'booking').length === 1,
  ).length;
  const orphan = blocks
    .map(rowsOf)
    .filter(
      (block) =>
        block.length > 0 &&
        !(headed && block.every(isDayHeading)) &&
        !block.some(({ row }) => row.kind === 'booking'),
    );
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
  let label = -Infinity;
  const headed = !rows.some(({ row }) => isDatedBooking(row));
  for (const placed of rows) {
    const { baseline, size } = placed.row.row.tokens.line;
    if (isLabelAround(placed, label)) {
      blocks.push([placed]);
      continue;
    }
    const isDay = headed && isDayHeading(placed);
    if (placed.above === null || isDay || !isEntryLine(placed)) {
      if (waiting.length > 0) blocks.push(waiting);
      waiting = [];
      reach = -Infinity;
    }
    if (isDay) blocks.push([placed]);
    else if (!isEntryLine(placed)) {
      blocks.push([placed]);
      label = baseline;
    } else if (placed.row.kind === 'booking') {
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
  if (!balance || isEntryLine(balance) || block.some(({ row }) => row.kind === 'booking')) return false;
  const { baseline, size } = line.row.row.tokens.line;
  const below = balance.row.row.tokens.line.baseline;
  return below > baseline && below - baseline < LEAST_PITCH_EM * size;
}

/** Whether the amounts stand on lines of their own in the middle of their texts. */
export function standsInMiddle(tables: readonly (readonly Placed[])[]): boolean {
  const headed = haveDaysAbove(tables.flat());
  const isBooked: Booked = headed ? ({ row }) => row.kind === 'booking' : ({ row }) => isDatedBooking(row);
  const blocks = tables.flatMap((rows) => {
    const all = blocksByMiddle(rows);
    const isLabel = (block: readonly Placed[], index: number): boolean =>
      isLabelAbove(block, all[index + 1]) ||
      isLabelAround(block[0]!, all[index - 1]?.[0]?.row.row.tokens.line.baseline ?? -Infinity);
    const isDay = (block: readonly Placed[]): boolean => headed && block.every(isDayHeading);
    return all.filter((block, index) => isEntryLine(block[0]!) && !isDay(block) && !isLabel(block, index));
  });
  const even = blocks.filter((block) => isEven(block, isBooked));
  const between = even.filter((block) => isBetweenLines(block, isBooked));
  if (!headed && even.length === blocks.length && (between.length > 0 || areAlike(blocks))) return true;
  const around = even.filter((block) => block.length > 1 && block.some((placed) => isBare(placed, isBooked)));
  return around.length + between.length >= MIN_MIDDLES && even.length >= MIDDLE_SHARE * blocks.length;
}

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

/** Lists that begin so, needed to tell their first line from a title. */
const MIN_HEADED = 3;
/** Texts of one column begin this close to one another. */
const SAME_EDGE_EM = 0.5;

/** Entries that begin with the line of text right above their amount, and go on below it. */
export function blocksByHeadLine(rows: readonly Placed[]): Placed[][] {
  const blocks: Placed[][] = [];
  rows.forEach((placed, index) => {
    const begins = placed.row.kind === 'booking' ? !isHeadLine(rows, index - 1) : isHeadLine(rows, index);
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
      if (placed.row.kind === 'booking') {
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
