/**
 * Two halves of one list side by side on a page, as bills of cards set them: each row of either stands on a baseline of its own,
 * between the rows of the other. What stands right is laid below what stands left, and what follows both below that; `beside`
 * says where it stood. Rows side by side on one baseline are of tables that their heading tells apart (`layout/tables.ts`).
 */
import type { Box } from '../../../shared/statement.ts';
import { isDigitAt } from '../letters.ts';
import { parseDateText } from '../reading/dates.ts';
import { wordValues } from './layer-word.ts';
import { groupLines } from './lines.ts';
import type { Word, WordPage } from './word.ts';

/** How the right list of a page was laid below the left one, points. */
export interface Beside {
  /** Where it begins and ends as it is laid. */
  readonly from: number;
  readonly to: number;
  /** How far it was moved to the left, and down. */
  readonly across: number;
  readonly down: number;
  /** How far was moved down what stands below both. */
  readonly rest: number;
}

/** Right lists begin behind this share of the page's width. */
const LEFTMOST = 0.35;
/** Whole rows that either list has at least. */
const MIN_ROWS = 4;
/** Share of the dates at an edge that begin a whole row: a date, a text, and an amount that ends it. */
const WHOLE_SHARE = 0.8;
/** Share of the right rows that may share a baseline with something left of them by chance. */
const ON_LINE_SHARE = 0.4;
/** Baselines of one line differ by less than this, in type sizes. */
const LINE_EM = 0.36;
/** Blank that ends a list, in type sizes. */
const END_EM = 4;
/** Words that begin at one edge do so within this, points. */
const EDGE = 1.5;
/** A list that goes on below is set this far from the line above, in type sizes. */
const PITCH_EM = 1.6;

const AMOUNT = /\d[.,]\d{2}\D{0,4}$/;

/** The pages, each list that stands beside another laid below it. */
export function withListsBelow(pages: readonly WordPage[]): WordPage[] {
  return pages.map((page) => {
    if (page.source !== 'text' || page.aside !== undefined || page.width > page.height) return page;
    for (const edge of edgesOf(page)) {
      const laid = laidBelow(page, edge);
      if (laid !== null) return laid;
    }
    return page;
  });
}

/** A box of a laid list where it was before. */
export function ownPlace<T extends Box>({ from, to, across, down, rest }: Beside, box: T): T {
  const [x, y] = box.y0 < from ? [0, 0] : box.y0 < to ? [across, down] : [0, rest];
  return { ...box, x0: box.x0 + x, x1: box.x1 + x, y0: box.y0 - y, y1: box.y1 - y };
}

/**
 * Where words begin with a digit below one another, far from the left margin, mostly on baselines of their own; leftmost first. On
 * the baseline of another the word before it is the one to its left.
 */
function edgesOf({ words, width }: WordPage): number[] {
  const groups = new Map<number, { x: number; apart: number; onLine: number }>();
  words.forEach((word, index) => {
    if (word.x0 < LEFTMOST * width || !isDigitAt(word.text, 0)) return;
    const key = Math.round(word.x0);
    const group = groups.get(key) ?? { x: word.x0, apart: 0, onLine: 0 };
    groups.set(key, group);
    const before = words[index - 1];
    const onLine = before !== undefined && Math.abs(before.baseline - word.baseline) < LINE_EM * word.size;
    if (onLine) group.onLine += 1;
    else group.apart += 1;
    group.x = Math.min(group.x, word.x0);
  });
  return [...groups.values()]
    .filter(({ apart, onLine }) => apart >= MIN_ROWS && onLine <= ON_LINE_SHARE * (apart + onLine))
    .map(({ x }) => x)
    .toSorted((a, b) => a - b);
}

