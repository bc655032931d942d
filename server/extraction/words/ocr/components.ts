/** Connected areas of ink. */
import type { Grey } from './grey.ts';

/** A connected area: its box in pixels (x1, y1 exclusive) and the number of its pixels. */
export interface Component {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  area: number;
  /** Where its topmost run begins: a pixel of it, at (`seed`, `y0`). */
  seed: number;
}

/** A page of noise is not worth more; a dense page has some 10,000 letters. */
const MAX_RUNS = 3_000_000;

/**
 * The areas of pixels darker than `threshold` that touch one another, corners included.
 * Row by row, runs of ink are joined with those above: He, Chao & Suzuki, "A run-based two-scan labeling algorithm", 2008.
 * Empty where the picture is nothing but noise.
 */
export function findComponents(image: Grey, threshold: number): Component[] {
  const { data, width, height } = image;
  let capacity = 1 << 16;
  let starts = new Int32Array(capacity);
  let ends = new Int32Array(capacity);
  let rows = new Int32Array(capacity);
  let parents = new Int32Array(capacity);
  const root = (run: number): number => {
    let at = run;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]!]!;
      at = parents[at]!;
    }
    return at;
  };
  let count = 0;
  let above = 0;
  let aboveEnd = 0;
  for (let y = 0; y < height; y += 1) {
    const first = count;
    let near = above;
    const offset = y * width;
    for (let x = 0; x < width; x += 1) {
      if (data[offset + x]! >= threshold) continue;
      const start = x;
      while (x < width && data[offset + x]! < threshold) x += 1;
      if (count === capacity) {
        if (count >= MAX_RUNS) return [];
        capacity *= 2;
        starts = grown(starts, capacity);
        ends = grown(ends, capacity);
        rows = grown(rows, capacity);
        parents = grown(parents, capacity);
      }
      starts[count] = start;
      ends[count] = x;
      rows[count] = y;
      parents[count] = count;
      while (near < aboveEnd && ends[near]! < start) near += 1;
      for (let other = near; other < aboveEnd && starts[other]! <= x; other += 1) {
        const a = root(other);
        const b = root(count);
        if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
      }
      count += 1;
    }
    above = first;
    aboveEnd = count;
  }
  const found = new Map<number, Component>();
  for (let run = 0; run < count; run += 1) {
    const label = root(run);
    const x0 = starts[run]!;
    const x1 = ends[run]!;
    const y = rows[run]!;
    const component = found.get(label);
    if (component === undefined) {
      found.set(label, { x0, x1, y0: y, y1: y + 1, area: x1 - x0, seed: x0 });
      continue;
    }
    if (x0 < component.x0) component.x0 = x0;
    if (x1 > component.x1) component.x1 = x1;
    component.y1 = y + 1;
    component.area += x1 - x0;
  }
  return [...found.values()];
}

function grown(values: Int32Array<ArrayBuffer>, capacity: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(capacity);
  larger.set(values);
  return larger;
}
