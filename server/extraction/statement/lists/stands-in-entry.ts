/** Lines that read like the title of a list and are text of a booking. */
import { beginOf, beginsRow, holdsAmount } from '../../layout/lines/begins-row.ts';
import type { Line } from '../../layout/lines/lines.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { cellsOf } from '../facts/cells.ts';

/** Texts of a column begin this close to one another. */
const EDGE_EM = 0.5;
/** Lines of one entry stand closer than this. */
const ENTRY_PITCH_EM = 1.8;

/** Whether a line stands as closely below another as lines of one entry do. */
export function areClose(above: Line, below: Line): boolean {
  const pitch = below.baseline - above.baseline;
  return above.flow === below.flow && pitch < ENTRY_PITCH_EM * Math.max(above.size, below.size);
}

/**
 * Whether a line is text of the booking above it ("Gutschriften" as the kind of a booking): closely below a row, further
 * in than the row begins or with more text of its own closely below.
 */
export function standsInEntry(lines: readonly TokenLine[], index: number): boolean {
  const { line } = lines[index]!;
  const x0 = beginOf(lines[index]!);
  const [above, below] = [lines[index - 1], lines[index + 1]];
  // The first line of a cell set on the bottom of its row stands over the row, where its text column is.
  if (below && beginsRow(below) && areClose(line, below.line) && x0 > below.line.x0 + line.size) {
    if (isOverCell(line, below.line) || isSplitByRow(lines, index)) return true;
    if (!isNearerAbove(lines, index)) return false;
  }
  if (isInCellAround(lines, index) || isOnCell(lines, index) || isUnderDay(lines, index)) return true;
  if (isInEntryBegun(lines, index)) return true;
  if (!above || !areClose(above.line, line)) return false;
  // A row with its second day below, and its text in a column of its own further right: "Habenzinsen" on its third line.
  const row = rowAbove(lines, index);
  if (row && x0 > row.line.x0 + 2 * line.size) return true;
  if (row !== above && !isBetweenEntries(lines, index)) return false;
  return (
    below !== undefined &&
    areClose(line, below.line) &&
    below.dates.length === 0 &&
    !below.monies.some((money) => money.strong) &&
    Math.abs(below.line.x0 - line.x0) < line.size &&
    below.line.words.some((word) => /\d/.test(word.text))
  );
}

/** Whether a line stands nearer to the one above it than to the one below, as a text does that ends there. */
export function isNearerAbove(lines: readonly TokenLine[], index: number): boolean {
  const [above, line, below] = lines.slice(index - 1, index + 2).map((one) => one.line);
  if (index === 0 || !line || !below || above!.flow !== line.flow) return false;
  return below.baseline - line.baseline >= MORE_BLANK * (line.baseline - above!.baseline);
}

/** Lines of one list stand further from one another than this, ems of the smaller type. */
const OVERLAP_EM = 0.9;

/**
 * Whether a line stands half beside the amount of its row, set in the middle of two lines: with its day ("27 Jun 2026 Airtime purchase" half
 * above, "9:10 AM" half below), or as the first of two lines of text ("Gutschrift Moor KG", "Lohn Juli"). Titles keep their distance.
 */
export function overlapsRow(lines: readonly TokenLine[], index: number): boolean {
  const [first, row, second] = lines.slice(index, index + 3);
  if (!row || !holdsAmount(row) || !overlap(first!.line, row.line)) return false;
  // A day that the amount takes over from above takes no word of its line.
  if (first!.dates[0]?.from === 0) return row.dates.every(({ from, to }) => to === from);
  if (!second || !isBare(row) || holdsAmount(second)) return false;
  return overlap(row.line, second.line);
}

function overlap(above: Line, below: Line): boolean {
  const pitch = below.baseline - above.baseline;
  return above.flow === below.flow && pitch < OVERLAP_EM * Math.min(above.size, below.size);
}

