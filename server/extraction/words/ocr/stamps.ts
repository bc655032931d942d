/** Stamps and highlighters lie over letters and join them to one blot; they are lighter than print, and so can be faded. */
import type { Component } from './components.ts';
import type { Grey } from './grey.ts';
import { letters } from './orientation.ts';

/** A blot is higher than a line of text, inches. */
const MIN_HEIGHT = 0.19;
/** Share of a blot that is lighter than print. */
const MIN_LIGHT = 0.35;
/** Letters larger than the usual by this factor are decoration where all of them is light: stamps, watermarks. */
const LARGE = 1.35;
const ALL_LIGHT = 0.9;
/** Share of a blot that is print; without any there is nothing to be saved. */
const MIN_PRINT = 0.01;
/** Between the darkness of print (0) and that of paper (1), what is lighter than this is no print. */
const LIGHTER_THAN_PRINT = 0.5;
/** Print is at least this much darker than the lightest ink, else the page is pale as a whole. */
const MIN_DEPTH = 60;
/** Least and most width and height of a stamp's frame, inches, and the share of its box that its lines fill. */
const STAMP = { width: [0.6, 3.5], height: [0.3, 2.2], filled: 0.5 } as const;
/** More blots than this are a picture. */
const MAX_BLOTS = 300;

/** Whitens what is lighter than print in blots, in place. True where anything was. `threshold`: darker is ink. */
export function fadeStamps(
  image: Grey,
  components: readonly Component[],
  threshold: number,
  dpi: number,
): boolean {
  const tall = components.filter(({ y0, y1 }) => y1 - y0 > MIN_HEIGHT * dpi).length;
  if (tall > MAX_BLOTS) return false;
  const print = darknessOfPrint(image, threshold);
  if (threshold - print < MIN_DEPTH) return false;
  const limit = print + LIGHTER_THAN_PRINT * (threshold - print);
  const lights = new Map<Component, Light>();
  const look = (one: Component): Light => {
    const known = lights.get(one) ?? lightOf(image, one, threshold, limit);
    lights.set(one, known);
    return known;
  };
  const stamps = components.filter((one) => isStampSized(one, dpi) && look(one).share >= MIN_LIGHT);
  const within = (one: Component): boolean =>
    stamps.some(({ x0, x1, y0, y1 }) => one.x0 >= x0 && one.x1 <= x1 && one.y0 >= y0 && one.y1 <= y1);
  const large = LARGE * usualHeight(components, dpi);
  const doomed = components.filter((one) => {
    const height = one.y1 - one.y0;
    const inStamp = within(one);
    if (!inStamp && height <= Math.min(large, MIN_HEIGHT * dpi)) return false;
    const { share } = look(one);
    if (height > large && share >= ALL_LIGHT) return true;
    return inStamp
      ? share >= MIN_LIGHT
      : height > MIN_HEIGHT * dpi && share >= MIN_LIGHT && share < 1 - MIN_PRINT;
  });
  for (const one of doomed)
    for (const at of look(one).pixels) if (image.data[at]! >= limit) image.data[at] = 255;
  return doomed.length > 0;
}

/** Height of most capitals and digits, pixels. */
function usualHeight(components: readonly Component[], dpi: number): number {
  const heights = letters(components, dpi)
    .map(({ y0, y1 }) => y1 - y0)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.8)] ?? dpi;
}

/** As large as the frame of a stamp, and as hollow. */
function isStampSized({ x0, x1, y0, y1, area }: Component, dpi: number): boolean {
  const [width, height] = [(x1 - x0) / dpi, (y1 - y0) / dpi];
  return (
    width > STAMP.width[0] &&
    width < STAMP.width[1] &&
    height > STAMP.height[0] &&
    height < STAMP.height[1] &&
    area < STAMP.filled * (x1 - x0) * (y1 - y0)
  );
}

interface Light {
  readonly pixels: readonly number[];
  /** Share of them that is lighter than print. */
  readonly share: number;
}

function lightOf(image: Grey, one: Component, threshold: number, limit: number): Light {
  const pixels = pixelsOf(image, one, threshold);
  const light = pixels.reduce((count, at) => count + (image.data[at]! >= limit ? 1 : 0), 0);
  return { pixels, share: light / Math.max(1, pixels.length) };
}

/** The value that the darker half of all ink lies below. */
function darknessOfPrint({ data }: Grey, threshold: number): number {
  const counts = new Uint32Array(256);
  let ink = 0;
  for (let at = 0; at < data.length; at += 3) {
    const value = data[at]!;
    if (value >= threshold) continue;
    counts[value] = counts[value]! + 1;
    ink += 1;
  }
  let below = 0;
  for (let value = 0; value < threshold; value += 1) {
    below += counts[value]!;
    if (below >= ink * 0.35) return value;
  }
  return threshold;
}

/** Places of the pixels of a component. */
function pixelsOf({ data, width }: Grey, blot: Component, threshold: number): number[] {
  const [w, h] = [blot.x1 - blot.x0, blot.y1 - blot.y0];
  const seen = new Uint8Array(w * h);
  const found: number[] = [];
  const open: number[] = [];
  const visit = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= w || y >= h || seen[y * w + x]) return;
    seen[y * w + x] = 1;
    if (data[(y + blot.y0) * width + x + blot.x0]! < threshold) open.push(y * w + x);
  };
  visit(blot.seed - blot.x0, 0);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % w, Math.floor(at / w)];
    found.push((y + blot.y0) * width + x + blot.x0);
    for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) visit(x + dx, y + dy);
  }
  return found;
}
