/** Plane projective maps, and pictures drawn through them. */
import type { Rgb } from '../../pictures/codec.ts';
import type { Grey } from './grey.ts';

/** Rows of a 3 × 3 matrix on (x, y, 1); the last row is (g, h, 1). */
export type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function project([a, b, c, d, e, f, g, h]: Projection, x: number, y: number): Point {
  const w = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** First `inner`, then `outer`. */
export function compose(outer: Projection, inner: Projection): Projection {
  const [a, b, c, d, e, f, g, h] = outer;
  const [k, l, m, n, o, p, q, r] = inner;
  const scale = g * m + h * p + 1;
  return [
    (a * k + b * n + c * q) / scale,
    (a * l + b * o + c * r) / scale,
    (a * m + b * p + c) / scale,
    (d * k + e * n + f * q) / scale,
    (d * l + e * o + f * r) / scale,
    (d * m + e * p + f) / scale,
    (g * k + h * n + q) / scale,
    (g * l + h * o + r) / scale,
  ];
}

export function scaling(x: number, y: number): Projection {
  return [x, 0, 0, 0, y, 0, 0, 0];
}

/**
 * The map that takes the corners of a `width` × `height` rectangle (clockwise from the top left) to four points.
 * Source: Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3.
 */
export function rectangleToQuad(width: number, height: number, quad: readonly Point[]): Projection {
  const [p0, p1, p2, p3] = [quad[0]!, quad[1]!, quad[2]!, quad[3]!];
  const dx1 = p1.x - p2.x;
  const dx2 = p3.x - p2.x;
  const dx3 = p0.x - p1.x + p2.x - p3.x;
  const dy1 = p1.y - p2.y;
  const dy2 = p3.y - p2.y;
  const dy3 = p0.y - p1.y + p2.y - p3.y;
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  return compose(
    [
      p1.x - p0.x + g * p1.x,
      p3.x - p0.x + h * p3.x,
      p0.x,
      p1.y - p0.y + g * p1.y,
      p3.y - p0.y + h * p3.y,
      p0.y,
      g,
      h,
    ],
    scaling(1 / width, 1 / height),
  );
}

/**
 * Draws a picture of `width` × `height` pixels; `toSource` maps each of its points to one of the source.
 * Interpolates between four pixels; what lies outside the source is white.
 */
export function warp(source: Grey, toSource: Projection, width: number, height: number): Grey {
  const affine = toSource[6] === 0 && toSource[7] === 0;
  const data = affine
    ? drawAffine(source, toSource, width, height)
    : draw(source, 1, toSource, width, height);
  return { data, width, height };
}

export function warpRgb(source: Rgb, toSource: Projection, width: number, height: number): Rgb {
  return { data: draw(source, 3, toSource, width, height), width, height };
}

/** `draw` for grey pictures that are only turned, moved and scaled: most of them, and several times as fast. */
function drawAffine(source: Grey, [a, b, c, d, e, f]: Projection, width: number, height: number): Uint8Array {
  const { data, width: sourceWidth, height: sourceHeight } = source;
  const target = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let sx = a / 2 + b * (row + 0.5) + c - 0.5;
    let sy = d / 2 + e * (row + 0.5) + f - 0.5;
    const start = row * width;
    const across = inside(sx, a, sourceWidth, width);
    const down = inside(sy, d, sourceHeight, width);
    const from = Math.max(across.from, down.from);
    const to = Math.max(from, Math.min(across.to, down.to));
    let at = start;
    for (; at < start + from; at += 1, sx += a, sy += d) target[at] = valueAt(source, sx, sy);
    for (; at < start + to; at += 1, sx += a, sy += d) {
      const ix = sx | 0;
      const iy = sy | 0;
      const p = iy * sourceWidth + ix;
      const left = data[p]!;
      const below = data[p + sourceWidth]!;
      const fx = sx - ix;
      const top = left + fx * (data[p + 1]! - left);
      const bottom = below + fx * (data[p + sourceWidth + 1]! - below);
      target[at] = top + (sy - iy) * (bottom - top) + 0.5;
    }
    for (; at < start + width; at += 1, sx += a, sy += d) target[at] = valueAt(source, sx, sy);
  }
  return target;
}

