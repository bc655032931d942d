/** Finds the sheet of paper in a photo. */
import { findComponents } from './components.ts';
import { blur, percentile, shrink, type Grey } from './grey.ts';
import type { Point } from './warp.ts';

export interface Paper {
  /** Corners in pixels of the photo, clockwise from the one at the top left. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** Size of the sheet in pixels of the photo: the mean of opposite sides. */
  readonly width: number;
  readonly height: number;
}

/** The search runs on a picture about this large. */
const SEARCH_SIZE = 500;
/** The sheet fills at least this share of the photo, and leaves some of it. */
const MIN_SHARE = 0.2;
const MAX_SHARE = 0.985;
/** Share of the sheet's quadrangle that is bright. */
const MIN_FILL = 0.9;
/** Share of what lies around the sheet that is dark: beyond the shadow of a fold the page goes on. */
const MIN_DARK_AROUND = 0.6;
/** Across the edge of a sheet brightness falls by `MIN_STEP` within `EDGE_REACH` pixels of the search picture, ... */
const MIN_STEP = 30;
const EDGE_REACH = 8;
/** ... along this share of the edges that lie in the picture; light that fades has no edge. */
const MIN_SHARP = 0.6;
/** Paper and table differ by this much. */
const MIN_CONTRAST = 40;

/** The sheet in a photo; null where the picture is all page, or no sheet stands out. */
export function findPaper(photo: Grey): Paper | null {
  const factor = Math.max(1, Math.round(Math.max(photo.width, photo.height) / SEARCH_SIZE));
  const small = blur(shrink(photo, factor), 2);
  const threshold = twoClasses(small);
  if (threshold === null) return null;
  const inverted: Grey = { ...small, data: small.data.map((value) => 255 - value) };
  const areas = findComponents(inverted, 255 - threshold);
  const sheet = areas.toSorted((a, b) => b.area - a.area)[0];
  const whole = small.width * small.height;
  if (sheet === undefined || sheet.area < MIN_SHARE * whole) return null;
  const quad = sides(small, threshold, sheet);
  if (quad === null) return null;
  const area = quadArea(quad);
  if (area < MIN_SHARE * whole || area > MAX_SHARE * whole) return null;
  const bright = brightShares(small, threshold, quad);
  if (bright.inside < MIN_FILL || bright.around > 1 - MIN_DARK_AROUND) return null;
  if (sharpShare(small, quad) < MIN_SHARP) return null;
  const [a, b, c, d] = quad.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
  const corners = [a!, b!, c!, d!] as const;
  return {
    corners,
    width: (distance(a!, b!) + distance(d!, c!)) / 2,
    height: (distance(a!, d!) + distance(b!, c!)) / 2,
  };
}

/** Otsu's threshold between table and paper; null where they are too alike. */
function twoClasses({ data }: Grey): number | null {
  const counts = new Float64Array(256);
  for (const value of data) counts[value] = counts[value]! + 1;
  let total = 0;
  for (let value = 0; value < 256; value += 1) total += value * counts[value]!;
  let [below, sum, best, threshold] = [0, 0, -1, 0];
  for (let value = 0; value < 255; value += 1) {
    below += counts[value]!;
    sum += value * counts[value]!;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sum / below - (total - sum) / above) ** 2;
    if (between > best) [best, threshold] = [between, value + 1];
  }
  if (percentile(data, 0.9) - percentile(data, 0.02) < MIN_CONTRAST) return null;
  return threshold;
}

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The quadrangle of the lines that the four edges lie on. */
function sides(image: Grey, threshold: number, sheet: Bounds): Point[] | null {
  const bright = (x: number, y: number): boolean => image.data[y * image.width + x]! >= threshold;
  const STEADY = 4;
  const firstBright = (from: number, to: number, at: (position: number) => boolean): number | null => {
    const step = to > from ? 1 : -1;
    let run = 0;
    for (let position = from; position !== to; position += step) {
      run = at(position) ? run + 1 : 0;
      if (run === STEADY) return position - step * (STEADY - 1) + (step > 0 ? 0 : 1);
    }
    return null;
  };
  const inset = (from: number, to: number): number[] => {
    const margin = (to - from) * 0.12;
    return Array.from({ length: 60 }, (_, index) =>
      Math.round(from + margin + (index * (to - from - 2 * margin)) / 59),
    );
  };
  const columns = inset(sheet.x0, sheet.x1 - 1);
  const rows = inset(sheet.y0, sheet.y1 - 1);
  const upright = (points: [number, number | null][]): Line | null => fit(points);
  const top = upright(columns.map((x) => [x, firstBright(sheet.y0, sheet.y1, (y) => bright(x, y))]));
  const bottom = upright(columns.map((x) => [x, firstBright(sheet.y1 - 1, sheet.y0, (y) => bright(x, y))]));
  const left = upright(rows.map((y) => [y, firstBright(sheet.x0, sheet.x1, (x) => bright(x, y))]));
  const right = upright(rows.map((y) => [y, firstBright(sheet.x1 - 1, sheet.x0, (x) => bright(x, y))]));
  if (top === null || bottom === null || left === null || right === null) return null;
  return [cross(top, left), cross(top, right), cross(bottom, right), cross(bottom, left)];
}

