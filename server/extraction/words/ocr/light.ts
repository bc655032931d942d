/** Evens out the light of a page: afterwards paper is white wherever it lies, in a shadow or under a lamp. */
import { blur, shrink, spread, type Grey } from './grey.ts';

/** The paper's brightness is looked up on a picture this many times smaller. */
const SHRINK = 8;
/** Paper is to be found within this distance (inches) of any text: higher than two lines of it. */
const REACH = 0.17;
/** Darker than this, the paper is not divided by: noise in black borders would become text. */
const DARKEST_PAPER = 48;

/** For each brightness of paper, 256 values: each brightness divided by it. */
const SHARES = Uint8Array.from({ length: 256 * 256 }, (_, at) => {
  const factor = Math.fround(255 / Math.max(at >> 8, DARKEST_PAPER));
  return Math.min(255, (at & 255) * factor);
});

/** The picture divided by the brightness of the paper around each pixel. `dpi` gives the scale. */
export function evenLight(image: Grey, dpi: number): Grey {
  const radius = Math.max(2, Math.round((REACH * dpi) / SHRINK));
  const small = shrink(image, SHRINK);
  // Closing: the brightest around, then back, so that dark areas larger than text stay dark.
  const paper = blur(spread(spread(small, radius, 'brightest'), Math.floor(radius / 2), 'darkest'), radius);
  const { width, height, data } = image;
  const result = new Uint8Array(data.length);
  const line = new Float32Array(paper.width);
  for (let y = 0; y < height; y += 1) {
    const at = clamp((y + 0.5) / SHRINK - 0.5, paper.height - 1);
    const upper = Math.min(Math.floor(at), Math.max(0, paper.height - 2));
    const share = paper.height > 1 ? at - upper : 0;
    const lower = Math.min(upper + 1, paper.height - 1);
    for (let x = 0; x < paper.width; x += 1) {
      const above = paper.data[upper * paper.width + x]!;
      line[x] = above + share * (paper.data[lower * paper.width + x]! - above);
    }
    // Between the middles of two neighbours of the small picture, the paper goes evenly from the one to the other.
    const start = y * width;
    for (let cell = -1; cell < paper.width; cell += 1) {
      const left = line[Math.max(0, cell)]!;
      const right = line[Math.min(paper.width - 1, cell + 1)]!;
      const from = Math.max(0, cell * SHRINK + SHRINK / 2);
      const to = cell === paper.width - 1 ? width : Math.min(width, (cell + 1) * SHRINK + SHRINK / 2);
      const step = (right - left) / SHRINK;
      let level = left + step * (from - cell * SHRINK - SHRINK / 2 + 0.5);
      for (let at = start + from; at < start + to; at += 1, level += step) {
        result[at] = SHARES[((level | 0) << 8) | data[at]!]!;
      }
    }
  }
  return { data: result, width, height };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
