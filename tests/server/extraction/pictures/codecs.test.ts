import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { canvasCodec } from '../../../../server/extraction/pictures/by-canvas.ts';
import { sharpCodec } from '../../../../server/extraction/pictures/by-sharp.ts';
import type { Rgb } from '../../../../server/extraction/pictures/codec.ts';

const WIDTH = 61;
const HEIGHT = 43;
const MOST = 1_000_000;

/** Every corner another colour, and a line of single pixels: shows how a picture is turned, and what is lost. */
function drawing(): Sharp {
  const patch = (left: number, top: number, background: string, width = 16, height = 12) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } })
    .composite([
      patch(0, 0, '#000000'),
      patch(WIDTH - 16, 0, '#c00000'),
      patch(0, HEIGHT - 12, '#0000c0'),
      patch(20, 20, '#000000', 24, 1),
    ])
    .removeAlpha();
}

/** Largest difference of a colour at the same place. */
function difference(one: Rgb, other: Rgb): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  expect(one.data.length).toBe(other.data.length);
  return one.data.reduce((most, value, at) => Math.max(most, Math.abs(value - other.data[at]!)), 0);
}

/** JPEG decoders round differently. */
const LOSSY = 24;

const KINDS: readonly [string, number, () => Promise<Buffer>][] = [
  ['PNG', 0, () => drawing().png().toBuffer()],
  ['PNG of a palette', 0, () => drawing().png({ palette: true }).toBuffer()],
  ['PNG in grey', 1, () => drawing().toColourspace('b-w').png().toBuffer()],
  ['PNG of 16 bits', 1, () => drawing().toColourspace('rgb16').png().toBuffer()],
  ['JPEG', LOSSY, () => drawing().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()],
  ['JPEG in grey', LOSSY, () => drawing().toColourspace('b-w').jpeg({ quality: 95 }).toBuffer()],
  [
    'progressive JPEG',
    LOSSY,
    () => drawing().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  ['WebP', 0, () => drawing().webp({ lossless: true }).toBuffer()],
  ['GIF', 1, () => drawing().gif().toBuffer()],
  ['TIFF', 0, () => drawing().tiff({ compression: 'none' }).toBuffer()],
  ['TIFF by LZW', 0, () => drawing().tiff({ compression: 'lzw' }).toBuffer()],
  [
    'TIFF by LZW with predictor',
    0,
    () => drawing().tiff({ compression: 'lzw', predictor: 'horizontal' }).toBuffer(),
  ],
  ['TIFF by deflate', 0, () => drawing().tiff({ compression: 'deflate' }).toBuffer()],
  ['TIFF by PackBits', 0, () => drawing().tiff({ compression: 'packbits' }).toBuffer()],
  ['TIFF by JPEG', LOSSY, () => drawing().tiff({ compression: 'jpeg', quality: 95 }).toBuffer()],
  [
    'TIFF in tiles',
    0,
    () => drawing().tiff({ compression: 'lzw', tile: true, tileWidth: 32, tileHeight: 16 }).toBuffer(),
  ],
  ['TIFF in grey', 1, () => drawing().toColourspace('b-w').tiff({ compression: 'lzw' }).toBuffer()],
  [
    'TIFF of one bit',
    1,
    () => drawing().toColourspace('b-w').tiff({ bitdepth: 1, compression: 'none' }).toBuffer(),
  ],
  [
    'TIFF of a fax',
    1,
    () => drawing().toColourspace('b-w').tiff({ bitdepth: 1, compression: 'ccittfax4' }).toBuffer(),
  ],
];

describe('the two codecs', () => {
  it.each(KINDS)('read the same from a %s', async (_name, tolerance, make) => {
    const bytes = await make();
    const [one, other] = await Promise.all(
      [sharpCodec, canvasCodec].map(async (codec) => (await codec.open(bytes, MOST)).page(1)),
    );
    expect(difference(one!, other!)).toBeLessThanOrEqual(tolerance);
    expect(credible(other!.density)).toBe(credible(one!.density));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turn photos and scans as orientation %i says', async (orientation) => {
    for (const bytes of [
      await drawing()
        .withMetadata({ orientation })
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        .toBuffer(),
      await drawing().withMetadata({ orientation }).tiff({ compression: 'lzw' }).toBuffer(),
    ]) {
      const [one, other] = await Promise.all(
        [sharpCodec, canvasCodec].map(async (codec) => (await codec.open(bytes, MOST)).page(1)),
      );
      expect(difference(one!, other!)).toBeLessThanOrEqual(LOSSY);
    }
  });

  it.each(['jpeg', 'png', 'tiff'] as const)('know the density of a %s', async (format) => {
    const bytes = await drawing().withMetadata({ density: 200 }).toFormat(format).toBuffer();
    for (const codec of [sharpCodec, canvasCodec]) {
      expect((await (await codec.open(bytes, MOST)).page(1)).density).toBe(200);
    }
  });

  it('read every page of a TIFF, and show what is transparent as paper', async () => {
    const clear = { create: { width: 30, height: 20, channels: 4 as const, background: '#00000000' } };
    const pages = [
      await sharp(clear).png().toBuffer(),
      await drawing().resize(30, 20).ensureAlpha().png().toBuffer(),
    ];
    const bytes = await sharp(pages, { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer();
    for (const codec of [sharpCodec, canvasCodec]) {
      const file = await codec.open(bytes, MOST);
      expect(file.pageCount).toBe(2);
      expect(new Set((await file.page(1)).data)).toEqual(new Set([255]));
      expect((await file.page(2)).data.slice(0, 3)).toEqual(new Uint8Array([0, 0, 0]));
    }
  });

  it.each(['jpeg', 'png', 'webp', 'tiff'] as const)('refuse a %s that is cut short', async (format) => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length / 2));
    for (const codec of [sharpCodec, canvasCodec]) {
      await expect(codec.open(cut, MOST).then((file) => file.page(1))).rejects.toBeInstanceOf(Error);
    }
  });

  it('refuse what is no picture, and pictures that are too large', async () => {
    const large = await drawing().png().toBuffer();
    const fax = await drawing().tiff().toBuffer();
    for (const codec of [sharpCodec, canvasCodec]) {
      await expect(codec.open(Buffer.from('II*\0 no picture at all'), MOST)).rejects.toBeInstanceOf(Error);
      await expect(codec.open(Buffer.from('no picture'), MOST)).rejects.toBeInstanceOf(Error);
      for (const bytes of [large, fax])
        await expect(codec.open(bytes, 100).then((file) => file.page(1))).rejects.toBeInstanceOf(Error);
    }
  });

  it('refuse a TIFF that says it has more than there is', async () => {
    const bytes = await drawing().tiff({ compression: 'lzw' }).toBuffer();
    const directory = bytes.readUInt32LE(4);
    const endless = Buffer.from(bytes);
    // The first entry's count of values; then a chain of directories that runs in a circle.
    endless.writeUInt32LE(0xff_ff_ff_00, directory + 2 + 4);
    await expect(canvasCodec.open(endless, MOST)).rejects.toThrow(/outside/);
    const circle = Buffer.from(bytes);
    circle.writeUInt32LE(directory, directory + 2 + bytes.readUInt16LE(directory) * 12);
    await expect(canvasCodec.open(circle, MOST)).rejects.toThrow(/no end/);
  });

  it('write what the other reads, and shrink so that every pixel counts', async () => {
    const { data, info } = await drawing().raw().toBuffer({ resolveWithObject: true });
    const picture: Rgb = { data: new Uint8Array(data), width: info.width, height: info.height };
    for (const [writer, reader] of [
      [sharpCodec, canvasCodec],
      [canvasCodec, sharpCodec],
    ] as const) {
      const read = await (await reader.open(await writer.png(picture), MOST)).page(1);
      expect(difference(read, picture)).toBe(0);
      const small = await writer.shrink(picture, 3);
      expect([small.width, small.height]).toEqual([20, 14]);
      // The line of single pixels is still there, as grey.
      expect(Math.min(...small.data.slice((7 * 20 + 9) * 3 - 60, (7 * 20 + 9) * 3 + 60))).toBeLessThan(220);
    }
  });
});

/** What programs write where they do not know is nothing, see images.ts. */
function credible(density: number | null): number | null {
  return density === null || density < 120 ? null : density;
}