/** `value = slope · at + offset`. */
interface Line {
  readonly slope: number;
  readonly offset: number;
}

/** The line most points lie on (Theil and Sen: medians of slopes and offsets). */
function fit(points: readonly (readonly [number, number | null])[]): Line | null {
  const known = points.filter((point): point is [number, number] => point[1] !== null);
  if (known.length < 20) return null;
  const slopes: number[] = [];
  for (let one = 0; one < known.length; one += 1)
    for (let other = one + 10; other < known.length; other += 1)
      slopes.push((known[other]![1] - known[one]![1]) / (known[other]![0] - known[one]![0]));
  const slope = middle(slopes);
  return { slope, offset: middle(known.map(([at, value]) => value - slope * at)) };
}

/** Where a line y(x) meets a line x(y). */
function cross(across: Line, down: Line): Point {
  const x = (down.slope * across.offset + down.offset) / (1 - across.slope * down.slope);
  return { x, y: across.slope * x + across.offset };
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

function quadArea(quad: readonly Point[]): number {
  return Math.abs(
    quad.reduce((sum, { x, y }, index) => {
      const next = quad[(index + 1) % quad.length]!;
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );
}

/** Share of bright pixels in the quadrangle and around it. */
function brightShares(
  image: Grey,
  threshold: number,
  quad: readonly Point[],
): { readonly inside: number; readonly around: number } {
  const inside = { all: 0, bright: 0 };
  const around = { all: 0, bright: 0 };
  for (let y = 0; y < image.height; y += 3) {
    for (let x = 0; x < image.width; x += 3) {
      const within = quad.every((from, index) => {
        const to = quad[(index + 1) % quad.length]!;
        return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
      });
      const count = within ? inside : around;
      count.all += 1;
      if (image.data[y * image.width + x]! >= threshold) count.bright += 1;
    }
  }
  return {
    inside: inside.all === 0 ? 0 : inside.bright / inside.all,
    around: around.all === 0 ? 0 : around.bright / around.all,
  };
}

/** Share of the quadrangle's edges, where the picture goes on beyond them, with a step from light to dark. */
function sharpShare({ data, width, height }: Grey, quad: readonly Point[]): number {
  const SAMPLES = 40;
  const value = (x: number, y: number): number | null => {
    const [column, row] = [Math.round(x), Math.round(y)];
    return column < 0 || row < 0 || column >= width || row >= height ? null : data[row * width + column]!;
  };
  let all = 0;
  let sharp = 0;
  quad.forEach((from, index) => {
    const to = quad[(index + 1) % quad.length]!;
    const length = distance(from, to);
    // Corners run clockwise, so that this points out of the sheet.
    const out = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    for (let step = 1; step < SAMPLES; step += 1) {
      const x = from.x + ((to.x - from.x) * step) / SAMPLES;
      const y = from.y + ((to.y - from.y) * step) / SAMPLES;
      const beyond = value(x + out.x * EDGE_REACH, y + out.y * EDGE_REACH);
      const within = value(x - out.x * EDGE_REACH, y - out.y * EDGE_REACH);
      if (beyond === null || within === null) continue;
      all += 1;
      if (within - beyond >= MIN_STEP) sharp += 1;
    }
  });
  return all === 0 ? 0 : sharp / all;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
