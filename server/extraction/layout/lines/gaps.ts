/** Blanks between the words of a line. */
import type { Line } from './lines.ts';

/** Words of running text stand closer than this; so do cells of a table that is written as text. */
export const TEXT_GAP_EM = 0.65;

/** Blank between a word and the one before it, points. */
export function gap(line: Line, index: number): number {
  const previous = line.words[index - 1];
  return previous ? line.words[index]!.x0 - previous.x1 : Infinity;
}
