/** The cells that a narrow column wraps a date in: which word stands below another one in its cell. */
import { hasNoLetters } from '../../letters.ts';
import type { Word } from '../../words/word.ts';
import type { Line } from '../lines/lines.ts';
import type { DateToken, TokenLine } from '../tokens.ts';

/** Lines of one cell stand closer than this. */
export const WRAP_PITCH_EM = 2.2;
/** Parts of one cell begin, or have their middle, this close to one another. */
export const CELL_EDGE_EM = 0.4;
/** Blank before a word that begins a cell. */
export const CELL_GAP_EM = 0.6;

/** A word by its line and its place in it. */
export interface Place {
  readonly line: number;
  readonly at: number;
}

export interface Wrapped {
  /** Index of the line the date begins on. */
  readonly index: number;
  readonly date: DateToken;
  /** Words below that end the date. */
  readonly below: readonly Place[];
}

/** The word that stands right under another one in its cell, or null. */
export function cellBelow(lines: readonly TokenLine[], index: number, word: Word): Place | null {
  return firstBelow(lines, index, (lower, size) => inCell(lower, word, size));
}

/** The first word that `find` finds on the lines right below one, in type of its size; -1 where a line has none. */
export function firstBelow(
  lines: readonly TokenLine[],
  index: number,
  find: (lower: TokenLine, size: number) => number,
): Place | null {
  const { line: upper } = lines[index]!;
  for (let line = index + 1; line < lines.length; line += 1) {
    const lower = lines[line]!;
    if (lower.line.flow !== upper.flow) return null;
    const pitch = lower.line.baseline - upper.baseline;
    if (pitch > WRAP_PITCH_EM * upper.size) return null;
    const at = find(lower, upper.size);
    if (at >= 0) return { line, at };
  }
  return null;
}

/** The word of a line that stands in the cell of another word, above or below it; -1 where none does. */
export function inCell(tokens: TokenLine, word: Word, size: number): number {
  const near = CELL_EDGE_EM * size;
  return tokens.line.words.findIndex(
    (other, place) =>
      (Math.abs(other.x0 - word.x0) < near || Math.abs(other.x0 + other.x1 - word.x0 - word.x1) < 2 * near) &&
      isFree(tokens, place),
  );
}

/** As `cellBelow`, on the lines where a row goes on behind its page. */
export function cellBehind(lines: readonly TokenLine[], places: readonly number[], word: Word): Place | null {
  for (const line of places) {
    const at = inCell(lines[line]!, word, lines[line]!.line.size);
    if (at >= 0) return { line, at };
  }
  return null;
}

/** Whether a word begins a cell and belongs to no date yet. */
export function isFree({ line, dates }: TokenLine, at: number): boolean {
  return beginsCell(line, at) && !dates.some((date) => at >= date.from && at < date.to);
}

export function beginsCell({ words, size }: Line, at: number): boolean {
  const before = words[at - 1];
  if (before === undefined || words[at]!.x0 - before.x1 > CELL_GAP_EM * size) return true;
  // Cells of a spreadsheet have no blank between a number and what follows it.
  return hasNoLetters(before.text) && /^[\d.]+$/.test(before.text);
}
