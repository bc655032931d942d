/**
 * What happens to paper on its way into a file: it lies askew, is out of focus, speckled, shaded, stamped, punched,
 * photographed from aside, and compressed. Seeded, so that the same seed spoils a page in the same way.
 */
import sharp from 'sharp';
import type { Random } from '../random.ts';

/** A page in grey: row by row, 0 black, 255 white. */
export interface GreyPage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Spoilage {
  /** Degrees, clockwise. Quarter turns are told apart from slants: they lose nothing. */
  readonly slant?: number;
  readonly quarterTurns?: 0 | 1 | 2 | 3;
  /** Standard deviation of a Gaussian, pixels. */
  readonly blur?: number;
  /** Standard deviation of the grain, grey values. */
  readonly noise?: number;
  /** Share of pixels turned black or white. */
  readonly specks?: number;
  /** How much darker (0 to 1) the page is towards one edge, and along a fold across its middle. */
  readonly shade?: number;
  readonly fold?: number;
  /** Grey value of the paper and of black ink. */
  readonly paper?: number;
  readonly ink?: number;
  /** Black and white only, as fax machines and thrifty scanners save. */
  readonly bilevel?: boolean;
  readonly holes?: boolean;
  readonly stamp?: boolean;
  /** Pen marks beside the rows. */
  readonly ticks?: boolean;
  /** Seen from aside: corners move by up to this share of the page's width, on a dark table. */
  readonly perspective?: number;
}

/** Draws the pen's and the office's traces, then spoils the picture. `dpi` scales what has a size. */
export async function spoil(png: Uint8Array, dpi: number, how: Spoilage, random: Random): Promise<GreyPage> {
  const marked = await sharp(await withMarks(png, dpi, how, random))
    .greyscale()
    .toBuffer();
  let picture = sharp(marked);
  if (how.slant !== undefined && how.slant !== 0)
    picture = sharp(await picture.rotate(how.slant, { background: '#ffffff' }).png().toBuffer());
  if (how.blur !== undefined) picture = sharp(await picture.blur(how.blur).png().toBuffer());
  if (how.quarterTurns)
    picture = sharp(
      await picture
        .rotate(90 * how.quarterTurns)
        .png()
        .toBuffer(),
    );
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  let page: GreyPage = { data: new Uint8Array(data), width: info.width, height: info.height };
  if (how.perspective !== undefined) page = fromAside(page, how.perspective, random);
  return expose(page, how, random);
}

/** Light, ink and grain. */
function expose(page: GreyPage, how: Spoilage, random: Random): GreyPage {
  const { width, height, data } = page;
  const { shade = 0, fold = 0, paper = 255, ink = 0, noise = 0, specks = 0 } = how;
  const grain = gaussians(random);
  const crease = 0.4 + 0.2 * random.next();
  const towards = random.next() * Math.PI * 2;
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const down = y / height;
    const folded = 1 - fold * Math.exp(-(((down - crease) / 0.02) ** 2));
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const along = ((x / width - 0.5) * Math.cos(towards) + (down - 0.5) * Math.sin(towards)) / 1.42 + 0.5;
      const light = folded * (1 - shade * along);
      result[at] = clamp((ink + (data[at]! / 255) * (paper - ink)) * light + noise * grain());
    }
  }
  for (let count = Math.round(specks * data.length); count > 0; count -= 1)
    result[Math.floor(random.next() * data.length)] = random.chance(0.5) ? 0 : 255;
  if (how.bilevel) for (let at = 0; at < result.length; at += 1) result[at] = result[at]! < 150 ? 0 : 255;
  return { data: result, width, height };
}

/** A large table of normal deviates, walked with a random stride: a million calls to a generator would be slow. */
function gaussians(random: Random): () => number {
  const table = Float32Array.from({ length: 1 << 16 }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
    return radius * Math.cos(2 * Math.PI * random.next());
  });
  let state = random.int(1, 0x7fffffff);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return table[state >>> 16]!;
  };
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

