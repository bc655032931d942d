/** Lines below a row that read like the title of a list and are more of its text. */
import { beginsRow, holdsAmount } from '../../layout/lines/begins-row.ts';
import type { TokenLine } from '../../layout/tokens.ts';
import { areClose, isBareRow, isNearerAbove } from './stands-in-entry.ts';

/** Texts of a column begin this close to one another; lines of one entry stand closer than this. */
const EDGE_EM = 0.5;
const ENTRY_PITCH_EM = 1.8;
/** Blank below a line against that above it, from which it belongs to the row right above. */
const MORE_BLANK = 1.15;
/** Blank below a line against that above it, beyond which it stands at the end of a list. */
const MUCH_BLANK = 2;
/** Type of one size differs less, points. */
const SAME_SIZE_PT = 0.3;
/** Lines of text below a row, at most. */
const MAX_CELL_LINES = 8;

/**
 * Whether a line hangs from the row right above it ("NON-STERLING  2.50" with "TRANSACTION FEE" below, the day of the next rows
 * below that): in its type, at the edge of its text, and nearer to it than to what follows, which is no further away than rows
 * are. A title is no nearer to the list above than to its own.
 */
export function hangsFromRow(lines: readonly TokenLine[], index: number): boolean {
  const [above, { line }, below] = [lines[index - 1], lines[index]!, lines[index + 1]];
  if (above && isBareRow(above) && areClose(above.line, line)) return true;
  if (isBelowBareRow(lines, index)) return true;
  if (!above || !below || !holdsAmount(above)) return false;
  if (above.line.flow !== line.flow || below.line.flow !== line.flow) return false;
  const pitch = line.baseline - above.line.baseline;
  const blank = (below.line.baseline - line.baseline) / pitch;
  if (pitch >= ENTRY_PITCH_EM * line.size || blank < MORE_BLANK || blank >= MUCH_BLANK) return false;
  const { words } = above.line;
  const text = words[above.dates[0]?.from === 0 ? above.dates[0].to : 0];
  const first = line.words[0]!;
  if (!text || first.bold !== text.bold || Math.abs(first.size - text.size) >= SAME_SIZE_PT) return false;
  return Math.abs(text.x0 - first.x0) < EDGE_EM * line.size;
}

/**
 * Whether a line goes on with further lines of text below a row that prints its day and its amount alone, at one edge, in one type, and
 * nearer to them than to what follows.
 */
function isBelowBareRow(lines: readonly TokenLine[], index: number): boolean {
  const { line } = lines[index]!;
  if (!isNearerAbove(lines, index)) return false;
  for (let at = index - 1; at >= Math.max(0, index - MAX_CELL_LINES); at -= 1) {
    const above = lines[at]!;
    if (!areClose(above.line, lines[at + 1]!.line)) return false;
    if (isBareRow(above)) return at < index - 1;
    const [one, other] = [above.line.words[0]!, line.words[0]!];
    if (beginsRow(above) || one.bold !== other.bold || Math.abs(one.size - other.size) >= SAME_SIZE_PT)
      return false;
    if (Math.abs(one.x0 - other.x0) >= EDGE_EM * line.size) return false;
  }
  return false;
}

/** Whether a line ends in a rate closely below a line of text at its edge ("Fee 1.50 %" below "Card 4410"): what was charged for a booking. */
export function isRateInEntry(lines: readonly TokenLine[], index: number): boolean {
  const [above, { line }] = [lines[index - 1], lines[index]!];
  if (!above || !line.words.at(-1)!.text.endsWith('%') || !areClose(above.line, line)) return false;
  const text = above.dates[0]?.from === 0 ? above.line.words[above.dates[0].to] : above.line.words[0];
  return text !== undefined && Math.abs(text.x0 - line.x0) < EDGE_EM * line.size;
}

/** Lines of one text are as far apart as this share of their pitch allows. */
const SAME_PITCH = 0.15;

/**
 * Whether a line stands between a line of text and the line with its amount, or more of the text above that, all at one edge, evenly set and
 * without a day: an entry below the day of several, whose amount is on its last line.
 */
export function isBetweenTexts(lines: readonly TokenLine[], index: number): boolean {
  const [above, own] = [lines[index - 1], lines[index]!];
  if (!above || holdsAmount(above) || holdsAmount(own)) return false;
  const pitch = own.line.baseline - above.line.baseline;
  const first = own.line.words[0]!;
  const isLikeOwn = ({ dates, line: { words } }: TokenLine): boolean =>
    dates[0]?.from !== 0 &&
    words[0]!.bold === first.bold &&
    Math.abs(words[0]!.size - first.size) < SAME_SIZE_PT &&
    Math.abs(words[0]!.x0 - first.x0) < EDGE_EM * first.size;
  if (!isLikeOwn(own) || !isLikeOwn(above) || !areClose(above.line, own.line)) return false;
  for (const [at, below] of lines.slice(index + 1, index + 1 + MAX_CELL_LINES).entries()) {
    const over = lines[index + at]!.line;
    const isEven = Math.abs(below.line.baseline - over.baseline - pitch) <= SAME_PITCH * pitch;
    if (!isEven || !isLikeOwn(below) || !areClose(over, below.line)) return false;
    if (holdsAmount(below)) return true;
  }
  return false;
}
