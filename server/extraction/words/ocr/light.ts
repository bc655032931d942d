/** Evens out the light of a page: afterwards paper is white wherever it lies, in a shadow or under a lamp. */
import { blur, shrink, spread, type Grey } from './grey.ts';

/** The paper's brightness is looked up on a picture this many times smaller. */
const SHRINK = 8;
/** Paper is to be found within this distance (inches) of any text: higher than two lines of it. */
const REACH = 0.17;
/** Darker than this, the paper is not divided by: noise in black borders would become text. */
const DARKEST_PAPER = 48;

/** The picture divided by the brightness of the paper around each pixel. `dpi` gives the scale. */
export function evenLight(image: Grey, dpi: number): Grey {
  const radius = Math.max(2, Math.round((REACH * dpi) / SHRINK));
  const small = shrink(image, SHRINK);
  // Closing: the brightest around, then back, so that dark areas larger than text stay dark.
  const paper = blur(spread(spread(small, radius, 'brightest'), Math.floor(radius / 2), 'darkest'), radius);
  const { width, height, data } = image;
  const result = new Uint8Array(data.length);
  const columns = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const at = clamp((x + 0.5) / SHRINK - 0.5, paper.width - 1);
    columns[x] = Math.min(Math.floor(at), Math.max(0, paper.width - 2));
    shares[x] = paper.width > 1 ? at - columns[x]! : 0;
  }
  const line = new Float32Array(paper.width);
  const factors = new Float32Array(256);
  for (let value = 0; value < 256; value += 1) factors[value] = 255 / Math.max(value, DARKEST_PAPER);
  for (let y = 0; y < height; y += 1) {
    const at = clamp((y + 0.5) / SHRINK - 0.5, paper.height - 1);
    const upper = Math.min(Math.floor(at), Math.max(0, paper.height - 2));
    const share = paper.height > 1 ? at - upper : 0;
    const lower = Math.min(upper + 1, paper.height - 1);
    for (let x = 0; x < paper.width; x += 1) {
      const above = paper.data[upper * paper.width + x]!;
      line[x] = above + share * (paper.data[lower * paper.width + x]! - above);
    }
    const start = y * width;
    for (let x = 0; x < width; x += 1) {
      const column = columns[x]!;
      const left = line[column]!;
      const right = paper.width > 1 ? line[column + 1]! : left;
      const level = (left + shares[x]! * (right - left)) | 0;
      const value = data[start + x]! * factors[level]!;
      result[start + x] = value > 255 ? 255 : value;
    }
  }
  return { data: result, width, height };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