/** The sheet on a dark table, its corners moved. */
function fromAside(page: GreyPage, most: number, random: Random): GreyPage {
  const { width, height, data } = page;
  const margin = Math.round(0.08 * width);
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const moved = (x: number, y: number): { x: number; y: number } => ({
    x: x + margin + (random.next() - 0.5) * 2 * most * width,
    y: y + margin + (random.next() - 0.5) * 2 * most * width,
  });
  const [a, b, c, d] = [moved(0, 0), moved(width, 0), moved(width, height), moved(0, height)];
  const back = inverse(quadProjection(width, height, [a, b, c, d]));
  const result = new Uint8Array(size.width * size.height).fill(45);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const w = back[6] * x + back[7] * y + back[8];
      const sx = (back[0] * x + back[1] * y + back[2]) / w;
      const sy = (back[3] * x + back[4] * y + back[5]) / w;
      if (!(sx >= 0 && sy >= 0 && sx < width - 1 && sy < height - 1)) continue;
      const [ix, iy] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - ix, sy - iy];
      const at = iy * width + ix;
      const top = data[at]! + fx * (data[at + 1]! - data[at]!);
      const bottom = data[at + width]! + fx * (data[at + width + 1]! - data[at + width]!);
      result[y * size.width + x] = top + fy * (bottom - top);
    }
  }
  return { data: result, ...size };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A 3 × 3 matrix, row by row. */
type Matrix = readonly [
  ...first: readonly [number, number, number],
  ...second: readonly [number, number, number],
  ...third: readonly [number, number, number],
];

/** The matrix that takes a rectangle's corners, clockwise from the top left, to four places. */
function quadProjection(width: number, height: number, quad: readonly [Place, Place, Place, Place]): Matrix {
  const [p, q, r, s] = quad;
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x];
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  return [
    (q.x - p.x + g * q.x) / width,
    (s.x - p.x + h * s.x) / height,
    p.x,
    (q.y - p.y + g * q.y) / width,
    (s.y - p.y + h * s.y) / height,
    p.y,
    g / width,
    h / height,
    1,
  ];
}

function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Punched holes, a stamp, ticks of a pen. */
async function withMarks(
  png: Uint8Array,
  dpi: number,
  { holes, stamp, ticks }: Spoilage,
  random: Random,
): Promise<Uint8Array> {
  if (!holes && !stamp && !ticks) return png;
  const { width, height } = await sharp(png).metadata();
  const marks: string[] = [];
  if (holes)
    for (const y of [height / 2 - 1.575 * dpi, height / 2 + 1.575 * dpi])
      marks.push(`<circle cx="${0.47 * dpi}" cy="${y}" r="${0.12 * dpi}" fill="#222"/>`);
  if (stamp) {
    const [x, y] = [width * (0.55 + 0.2 * random.next()), height * (0.06 + 0.8 * random.next())];
    const size = 0.22 * dpi;
    marks.push(
      `<g transform="rotate(${-12 + 20 * random.next()} ${x} ${y})" fill="none" stroke="#9aa4d8" stroke-width="${0.025 * dpi}">` +
        `<rect x="${x - 0.9 * dpi}" y="${y - 0.3 * dpi}" width="${1.8 * dpi}" height="${0.6 * dpi}" rx="${0.06 * dpi}"/>` +
        `<text x="${x}" y="${y + size / 3}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="#9aa4d8" stroke="none">RECEIVED</text></g>`,
    );
  }
  if (ticks)
    for (let count = random.int(4, 9); count > 0; count -= 1) {
      const [x, y] = [
        random.chance(0.5) ? width * 0.05 : width * 0.955,
        height * (0.3 + 0.55 * random.next()),
      ];
      const reach = 0.09 * dpi * (0.8 + 0.5 * random.next());
      marks.push(
        `<path d="M${x - reach} ${y} L${x - reach / 3} ${y + reach / 2} L${x + reach} ${y - reach}" fill="none" stroke="#33415f" stroke-width="${0.012 * dpi}"/>`,
      );
    }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  return sharp(png)
    .composite([{ input: Buffer.from(svg), blend: 'multiply' }])
    .png()
    .toBuffer();
}