/** Blank below a line against that above it, from which it goes on with what stands above. */
const MUCH_BLANK = 2;

/** Whether a line stands closely below an entry and far from what follows: its text goes on, and no title begins. */
export function goesOnFromAbove(lines: readonly TokenLine[], index: number): boolean {
  const [{ line }, below] = [lines[index]!, lines[index + 1]];
  if (!below || below.line.flow !== line.flow) return false;
  const pitch = (at: number): number => lines[at]!.line.baseline - lines[at - 1]!.line.baseline;
  for (let at = index; at > Math.max(0, index - MAX_LINES_BELOW); at -= 1) {
    const above = lines[at - 1]!;
    if (above.line.flow !== line.flow || pitch(at) >= ENTRY_PITCH_EM * line.size) return false;
    if (holdsAmount(above)) return pitch(index + 1) >= MUCH_BLANK * pitch(index);
  }
  return false;
}

/** Blank below a line against that above it, from which it belongs to the row right above, where both begin at one edge in one type. */
const MORE_BLANK = 1.15;

/** Type of one size differs less, points. */
const SAME_SIZE_PT = 0.3;

/**
 * Whether a line ends with a number without decimals, in a cell of its own, where the amount of a line near it ends: a booking in
 * whole units, no title with a day behind it.
 */
export function endsAsRowsDo(lines: readonly TokenLine[], index: number): boolean {
  const { line, monies } = lines[index]!;
  const money = monies.at(-1);
  if (!money || money.strong || money.to < line.words.length) return false;
  if (cellsOf(line).at(-1)!.from !== money.from) return false;
  return lines
    .slice(Math.max(0, index - MAX_LINES_BELOW), index + MAX_LINES_BELOW + 1)
    .some(
      (near) =>
        near !== lines[index] &&
        near.line.flow === line.flow &&
        near.monies.some(
          ({ to, x1 }) => to === near.line.words.length && Math.abs(x1 - money.x1) < EDGE_EM * line.size,
        ),
    );
}

/** Lines of a row below its first, at most. */
const MAX_LINES_BELOW = 4;

/** The line with a day and an amount that stands right above a line, or above further lines of its row; null where none does. */
function rowAbove(lines: readonly TokenLine[], index: number): TokenLine | null {
  /** How far figures reach in lines of text between. */
  let reach = -Infinity;
  for (let at = index - 1; at >= Math.max(0, index - MAX_LINES_BELOW); at -= 1) {
    const { line, dates, monies } = lines[at]!;
    if (!areClose(line, lines[at + 1]!.line)) return null;
    if (!holdsAmount(lines[at]!)) continue;
    if (dates.length > 0) return reach < monies.find(({ strong }) => strong)!.x0 ? lines[at]! : null;
    // What a text tells of figures stands where its other lines do, left of the amounts.
    if (Math.abs(line.x0 - lines[index]!.line.x0) >= EDGE_EM * line.size) return null;
    reach = Math.max(reach, ...monies.map(({ end }) => end));
  }
  return null;
}

/** Whether a line stands closely between the line of a day, which says nothing else, and an amount that has none: the text of that begins. */
function isUnderDay(lines: readonly TokenLine[], index: number): boolean {
  const [day, text, row] = [lines[index - 1], lines[index]!, lines[index + 1]];
  if (!day || !row || !areClose(day.line, text.line) || !areClose(text.line, row.line)) return false;
  const [date] = day.dates;
  const isAlone = date?.from === 0 && date.to === day.line.words.length;
  return isAlone && text.dates.length === 0 && row.dates.length === 0 && holdsAmount(row);
}

/** Days of an entry, at most: that of its booking and the other one. */
const MAX_DAYS = 2;

