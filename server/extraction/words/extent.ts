import type { Box } from '../../../shared/statement.ts';

/** The box around words, or other boxes. */
export function extentOf(words: readonly Box[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const word of words) {
    x0 = Math.min(x0, word.x0);
    y0 = Math.min(y0, word.y0);
    x1 = Math.max(x1, word.x1);
    y1 = Math.max(y1, word.y1);
  }
  return { x0, y0, x1, y1 };
}
