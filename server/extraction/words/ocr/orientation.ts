/** How a page lies: by which quarter turn its lines run from side to side, and by how much they slope. */
import type { Component } from './components.ts';

/** Lines may slope this much (degrees) before a page counts as turned. */
const MAX_SLOPE = 12;
const COARSE = 0.5;
const FINE = 0.04;

/** Components that can be letters: neither specks nor rules nor pictures. Sizes in pixels of a `dpi` picture. */
export function letters(components: readonly Component[], dpi: number): Component[] {
  return components.filter(({ x0, x1, y0, y1, area }) => {
    const width = x1 - x0;
    const height = y1 - y0;
    const longer = Math.max(width, height);
    return (
      longer >= 0.04 * dpi &&
      longer <= 0.35 * dpi &&
      Math.min(width, height) * 12 > longer &&
      area > 0.12 * width * height
    );
  });
}

/** Whether lines run up or down the picture: letters then stand closer to those above and below than to those beside. */
export function runsVertically(found: readonly Component[]): boolean {
  const byRow = found.toSorted((a, b) => a.y0 - b.y0);
  const byColumn = found.toSorted((a, b) => a.x0 - b.x0);
  return sum(gaps(byColumn, true)) > sum(gaps(byRow, false)) * 1.1;
}

/** For each component, the gap to its next neighbour on the right (`across`) or below, in its own sizes; at most 2. */
function gaps(sorted: readonly Component[], across: boolean): number[] {
  const FAR = 2;
  return sorted.map((one, index) => {
    const size = Math.max(one.x1 - one.x0, one.y1 - one.y0);
    let best = FAR;
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]!;
      const gap = across ? other.x0 - one.x1 : other.y0 - one.y1;
      if ((across ? other.x0 - one.x0 : other.y0 - one.y0) > (FAR + 1) * size) break;
      const overlap = across
        ? Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0)
        : Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
      if (overlap > 0 && gap > -size / 2) best = Math.min(best, Math.max(0, gap) / size);
    }
    return best;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Slope of the lines in degrees, clockwise positive; 0 where there are too few letters.
 * Under the right angle the feet of the letters gather on the fewest lines.
 * After Baird, "The skew angle of printed documents", 1987.
 */
export function lineSlope(found: readonly Component[]): number {
  if (found.length < 12) return 0;
  const heights = found.map(({ y0, y1 }) => y1 - y0).toSorted((a, b) => a - b);
  const bin = Math.max(1, heights[Math.floor(heights.length / 2)]! / 4);
  const search = (from: number, to: number, step: number, width: number): number => {
    let best = 0;
    let most = -1;
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const score = gathering(found, Math.tan((degrees * Math.PI) / 180), width);
      if (score > most) [best, most] = [degrees, score];
    }
    return best;
  };
  const coarse = search(-MAX_SLOPE, MAX_SLOPE, COARSE, bin * 2);
  const closer = search(coarse - COARSE, coarse + COARSE, 0.1, bin);
  return search(closer - 0.1, closer + 0.1, FINE, Math.max(1, bin / 2));
}

function gathering(found: readonly Component[], slope: number, bin: number): number {
  const counts = new Map<number, number>();
  for (const { x0, x1, y1 } of found) {
    const at = (y1 - (slope * (x0 + x1)) / 2) / bin;
    const lower = Math.floor(at);
    const share = at - lower;
    counts.set(lower, (counts.get(lower) ?? 0) + 1 - share);
    counts.set(lower + 1, (counts.get(lower + 1) ?? 0) + share);
  }
  let score = 0;
  for (const count of counts.values()) score += count * count;
  return score;
}
