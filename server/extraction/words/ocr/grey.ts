/** Pictures of one grey value per pixel, and the few operations on them that are nobody else's. */
import type { Rgb } from '../../pictures/codec.ts';

/** Row by row from the top left; 0 is black, 255 white. Width and height in pixels. */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Brightness as the eye sees it. Source: ITU-R BT.601. */
export function toGrey({ data, width, height }: Rgb): Grey {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 3)
    grey[at] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
  return { data: grey, width, height };
}

/** The picture shrunk by a whole factor, each pixel the mean of its block. What does not fill a block is left out. */
export function shrink(image: Grey, factor: number): Grey {
  if (factor <= 1) return image;
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const data = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const blockWidth = Math.min(factor, image.width);
  const blockHeight = Math.min(factor, image.height);
  const area = blockWidth * blockHeight;
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let row = 0; row < blockHeight; row += 1) {
      let source = (y * factor + row) * image.width;
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let column = 0; column < blockWidth; column += 1) sum += image.data[source++]!;
        sums[x] = sums[x]! + sum;
      }
    }
    for (let x = 0; x < width; x += 1) data[y * width + x] = sums[x]! / area;
  }
  return { data, width, height };
}

/** The brightest (or darkest) value within `radius` pixels in both directions. */
export function spread(image: Grey, radius: number, keep: 'brightest' | 'darkest'): Grey {
  const { width, height } = image;
  const invert = keep === 'brightest' ? 0 : 255;
  const data = image.data.map((value) => value ^ invert);
  const line = new Uint8Array(width);
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    line.set(row);
    for (let off = 1; off <= Math.min(radius, width - 1); off += 1) {
      brighten(row, line, off, 0, width - off);
      brighten(row, line, 0, off, width - off);
    }
  }
  const across = data.slice();
  for (let off = 1; off <= Math.min(radius, height - 1); off += 1) {
    brighten(data, across, off * width, 0, (height - off) * width);
    brighten(data, across, 0, off * width, (height - off) * width);
  }
  return { data: data.map((value) => value ^ invert), width, height };
}

/** The brighter of `count` values from two places on, into the first. */
function brighten(target: Uint8Array, source: Uint8Array, to: number, from: number, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const value = source[from + at]!;
    if (value > target[to + at]!) target[to + at] = value;
  }
}

/** The mean within `radius` pixels in both directions; at the edges, of what is there. */
export function blur(image: Grey, radius: number): Grey {
  const pass = (source: Uint8Array, length: number, step: number, lines: number, lineStep: number) => {
    const target = new Uint8Array(source.length);
    for (let line = 0; line < lines; line += 1) {
      const start = line * lineStep;
      let sum = 0;
      let count = 0;
      for (let at = 0; at < Math.min(radius, length); at += 1) {
        sum += source[start + at * step]!;
        count += 1;
      }
      for (let at = 0; at < length; at += 1) {
        if (at + radius < length) {
          sum += source[start + (at + radius) * step]!;
          count += 1;
        }
        if (at - radius > 0) {
          sum -= source[start + (at - radius - 1) * step]!;
          count -= 1;
        }
        target[start + at * step] = sum / count;
      }
    }
    return target;
  };
  const { width, height } = image;
  const across = pass(image.data, width, 1, height, width);
  return { data: pass(across, height, width, width, 1), width, height };
}

/** The value below which `share` (0 to 1) of the pixels lie, from every `step`-th pixel. */
export function percentile(data: Uint8Array, share: number, step = 1): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at < data.length; at += step) {
    counts[data[at]!] = counts[data[at]!]! + 1;
    total += 1;
  }
  let below = 0;
  for (let value = 0; value < 256; value += 1) {
    below += counts[value]!;
    if (below >= share * total) return value;
  }
  return 255;
}