/** Whether a line is the first of an entry with its amount further below, or one of those between. */
function isInEntryBegun(lines: readonly TokenLine[], index: number): boolean {
  for (let at = index; at > Math.max(-1, index - MAX_LINES_BELOW); at -= 1) {
    if (at < index && !areClose(lines[at]!.line, lines[at + 1]!.line)) return false;
    if (Math.abs(lines[at]!.line.x0 - lines[index]!.line.x0) < EDGE_EM * lines[at]!.line.size) {
      const amount = amountOfEntry(lines, at);
      if (amount !== null) return amount > index;
    }
  }
  return false;
}

/**
 * Where the amount stands whose day a line has in a cell of its own: closely below it, or below further lines of its text, none of
 * which prints a day in its place. Null where the line has none, or no amount follows.
 */
function amountOfEntry(lines: readonly TokenLine[], index: number): number | null {
  const { line, dates, monies } = lines[index]!;
  const [day] = dates;
  if (!day || dates.length > MAX_DAYS || monies.some(({ strong }) => strong)) return null;
  const begins = new Set(cellsOf(line).map(({ from }) => from));
  if (dates.some(({ from }) => from === 0 || !begins.has(from))) return null;
  const { x0 } = line.words[day.from]!;
  const { x1 } = line.words[day.to - 1]!;
  for (let at = index + 1; at <= index + MAX_LINES_BELOW && at < lines.length; at += 1) {
    const below = lines[at]!;
    if (!areClose(lines[at - 1]!.line, below.line)) return null;
    const { words } = below.line;
    if (below.dates.some(({ from, to }) => words[from]!.x0 < x1 && words[to - 1]!.x1 > x0)) return null;
    if (below.monies.some(({ strong }) => strong)) return at;
  }
  return null;
}

/** Lines of all the rows of a day, at most. */
const MAX_LINES_OF_DAY = 24;

/**
 * Whether a line stands closely below the amount of a row that prints no day, where the text does behind the day of a row further above:
 * the first line of the next one.
 */
function isBetweenEntries(lines: readonly TokenLine[], index: number): boolean {
  if (!holdsAmount(lines[index - 1]!)) return false;
  const { x0, size } = lines[index]!.line;
  for (let at = index - 1; at >= Math.max(0, index - MAX_LINES_OF_DAY); at -= 1) {
    const { line, dates } = lines[at]!;
    if (!areClose(line, lines[at + 1]!.line)) return false;
    const text = dates[0]?.from === 0 ? line.words[dates[0].to] : undefined;
    if (text) return Math.abs(text.x0 - x0) < EDGE_EM * size;
  }
  return false;
}

/** Lines of a cell over the last one, at most. */
const MAX_CELL_LINES = 8;

/**
 * Whether a line is one of several over the row they belong to, closely above one another and at the edge of the text there, right of
 * where the row begins: a cell set on the bottom of its row.
 */
function isOnCell(lines: readonly TokenLine[], index: number): boolean {
  const { x0, size } = lines[index]!.line;
  const isAtEdge = (place: number): boolean => Math.abs(place - x0) < EDGE_EM * size;
  /** How far figures reach in lines of text between. */
  let reach = -Infinity;
  for (let at = index + 1; at <= index + MAX_CELL_LINES && at < lines.length; at += 1) {
    const { line, monies } = lines[at]!;
    if (!areClose(lines[at - 1]!.line, line)) return false;
    if (beginsRow(lines[at]!)) {
      const isBehind = monies.some((money) => money.strong && money.x0 > reach);
      const isOverText = line.words.slice(0, LEADING_WORDS).some((word) => isAtEdge(word.x0));
      return at > index + 1 && x0 > line.x0 + size && isBehind && isOverText;
    }
    if (!isAtEdge(line.x0)) return false;
    reach = Math.max(reach, ...monies.map(({ end }) => end));
  }
  return false;
}

/** Lines of text closely above one another, at least, that are no titles over titles. */
const MIN_TEXT_LINES = 3;

