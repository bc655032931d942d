/** Tells a page from one that stands on its head, by its stops, commas and dashes. */
import type { Segment } from './segments.ts';

/** This many more marks on one side settle it, and this many times as many. */
const MIN_LEAD = 5;
const MIN_TIMES = 2.5;

/**
 * Stops and commas stand alone at the feet of letters; what stands alone at their heads is rare.
 * Dots over letters have a letter below them, and do not count.
 */
export function uprightVote(segments: readonly Segment[]): 'upright' | 'upside-down' | 'unsure' {
  let feet = 0;
  let heads = 0;
  for (const { letters, baseline, capital } of segments) {
    for (const mark of letters) {
      const height = mark.y1 - mark.y0;
      if (height > 0.4 * capital || mark.x1 - mark.x0 > 0.4 * capital) continue;
      const alone = letters.every(
        (other) => other === mark || other.x1 <= mark.x0 + 1 || other.x0 >= mark.x1 - 1,
      );
      if (!alone) continue;
      const middle = (mark.y0 + mark.y1) / 2;
      if (middle > baseline - 0.25 * capital && middle < baseline + 0.3 * capital) feet += 1;
      if (middle < baseline - 0.75 * capital && middle > baseline - 1.3 * capital) heads += 1;
    }
  }
  if (feet - heads >= MIN_LEAD && feet >= MIN_TIMES * heads) return 'upright';
  if (heads - feet >= MIN_LEAD && heads >= MIN_TIMES * feet) return 'upside-down';
  return 'unsure';
}
