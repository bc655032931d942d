/**
 * Rows of a typewritten list whose text is longer than its field: all that stands behind it is pushed to the right, by as
 * many characters as the text is too long. Their amounts are put back where those of the other rows stand.
 */
import type { MoneyToken } from '../amounts/money-token.ts';
import { trailing } from '../columns/ragged.ts';
import type { TokenLine } from '../tokens.ts';

/** Rows that end in their amounts, needed to tell where amounts stand. */
const MIN_ROWS = 4;
/** Share of them that ends where the last column does. */
const IN_PLACE_SHARE = 0.3;
/** Amounts that end a row whose text pushed them: one alone may as well stand in another column. */
const MIN_AMOUNTS = 2;
/** Rows looked at to tell whether all characters are of one width, and letters of the words that tell. */
const SAMPLE_ROWS = 3;
const SAMPLE_LETTERS = 5;
/** Words of a typewriter differ by less than this share in the width of their characters; others by more in most rows. */
const PITCH_TOLERANCE = 0.04;
/** Places of typewritten characters are exact to this share of a character. */
const PLACE_TOLERANCE = 0.2;

/** The lines of a statement, with the amounts that a long text pushed to the right back in their columns. */
export function withPushedAmounts(lines: readonly TokenLine[]): readonly TokenLine[] {
  const pitch = typewriterPitch(lines);
  if (pitch === null) return lines;
  const near = PLACE_TOLERANCE * pitch;
  const rows = lines.filter((tokens) => isRow(tokens) && trailing(tokens) >= MIN_AMOUNTS);
  const pushed = new Map(byStart(rows, near).flatMap((list) => pushedIn(list, pitch, near)));
  return pushed.size === 0 ? lines : lines.map((tokens) => pushed.get(tokens) ?? tokens);
}

/** Rows that begin at one edge: of two pages on one sheet each has its own. */
function byStart(rows: readonly TokenLine[], near: number): TokenLine[][] {
  const lists: TokenLine[][] = [];
  for (const row of rows.toSorted((a, b) => a.line.x0 - b.line.x0)) {
    const list = lists.at(-1);
    if (list !== undefined && row.line.x0 - list.at(-1)!.line.x0 < near) list.push(row);
    else lists.push([row]);
  }
  return lists;
}

/** The rows of a list that are pushed, and how they read with their amounts put back. */
function pushedIn(
  rows: readonly TokenLine[],
  pitch: number,
  near: number,
): (readonly [TokenLine, TokenLine])[] {
  const edge = rows.length < MIN_ROWS ? null : lastEdge(rows, near);
  if (edge === null) return [];
  const longest = Math.max(...rows.filter((row) => Math.abs(lastEnd(row) - edge) < near).map(textEnd));
  return rows.flatMap((row): (readonly [TokenLine, TokenLine])[] => {
    const by = lastEnd(row) - edge;
    const characters = Math.round(by / pitch);
    if (characters < 1 || Math.abs(by - characters * pitch) > near) return [];
    // The text fills its field and more: it is too long by what its amounts are pushed.
    return textEnd(row) - by > longest - near ? [[row, withAmountsBack(row, by)]] : [];
  });
}

function isRow({ dates }: TokenLine): boolean {
  return dates[0]?.from === 0;
}

function amountsOf(tokens: TokenLine): readonly MoneyToken[] {
  return tokens.monies.slice(-trailing(tokens));
}

function lastEnd({ monies }: TokenLine): number {
  return monies.at(-1)!.x1;
}

/** Right end of what stands before the amounts of a row, points. */
function textEnd(tokens: TokenLine): number {
  return tokens.line.words[amountsOf(tokens)[0]!.from - 1]?.x1 ?? -Infinity;
}

/** The leftmost end of last amounts that enough of the rows share: a row is pushed to the right only. */
function lastEdge(rows: readonly TokenLine[], near: number): number | null {
  const ends = rows.map(lastEnd).toSorted((a, b) => a - b);
  const enough = Math.max(2, IN_PLACE_SHARE * ends.length);
  return ends.find((end) => ends.filter((other) => Math.abs(other - end) < near).length >= enough) ?? null;
}

/** Width of a character, points, where the rows are set in a type of one width; null where they are not. */
function typewriterPitch(lines: readonly TokenLine[]): number | null {
  const sample: TokenLine[] = [];
  let pitch: number | null = null;
  for (const tokens of lines) {
    if (!isRow(tokens) || tokens.monies.length === 0) continue;
    for (const { text, x0, x1 } of tokens.line.words) {
      if (text.length < SAMPLE_LETTERS) continue;
      const width = (x1 - x0) / text.length;
      pitch ??= width;
      if (Math.abs(width - pitch) > PITCH_TOLERANCE * pitch) return null;
    }
    sample.push(tokens);
    if (sample.length === SAMPLE_ROWS) break;
  }
  return pitch !== null && sample.length === SAMPLE_ROWS && sample.every(inStepsOf(pitch)) ? pitch : null;
}

/** Whether the words of a line stand whole characters apart. */
function inStepsOf(pitch: number): (tokens: TokenLine) => boolean {
  return ({ line }) =>
    line.words.every(({ x0 }) => {
      const steps = (x0 - line.x0) / pitch;
      return Math.abs(steps - Math.round(steps)) < PLACE_TOLERANCE;
    });
}

function withAmountsBack(tokens: TokenLine, by: number): TokenLine {
  const own = amountsOf(tokens);
  const back = (money: MoneyToken): MoneyToken => ({
    ...money,
    x0: money.x0 - by,
    x1: money.x1 - by,
    end: money.end - by,
    apartSign: money.apartSign && {
      ...money.apartSign,
      x0: money.apartSign.x0 - by,
      x1: money.apartSign.x1 - by,
      before: money.apartSign.before - by,
    },
  });
  return { ...tokens, monies: tokens.monies.map((money) => (own.includes(money) ? back(money) : money)) };
}