/** Whether a line goes on with several lines of text closely above it, alike in type and at one edge. */
export function goesOnWithTexts(lines: readonly TokenLine[], index: number): boolean {
  const { line } = lines[index]!;
  for (let at = index - 1; at >= index - MIN_TEXT_LINES; at -= 1) {
    const above = lines[at];
    if (!above || holdsAmount(above) || !areClose(above.line, lines[at + 1]!.line)) return false;
    const [one, other] = [above.line.words[0]!, line.words[0]!];
    if (one.bold !== other.bold || Math.abs(one.size - other.size) >= SAME_SIZE_PT) return false;
    if (Math.abs(one.x0 - other.x0) >= EDGE_EM * line.size) return false;
  }
  return true;
}

/** Whether the row below has no text of its own, and the text of the line goes on closely below it: a cell of two lines around the middle of its row. */
function isSplitByRow(lines: readonly TokenLine[], index: number): boolean {
  const [line, row, next] = lines.slice(index, index + 3);
  if (!row || !next || row.dates.length === 0 || !areClose(row.line, next.line) || holdsAmount(next))
    return false;
  return isBare(row) && Math.abs(next.line.x0 - line!.line.x0) < EDGE_EM * line!.line.size;
}

/** Whether days and amounts are all that a line prints. */
function isBare({ line, dates, monies }: TokenLine): boolean {
  return [...dates, ...monies].reduce((sum, { from, to }) => sum + to - from, 0) === line.words.length;
}

/** Whether a row prints its day and its amount alone: "25/05/24  99.61 CR", whose text stands below. */
export function isBareRow(tokens: TokenLine): boolean {
  return beginsRow(tokens) && isBare(tokens);
}

/**
 * Whether a line is the first of several above the row they belong to, which has as many below: a cell around the middle of its row, whose
 * texts stand at one edge, right of where the row begins.
 */
function isInCellAround(lines: readonly TokenLine[], index: number): boolean {
  const { x0, size } = lines[index]!.line;
  const isText = (at: number): boolean => {
    const one = lines[at];
    return one !== undefined && one.dates[0]?.from !== 0 && Math.abs(one.line.x0 - x0) < EDGE_EM * size;
  };
  const isClose = (at: number): boolean => areClose(lines[at - 1]!.line, lines[at]!.line);
  let row = index + 1;
  while (isText(row) && isClose(row) && row - index < MAX_LINES_BELOW) row += 1;
  const above = row - index;
  const middle = lines[row];
  if (above < 2 || !middle || !beginsRow(middle) || !isClose(row)) return false;
  if (x0 < middle.line.x0 + size) return false;
  // What the text tells of figures ("USD 796.89") stands left of the amounts.
  const amount = middle.monies.find(({ strong }) => strong)!;
  const isBefore = (at: number): boolean => lines[at]!.monies.every(({ end }) => end < amount.x0);
  for (let at = index; at < row; at += 1) if (!isBefore(at)) return false;
  for (let at = row + 1; at <= row + above; at += 1)
    if (!isAtEdge(lines, at, x0) || !isClose(at) || !isBefore(at)) return false;
  return true;
}

function isAtEdge(lines: readonly TokenLine[], at: number, x0: number): boolean {
  const line = lines[at]?.line;
  return line !== undefined && Math.abs(line.x0 - x0) < EDGE_EM * line.size;
}

/** Words of a row within which its text begins, behind its date and a code. */
const LEADING_WORDS = 5;

/** Whether a line begins where the text of the row below it may, or has its middle where a cell there does: no title in the middle of the page. */
function isOverCell(line: Line, row: Line): boolean {
  const middle = (from: number, to: number): number => (from + to) / 2;
  const own = middle(line.x0, line.words.at(-1)!.x1);
  return (
    row.words.slice(0, LEADING_WORDS).some(({ x0 }) => Math.abs(x0 - line.x0) < line.size) ||
    cellsOf(row).some(({ x0, x1 }) => Math.abs(middle(x0, x1) - own) < line.size)
  );
}
