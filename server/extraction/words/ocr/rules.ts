/** Removes ruled lines: frames and table grids touch letters, and join what does not belong together. */
import type { Grey } from './grey.ts';

/** A run of ink this long (inches) is a line, not letters that touch; upright strokes of letters are short. */
const MIN_LENGTH = { across: 0.6, down: 0.33 };
/** Lines are thinner than this (inches); thicker ones are filled areas. */
const MAX_THICKNESS = 0.03;
/** A line in a scan has gaps this wide, inches. */
const MAX_GAP = 0.007;
/** Share of a line's length where it is thin; a run through heavy letters is not. */
const MIN_THIN = 0.75;

/** Paints ruled lines white, in place, where no stroke crosses them. `threshold`: darker is ink. */
export function eraseRules(image: Grey, threshold: number, dpi: number): void {
  eraseAlong(image, threshold, dpi, 'across');
  eraseAlong(image, threshold, dpi, 'down');
}

function eraseAlong(
  { data, width, height }: Grey,
  threshold: number,
  dpi: number,
  way: 'across' | 'down',
): void {
  const lines = way === 'across' ? height : width;
  const [step, lineStep] = way === 'across' ? [1, width] : [width, 1];
  const least = Math.round(MIN_LENGTH[way] * dpi);
  const widestGap = Math.max(1, Math.round(MAX_GAP * dpi));
  const thickest = Math.max(2, Math.round(MAX_THICKNESS * dpi));
  const found: [line: number, start: number, end: number][] = [];
  // Row by row either way, as the pixels lie in memory.
  const starts = new Int32Array(lines).fill(-1);
  const lasts = new Int32Array(lines);
  const end = (line: number): void => {
    if (lasts[line]! + 1 - starts[line]! >= least) found.push([line, starts[line]!, lasts[line]! + 1]);
    starts[line] = -1;
  };
  const visit = (line: number, at: number): void => {
    if (starts[line]! >= 0 && at - lasts[line]! > widestGap + 1) end(line);
    if (starts[line]! < 0) starts[line] = at;
    lasts[line] = at;
  };
  let place = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, place += 1)
      if (data[place]! < threshold) {
        if (way === 'across') visit(y, x);
        else visit(x, y);
      }
  for (let line = 0; line < lines; line += 1) if (starts[line]! >= 0) end(line);
  found.sort(([line, start], [other, otherStart]) => line - other || start - otherStart);
  const soft = Math.min(245, threshold + 50);
  const extent = (line: number, at: number, direction: 1 | -1): number => {
    let reach = 0;
    for (let next = line + direction; reach <= thickest && next >= 0 && next < lines; next += direction) {
      if (data[next * lineStep + at * step]! >= threshold) break;
      reach += 1;
    }
    return reach;
  };
  for (const [line, start, end] of found) {
    let thin = 0;
    for (let at = start; at < end; at += 1)
      if (extent(line, at, -1) + extent(line, at, 1) < thickest) thin += 1;
    if (thin < MIN_THIN * (end - start)) continue;
    for (let at = start; at < end; at += 1) {
      const centre = line * lineStep + at * step;
      let before = extent(line, at, -1);
      let after = extent(line, at, 1);
      if (before + after + 1 > thickest) continue;
      // The soft edge of the line goes with it.
      if (line - before - 1 >= 0 && data[centre - (before + 1) * lineStep]! < soft) before += 1;
      if (line + after + 1 < lines && data[centre + (after + 1) * lineStep]! < soft) after += 1;
      for (let across = -before; across <= after; across += 1) data[centre + across * lineStep] = 255;
    }
  }
}
