/** What the networks are shown of a line: from -127, its ink, to 127, its paper, and noise around it. */
import type { Grey } from '../grey.ts';
import type { LinePlace } from './run.ts';

/** Ink is what this share of the darkest places along the middle of the line are darker than; paper likewise. */
const INK = 0.25;
const PAPER = 0.75;
const LARGEST = 127;

/** What lies around a line, at a place counted from the corner of its border: noise, as the networks were trained with. */
export function noiseAt(place: number): number {
  const mixed = Math.imul(Math.imul(place + 1, 0x9e37_79b1) ^ 0x2c1b_3c6d, 0x297a_2d39);
  return Math.round(((mixed ^ (mixed >>> 15)) / 2 ** 31) * LARGEST);
}

/** For each brightness, 0 to 255, what the network is shown. */
function contrastOf(image: Grey, { x, y, width }: LinePlace, height: number): Int8Array {
  const [dark, light] = [new Uint32Array(256), new Uint32Array(256)];
  const start = (y + (height >> 1)) * image.width + x;
  for (let at = start + 1; at < start + width - 1; at += 1) {
    const [before, here, after] = [image.data[at - 1]!, image.data[at]!, image.data[at + 1]!];
    if ((here < before && here <= after) || (here <= before && here < after)) dark[here]! += 1;
    if ((here > before && here >= after) || (here >= before && here > after)) light[here]! += 1;
  }
  const ink = quantile(dark, INK) ?? 1;
  const paper = quantile(light, PAPER) ?? 256;
  const half = paper > ink ? (paper - ink) / 2 : 1;
  return Int8Array.from({ length: 256 }, (_, value) => {
    const shown = Math.round((LARGEST + 1) * ((value - ink) / half - 1));
    return Math.max(-LARGEST, Math.min(LARGEST, shown));
  });
}

/** Between two values, as if those counted were spread evenly over each; null where there are none. */
function quantile(counts: Uint32Array, share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const target = Math.max(1, Math.min(total, share * total));
  let sum = 0;
  let value = 0;
  while (sum < target) sum += counts[value++]!;
  return value - (sum - target) / counts[value - 1]!;
}

/** The line as the network is shown it, column by column from the top, with a border of one pixel. */
export function drawLine(image: Grey, line: LinePlace, height: number, to: Int16Array): void {
  const values = contrastOf(image, line, height);
  const column = height + 2;
  const last = (line.width + 1) * column;
  for (let y = 0; y < column; y += 1) {
    to[y] = noiseAt(y);
    to[last + y] = noiseAt(last + y);
  }
  for (let x = 0; x < line.width; x += 1) {
    let at = (x + 1) * column;
    to[at] = noiseAt(at);
    at += 1;
    let from = line.y * image.width + line.x + x;
    for (let y = 0; y < height; y += 1, from += image.width) to[at++] = values[image.data[from]!]!;
    to[at] = noiseAt(at);
  }
}