/** Columns of the target, of `width`, at which `first + column * step` surely has a neighbour on both sides in `size`. */
function inside(
  first: number,
  step: number,
  size: number,
  width: number,
): { readonly from: number; readonly to: number } {
  // What is added up column by column is off by less than this.
  const MARGIN = 0.01;
  const [low, high] = [MARGIN, size - 1 - MARGIN];
  if (Math.abs(step) * width < MARGIN) return { from: 0, to: first > low && first < high ? width : 0 };
  const [one, other] = [(low - first) / step, (high - first) / step];
  const from = Math.ceil(Math.min(one, other));
  const to = Math.floor(Math.max(one, other)) + 1;
  return { from: Math.max(0, Math.min(width, from)), to: Math.max(0, Math.min(width, to)) };
}

/** Between the four pixels around a place; white beyond the picture. */
function valueAt({ data, width, height }: Grey, sx: number, sy: number): number {
  if (!(sx > -1 && sy > -1 && sx < width && sy < height)) return 255;
  const cx = Math.max(0, Math.min(width - 1, sx));
  const cy = Math.max(0, Math.min(height - 1, sy));
  const ix = cx | 0;
  const iy = cy | 0;
  const fx = cx - ix;
  const p = iy * width + ix;
  const right = ix < width - 1 ? p + 1 : p;
  const below = iy < height - 1 ? width : 0;
  const top = data[p]! + fx * (data[right]! - data[p]!);
  const bottom = data[p + below]! + fx * (data[right + below]! - data[p + below]!);
  return top + (cy - iy) * (bottom - top) + 0.5;
}

function draw(
  source: Grey | Rgb,
  channels: number,
  [a, b, c, d, e, f, g, h]: Projection,
  width: number,
  height: number,
): Uint8Array {
  const target = new Uint8Array(width * height * channels).fill(255);
  const { data } = source;
  const affine = g === 0 && h === 0;
  const stride = source.width * channels;
  const lastX = source.width - 1;
  const lastY = source.height - 1;
  for (let row = 0; row < height; row += 1) {
    const y = row + 0.5;
    let at = row * width * channels;
    for (let column = 0; column < width; column += 1, at += channels) {
      const x = column + 0.5;
      let sx = a * x + b * y + c;
      let sy = d * x + e * y + f;
      if (!affine) {
        const w = g * x + h * y + 1;
        sx /= w;
        sy /= w;
      }
      sx -= 0.5;
      sy -= 0.5;
      if (!(sx > -1 && sy > -1 && sx < lastX + 1 && sy < lastY + 1)) continue;
      const cx = sx < 0 ? 0 : sx > lastX ? lastX : sx;
      const cy = sy < 0 ? 0 : sy > lastY ? lastY : sy;
      const ix = cx | 0;
      const iy = cy | 0;
      const fx = cx - ix;
      const fy = cy - iy;
      const left = iy * stride + ix * channels;
      const right = ix < lastX ? channels : 0;
      const below = iy < lastY ? stride : 0;
      if (channels === 1) {
        const p = left;
        const top = data[p]! + fx * (data[p + right]! - data[p]!);
        const bottom = data[p + below]! + fx * (data[p + below + right]! - data[p + below]!);
        target[at] = top + fy * (bottom - top) + 0.5;
        continue;
      }
      for (let channel = 0; channel < channels; channel += 1) {
        const p = left + channel;
        const top = data[p]! + fx * (data[p + right]! - data[p]!);
        const bottom = data[p + below]! + fx * (data[p + below + right]! - data[p + below]!);
        target[at + channel] = top + fy * (bottom - top) + 0.5;
      }
    }
  }
  return target;
}
