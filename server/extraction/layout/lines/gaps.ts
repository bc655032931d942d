/** Blanks between the words of a line. */
import type { Line } from './lines.ts';

/** Blank between a word and the one before it, points. */
export function gap(line: Line, index: number): number {
  const previous = line.words[index - 1];
  return previous ? line.words[index]!.x0 - previous.x1 : Infinity;
}