function laidBelow(page: WordPage, edge: number): WordPage | null {
  const left = linesOf(page.words.filter(({ x0 }) => x0 < edge - EDGE));
  const right = linesOf(page.words.filter(({ x0 }) => x0 >= edge - EDGE));
  const rows = right.filter((line) => line.words[0]!.x0 < edge + EDGE && isDated(line));
  const whole = rows.filter(isWhole);
  if (whole.length < Math.max(MIN_ROWS, WHOLE_SHARE * rows.length)) return null;
  const others = left.filter((line) => isDated(line) && isWhole(line) && line.words.at(-1)!.x1 < edge);
  const margin = Math.min(...others.map(({ words: [first] }) => first!.x0));
  const beside = others.filter(({ words: [first] }) => first!.x0 < margin + EDGE);
  if (beside.length < MIN_ROWS) return null;
  const [first, last] = [whole[0]!.y, whole.at(-1)!.y];
  if (beside.at(-1)!.y < first || last < beside[0]!.y || standOnLines(whole, left, beside)) return null;
  const crossing = left.filter(({ words }) => words.some((word) => word.x1 > edge - EDGE)).map(({ y }) => y);
  const top = reach(right.toReversed(), first, -1, crossing, edge);
  const end = reach(right, last, 1, crossing, null);
  const leftEnd = reach(left, beside.at(-1)!.y, 1, crossing, null);
  if (crossing.some((y) => y > top && y < Math.max(end, leftEnd))) return null;
  const size = whole[0]!.words[0]!.size;
  const down = leftEnd + PITCH_EM * size - top;
  if (down <= 0) return null;
  const bottom = Math.max(end, leftEnd) + LINE_EM * size;
  const rest = Math.max(0, end + down - Math.max(end, leftEnd));
  const across = edge - margin;
  const words = page.words.map((word): Word => {
    const { baseline } = word;
    if (baseline > bottom) return moved(word, 0, rest);
    const isRight = word.x0 >= edge - EDGE && baseline > top - LINE_EM * size;
    return isRight ? moved(word, -across, down) : word;
  });
  const from = top + down - size;
  return { ...page, words, beside: { from, to: end + down + LINE_EM * size, across, down, rest } };
}

/** Whether the right rows beside the left ones mostly stand on baselines of what is left of them. */
function standOnLines(
  rows: readonly WordLine[],
  left: readonly WordLine[],
  beside: readonly WordLine[],
): boolean {
  const within = rows.filter(({ y }) => y > beside[0]!.y - EDGE && y < beside.at(-1)!.y + EDGE);
  const onLine = within.filter(({ y, words }) =>
    left.some((line) => Math.abs(line.y - y) < LINE_EM * words[0]!.size),
  );
  return onLine.length > ON_LINE_SHARE * within.length;
}

interface WordLine {
  readonly y: number;
  /** From left to right. */
  readonly words: readonly Word[];
}

/** Words of one baseline each, from top to bottom. */
function linesOf(words: readonly Word[]): WordLine[] {
  return groupLines(words, LINE_EM).map((line) => ({ y: line[0]!.baseline, words: line }));
}

/** Words of a date at most. */
const DATE_WORDS = 3;

/** Whether a line begins with a date. */
function isDated({ words }: WordLine): boolean {
  if (!isDigitAt(words[0]!.text, 0)) return false;
  let text = '';
  return words.slice(0, DATE_WORDS).some((word) => {
    text = text === '' ? word.text : `${text} ${word.text}`;
    return parseDateText(text) !== null;
  });
}

/** Whether a dated line has a text and ends in an amount. */
function isWhole({ words }: WordLine): boolean {
  return AMOUNT.test(words.at(-1)!.text) && words.slice(1, -1).some(({ text }) => /\p{L}{2}/u.test(text));
}

/**
 * The last baseline of the lines that go on from one, given in the direction they are looked at, until they cross the gutter
 * or a blank ends them; with an edge, lines that begin at it.
 */
function reach(
  lines: readonly WordLine[],
  from: number,
  direction: 1 | -1,
  crossing: readonly number[],
  edge: number | null,
): number {
  let at = from;
  for (const { y, words } of lines) {
    if ((y - from) * direction <= 0) continue;
    const size = words[0]!.size;
    if ((y - at) * direction > END_EM * size) break;
    if (crossing.some((cross) => Math.abs(cross - y) < LINE_EM * size)) break;
    if (edge !== null && Math.abs(words[0]!.x0 - edge) > EDGE) break;
    at = y;
  }
  return at;
}

function moved(word: Word, x: number, y: number): Word {
  const values = wordValues(word);
  return {
    ...values,
    x0: values.x0 + x,
    x1: values.x1 + x,
    y0: values.y0 + y,
    y1: values.y1 + y,
    baseline: values.baseline + y,
  };
}
