/** Pictures written by hand, so that they may claim what no encoder would write. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

export interface PngShape {
  readonly width: number;
  readonly height: number;
  /** Rows that are really there; all by default. */
  readonly rows?: number;
}

/** A white PNG of one bit per pixel: a hundred megapixels are a few kilobytes. */
export function png({ width, height, rows = height }: PngShape): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff);
  row[0] = 0;
  const pixels = Buffer.alloc(row.length * rows);
  for (let n = 0; n < rows; n += 1) row.copy(pixels, n * row.length);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface TiffShape {
  readonly pages: number;
  readonly width?: number;
  readonly height?: number;
  /** The last directory points back to the first. */
  readonly loop?: boolean;
}

/** A TIFF of white one-bit pages that all share the same strip. */
export function tiff({ pages, width = 64, height = 64, loop = false }: TiffShape): Buffer {
  const strip = Buffer.alloc(Math.ceil(width / 8) * Math.min(height, 4_096), 0xff);
  const header = 8;
  const size = 2 + 9 * 12 + 4;
  const first = header + strip.length;
  const file = Buffer.alloc(first + pages * size);
  file.write('II', 0, 'latin1');
  file.writeUInt16LE(42, 2);
  file.writeUInt32LE(first, 4);
  strip.copy(file, header);
  for (let page = 0; page < pages; page += 1) {
    let at = first + page * size;
    file.writeUInt16LE(9, at);
    at += 2;
    const entries: readonly (readonly [number, number, number])[] = [
      [256, 4, width],
      [257, 4, height],
      [258, 3, 1],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, header],
      [277, 3, 1],
      [278, 4, height],
      [279, 4, strip.length],
    ];
    for (const [tag, type, value] of entries) {
      file.writeUInt16LE(tag, at);
      file.writeUInt16LE(type, at + 2);
      file.writeUInt32LE(1, at + 4);
      file.writeUInt32LE(value, at + 8);
      at += 12;
    }
    const last = page === pages - 1;
    file.writeUInt32LE(last ? (loop ? first : 0) : first + (page + 1) * size, at);
  }
  return file;
}
